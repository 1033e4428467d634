"""Flesh and Blood, chapter 7: what may be done in each step of combat, who defends, what hits, and how it ends."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 1, cost: 0, keywords: [go again]}
  Brute Force: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [overpower]}
  Wall: {types: [action], defense: 3}
  Fence: {types: [action], defense: 1}
  Gem: {types: [resource], pitch: 3}
  Parry: {types: [defense reaction], cost: 0, defense: 4}
  Push: {types: [attack reaction], cost: 0, abilities: [{do: [{give: {power: 3}, to: {choose: 1, is: attack,
    controller: you}, for: this turn}]}]}
  Wisp: {types: [instant], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Plan: {types: [action], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2, abilities: [{use: {action points: 1},
    keywords: [action], do: [{attack: true}]}]}
  Ghoul: {types: [action], subtypes: [ally], life: 3, power: 2}
  Helm: {types: [equipment], subtypes: [head], defense: 2}
  Mail: {types: [equipment], subtypes: [chest], defense: 1}
  Blade: {types: [weapon], subtypes: [sword], power: 3, abilities: [{use: {action points: 1}, keywords: [action],
    do: [{attack: true}]}]}
  Negate: {types: [instant], cost: 0, abilities: [{do: [{negate: {choose: 1, zone: stack, subtype: attack}}]}]}
  Smash: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, is: attack}}]}]}
  Slay: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: ally}}]}]}
  Shatter: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, type: weapon}}]}]}
  Feint: {types: [instant], cost: 0, abilities: [{do: [{prevent: all, for: next time}]}]}
  Muffle: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3}]}]}
  Drain: {types: [instant], cost: 0, abilities: [{do: [{lose life: 2, player: opponent}]}]}
  Loud: {types: [action], subtypes: [aura], abilities: [{when: {event: hits, object: {controller: you}},
    do: [{gain life: 1}]}]}
  Closer: {types: [action], subtypes: [aura], abilities: [{when: {event: combat chain closes}, do: [{gain life: 1}]}]}
  Chorus: {types: [action], subtypes: [attack], power: 2, cost: 0, abilities: [{when: {event: chain link resolves,
    object: me}, do: [{gain life: 1}]}]}
  Fury: {types: [instant], cost: 0, abilities: [{do: [{give: {power: 1}, to: {all: {is: attack, controller: you}},
    for: this combat chain}]}]}
  Link Fury: {types: [instant], cost: 0, abilities: [{do: [{later: {passive: {power: 1}, affects: {is: attack,
    controller: you}}, for: this chain link}]}]}
  Chain Fury: {types: [instant], cost: 0, abilities: [{do: [{later: {passive: {power: 1}, affects: {is: attack,
    controller: you}}, for: this combat chain}]}]}
  Loner: {types: [action], defense: 2, abilities: [{when: {event: defends, object: me}, if: {count: {is: defending},
    exactly: 1}, do: [{gain life: 1}]}]}
  Bastion: {types: [equipment], subtypes: [off-hand], defense: 1, abilities: [{when: {event: defends, object: me},
    if: {happened: {event: defends, object: {is: from hand}}, in: together, at least: 1}, do: [{give: {defense: 1},
    to: me, for: this turn}]}]}
  Shy: {types: [action], subtypes: [aura], abilities: [{passive: {power: 1}, affects: {is: attack, controller: you}}]}
  Shy Guard: {types: [action], defense: 2, abilities: [{passive: {power: 1}, affects: {is: attack, controller: you}}]}
  Rider: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: attacks, object: me},
    do: [{gain life: 1}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

MAY_ACT = {
    "no action is played in the reaction step": """
        given: {Ira: {hand: [Strike, Plan], action points: 2}, Bravo: {}}
        when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {play: Plan}]
        then: {illegal: true}
        """,
    "in the resolution step only attacks are": """
        given: {Ira: {hand: [Jab, Plan], action points: 1}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Plan}]
        then: {illegal: true}
        twin: {change: {given.Ira.hand: [Jab, Strike], when.3: {play: Strike}}, then: {stack: [Strike], state: layer}}
        """,
    "once the combat chain is closed any action is": """
        given: {Ira: {hand: [Jab, Plan]}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {close combat chain: true}, {play: Plan}]
        then: {stack: [Plan], state: closed}
        """,
    "an attack reaction is the attacker's": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Push]}}
        when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Push, by: Bravo}]
        then: {illegal: true}
        """,
    "and waits for the reaction step": """
        given: {Ira: {hand: [Strike, Push]}, Bravo: {}}
        when: [{play: Strike}, {resolve: 1}, {play: Push}]
        then: {illegal: true}
        twin: {change: {when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {play: Push}]},
          then: {stack: [Push]}}
        """,
    "a defense reaction is for whoever is attacked": """
        given: {Ira: {hand: [Strike]}, Bravo: {}, Dash: {hand: [Parry]}}
        when: [{play: Strike, attacking: Bravo}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {pass: Bravo},
          {play: Parry, by: Dash}]
        then: {illegal: true}
        twin:
          change: {given.Bravo: {hand: [Parry]}, given.Dash: {}, when: [{play: Strike, attacking: Bravo},
            {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Parry, by: Bravo}]}
          then: {stack: [Parry]}
        """,
    "not for whoever controls an attacked ally": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Ghoul], hand: [Parry]}}
        when: [{play: Strike, attacking: Ghoul}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Parry,
          by: Bravo}]
        then: {illegal: true}
        """,
    "instants are played in every step": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [{card: Wisp, as: w1}, {card: Wisp, as: w2}, {card: Wisp,
          as: w3}], deck: 5}}
        when: [{play: Strike}, {pass: Ira}, {play: w1, by: Bravo}, {resolve: 1}, {resolve: 1}, {pass: Ira},
          {play: w2, by: Bravo}, {resolve: 1}, {advance to: damage}, {pass: Ira}, {play: w3, by: Bravo},
          {resolve: 1}]
        then: {Bravo: {deck: {count: 2}}}
        """,
    "nobody defends for an ally": """
        given: {Ira: {hand: [Strike]}, Bravo: {arena: [Ghoul], hand: [Wall]}}
        when: [{play: Strike, attacking: Ghoul}, {resolve: 1}, {defend: [Wall], by: Bravo}]
        then: {illegal: true}
        """,
    "another player does not defend": """
        given: {Ira: {hand: [Strike]}, Bravo: {}, Dash: {hand: [Wall]}}
        when: [{play: Strike, attacking: Bravo}, {resolve: 1}, {defend: [Wall], by: Dash}]
        then: {illegal: true}
        """,
    "one does not attack oneself or one's own": """
        given: {Ira: {hand: [Strike], arena: [Ghoul]}, Bravo: {}}
        when: [{play: Strike, attacking: Ghoul}]
        then: {illegal: true}
        """,
}

DEFENDING = {
    "what has no defense does not defend": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Gem]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Gem], by: Bravo}]
        then: {illegal: true}
        """,
    "a defense reaction is not declared": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Parry]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Parry], by: Bravo}]
        then: {illegal: true}
        """,
    "equipment face down is not declared": """
        given: {Ira: {hand: [Strike]}, Bravo: {head: [{card: Helm, face down: true}]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Helm], by: Bravo}]
        then: {illegal: true}
        twin: {change: {given.Bravo.head: [Helm]}, then: {Helm: {is: [defending]}}}
        """,
    "what defends already does not defend another chain link": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {head: [Helm], chest: [Mail]}}
        when: [{play: Jab}, {resolve: 1}, {defend: [Helm], by: Bravo}, {advance to: resolution}, {play: Strike},
          {resolve: 1}, {defend: [Helm], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.6: {defend: [Mail], by: Bravo}}, then: {Mail: {is: [defending]}, Helm: {is: [defending]}}}
        """,
    "after the combat chain has closed it defends again": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {head: [Helm]}}
        when: [{play: Jab}, {resolve: 1}, {defend: [Helm], by: Bravo}, {close combat chain: true},
          {check: {Helm: {zone: head}}}, {play: Strike}, {resolve: 1}, {defend: [Helm], by: Bravo}]
        then: {Helm: {is: [defending], zone: combat chain}}
        """,
    "a card of the arsenal does not defend": """
        given: {Ira: {hand: [Strike]}, Bravo: {arsenal: [Wall]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall], by: Bravo}]
        then: {illegal: true}
        """,
    "two action cards do not defend what overpowers": """
        given: {Ira: {hand: [Brute Force]}, Bravo: {hand: [Wall, Fence], head: [Helm]}}
        when: [{play: Brute Force}, {resolve: 1}, {defend: [Wall, Fence], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {defend: [Wall, Helm], by: Bravo}}, then: {Wall: {is: [defending]}}}
        """,
    "overpower that comes late takes nobody away": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Wall, Fence], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall, Fence], by: Bravo}, {give: {keyword: overpower},
          to: Strike, for: this turn, by: Ira}, {advance to: damage}]
        then: {Bravo: {life: 20}, Wall: {is: [defending]}, Fence: {is: [defending]}}
        """,
    "what a defending card says of attacks is silent": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Shy Guard], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Shy Guard], by: Bravo}, {give: {power: 1}, to: Strike,
          for: this turn, by: Ira}, {advance to: damage}]
        then: {Strike: {power: 5}, Bravo: {life: 17}}
        """,
    "together with a card from hand": """
        given: {Ira: {hand: [Strike]}, Bravo: {weapons: [Bastion], hand: [Fence]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Bastion, Fence], by: Bravo}, {resolve: all}]
        then: {Bastion: {defense: 2}}
        twin: {change: {when.2: {defend: [Bastion], by: Bravo}}, then: {Bastion: {defense: 1}}}
        """,
}

HITTING = {
    "defense as high as power lets nothing through": """
        given: {Ira: {hand: [Strike], arena: [Loud]}, Bravo: {hand: [Wall, Fence], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall, Fence], by: Bravo}, {advance to: damage}]
        then: {Bravo: {life: 20}, triggers: {Loud: 0}}
        twin: {change: {when.2: {defend: [Wall], by: Bravo}}, then: {Bravo: {life: 19}, triggers: {Loud: 1}}}
        """,
    "what is prevented whole has not hit": """
        given: {Ira: {hand: [Strike], arena: [Loud]}, Bravo: {hand: [Feint], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {pass: Ira}, {play: Feint, by: Bravo}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 20}, triggers: {Loud: 0}}
        twin: {change: {given.Bravo.hand: [Muffle], when.3: {play: Muffle, by: Bravo}}, then: {Bravo: {life: 19},
          triggers: {Loud: 1}}}
        """,
    "life that is lost otherwise is no hit": """
        given: {Ira: {hand: [Strike, Drain], arena: [Loud]}, Bravo: {hand: [Feint], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {pass: Ira}, {play: Feint, by: Bravo}, {resolve: 1}, {play: Drain},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 18}, triggers: {Loud: 0}}
        """,
    "an ally that is hit is dealt the damage": """
        given: {Ira: {hand: [Strike], arena: [Loud]}, Bravo: {arena: [Ghoul], life: 20}}
        when: [{play: Strike, attacking: Ghoul}, {resolve: 1}, {advance to: damage}]
        then: {Ghoul: {zone: graveyard}, Bravo: {life: 20}, triggers: {Loud: 1}}
        """,
    "an ally attacks by itself": """
        given: {Ira: {arena: [Wolf, Loud]}, Bravo: {life: 20}}
        when: [{use: Wolf}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 18}, triggers: {Loud: 1}}
        """,
    "a weapon that is destroyed takes its attack along": """
        given: {Ira: {weapons: [Blade]}, Bravo: {hand: [Shatter], life: 20}}
        when: [{use: Blade}, {resolve: 1}, {pass: Ira}, {play: Shatter, by: Bravo}, {resolve: 1}]
        then: {Bravo: {life: 20}, Blade: {zone: graveyard}, state: closed}
        """,
}

ENDING = {
    "a negated attack ends the combat it began": """
        given: {Ira: {hand: [Strike], arena: [Closer]}, Bravo: {hand: [Negate]}}
        when: [{play: Strike}, {pass: Ira}, {play: Negate, by: Bravo}, {resolve: 1}, {resolve: all}]
        then: {state: closed, Strike: {zone: graveyard}}
        """,
    "an attack whose target is gone does not attack": """
        given: {Ira: {hand: [Rider], life: 20}, Bravo: {arena: [Ghoul], hand: [Slay]}}
        when: [{play: Rider, attacking: Ghoul}, {pass: Ira}, {play: Slay, by: Bravo}, {resolve: 1}, {resolve: 1}]
        then: {Rider: {zone: graveyard}, state: closed, triggers: {Rider: 0}}
        twin: {change: {when: [{play: Rider, attacking: Ghoul}, {resolve: 1}]}, then: {Rider: {is: [attacking]},
          triggers: {Rider: 1}}}
        """,
    "a target that is gone before damage is dealt none": """
        given: {Ira: {hand: [Strike], arena: [Loud]}, Bravo: {arena: [Ghoul], hand: [Slay]}}
        when: [{play: Strike, attacking: Ghoul}, {resolve: 1}, {pass: Ira}, {play: Slay, by: Bravo}, {resolve: 1},
          {advance to: damage}]
        then: {triggers: {Loud: 0}, state: damage}
        """,
    "an attack destroyed before damage ends combat": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Smash], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Smash, by: Bravo},
          {resolve: 1}]
        then: {state: closed, Bravo: {life: 20}}
        """,
    "one destroyed after damage does not": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Smash], life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: damage}, {pass: Ira}, {play: Smash, by: Bravo}, {resolve: 1}]
        then: {state: damage, Bravo: {life: 16}}
        """,
    "cards on the chain go to the graveyards of their owners": """
        given: {Ira: {hand: [Strike]}, Bravo: {hand: [Wall], head: [Helm]}}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall, Helm], by: Bravo}, {close combat chain: true}]
        then: {Ira: {graveyard: [Strike]}, Bravo: {graveyard: [Wall]}, Helm: {zone: head}}
        """,
    "a chain that closes is told once": """
        given: {Ira: {hand: [Jab, Strike], arena: [Closer], life: 20}, Bravo: {}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Strike}, {resolve: 1},
          {close combat chain: true}]
        then: {triggers: {Closer: 1}, Ira: {life: 21}, state: closed}
        """,
    "each chain link resolves for itself": """
        given: {Ira: {hand: [{card: Chorus, as: c1}, {card: Chorus, as: c2}], action points: 2, life: 20}, Bravo: {}}
        when: [{play: c1}, {resolve: 1}, {advance to: resolution}, {resolve: all}, {play: c2}, {resolve: 1},
          {close combat chain: true}]
        then: {triggers: {c1: 1, c2: 1}, Ira: {life: 22}}
        """,
    "for this combat chain lasts over its links": """
        given: {Ira: {hand: [Jab, Strike, Chain Fury]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Chain Fury}, {resolve: 1}, {advance to: resolution},
          {play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 13}}
        twin: {change: {given.Ira.hand: [Jab, Strike, Link Fury], when.2: {play: Link Fury}}, then: {Bravo: {life: 14}}}
        """,
    "this chain link is none in the resolution step": """
        given: {Ira: {hand: [Jab, Strike, Link Fury]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Link Fury}, {resolve: 1}, {play: Strike},
          {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 15}}
        """,
    "a new combat chain is not the old one": """
        given: {Ira: {hand: [Jab, Strike, Chain Fury]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {play: Chain Fury}, {resolve: 1}, {close combat chain: true},
          {play: Strike}, {resolve: 1}, {advance to: damage}]
        then: {Bravo: {life: 14}}
        """,
    "attacks on the stack go when an effect closes the chain": """
        given: {Ira: {hand: [Jab, Strike]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Strike}, {close combat chain: true,
          by: Bravo}]
        then: {Strike: {zone: graveyard}, state: closed, Bravo: {life: 19}}
        """,
}


@each(MAY_ACT)
def test_of_who_may_act(body: str) -> None:
    FAB.confirm(body)


@each(DEFENDING)
def test_of_defending(body: str) -> None:
    FAB.confirm(body)


@each(HITTING)
def test_of_hitting(body: str) -> None:
    FAB.confirm(body)


@each(ENDING)
def test_of_how_combat_ends(body: str) -> None:
    FAB.confirm(body)
