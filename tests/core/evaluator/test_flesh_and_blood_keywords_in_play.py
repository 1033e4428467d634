"""Flesh and Blood, chapter 8: what keywords, named effects and tokens do, and where they do nothing."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0, pitch: 1}
  Big: {types: [action], subtypes: [attack], power: 6, defense: 3, cost: 0}
  Illusion: {types: [action], subtypes: [attack], supertypes: [Illusionist], power: 7, defense: 3, cost: 0}
  Ghostly: {types: [action], subtypes: [attack], supertypes: [Illusionist], power: 8, cost: 0, keywords: [phantasm]}
  Wall: {types: [action], defense: 3, cost: 2}
  Fence: {types: [action], defense: 1, cost: 0}
  Parry: {types: [defense reaction], cost: 0, defense: 4}
  Weaken: {types: [instant], cost: 0, abilities: [{do: [{give: {power: -2}, to: {choose: 1, is: defending},
    for: this turn}]}]}
  Worn: {types: [equipment], subtypes: [head], defense: 2, keywords: [battleworn]}
  Brittle: {types: [equipment], subtypes: [chest], defense: 2, keywords: [blade break]}
  Supple: {types: [equipment], subtypes: [arms], defense: 2, keywords: [temper]}
  Bolt: {types: [action], cost: 0, abilities: [{do: [{deal: 3, type: arcane, to: {choose: 1, type: hero,
    controller: opponent}}]}]}
  Robe: {types: [equipment], subtypes: [chest], keywords: [{arcane barrier: 2}]}
  Void: {types: [equipment], subtypes: [head], keywords: [{spellvoid: 2}]}
  Silk: {types: [equipment], subtypes: [legs], keywords: [{quell: 2}]}
  Shell: {types: [action], subtypes: [aura], keywords: [{ward: 2}]}
  Cog: {types: [action], supertypes: [Mechanologist], cost: 0}
  Scrapheap: {types: [action], subtypes: [attack], power: 3, cost: 0, keywords: [boost]}
  Debt: {types: [action], subtypes: [attack], power: 3, cost: 0, keywords: [blood debt]}
  Herald: {types: [action], subtypes: [aura], keywords: [spectra]}
  Pike: {types: [action], subtypes: [attack], power: 4, cost: 0, keywords: [{piercing: 2}]}
  Mist: {types: [action], subtypes: [attack], power: 2, defense: 3, cost: 0, keywords: [mirage]}
  Ambusher: {types: [action], defense: 2, keywords: [ambush]}
  Guard: {types: [action], defense: 2, keywords: [protect]}
  Shard: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [fragment]}
  Watcher: {types: [action], subtypes: [ally], life: 1, keywords: [watery grave]}
  Fuse: {types: [action], subtypes: [attack], power: 4, cost: 0, keywords: [ice fusion],
    abilities: [{when: {event: attacks, object: me}, if: {this: me, is: {is: fused}}, do: [{gain life: 1}]}]}
  Snow: {types: [action], supertypes: [Ice], cost: 0}
  Tense: {types: [action], subtypes: [aura], cost: 0, keywords: [suspense]}
  Rouser: {types: [action], subtypes: [attack], power: 2, cost: 0, keywords: [dominate]}
  Combo: {types: [action], subtypes: [attack], power: 2, cost: 0, abilities: [{passive: {power: 2}, affects: me,
    while: {this: last attack, is: {name: Opener}}}]}
  Opener: {types: [action], subtypes: [attack], power: 1, cost: 0, keywords: [go again]}
  Crush: {types: [action], subtypes: [attack], power: 5, cost: 0, abilities: [{name: crush,
    when: {event: deals damage, object: me, amount: {at least: 4}}, do: [{discard: 1, player: opponent}]}]}
  Reprise: {types: [attack reaction], cost: 0, abilities: [{do: [{give: {power: 1}, to: {choose: 1, is: attack,
    controller: you}, for: this turn}, {if: {happened: {event: defends, object: {is: from hand}}, in: chain link,
    at least: 1}, do: [{draw: 1}]}]}]}
  Surge: {types: [action], cost: 0, abilities: [{do: [{deal: 3, type: arcane, to: {choose: 1, type: hero,
    controller: opponent}, as: dealt}, {if: {happened: {event: deals damage, object: me}, in: turn, at least: 1},
    do: [{draw: 1}]}]}]}
  Solflare: {types: [action], abilities: [{when: {event: charges, object: me}, do: [{gain life: 1}]}]}
  Charger: {types: [instant], cost: 0, abilities: [{do: [{charge: true}]}]}
  Threat: {types: [instant], cost: 0, abilities: [{do: [{intimidate: true, player: opponent}]}]}
  Banisher: {types: [action], subtypes: [aura], abilities: [{when: {event: is banished, object: {owner: opponent}},
    do: [{gain life: 1}]}]}
  Destroyer: {types: [action], subtypes: [aura], abilities: [{when: {event: is destroyed}, do: [{gain life: 1}]}]}
  Opt: {types: [instant], cost: 0, abilities: [{do: [{opt: 2}]}]}
  Freeze: {types: [instant], cost: 0, abilities: [{do: [{freeze: {choose: 1, zone: arsenal, owner: opponent}}]}]}
  Marker: {types: [instant], cost: 0, abilities: [{do: [{mark: {choose: 1, type: hero, controller: opponent}}]}]}
  Steal: {types: [instant], cost: 0, abilities: [{do: [{steal: {choose: 1, subtype: item, controller: opponent}}]}]}
  Gear: {types: [action], subtypes: [item], cost: 0, abilities: [{use: {tap: me}, keywords: [instant],
    do: [{gain life: 1}]}]}
  Mage: {types: [action], subtypes: [ally], life: 2}
  Maker: {types: [instant], cost: 0, abilities: [{do: [{create token: {name: Might}}]}]}
  Counter: {types: [instant], cost: 0, abilities: [{do: [{negate: {choose: 1, zone: stack, type: action}}]}]}
  Heaver: {types: [action], cost: 0, keywords: [{heave: 2}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

EQUIPMENT = {
    "what has not defended is not worn": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [Worn], chest: [Brittle]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Worn], by: Bravo}, {close combat chain: true}]
        then: {Worn: {defense: 1, zone: head}, Brittle: {defense: 2, zone: chest}}
        """,
    "what is worn twice has two counters": """
        given: {Ira: {hand: [Opener, Strike]}, Bravo: {head: [Worn]}}
        when: [{play: Opener}, {resolve: 1}, {defend: [Worn], by: Bravo}, {close combat chain: true},
          {play: Strike}, {resolve: 1}, {defend: [Worn], by: Bravo}, {close combat chain: true}]
        then: {Worn: {defense: 0, counters: {"-1 defense": 2}, zone: head}}
        """,
    "temper destroys only at zero": """
        given: {Ira: {hand: [Strike]}, Bravo: {arms: [{card: Supple, counters: {"-1 defense": 1}}]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Supple], by: Bravo}, {close combat chain: true}]
        then: {Supple: {zone: graveyard}}
        twin: {change: {given.Bravo.arms: [Supple]}, then: {Supple: {zone: arms, defense: 1}}}
        """,
    "piercing counts for equipment alone": """
        given: {Ira: {hand: [Pike]}, Bravo: {head: [Worn], hand: [Fence], life: 20}}
        when: [{play: Pike}, {resolve: 1}, {defend: [Fence], by: Bravo}, {advance to: damage}]
        then: {Pike: {power: 4}, Bravo: {life: 17}}
        twin: {change: {when.2: {defend: [Worn, Fence], by: Bravo}}, then: {Pike: {power: 6}, Bravo: {life: 17}}}
        """,
    "piercing does not add up with two pieces": """
        given: {Ira: {hand: [Pike]}, Bravo: {head: [Worn], chest: [Brittle], life: 20}}
        when: [{play: Pike}, {resolve: 1}, {defend: [Worn, Brittle], by: Bravo}]
        then: {Pike: {power: 6}}
        """,
}

PREVENTING = {
    "arcane barrier does nothing against an attack": """
        given: {Ira: {hand: [Strike]}, Bravo: {chest: [Robe], resources: 2, life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 16, resources: 2}}
        """,
    "arcane barrier may be used again": """
        given: {Ira: {hand: [{card: Bolt, as: b1}, {card: Bolt, as: b2}], action points: 2}, Bravo: {chest: [Robe],
          resources: 4, life: 20}}
        when: [{play: b1}, {resolve: 1}, {play: b2}, {resolve: 1}]
        choices: [{player: Bravo, question: apply replacement, answer: yes}, {player: Bravo,
          question: apply replacement, answer: yes}]
        then: {Bravo: {life: 18, resources: 0}}
        """,
    "spellvoid is used up": """
        given: {Ira: {hand: [{card: Bolt, as: b1}, {card: Bolt, as: b2}], action points: 2}, Bravo: {head: [Void],
          life: 20}}
        when: [{play: b1}, {resolve: 1}, {play: b2}, {resolve: 1}]
        choices: [{player: Bravo, question: apply replacement, answer: yes}]
        then: {Bravo: {life: 16}, Void: {zone: graveyard}}
        """,
    "ward asks nobody": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Shell], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 18}, Shell: {zone: graveyard}, asked: {apply replacement: 0}}
        """,
    "ward is for one's own hero": """
        given: {Ira: {hand: [Strike], arena: [Shell]}, Bravo: {life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 16}, Shell: {zone: permanent}}
        """,
    "ward does not shield an ally": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Shell, Mage], life: 20}}
        when: [{play: Strike, attacking: Mage}, {resolve: 1}, {advance to: damage}]
        then: {Mage: {zone: graveyard}, Shell: {zone: permanent}}
        """,
    "quell is destroyed at the end of the turn": """
        given: {Ira: {hand: [Strike]}, Bravo: {legs: [Silk], resources: 2, life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}, {check: {Silk: {zone: legs}, Bravo: {life: 18}}},
          {advance to: end}]
        choices: [{player: Bravo, question: apply replacement, answer: yes}]
        then: {Silk: {zone: graveyard}}
        """,
}

ATTACKING = {
    "phantasm minds no illusionist": """
        given: {Ira: {hand: [Ghostly]}, Bravo: {hand: [Illusion], life: 20}}
        when: [{play: Ghostly}, {resolve: 1}, {defend: [Illusion], by: Bravo}, {resolve: all}]
        then: {Ghostly: {zone: combat chain}, triggers: {Ghostly/phantasm: 0}}
        twin: {change: {given.Bravo.hand: [Big], when.2: {defend: [Big], by: Bravo}},
          then: {Ghostly: {zone: graveyard}, state: closed}}
        """,
    "phantasm looks again as it resolves": """
        given: {Ira: {hand: [Ghostly, Weaken]}, Bravo: {hand: [Big], life: 20}}
        when: [{play: Ghostly}, {resolve: 1}, {defend: [Big], by: Bravo}, {play: Weaken}, {resolve: all}]
        then: {Ghostly: {zone: combat chain}, triggers: {Ghostly/phantasm: 1}}
        """,
    "mirage is destroyed by a strong attack alone": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Mist]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Mist], by: Bravo}, {resolve: all}]
        then: {Mist: {zone: combat chain}}
        twin: {change: {given.Ira.hand: [Big], when.0: {play: Big}}, then: {Mist: {zone: graveyard}}}
        """,
    "spectra ends the attack on it": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Herald]}}
        when: [{play: Strike, attacking: Herald}, {resolve: all}]
        then: {Herald: {zone: graveyard}, Strike: {zone: graveyard}, state: closed}
        """,
    "what has no life and no spectra is not attacked": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Shell]}}
        when: [{play: Strike, attacking: Shell}]
        then: {illegal: true}
        """,
    "boosting with another card gives no go again": """
        given: {Ira: {hand: [Scrapheap], deck: [Wall]}, Bravo: {}}
        when: [{play: Scrapheap}, {resolve: 1}, {advance to: resolution}]
        choices: [{player: Ira, question: pay optional cost, answer: yes}]
        then: {Ira: {action points: 0, banished: [Wall]}, events: [{event: boosts, times: 1}]}
        twin: {change: {given.Ira.deck: [Cog]}, then: {Ira: {action points: 1, banished: [Cog]}}}
        """,
    "an empty deck boosts nothing": """
        given: {Ira: {hand: [Scrapheap], deck: 0}, Bravo: {}}
        when: [{play: Scrapheap}]
        then: {asked: {pay optional cost: 0}, events: [{event: boosts, times: 0}]}
        """,
    "fusion is not asked of a hand that has none": """
        given: {Ira: {hand: [Fuse, Wall], life: 20}, Bravo: {}}
        when: [{play: Fuse}, {resolve: 1}, {resolve: all}]
        then: {Ira: {life: 20}, asked: {pay optional cost: 0}}
        twin: {change: {given.Ira.hand: [Fuse, Snow], choices: [{player: Ira, question: pay optional cost,
          answer: yes}]}, then: {Ira: {life: 21, hand: [Snow]}}}
        """,
    "combo looks at the last attack": """
        given: {Ira: {hand: [Opener, Combo]}, Bravo: {life: 20}}
        when: [{play: Opener}, {resolve: 1}, {advance to: resolution}, {play: Combo}, {resolve: 1},
          {advance to: damage}]
        then: {Bravo: {life: 15}}
        twin: {change: {when: [{play: Opener}, {resolve: 1}, {close combat chain: true}, {play: Combo},
          {resolve: 1}, {advance to: damage}]}, then: {Bravo: {life: 17}}}
        """,
    "crush needs four damage dealt": """
        given: {Ira: {hand: [Crush]}, Bravo: {hand: [Wall, Fence], life: 20}}
        when: [{play: Crush}, {resolve: 1}, {defend: [Fence], by: Bravo}, {advance to: damage}, {resolve: all}]
        then: {Bravo: {life: 16, hand: []}}
        twin: {change: {when.2: {defend: [Wall], by: Bravo}}, then: {Bravo: {life: 18, hand: [Fence]}}}
        """,
    "reprise is asked as it resolves": """
        given: {Ira: {hand: [Strike, Reprise], deck: 5}, Bravo: {hand: [Fence], head: [Worn]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Fence], by: Bravo}, {advance to: reaction}, {play: Reprise},
          {resolve: 1}]
        then: {Ira: {deck: {count: 4}}}
        twin: {change: {when.2: {defend: [Worn], by: Bravo}}, then: {Ira: {deck: {count: 5}}}}
        """,
    "surge needs damage that is dealt": """
        given: {Ira: {hand: [Surge], deck: 5}, Bravo: {life: 20}}
        when: [{play: Surge}, {resolve: 1}]
        then: {Ira: {deck: {count: 4}}}
        twin:
          change: {given.Bravo: {head: [{card: Void, as: v1}], chest: [{card: Void, as: v2}], life: 20},
            choices: [{player: Bravo, question: order replacements, answer: v1/spellvoid 2}, {player: Bravo,
            question: apply replacement, answer: yes}, {player: Bravo, question: apply replacement, answer: yes}]}
          then: {Ira: {deck: {count: 5}}}
        """,
}

NEWER = {
    "fragment loses two for each that defends with two or more": """
        given: {Ira: {hand: [Shard]}, Bravo: {hand: [Wall, Fence], head: [Worn], life: 20}}
        when: [{play: Shard}, {resolve: 1}, {defend: [Wall, Worn, Fence], by: Bravo}, {resolve: all}]
        then: {Shard: {power: 2}}
        """,
}

ELSEWHERE = {
    "blood debt is owed in the banished zone alone": """
        given: {Ira: {banished: [Debt], graveyard: [{card: Debt, as: other}], life: 20},
          Bravo: {banished: [{card: Debt, as: third}], life: 20}}
        when: [{advance to: end}]
        then: {Ira: {life: 19}, Bravo: {life: 20}}
        """,
    "an ambush comes from the arsenal": """
        given: {Ira: {hand: [Strike]}, Bravo: {arsenal: [Ambusher], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Ambusher], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 18}}
        """,
    "an ambusher is no card from hand": """
        given: {Ira: {hand: [Rouser]}, Bravo: {arsenal: [Ambusher], hand: [Fence], life: 20}}
        when: [{play: Rouser}, {resolve: 1}, {defend: [Ambusher, Fence], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 20}}
        """,
    "whoever has protect defends another hero": """
        given: {Ira: {hand: [Strike]}, Bravo: {life: 20}, Dash: {hand: [Guard, Wall]}}
        when: [{play: Strike, attacking: Bravo}, {resolve: 1}, {advance to: defend}, {defend: [Guard], by: Dash},
          {advance to: damage}]
        then: {Bravo: {life: 18}}
        twin: {change: {when: [{play: Strike, attacking: Bravo}, {resolve: 1}, {advance to: defend},
          {defend: [Wall], by: Dash}]}, then: {illegal: true}}
        """,
    "a watery grave is face down": """
        given: {Ira: {arena: [Watcher]}, Bravo: {}}
        when: [{destroy: Watcher, by: Bravo}, {resolve: all}]
        then: {Watcher: {zone: graveyard, is: [face down]}}
        twin: {change: {given.Ira: {hand: [Watcher]}, when: [{discard: 1, by: Ira}, {resolve: all}]},
          then: {Watcher: {is not: [face down]}}}
        """,
    "suspense begins with two counters": """
        given: {Ira: {hand: [Tense]}, Bravo: {}}
        when: [{play: Tense}, {resolve: 1}]
        then: {Tense: {counters: {suspense: 2}}}
        """,
    "what is charged lies in the soul": """
        given: {Ira: {hand: [Charger, Solflare, Wall], life: 20}, Bravo: {}}
        when: [{play: Charger}, {resolve: all}]
        choices: [{player: Ira, question: charge, answer: Solflare}]
        then: {Ira: {soul: [Solflare], hand: [Wall], life: 21}}
        """,
    "an intimidated card comes back, and only that one": """
        given: {Ira: {hand: [Threat]}, Bravo: {hand: [Wall], banished: [{card: Fence, face down: true}]}}
        when: [{play: Threat}, {resolve: 1}, {check: {Wall: {zone: banished, is: [face down]}}}, {advance to: end}]
        then: {Wall: {zone: hand}, Fence: {zone: banished}}
        """,
    "nothing is intimidated in an empty hand and it is intimidated": """
        given: {Ira: {hand: [Threat]}, Bravo: {hand: []}}
        when: [{play: Threat}, {resolve: 1}]
        then: {events: [{event: intimidates, times: 1}]}
        """,
    "what opt keeps is on top": """
        given: {Ira: {hand: [Opt], deck: [Wall, Strike, Fence]}, Bravo: {}}
        when: [{play: Opt}, {resolve: 1}, {draw: 1, by: Ira}]
        choices: [{player: Ira, question: opt, answer: [Wall]}]
        then: {Ira: {hand: [Strike]}, Wall: {zone: deck}}
        """,
    "an empty deck is not looked at": """
        given: {Ira: {hand: [Opt], deck: 0}, Bravo: {}}
        when: [{play: Opt}, {resolve: 1}]
        then: {events: [{event: opts, times: 0}]}
        """,
    "a mark stays until an opponent hits": """
        given: {Ira: {hand: [Marker, Strike]}, Bravo: {life: 20}}
        when: [{play: Marker}, {resolve: 1}, {deal: 2, to: Bravo, by: Ira}, {check: {Bravo: {life: 18}}},
          {play: Strike}, {resolve: 1}, {advance to: reaction}, {check: {events: [{event: is marked, times: 1}]}},
          {advance to: damage}]
        then: {Bravo: {life: 14}}
        """,
    "what is stolen is used by the thief": """
        given: {Ira: {hand: [Steal], life: 20}, Bravo: {arena: [Gear]}}
        when: [{play: Steal}, {resolve: 1}, {use: Gear, by: Ira}, {resolve: 1}]
        then: {Gear: {controller: Ira}, Ira: {life: 21}}
        """,
    "what is tapped is not tapped for a cost": """
        given: {Ira: {arena: [{card: Gear, tapped: true}]}, Bravo: {}}
        when: [{use: Gear}]
        then: {illegal: true}
        """,
    "a heaved card pays for its surges": """
        given: {Ira: {hand: [Heaver], resources: 2}, Bravo: {}}
        when: [{advance to: end}, {resolve: all}]
        choices: [{player: Ira, question: pay, answer: yes}]
        then: {Heaver: {zone: arsenal, is: [face up]}, Ira: {arena: {count: 2}}}
        """,
    "what is put into the banished zone otherwise is not banished": """
        given: {Ira: {arena: [Banisher], life: 20}, Bravo: {graveyard: [Wall]}}
        when: [{put: Wall, to: banished, by: Ira}, {resolve: all}]
        then: {triggers: {Banisher: 0}}
        twin: {change: {when.0: {banish: Wall, by: Ira}}, then: {triggers: {Banisher: 1}}}
        """,
    "what goes to the graveyard otherwise is not destroyed": """
        given: {Ira: {arena: [Destroyer, Shell], life: 20}, Bravo: {}}
        when: [{put: Shell, to: graveyard, by: Bravo}, {resolve: all}]
        then: {triggers: {Destroyer: 0}}
        twin: {change: {when.0: {destroy: Shell, by: Bravo}}, then: {triggers: {Destroyer: 1}}}
        """,
    "damage to what has no life is none": """
        given: {Ira: {}, Bravo: {arena: [Shell]}}
        when: [{deal: 2, to: Shell, by: Ira}]
        then: {events: [{event: takes damage, times: 0}]}
        """,
    "a negated action card is cleared and does nothing": """
        given: {Ira: {hand: [Bolt]}, Bravo: {hand: [Counter], life: 20}}
        when: [{play: Bolt}, {pass: Ira}, {play: Counter, by: Bravo}, {resolve: all}]
        then: {Bravo: {life: 20}, Bolt: {zone: graveyard}}
        """,
}


@each(EQUIPMENT)
def test_of_equipment(body: str) -> None:
    FAB.confirm(body)


@each(PREVENTING)
def test_of_prevention(body: str) -> None:
    FAB.confirm(body)


@each(ATTACKING)
def test_of_attacks(body: str) -> None:
    FAB.confirm(body)


@each(NEWER)
def test_of_what_the_newer_edition_adds(body: str) -> None:
    FAB.confirm(body, "2026-06-10")


@each(ELSEWHERE)
def test_of_effects_by_name(body: str) -> None:
    FAB.confirm(body)
