"""Flesh and Blood, chapters 5 and 6: playing, paying, activating, resolving, and how effects meet."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0, pitch: 1}
  Jab: {types: [action], subtypes: [attack], power: 1, cost: 1, keywords: [go again]}
  Brawl: {types: [action], subtypes: [attack], power: 6, defense: 3, cost: 3, pitch: 1}
  Wall: {types: [action], defense: 3, cost: 2, pitch: 3}
  Plain: {types: [resource], pitch: 3}
  Plan: {types: [action], cost: 1, abilities: [{do: [{gain life: 1}]}]}
  Swift Plan: {types: [action], cost: 0, keywords: [go again], abilities: [{do: [{if: {action points of: you,
    exactly: 0}, do: [{gain life: 1}]}]}]}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Guild: {types: [action], subtypes: [aura], abilities: [{passive: {cost: {resources: -2}}, affects: {type: action,
    owner: you, zone: [hand, stack]}}]}
  Tax: {types: [action], subtypes: [aura], abilities: [{passive: {cost: {resources: 1}}, affects: {type: action,
    owner: opponent, zone: [hand, stack]}}]}
  Coupon: {types: [instant], cost: 0, abilities: [{do: [{give: {cost: {resources: -1}}, to: {next: {type: action,
    controller: you}}, for: this turn}]}]}
  Haste: {types: [action], subtypes: [aura], abilities: [{passive: {can: be played as an instant},
    affects: {name: Plan, owner: you, zone: hand}}]}
  Bell: {types: [action], subtypes: [item], abilities: [{use: {}, keywords: [instant], limit: once each turn,
    do: [{gain life: 1}]}]}
  Gong: {types: [action], subtypes: [item], abilities: [{use: {}, keywords: [instant], if: {life of: you,
    at most: 10}, do: [{gain life: 1}]}]}
  Windup: {types: [action], cost: 0, abilities: [{use: {do: [{discard: 1, of: me}]}, keywords: [instant],
    works in: [hand], do: [{gain life: 1}]}]}
  Guardian: {types: [action], cost: 0, abilities: [{use: {resources: 0}, keywords: [instant], works in: [banished],
    do: [{return: me}]}]}
  Oath: {types: [action], subtypes: [aura], abilities: [{when: {event: is destroyed, object: {subtype: aura,
    controller: you}}, do: [{gain life: 1}]}]}
  Ruin: {types: [instant], cost: 0, abilities: [{do: [{destroy: {all: {subtype: aura, controller: you}}}]}]}
  Snare: {types: [defense reaction], cost: 0, defense: 2}
  Grip: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [dominate]}
  Double: {types: [instant], cost: 0, abilities: [{do: [{give: {times power: 2}, to: {choose: 1, is: attack,
    controller: you}, for: this turn}]}]}
  Extra: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 3}, to: {choose: 1, is: attack,
    controller: you}, for: this turn}]}]}
  Set: {types: [instant], cost: 0, abilities: [{do: [{give: {set power: 5}, to: {choose: 1, is: attack,
    controller: you}, for: this turn}]}]}
  Sapping: {types: [instant], cost: 0, abilities: [{do: [{give: {minus power: 2}, to: {choose: 1, is: attack},
    for: this turn}]}]}
  Banner: {types: [action], subtypes: [aura], abilities: [{passive: {power: {count: {zone: graveyard, owner: you}}},
    affects: {is: attack, controller: you}}]}
  Rally: {types: [instant], cost: 0, abilities: [{do: [{give: {power: {count: {zone: graveyard, owner: you}}},
    to: {choose: 1, is: attack, controller: you}, for: this turn}]}]}
  Gift: {types: [action], subtypes: [aura], abilities: [{when: {event: draws, player: you}, ordinal: second,
    per: turn, do: [{gain life: 1}]}]}
  Sponge: {types: [action], subtypes: [aura], abilities: [{replace: {event: draws, player: you},
    with: [{gain life: 2}]}]}
  Doubler: {types: [action], subtypes: [aura], abilities: [{replace: {event: gains life, object: {type: hero,
    controller: you}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Snoop: {types: [action], subtypes: [aura], abilities: [{when: {event: enters, object: me},
    do: [{destroy: {choose: 1, subtype: item, controller: opponent}}]}]}
  Bounty: {types: [action], subtypes: [item], abilities: [{when: {event: draws, player: you}, limit: once each turn,
    do: [{gain life: 1}]}]}
  Clock: {types: [action], subtypes: [item], abilities: [{when: {state: {life of: you, at most: 5}},
    do: [{gain life: 2}]}]}
  Mend: {types: [instant], cost: 0, abilities: [{do: [{gain life: 3}]}]}
  Omen: {types: [instant], cost: 0, abilities: [{do: [{later: {when: {event: start of, phase: end},
    do: [{gain life: 1}]}}]}]}
  Next Draw: {types: [instant], cost: 0, abilities: [{do: [{later: {when: {event: draws, player: you},
    do: [{gain life: 1}]}, for: next time}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

PLAYING = {
    "cards are played from hand or arsenal": """
        given: {Ira: {graveyard: [Swift Plan]}, Bravo: {}}
        when: [{play: Swift Plan}]
        then: {illegal: true}
        twin: {change: {given.Ira: {arsenal: [Swift Plan]}}, then: {stack: [Swift Plan]}}
        """,
    "a card of another is not played": """
        given: {Ira: {}, Bravo: {hand: [Wisp]}}
        when: [{play: Wisp, by: Ira}]
        then: {illegal: true}
        """,
    "costs are raised before they are reduced": """
        given: {Ira: {hand: [Plan], arena: [Guild], resources: 0}, Bravo: {arena: [Tax]}}
        when: [{play: Plan}]
        then: {stack: [Plan]}
        twin: {change: {given.Ira: {hand: [Plan], resources: 1}}, then: {illegal: true}}
        """,
    "a reduction is for the next card alone": """
        given: {Ira: {hand: [Coupon, {card: Plan, as: p1}, {card: Plan, as: p2}], action points: 2}, Bravo: {}}
        when: [{play: Coupon}, {resolve: 1}, {play: p1}, {resolve: 1}, {play: p2}]
        then: {illegal: true, p1: {zone: graveyard}}
        """,
    "an action played as an instant costs no action point": """
        given: {Ira: {hand: [Plan], arena: [Haste], resources: 1}, Bravo: {}}
        when: [{play: Plan, as instant: true}, {resolve: 1}]
        then: {Ira: {action points: 1, life: 21}}
        twin: {change: {when.0: {play: Plan}, given.Ira.arena: []}, then: {Ira: {action points: 0, life: 21}}}
        """,
    "an action as an instant is played in another's turn": """
        given: {Ira: {}, Bravo: {hand: [Plan], arena: [Haste], resources: 1}}
        when: [{pass: Ira}, {play: Plan, by: Bravo, as instant: true}]
        then: {stack: [Plan]}
        twin: {change: {given.Bravo.arena: []}, then: {illegal: true}}
        """,
    "an action waits for an empty stack": """
        given: {Ira: {hand: [Wisp, Swift Plan]}, Bravo: {}}
        when: [{play: Wisp}, {play: Swift Plan}]
        then: {illegal: true}
        """,
    "a second action needs a second action point": """
        given: {Ira: {hand: [Plan, Strike], resources: 1}, Bravo: {}}
        when: [{play: Plan}, {resolve: 1}, {play: Strike}]
        then: {illegal: true}
        twin: {change: {given.Ira.action points: 2}, then: {stack: [Strike]}}
        """,
    "resource and block cards are not played": """
        given: {Ira: {hand: [Plain]}, Bravo: {}}
        when: [{play: Plain}]
        then: {illegal: true}
        """,
    "an ability used up is used again next turn": """
        given: {Ira: {arena: [Bell]}, Bravo: {}}
        when: [{use: Bell}, {resolve: 1}, {use: Bell}]
        then: {illegal: true}
        twin: {change: {when: [{use: Bell}, {resolve: 1}, {end turn: true}, {pass: Bravo}, {use: Bell, by: Ira},
          {resolve: 1}]}, then: {Ira: {life: 22}}}
        """,
    "an ability whose condition is not met is not used": """
        given: {Ira: {arena: [Gong], life: 11}, Bravo: {}}
        when: [{use: Gong}]
        then: {illegal: true}
        twin: {change: {given.Ira.life: 10}, then: {Ira: {life: 10}, stack: [Gong]}}
        """,
    "an ability that discards its own card works in hand": """
        given: {Ira: {hand: [Windup], life: 20}, Bravo: {}}
        when: [{use: Windup}, {resolve: 1}]
        then: {Windup: {zone: graveyard}, Ira: {life: 21}}
        """,
    "and is used by nobody else": """
        given: {Ira: {}, Bravo: {hand: [Windup]}}
        when: [{use: Windup, by: Ira}]
        then: {illegal: true}
        """,
    "a card face down in the banished zone has no ability to use": """
        given: {Ira: {banished: [{card: Guardian, face down: true}]}, Bravo: {}}
        when: [{use: Guardian}]
        then: {illegal: true}
        twin: {change: {given.Ira.banished: [Guardian], when: [{use: Guardian}, {resolve: 1}]},
          then: {Guardian: {zone: hand}}}
        """,
}

RESOLVING = {
    "go again comes after everything else": """
        given: {Ira: {hand: [Swift Plan], life: 20}, Bravo: {}}
        when: [{play: Swift Plan}, {resolve: 1}]
        then: {Ira: {life: 21, action points: 1}}
        """,
    "what is destroyed with what it watches sees both": """
        given: {Ira: {hand: [Ruin], arena: [{card: Oath, as: o1}, Guild], life: 20}, Bravo: {}}
        when: [{play: Ruin}, {resolve: all}]
        then: {triggers: {o1: 2}, Ira: {life: 22}}
        """,
    "the second of two defense reactions against dominate fails": """
        given: {Ira: {hand: [Grip]}, Bravo: {hand: [{card: Snare, as: s1}, {card: Snare, as: s2}], life: 20}}
        when: [{play: Grip}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: s1, by: Bravo}, {play: s2,
          by: Bravo}, {resolve: 1}, {check: {s2: {is: [defending]}}}, {resolve: 1}]
        then: {s1: {zone: graveyard}, s2: {zone: combat chain}}
        """,
    "a defense reaction is not played from hand once dominate is met": """
        given: {Ira: {hand: [Grip]}, Bravo: {hand: [Wall, Snare], life: 20}}
        when: [{play: Grip}, {resolve: 1}, {defend: [Wall], by: Bravo}, {advance to: reaction}, {pass: Ira},
          {play: Snare, by: Bravo}]
        then: {illegal: true}
        twin: {change: {given.Bravo: {hand: [Wall], arsenal: [Snare]}}, then: {stack: [Snare]}}
        """,
}

CONTINUOUS = {
    "set, doubled, raised and lowered in this order": """
        given: {Ira: {hand: [Strike, Extra, Double, Set], action points: 1}, Bravo: {hand: [Sapping], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {pass: Ira}, {play: Sapping, by: Bravo}, {resolve: 1}, {play: Extra},
          {resolve: 1}, {play: Double}, {resolve: 1}, {play: Set}, {resolve: 1}]
        then: {Strike: {power: 11}}
        """,
    "what resolves is fixed and what is static follows": """
        given: {Ira: {hand: [Strike, Rally], arena: [Banner], graveyard: [Wall]}, Bravo: {}}
        when: [{play: Strike}, {resolve: 1}, {play: Rally}, {resolve: 1}]
        then: {Strike: {power: 7}}
        twin: {change: {given.Ira.arena: []}, then: {Strike: {power: 5}}}
        """,
    "without a duration an effect ends with the turn": """
        given: {Ira: {hand: [Omen], life: 20}, Bravo: {}}
        when: [{play: Omen}, {resolve: 1}, {end turn: true}, {end turn: true}]
        then: {Ira: {life: 21}}
        """,
}

REPLACING = {
    "an event replaced does not trigger": """
        given: {Ira: {hand: [Wisp], arena: [Sponge, Bounty], life: 20}, Bravo: {}}
        when: [{play: Wisp}, {resolve: all}]
        then: {Ira: {life: 22, hand: []}, triggers: {Bounty: 0}}
        """,
    "a replacement applies to what another made of the event": """
        given: {Ira: {hand: [Wisp], arena: [Sponge, Doubler], life: 20}, Bravo: {}}
        when: [{play: Wisp}, {resolve: all}]
        then: {Ira: {life: 23}}
        """,
    "two of a kind each apply once": """
        given: {Ira: {hand: [Mend], arena: [{card: Doubler, as: d1}, {card: Doubler, as: d2}], life: 10}, Bravo: {}}
        when: [{play: Mend}, {resolve: all}]
        choices: [{player: Ira, question: order replacements, answer: d1}]
        then: {Ira: {life: 15}}
        """,
}

TRIGGERING = {
    "the second time is missed by what came after it": """
        given: {Ira: {hand: [Gift], action points: 1}, Bravo: {}}
        when: [{draw: 2, by: Ira}, {play: Gift}, {resolve: 1}, {draw: 1, by: Ira}]
        then: {triggers: {Gift: 0}}
        twin: {change: {when: [{draw: 1, by: Ira}, {play: Gift}, {resolve: 1}, {draw: 1, by: Ira}, {draw: 1,
          by: Ira}]}, then: {triggers: {Gift: 1}}}
        """,
    "a layer without a legal target is not put on the stack": """
        given: {Ira: {hand: [Snoop]}, Bravo: {}}
        when: [{play: Snoop}, {resolve: 1}]
        then: {stack: []}
        twin: {change: {given.Bravo.arena: [Bell]}, then: {stack: [Snoop]}}
        """,
    "a state-based effect triggers as the state comes about and not while it stays": """
        given: {Ira: {arena: [Clock], life: 6}, Bravo: {}}
        when: [{deal: 3, to: Ira, by: Bravo}, {resolve: all}, {deal: 1, to: Ira, by: Bravo}]
        then: {triggers: {Clock: 1}, Ira: {life: 4}}
        """,
    "and again once it has been otherwise": """
        given: {Ira: {arena: [Clock], hand: [Mend], life: 6}, Bravo: {}}
        when: [{deal: 2, to: Ira, by: Bravo}, {resolve: all}, {check: {Ira: {life: 6}}}, {deal: 1, to: Ira,
          by: Bravo}, {resolve: all}]
        then: {triggers: {Clock: 2}, Ira: {life: 7}}
        """,
    "a state that has passed leaves its layer without effect": """
        given: {Ira: {arena: [Clock], hand: [Mend], life: 6}, Bravo: {}}
        when: [{deal: 1, to: Ira, by: Bravo}, {play: Mend}, {resolve: all}]
        then: {triggers: {Clock: 1}, Ira: {life: 8}}
        """,
    "the next time is once": """
        given: {Ira: {hand: [Next Draw], life: 20}, Bravo: {}}
        when: [{play: Next Draw}, {resolve: 1}, {draw: 2, by: Ira}, {resolve: all}]
        then: {Ira: {life: 21}}
        """,
}


@each(PLAYING)
def test_of_playing(body: str) -> None:
    FAB.confirm(body)


@each(RESOLVING)
def test_of_resolving(body: str) -> None:
    FAB.confirm(body)


@each(CONTINUOUS)
def test_of_continuous_effects(body: str) -> None:
    FAB.confirm(body)


@each(REPLACING)
def test_of_replacement(body: str) -> None:
    FAB.confirm(body)


@each(TRIGGERING)
def test_of_triggering(body: str) -> None:
    FAB.confirm(body)
