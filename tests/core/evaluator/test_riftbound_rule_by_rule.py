"""Riftbound by its Core Rules v1.3, rule by rule, each situation written from the text before it was run."""

from __future__ import annotations

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Scout: {types: [unit], might: 1, cost: {energy: 1}}
  Soldier: {types: [unit], might: 2, cost: {energy: 2}}
  Guard: {types: [unit], might: 3, cost: {energy: 3}}
  Giant: {types: [unit], might: 6, cost: {energy: 5}}
  Raider: {types: [unit], might: 2, keywords: [ganking]}
  Dawn: {types: [unit], might: 2, abilities: [{when: {event: start of, phase: beginning, player: you},
    do: [{add: {energy: 2}}]}]}
  Inn: {types: [battlefield], abilities: [{when: {event: moves, object: {type: unit, location: here}},
    do: [{draw: 1}]}]}
  Spiker: {types: [unit], might: 2, abilities: [{when: {event: end of, phase: turn, player: you},
    do: [{deal: 1, to: {all: {type: unit, controller: opponent}}}]}]}
  Seize: {types: [spell], keywords: [reaction], abilities: [{do: [{take control: {choose: 1}}]}]}
  Seize Unit: {types: [spell], keywords: [reaction], abilities: [{do: [{take control: {choose: 1, type: unit}}]}]}
  Blade: {types: [gear], might: 2, tags: [Equipment], keywords: [{equip: {energy: 1}}]}
  Charm: {types: [spell], keywords: [reaction], abilities: [{do: [{move: {choose: 1, type: unit}, to: base}]}]}
  Warp: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Two Bolts: {types: [spell], abilities: [{do: [{deal: 2, to: {choose: 2, type: unit, location: battlefield}}]}]}
  Rummage: {types: [spell], abilities: [{do: [{discard: 2}, {draw: 2}]}]}
  Herder: {types: [gear], abilities: [{when: {event: moves, object: {type: unit, controller: opponent},
    by player: you}, do: [{draw: 1}]}]}
  Panic: {types: [spell], abilities: [{do: [{move: {choose: 1, type: unit, controller: opponent}, to: base}]}]}
  Loud: {types: [unit], might: 1, abilities: [{use: {exhaust: {choose: 1, type: unit, controller: you}},
    do: [{draw: 1}]}]}
  Toss: {types: [unit], might: 1, abilities: [{use: {discard: 2}, do: [{draw: 1}]}]}
  Mill Down: {types: [spell], abilities: [{do: [{recycle: {choose: 1, zone: trash, owner: opponent}}]}]}
  Daze: {types: [spell], keywords: [action], abilities: [{do: [{stun: {choose: 1, type: unit}}]}]}
  Herald: {types: [unit], might: 2, abilities: [{when: {event: is stunned, object: {type: unit,
    controller: opponent}}, do: [{draw: 1}]}]}
  Cheer: {types: [spell], keywords: [action], abilities: [{do: [{buff: {choose: 1, type: unit}}, {draw: 1,
    if: {done: true}}]}]}
  Gaze: {types: [spell], abilities: [{do: [{look at: {top: 5, as: seen}}, {recycle: {all: {linked: seen,
    zone: deck}}}]}]}
  Study: {types: [spell], abilities: [{do: [{draw: 3}]}]}
  Ward: {types: [spell], keywords: [reaction], abilities: [{do: [{prevent: 3, to: {choose: 1, type: unit}}]}]}
  Bolt: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Fetch: {types: [spell], keywords: [action], abilities: [{do: [{recall: {choose: 1, type: unit}}]}]}
  Boon: {types: [spell], keywords: [action], abilities: [{do: [{give: {might: 2}, to: {choose: 1, type: unit},
    for: this turn}]}]}
  Shape: {types: [spell], keywords: [action], abilities: [{do: [{give: {base might: 4}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Shrink: {types: [spell], keywords: [action], abilities: [{do: [{give: {base might: 1}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Charger: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, do: [{draw: 1}]}]}
  Sentry: {types: [unit], might: 2, abilities: [{when: {event: defends, object: me}, do: [{draw: 1}]}]}
  Ambusher: {types: [unit], might: 4, keywords: [reaction, hidden]}
  Fleeting: {types: [unit], might: 3, keywords: [temporary]}
  Trap: {types: [spell], keywords: [hidden], cost: {energy: 5}, abilities: [{do: [{deal: 2, to: {choose: 1,
    type: unit, controller: opponent}}]}]}
  Trap2: {types: [spell], keywords: [hidden], cost: {energy: 5}, abilities: [{do: [{draw: 1}]}]}
  Leveler: {types: [unit], might: 2, abilities: [{passive: {might: 3}, affects: me, while: {level: 3}}]}
  Hunter: {types: [unit], might: 3, keywords: [{hunt: 1}, {hunt: 2}]}
  Digger: {types: [spell], abilities: [{do: [{return: {choose: 1, type: unit, zone: trash, owner: you,
    is: [mighty]}}]}]}
  Quickling: {types: [unit], might: 2, cost: {energy: 2}, keywords: [action]}
  Clock: {types: [gear], abilities: [{when: {event: is readied, object: {type: unit}}, do: [{draw: 1}]}]}
  Reaper: {types: [unit], might: 3, abilities: [{when: {event: dies, object: {type: unit,
    controller: opponent}}, do: [{draw: 1}]}]}
  Rush: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit, controller: you},
    to: choose}]}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3"), CARDS)

RULES = {
    "units from different origins may move together to one battlefield (144.3.b)": """
        given: {battlefields: [Altar, {card: Gate, controller: Ahri}], Ahri: {base: [Soldier],
          at Gate: [Raider]}, Jinx: {}}
        when: [{move: [Soldier, Raider], to: Altar}]
        then: {Soldier: {at: Altar, exhausted: true}, Raider: {at: Altar, exhausted: true}}
        """,
    "a unit may go home with its standard move (144.4.b)": """
        given: {battlefields: [{card: Gate, controller: Ahri}], Ahri: {at Gate: [Soldier]}, Jinx: {}}
        when: [{move: Soldier, to: base}]
        then: {Soldier: {at: base, exhausted: true}, Gate: {controller: none}}
        """,
    "an exhausted unit cannot pay for its standard move (144.2)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Soldier, exhausted: true}]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}]
        then: {illegal: true}
        """,
    "energy added in the beginning phase is gone in the main phase (166)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Dawn], runes: 0, rune deck: 0, deck: 5}, Jinx: {}}
        when: [{end turn: true}]
        then: {Ahri: {energy: 0}, turn: Ahri, phase: main}
        """,
    "you of an uncontrolled battlefield is no one (187.6.c)": """
        given: {battlefields: [Inn], Ahri: {base: [Soldier], deck: 3}, Jinx: {deck: 3}}
        when: [{move: Soldier, to: Inn}, {resolve: all}]
        then: {Ahri: {hand: 0}, Jinx: {hand: 0}}
        """,
    "you of a controlled battlefield is its controller (187.6.c)": """
        given: {battlefields: [{card: Inn, controller: Jinx}], Ahri: {base: [Soldier], deck: 3},
          Jinx: {at Inn: [Giant], deck: 3}}
        when: [{move: Soldier, to: Inn}, {resolve: all}]
        then: {Ahri: {hand: 0}, Jinx: {hand: 1}}
        """,
    "control does not change while a showdown goes on there (187.4.b)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier], hand: [Charm]},
          Jinx: {at Altar: [Scout]}}
        when: [{move: Soldier, to: Altar}, {play: Charm, by: Ahri}, {resolve: 1},
          {check: {Altar: {controller: Jinx}}}, {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Altar: {controller: Ahri}, Ahri: {points: 1}}
        """,
    "with one rune left only one is channelled (315.3.b.1)": """
        given: {turn: {player: Jinx}, Ahri: {runes: 0, rune deck: 1, deck: 5}, Jinx: {}}
        when: [{end turn: true}]
        then: {Ahri: {runes: 1, rune deck: 0}}
        """,
    "only the turn player's objects are readied (315.1.b)": """
        given: {turn: {player: Jinx}, Ahri: {base: [{card: Soldier, exhausted: true}], deck: 5},
          Jinx: {base: [{card: Scout, exhausted: true}]}}
        when: [{end turn: true}]
        then: {Soldier: {exhausted: false}, Scout: {exhausted: true}}
        """,
    "damage of an ability at the end of the turn is healed with the rest (317.2.b)": """
        given: {turn: {player: Jinx}, Ahri: {base: [{card: Guard, damage: 1}], deck: 5}, Jinx: {base: [Spiker]}}
        when: [{advance to: ending}, {resolve: all}, {end turn: true}]
        then: {Guard: {damage: 0, zone: base}}
        """,
    "a gear whose control changes comes to the new controller's base (323.7)": """
        given: {Ahri: {hand: [Seize]}, Jinx: {base: [{card: Blade, as: blade}, Scout]}}
        when: [{play: Seize, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: blade}]
        then: {blade: {controller: Ahri}, Ahri: {base: [blade]}}
        """,
    "an attached gear stays its controller's when its host is taken (718.5.f)": """
        given: {Ahri: {hand: [Seize Unit]}, Jinx: {base: [Scout, {card: Blade, attached to: Scout}]}}
        when: [{play: Seize Unit, by: Ahri}, {resolve: 1}]
        then: {Scout: {controller: Ahri, might: 3}, Blade: {controller: Jinx, attached to: Scout}}
        """,
    "of two targets the one that is left is dealt its damage (359.3.e.8)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Two Bolts]},
          Jinx: {at Altar: [Guard, Giant], hand: [Charm]}}
        when: [{play: Two Bolts, by: Ahri}, {pass: Ahri}, {play: Charm, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Guard}]
        then: {Guard: {damage: 0}, Giant: {damage: 2}}
        """,
    "with one card in hand one is discarded and two are drawn (359.3.e.11)": """
        given: {Ahri: {hand: [Rummage, Scout], deck: 5}, Jinx: {}}
        when: [{play: Rummage, by: Ahri}, {resolve: 1}]
        then: {Ahri: {hand: 2, trash: [Rummage, Scout]}}
        """,
    "who moves an enemy unit is responsible for that (411.4)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Herder], hand: [Panic],
          deck: 3}, Jinx: {at Altar: [Guard]}}
        when: [{play: Panic, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}, Guard: {at: base}}
        """,
    "a unit that moves by its own standard move is not moved by its opponent (411.4)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Herder],
          deck: 3}, Jinx: {at Altar: [Guard]}}
        when: [{move: Guard, to: base}]
        then: {Ahri: {hand: 0}}
        """,
    "an exhausted unit cannot be exhausted for a cost (414.4)": """
        given: {Ahri: {base: [{card: Loud, exhausted: true}]}, Jinx: {}}
        when: [{use: Loud, by: Ahri}]
        then: {illegal: true}
        """,
    "a cost of discarding two needs two cards (422.3)": """
        given: {Ahri: {base: [Toss], hand: [Scout]}, Jinx: {}}
        when: [{use: Toss, by: Ahri}]
        then: {illegal: true}
        """,
    "a card goes to its owner's deck whoever recycles it (416.1.c)": """
        given: {Ahri: {hand: [Mill Down], deck: 2}, Jinx: {trash: [Scout], deck: 2}}
        when: [{play: Mill Down, by: Ahri}, {resolve: 1}]
        then: {Jinx: {deck: 3, trash: 0}, Ahri: {deck: 2}}
        """,
    "a stunned unit is not stunned again (423.1.a.1)": """
        given: {Ahri: {base: [Herald], hand: [Daze], deck: 3}, Jinx: {base: [{card: Guard, stunned: true}]}}
        when: [{play: Daze, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Guard}]
        then: {Ahri: {hand: 0}}
        """,
    "a buffed unit is not buffed again, so nothing was done (426.1.c)": """
        given: {Ahri: {base: [{card: Guard, buffed: true}], hand: [Cheer], deck: 3}, Jinx: {}}
        when: [{play: Cheer, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 0}, Guard: {might: 4}}
        """,
    "looking at more cards than there are is no burning out (431.1.c)": """
        given: {Ahri: {hand: [Gaze], deck: 2, trash: 3}, Jinx: {points: 1}}
        when: [{play: Gaze, by: Ahri}, {resolve: all}]
        then: {Jinx: {points: 1}, Ahri: {deck: 2, trash: 4}}
        """,
    "drawing past the end burns out and goes on (431.2)": """
        given: {Ahri: {hand: [Study], deck: 1, trash: 4}, Jinx: {points: 1}}
        when: [{play: Study, by: Ahri}, {resolve: all}]
        explore: true
        then: {Jinx: {points: 2}, Ahri: {hand: 3, deck: 2, trash: [Study]}}
        """,
    "a prevention is used up bit by bit (437.3)": """
        given: {Ahri: {hand: [Bolt, {card: Bolt, as: b2}]}, Jinx: {base: [Giant], hand: [Ward]}}
        when: [{play: Bolt, by: Ahri}, {pass: Ahri}, {play: Ward, by: Jinx}, {resolve: all},
          {check: {Giant: {damage: 0}}}, {play: b2, by: Ahri}, {resolve: all}]
        then: {Giant: {damage: 1}}
        """,
    "a recall keeps damage, buff and what lasts this turn (453.1)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [{card: Guard, damage: 1,
          buffed: true}], hand: [Boon, Fetch]}, Jinx: {}}
        when: [{play: Boon, by: Ahri}, {resolve: 1}, {play: Fetch, by: Ahri}, {resolve: 1}]
        then: {Guard: {at: base, damage: 1, might: 6, exhausted: false}}
        """,
    "the attacker's triggers go on the chain before the defender's (459.2.d.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Charger], deck: 3},
          Jinx: {at Altar: [Sentry], deck: 3}}
        when: [{move: Charger, to: Altar}]
        then: {chain: [Charger, Sentry]}
        """,
    "both sides dead: no result, and the battlefield is nobody's (461.5.b)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier]},
          Jinx: {at Altar: [{card: Soldier, as: s2}]}}
        when: [{move: Soldier, to: Altar}, {close showdown: true}]
        then: {Soldier: {zone: trash}, s2: {zone: trash}, Altar: {controller: none}, Ahri: {points: 0},
          Jinx: {points: 0}}
        """,
    "a second conquest of one battlefield in a turn scores nothing (465)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier, {card: Guard, as: g}], hand: [Warp]}, Jinx: {}}
        when: [{move: Soldier, to: Altar}, {close showdown: true}, {check: {Ahri: {points: 1}}}, {play: Warp,
          by: Ahri}, {resolve: 1}, {check: {Altar: {controller: none}}}, {move: g, to: Altar},
          {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Soldier}]
        then: {Ahri: {points: 1}, Altar: {controller: Ahri}}
        """,
    "might that is set comes before what is added (472.1.a.1, 472.3)": """
        given: {Ahri: {base: [{card: Scout, buffed: true}], hand: [Boon, Shape]}, Jinx: {}}
        when: [{play: Boon, by: Ahri}, {resolve: 1}, {play: Shape, by: Ahri}, {resolve: 1}]
        then: {Scout: {might: 7}}
        """,
    "of two effects that set might the later counts (475.3)": """
        given: {Ahri: {base: [Giant], hand: [Shape, Shrink]}, Jinx: {}}
        when: [{play: Shrink, by: Ahri}, {resolve: 1}, {play: Shape, by: Ahri}, {resolve: 1}]
        then: {Giant: {might: 4}}
        """,
    "a buff is gone once its unit has left (705)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Scout, buffed: true}], hand: [Warp], energy: 1},
          Jinx: {}}
        when: [{play: Warp, by: Ahri}, {resolve: 1}, {play: Scout, by: Ahri}]
        then: {Scout: {might: 1, is not: [buffed]}}
        """,
    "in the trash a unit is mighty by its printed might (711)": """
        given: {Ahri: {hand: [Digger], trash: [Guard, Giant]}, Jinx: {}}
        when: [{play: Digger, by: Ahri}, {resolve: 1}]
        then: {Giant: {zone: hand}, Guard: {zone: trash}, asked: {targets: 0}}
        """,
    "a temporary unit dies before its battlefield would be held (816.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Fleeting], deck: 5}, Jinx: {}}
        when: [{advance to: ending}, {end turn: true}]
        then: {Ahri: {points: 0}, Fleeting: {zone: trash}, Altar: {controller: none}}
        """,
    "where a card lies facedown no other can be hidden (811.1.b)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Scout, {card: Trap2,
          facedown: true}], hand: [Trap], power: 1}, Jinx: {}}
        when: [{hide: Trap, by: Ahri, at: Altar}]
        then: {illegal: true}
        """,
    "a card cannot be hidden where its player controls nothing (811.1.b)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Trap], power: 1},
          Jinx: {at Altar: [Scout]}}
        when: [{hide: Trap, by: Ahri, at: Altar}]
        then: {illegal: true}
        """,
    "a card hidden this turn is not played before the next (811.1.b)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Scout], hand: [Trap2],
          power: 1}, Jinx: {}}
        when: [{hide: Trap2, by: Ahri, at: Altar}, {play: Trap2, by: Ahri}]
        then: {illegal: true}
        """,
    "a level counts the experience of whoever controls the card (824.1.c.1)": """
        given: {Ahri: {hand: [Seize Unit], xp: 0}, Jinx: {base: [Leveler], xp: 3}}
        when: [{check: {Leveler: {might: 5}}}, {play: Seize Unit, by: Ahri}, {resolve: 1}]
        then: {Leveler: {controller: Ahri, might: 2}}
        """,
    "hunt values are added up (823.2)": """
        given: {battlefields: [Altar], Ahri: {base: [Hunter]}, Jinx: {}}
        when: [{move: Hunter, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Ahri: {xp: 3}}
        """,
    "a unit played in a showdown hands the focus on (337.1.c.1.a)": """
        given: {battlefields: [Altar], Ahri: {base: [Soldier], hand: [Quickling], energy: 2}, Jinx: {}}
        when: [{move: Soldier, to: Altar}, {play: Quickling, by: Ahri, at: base}]
        then: {priority: Jinx, showdown: Altar, Quickling: {at: base}}
        """,
    "whoever's unit is alone after a combat conquers, the defender too (461.5.e)": """
        given: {battlefields: [Altar], Ahri: {base: [Scout]}, Jinx: {base: [Giant], hand: [Rush]}}
        when: [{move: Scout, to: Altar}, {pass: Ahri}, {play: Rush, by: Jinx}, {resolve: 1}, {close showdown: true}]
        choices: [{player: Jinx, question: targets, answer: Giant}, {player: Jinx, question: location,
          answer: Altar}]
        then: {Scout: {zone: trash}, Altar: {controller: Jinx}, Jinx: {points: 1}, Ahri: {points: 0}}
        """,
    "only what was exhausted is readied, each by itself (415.1.b)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Clock, {card: Scout, exhausted: true}, {card: Guard,
          exhausted: true}, Soldier], deck: 8}, Jinx: {}}
        when: [{end turn: true}, {resolve: all}]
        choices: []
        then: {triggers: {Clock: 2}}
        """,
    "two that die in one combat are two deaths (383.2)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Giant, Reaper], deck: 5},
          Jinx: {at Altar: [Scout, {card: Scout, as: s2}]}}
        when: [{move: [Giant, Reaper], to: Altar}, {close showdown: true}, {resolve: all}]
        explore: true
        then: {triggers: {Reaper: 2}, Ahri: {hand: 2, points: 1}}
        """,
}


@each(RULES)
def test_what_a_rule_says_comes_of_it(body):
    for edition in BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))
