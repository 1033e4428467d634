"""Riftbound from its rules alone: costs, replaced events, what is known of what has left, several players at once."""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Boar: {types: [unit], might: 6}
  Pup: {types: [unit], might: 1}
  Bolt: {types: [spell], cost: {energy: 3}, keywords: [action], abilities: [{do: [{draw: 1}]}]}
  Tutor: {types: [unit], might: 2, abilities: [{passive: {cost: {energy: -2}, minimum: 1}, affects: {type: spell,
    controller: you}}]}
  Patron: {types: [unit], might: 2, abilities: [{passive: {cost: {power: -1}}, affects: {type: unit,
    controller: you}}]}
  Keeper: {types: [unit], might: 2, cost: {energy: 2}, abilities: [{passive: {additional cost: {power: 1},
    optional: true, name: extra}, affects: me}, {when: {event: is played, object: me}, if: {paid: extra},
    do: [{draw: 1}]}]}
  Tyrant: {types: [unit], might: 5, cost: {energy: 6}, abilities: [{passive: {additional cost: {kill: {choose: 1,
    type: unit, controller: you, target: false}}}, affects: me}]}
  Gift: {types: [spell], abilities: [{do: [{play: {choose: 1, name: Tyrant, zone: hand, owner: you, target: false},
    free: true, to: base}]}]}
  Glass: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
    with: [{kill: me}, {recall: it}]}]}
  Storm: {types: [spell], abilities: [{do: [{kill: {all: {type: unit}}}]}]}
  Throw: {types: [spell], abilities: [{do: [{return: {choose: 1, type: unit, controller: you, as: mine}},
    {deal: {might of: {that: mine}}, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Unsummon: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Toll: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: that player, target: false},
    player: any}]}]}
  Mourner: {types: [gear], abilities: [{when: {event: dies, object: {type: unit}}, do: [{gain xp: 1}]}]}
  Refresh: {types: [spell], abilities: [{do: [{discard: 2}, {draw: 2}]}]}
  Zap: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit,
    location: battlefield}}]}]}
  Out: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit, controller: you},
    to: base}]}]}
  Back: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit, controller: you},
    to: choose}]}]}
  Fan: {types: [unit], might: 2, abilities: [{when: {event: is played, object: {type: spell}, player: you},
    do: [{give: {might: 1}, to: me, for: this turn}]}]}
  Sore: {types: [unit], might: 5, abilities: [{when: {event: takes damage, object: me}, do: [{draw: 1}]}]}
  Ward: {types: [spell], keywords: [reaction], abilities: [{do: [{prevent: 3, to: {choose: 1, type: unit}}]}]}
  Ox: {types: [unit], might: 3}
  Jolt: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Twice: {types: [spell], keywords: [reaction], abilities: [{do: [{later: {replace: {event: takes damage,
    object: {type: unit, controller: opponent}}, keeps: true, amount: {times: [that much, 2]}, with: []},
    for: this turn}]}]}
  Living: {types: [spell], abilities: [{do: [{give: {type: unit, base might: 1}, to: {all: {type: gear,
    controller: you}}, for: this turn}]}]}
  Slay: {types: [spell], abilities: [{do: [{kill: {choose: 1}}]}]}
  Double Kill: {types: [spell], keywords: [action], abilities: [{do: [{kill: {choose: up to 2, type: unit}},
    {if: {done: true}, do: [{draw: 1}]}]}]}
  Thief: {types: [spell], keywords: [reaction], abilities: [{do: [{take control: {choose: 1, type: unit}}]}]}
  Cry: {types: [unit], might: 2, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Scale: {types: [unit], might: 1, abilities: [{passive: {might: {count: {type: unit, controller: you,
    other: true}}}, affects: me}]}
  Cloak: {types: [unit], might: 4, keywords: [{deflect: 2}]}
  Reaper: {types: [gear], abilities: [{when: {event: dies, object: {type: unit, controller: you}}, ordinal: first,
    per: turn, do: [{draw: 1}]}]}
  Quake: {types: [spell], abilities: [{do: [{deal: 3, to: {all: {type: unit}}}]}]}
  Lord: {types: [unit], might: 3, abilities: [{passive: {might: 1}, affects: {type: unit, controller: you,
    other: true}}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3"), CARDS)

SITUATIONS = {
    "a discount with a minimum is applied twice and goes no lower (356.4)": """
        given: {Ahri: {base: [{card: Tutor, as: t1}, {card: Tutor, as: t2}], hand: [Bolt], energy: 3, deck: 3},
          Jinx: {}}
        when: [{play: Bolt, by: Ahri}]
        then: {Ahri: {energy: 2}}
        """,
    "an optional cost reduced to nothing is paid": """
        given: {Ahri: {base: [Patron], hand: [Keeper], energy: 2, deck: 3}, Jinx: {}}
        when: [{play: Keeper, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}]
        then: {Ahri: {hand: 1, energy: 0}}
        """,
    "played for nothing, the additional cost is paid": """
        given: {Ahri: {base: [Pup], hand: [Gift, Tyrant]}, Jinx: {}}
        when: [{play: Gift, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: objects, answer: Tyrant, edition: v1.4}]
        then: {Pup: {zone: trash}, Tyrant: {zone: base}}
        """,
    "with nothing to kill for the additional cost it is not played": """
        given: {Ahri: {hand: [Gift, Tyrant]}, Jinx: {}}
        when: [{play: Gift, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: objects, answer: Tyrant, edition: v1.4}]
        then: {Tyrant: {zone: hand}}
        """,
    "one glass, two deaths at once": """
        given: {Ahri: {base: [Glass, {card: Pup, as: p1}, {card: Pup, as: p2}], hand: [Storm]}, Jinx: {}}
        when: [{play: Storm, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: which event, answer: p2}]
        then: {p1: {zone: trash}, p2: {zone: base}, Glass: {zone: trash}}
        """,
    "moved by the effect itself: known": """
        given: {Ahri: {base: [Boar], hand: [Throw]}, Jinx: {base: [{card: Boar, as: foe}]}}
        when: [{play: Throw, by: Ahri}, {resolve: 1}]
        then: {Boar: {zone: hand}, foe: {zone: trash}}
        """,
    "moved in reaction: null": """
        given: {Ahri: {base: [Boar], hand: [Throw]}, Jinx: {hand: [Unsummon], base: [{card: Boar, as: foe}]}}
        when: [{play: Throw, by: Ahri}, {pass: Ahri}, {play: Unsummon, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Boar}]
        then: {Boar: {zone: hand}, foe: {damage: 0}}
        """,
    "each player kills, together": """
        given: {Ahri: {base: [{card: Pup, as: a1}, {card: Pup, as: a2}], hand: [Toll]},
          Jinx: {base: [{card: Pup, as: j1}, Mourner]}, Teemo: {base: [{card: Pup, as: t1}, {card: Pup,
          as: t2}]}}
        when: [{play: Toll, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: objects, answer: a2}, {player: Teemo, question: objects, answer: t1}]
        then: {a2: {zone: trash}, j1: {zone: trash}, t1: {zone: trash}, t2: {zone: base},
          triggers: {Mourner: 3}}
        """,
    "triggers of three players go on the chain in turn order": """
        given: {turn: {player: Jinx}, Ahri: {base: [{card: Mourner, as: ma}]}, Jinx: {base: [{card: Mourner,
          as: mj}, Pup], hand: [Storm]}, Teemo: {base: [{card: Mourner, as: mt}]}}
        when: [{play: Storm, by: Jinx}, {resolve: 1}]
        then: {chain: [mj, mt, ma]}
        """,
    "as much as possible": """
        given: {Ahri: {hand: [Refresh, Pup], deck: 4}, Jinx: {}}
        when: [{play: Refresh, by: Ahri}, {resolve: 1}]
        then: {Pup: {zone: trash}, Ahri: {hand: 2}}
        """,
    "out and back is the same target": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Zap]}, Jinx: {at Altar: [Boar,
          Pup], hand: [Out, Back]}}
        when: [{play: Zap, by: Ahri}, {pass: Ahri}, {play: Out, by: Jinx}, {resolve: 1}, {pass: Ahri},
          {play: Back, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Boar}, {player: Jinx, question: targets,
          answer: Boar}, {player: Jinx, question: targets, answer: Boar}, {player: Jinx, question: location,
          answer: Altar}]
        then: {Boar: {damage: 2, at: Altar}}
        """,
    "no instruction executed and still played": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Fan], hand: [Zap]},
          Jinx: {at Altar: [Boar, Pup], hand: [Out]}}
        when: [{play: Zap, by: Ahri}, {pass: Ahri}, {play: Out, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Boar}, {player: Jinx, question: targets,
          answer: Boar}]
        then: {Boar: {damage: 0, at: base}, Fan: {might: 3}}
        """,
    "damage prevented to nothing is not dealt": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Zap]}, Jinx: {at Altar: [Sore],
          hand: [Ward], deck: 3}}
        when: [{play: Zap, by: Ahri}, {pass: Ahri}, {play: Ward, by: Jinx}, {resolve: all}]
        then: {Sore: {damage: 0}, triggers: {Sore: 0}}
        """,
    "deflect for each of two targets is paid for each": """
        given: {Ahri: {hand: [Double Kill], power: 4}, Jinx: {base: [{card: Cloak, as: c1}, {card: Cloak,
          as: c2}]}}
        when: [{play: Double Kill, by: Ahri}]
        choices: [{player: Ahri, question: targets, answer: [c1, c2]}]
        then: {Ahri: {power: 0}, chain: [Double Kill]}
        """,
    "three power are not enough": """
        given: {Ahri: {hand: [Double Kill], power: 3}, Jinx: {base: [{card: Cloak, as: c1}, {card: Cloak,
          as: c2}]}}
        when: [{play: Double Kill, by: Ahri}]
        choices: [{player: Ahri, question: targets, answer: [c1, c2]}]
        then: {illegal: true}
        """,
    "doubled and prevented, the controller of the unit orders": """
        given: {Ahri: {hand: [Twice, Jolt]}, Jinx: {base: [Boar], hand: [Ward]}}
        when: [{play: Twice, by: Ahri}, {resolve: 1}, {play: Jolt, by: Ahri}, {pass: Ahri}, {play: Ward,
          by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Boar}, {player: Jinx, question: order replacements,
          answer: Ward (prevent)}]
        then: {Boar: {damage: 0}}
        """,
    "two hourglass gear units, both replace": """
        given: {Ahri: {base: [{card: Glass, as: g1}, {card: Glass, as: g2}], hand: [Living, Slay]}, Jinx: {}}
        when: [{play: Living, by: Ahri}, {resolve: 1}, {play: Slay, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: g1}, {player: Ahri, question: order replacements,
          answer: g2}]
        then: {g1: {zone: trash}, g2: {zone: base}}
        """,
    "a stolen unit's Deathknell is its controller's": """
        given: {Ahri: {hand: [Thief, Jolt], deck: 4}, Jinx: {base: [Cry], deck: 4}}
        when: [{play: Thief, by: Ahri}, {resolve: 1}, {play: Jolt, by: Ahri}, {resolve: all}]
        then: {Cry: {zone: trash}, Ahri: {hand: 1}, Jinx: {hand: 0, trash: [Cry]}}
        """,
    "simultaneous lethal, then the smaller ones die of lost might in a further cleanup": """
        given: {Ahri: {base: [Lord, {card: Ox, as: o1}], hand: [Quake]}, Jinx: {}}
        when: [{play: Quake, by: Ahri}, {resolve: 1}]
        then: {Lord: {zone: trash}, o1: {zone: trash}}
        """,
    "first death of a turn, two at once, chosen one": """
        given: {Ahri: {base: [Reaper, {card: Pup, as: p1}, {card: Pup, as: p2}], hand: [Quake], deck: 4},
          Jinx: {}}
        when: [{play: Quake, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: which occurrence, answer: p1}]
        then: {triggers: {Reaper: 1}, Ahri: {hand: 1}}
        """,
    "done is true with one of two targets killed": """
        given: {Ahri: {base: [], hand: [Double Kill], deck: 4}, Jinx: {base: [{card: Pup, as: p1}, Glass,
          {card: Pup, as: p2}]}}
        when: [{play: Double Kill, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: [p1, p2]}, {player: Jinx, question: which event,
          answer: p1}]
        then: {p1: {zone: base}, p2: {zone: trash}, Ahri: {hand: 1}}
        """,
    "counting itself out as units come and go": """
        given: {Ahri: {base: [Scale, {card: Ox, as: o1}, {card: Ox, as: o2}], hand: [Quake]}, Jinx: {}}
        when: [{check: {Scale: {might: 3}}}, {play: Quake, by: Ahri}, {resolve: 1}]
        then: {Scale: {zone: trash}}
        """,
}


@each(SITUATIONS)
def test_what_the_rules_say_comes_of_it(body):
    for edition in BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))
