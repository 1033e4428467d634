"""Riftbound by its Core Rules v1.3, rule by rule, continued: gear, chains, turns, costs and keywords."""

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
  Blade: {types: [gear], might: 2, tags: [Equipment], keywords: [{equip: {energy: 1}}, {equip: {power: 1}}]}
  Sword: {types: [gear], might: 1, tags: [Equipment], keywords: [{equip: {energy: 1}}]}
  Fitter: {types: [spell], abilities: [{do: [{attach: {choose: 1, type: gear, controller: you}, to: {choose: 1,
    type: unit, controller: you}}]}]}
  Smith: {types: [unit], might: 1, abilities: [{when: {event: is attached, object: {type: gear,
    controller: you}}, do: [{draw: 1}]}]}
  Poker: {types: [unit], might: 2, abilities: [{when: {event: is detached, object: {type: gear}}, do: [{draw: 1}]}]}
  Bolt: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 3, to: {choose: 1, type: unit}}]}]}
  Zap: {types: [spell], keywords: [action], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Warp: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Time Warp: {types: [spell], abilities: [{do: [{extra turn: 1}]}]}
  Turning: {types: [spell], keywords: [reaction], abilities: [{do: [{take control: {choose: 1, type: unit}}]}]}
  Rogue: {types: [unit], might: 2, abilities: [{when: {event: attacks, object: me}, do: [{deal: {might of: me},
    to: {choose: 1, type: unit, controller: opponent, location: here}}]}]}
  Grow: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {might: 3}, to: {choose: 1,
    type: unit}, for: this turn}]}]}
  Trio: {types: [spell], abilities: [{do: [{kill: {choose: up to 3, type: unit, controller: opponent}},
    {draw: 1}]}]}
  Mass: {types: [spell], abilities: [{do: [{kill: {all: {type: unit}}}]}]}
  Rites: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: that player,
    target: false}, player: any}]}]}
  Twice Dead: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me},
    do: [{draw: 1}]}, {name: deathknell, when: {event: dies, object: me}, do: [{gain xp: 2}]}]}
  Lonely: {types: [unit], might: 2, abilities: [{passive: {might: 2}, affects: me, while: {this: me,
    is: {is: [alone]}}}]}
  Counterspell: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain,
    type: spell}}]}]}
  Chorus: {types: [unit], might: 1, abilities: [{when: {event: is played, object: {type: spell}, player: you},
    do: [{draw: 1}]}]}
  Legionnaire: {types: [unit], might: 2, cost: {energy: 3}, abilities: [{passive: {cost: {energy: -2}},
    affects: me, while: {legion: true}}]}
  Vigil: {types: [unit], might: 1, keywords: [vision, vision], cost: {energy: 1}}
  Shooter: {types: [unit], might: 1, abilities: [{use: {exhaust: me}, keywords: [action], do: [{deal: 1,
    to: {choose: 1, type: unit, controller: opponent}}]}]}
  Slow Shooter: {types: [unit], might: 1, abilities: [{use: {exhaust: me}, do: [{deal: 1, to: {choose: 1,
    type: unit, controller: opponent}}]}]}
  Jail: {types: [battlefield], abilities: [{passive: {cannot: move to base}, affects: {type: unit,
    location: here}}]}
  Rocket: {types: [spell], keywords: [{repeat: {energy: 1}}], abilities: [{do: [{deal: 2, to: {choose: 1,
    type: unit, controller: opponent}}]}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3"), CARDS)

RULES = {
    "an attached gear put on another unit leaves the first (434.1.f)": """
        given: {Ahri: {base: [Scout, Soldier, {card: Sword, attached to: Scout}, Poker], hand: [Fitter],
          deck: 3}, Jinx: {}}
        when: [{play: Fitter, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Soldier}]
        then: {Scout: {might: 1}, Soldier: {might: 3}, Sword: {attached to: Soldier}}
        """,
    "attaching a gear to what it is attached to does nothing (434.1.h)": """
        given: {Ahri: {base: [Scout, {card: Sword, attached to: Scout}, Smith], hand: [Fitter], deck: 3}, Jinx: {}}
        when: [{play: Fitter, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Ahri: {hand: 0}, Scout: {might: 2}}
        """,
    "an attacker that changes sides defends, and is no attacker any more (323.2.b)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier, Guard]},
          Jinx: {at Altar: [Scout], hand: [Turning]}}
        when: [{move: [Soldier, Guard], to: Altar}, {pass: Ahri}, {play: Turning, by: Jinx}, {resolve: 1}]
        choices: [{player: Jinx, question: targets, answer: Guard}]
        then: {Guard: {controller: Jinx, is: [defending], is not: [attacking]}, Soldier: {is: [attacking]}}
        """,
    "might raised in reply counts as the attack trigger resolves (359.3.f.2)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Rogue], hand: [Grow]},
          Jinx: {at Altar: [Giant]}}
        when: [{move: Rogue, to: Altar}, {play: Grow, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Rogue}]
        then: {Giant: {damage: 5}}
        """,
    "up to three targets may be none, and the rest is done (355.13)": """
        given: {Ahri: {hand: [Trio], deck: 3}, Jinx: {base: [Guard]}}
        when: [{play: Trio, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: nothing}]
        then: {Guard: {zone: base}, Ahri: {hand: 1}}
        """,
    "a spell may be played to kill all units though there are none (355.5.a)": """
        given: {Ahri: {hand: [Mass]}, Jinx: {}}
        when: [{play: Mass, by: Ahri}, {resolve: 1}]
        then: {Mass: {zone: trash}, asked: {targets: 0}}
        """,
    "two deathknells of one unit trigger each by itself (808.2)": """
        given: {Ahri: {base: [Twice Dead], hand: [Bolt], deck: 3}, Jinx: {}}
        when: [{play: Bolt, by: Ahri}, {resolve: all}]
        explore: true
        then: {Ahri: {hand: 1, xp: 2}, Twice Dead: {zone: trash}}
        """,
    "a unit is alone as soon as its friends have left (741.1)": """
        given: {Ahri: {base: [Lonely, Scout], hand: [Warp]}, Jinx: {base: [Guard]}}
        when: [{check: {Lonely: {might: 2}}}, {play: Warp, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Lonely: {might: 4}}
        """,
    "a countered spell was not played, and its cost is gone (425.1.b, 425.1.c)": """
        given: {Ahri: {base: [Chorus], hand: [Time Warp], deck: 3}, Jinx: {hand: [Counterspell]}}
        when: [{play: Time Warp, by: Ahri}, {pass: Ahri}, {play: Counterspell, by: Jinx}, {resolve: all},
          {end turn: true}]
        then: {triggers: {Chorus: 0}, Time Warp: {zone: trash}, turn: Jinx}
        """,
    "two additional turns are taken one after the other (738)": """
        given: {Ahri: {hand: [Time Warp, {card: Time Warp, as: second}], deck: 9}, Jinx: {deck: 9}}
        when: [{play: Time Warp, by: Ahri}, {resolve: 1}, {play: second, by: Ahri}, {resolve: 1},
          {end turn: true}, {check: {turn: Ahri}}, {end turn: true}, {check: {turn: Ahri}}, {end turn: true}]
        then: {turn: Jinx}
        """,
    "of two equip abilities either can be used for its own cost (818.4)": """
        given: {Ahri: {base: [Scout, Blade], power: 1}, Jinx: {}}
        when: [{use: Blade, by: Ahri}, {resolve: 1}]
        then: {Scout: {might: 3}, Ahri: {power: 0}}
        """,
    "legion asks for another card, whichever it was (812.1.c)": """
        given: {Ahri: {hand: [Legionnaire, Scout], energy: 2}, Jinx: {}}
        when: [{play: Scout, by: Ahri, at: base}, {play: Legionnaire, by: Ahri, at: base}]
        then: {Ahri: {energy: 0}, Legionnaire: {zone: base}}
        """,
    "an opponent's card does not make legion active (812.2)": """
        given: {Ahri: {hand: [Legionnaire], base: [Soldier, Slow Shooter], energy: 2}, Jinx: {hand: [Bolt],
          base: [Giant]}}
        when: [{use: Slow Shooter, by: Ahri}, {pass: Ahri}, {play: Bolt, by: Jinx}, {resolve: all},
          {play: Legionnaire, by: Ahri}]
        choices: [{player: Jinx, question: targets, answer: Soldier}]
        then: {illegal: true}
        """,
    "each vision looks at the top card anew (817.2)": """
        given: {Ahri: {hand: [Vigil], energy: 1, deck: [Scout, Guard, Giant]}, Jinx: {}}
        when: [{play: Vigil, by: Ahri, at: base}, {resolve: all}]
        choices: [{player: Ahri, question: may, answer: yes}, {player: Ahri, question: may, answer: no}]
        then: {Ahri: {deck: [Guard, Giant, Scout]}}
        """,
    "an ability with action is used in a showdown on another's turn (806.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [Altar], Ahri: {base: [Shooter]}, Jinx: {base: [Soldier]}}
        when: [{move: Soldier, to: Altar}, {pass: Jinx}, {use: Shooter, by: Ahri}, {resolve: 1}]
        then: {Soldier: {damage: 1}, Shooter: {exhausted: true}}
        """,
    "an ability without action is not (308.1.a)": """
        given: {turn: {player: Jinx}, battlefields: [Altar], Ahri: {base: [Slow Shooter]}, Jinx: {base: [Soldier]}}
        when: [{move: Soldier, to: Altar}, {pass: Jinx}, {use: Slow Shooter, by: Ahri}]
        then: {illegal: true}
        """,
    "a unit that cannot move to its base is still recalled there (451.3)": """
        given: {battlefields: [{card: Jail, controller: Jinx}], Ahri: {base: [Soldier]}, Jinx: {at Jail: [Giant]}}
        when: [{move: Soldier, to: Jail}, {give: {might: 20}, to: Soldier, for: this turn, by: Jinx,
          with: Jail}, {stun: Soldier}, {stun: Giant}, {close showdown: true}]
        then: {Soldier: {at: base}, Giant: {at: Jail}}
        """,
    "a spell repeated may choose another target (820.2.a)": """
        given: {Ahri: {hand: [Rocket], energy: 1}, Jinx: {base: [Giant, Guard]}}
        when: [{play: Rocket, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: pay optional cost, answer: yes}, {player: Ahri, question: targets,
          answer: Giant}, {player: Ahri, question: targets, answer: Guard}]
        then: {Giant: {damage: 2}, Guard: {damage: 2}}
        """,
    "points at once reach the victory score, and the game is won (323.1)": """
        given: {victory score: 8, Ahri: {points: 6}, Jinx: {points: 7}}
        when: [{gain points: 2, by: Ahri}]
        then: {winner: Ahri}
        """,
    "each player kills one of their own (355.10.e)": """
        given: {Ahri: {base: [Scout, Soldier], hand: [Rites]}, Jinx: {base: [Guard, Giant]}}
        when: [{play: Rites, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: objects, answer: Scout}, {player: Jinx, question: objects,
          answer: Guard}]
        then: {Scout: {zone: trash}, Guard: {zone: trash}, Soldier: {zone: base}, Giant: {zone: base}}
        """,
}


@each(RULES)
def test_what_a_rule_says_comes_of_it(body):
    for edition in BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))
