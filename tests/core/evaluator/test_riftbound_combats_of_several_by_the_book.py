"""Riftbound's combats of several units: who is dealt what, who is left, and whose the battlefield is then.

Each situation was derived from Riftbound's rules before it was run; the numbers are those of v1.4.
"""

from __future__ import annotations

from tests.core.evaluator.by_their_rules import each_of
from tests.core.evaluator.riftbound_in_company import holds

CASES = {
    "more than lethal damage is assigned to nobody while others are without any (465.2.c)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]}, Jinx: {at Altar: [Wolf,
          {card: Wolf, as: w2}]}}
        when: [{move: Bear, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Wolf: 5}}]
        then: {illegal answer: true}
        """,
    "what the first leaves is assigned to the second, and does not kill it (465.2.c, 466.1.a.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]}, Jinx: {at Altar: [Wolf,
          {card: Wolf, as: w2}]}}
        when: [{move: Bear, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Wolf: 3, w2: 2}}]
        then: {Wolf: {zone: trash}, w2: {at: Altar, damage: 0}, Bear: {zone: trash}, Altar: {controller: Jinx}}
        """,
    "damage that is there already counts towards what is lethal (465.2.c, 466.3.d)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Ogre]}, Jinx: {at Altar: [{card: Bear,
          damage: 3}, {card: Bear, as: b2}]}}
        when: [{move: Ogre, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Bear: 2, b2: 6}}]
        then: {Bear: {zone: trash}, b2: {zone: trash}, Ogre: {zone: trash}, Altar: {controller: none}}
        """,
    "all of the damage goes where it has to, and both sides may fall (466.3.d, 323.6)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]}, Jinx: {at Altar: [Tanky, Pup]}}
        when: [{move: Wolf, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Pup: 1, Tanky: 2}}]
        then: {Tanky: {zone: trash}, Pup: {zone: trash}, Altar: {controller: none}}
        """,
    "attackers beside surviving defenders go home healed and as exhausted as they were (466.1.a.2, 466.3.d, 423)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Ogre], hand: [Stunner]},
          Jinx: {at Altar: [{card: Ogre, as: o2}, Pup]}}
        when: [{move: Ogre, to: Altar}, {play: Stunner, by: Ahri}, {resolve: 1}, {pass: Jinx}, {pass: Ahri}]
        choices: [{player: Ahri, question: targets, answer: o2}, {player: Ahri, question: assign damage,
          answer: {Pup: 1, o2: 7}}]
        then: {Ogre: {at: base, damage: 0, exhausted: true}, Pup: {zone: trash}, o2: {at: Altar, damage: 0},
          Altar: {controller: Jinx, contested: false}}
        """,
    "a defender who wins has won a combat and scores nothing (466.3.a, 466.3.b)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Pup]}, Jinx: {at Altar: [Victor],
          deck: 3}}
        when: [{move: Pup, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Pup: {zone: trash}, Victor: {at: Altar}, Jinx: {points: 0, hand: 1}, Altar: {controller: Jinx}}
        """,
    "an attacker who wins conquers, and both kinds of abilities trigger (466.3.a, 466.5, 469.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Victor, Taker], deck: 5},
          Jinx: {at Altar: [Loser], deck: 5}}
        when: [{move: [Victor, Taker], to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Jinx, question: assign damage, answer: {Taker: 1}}]
        then: {Loser: {zone: trash}, Ahri: {points: 1, hand: 2}, Jinx: {hand: 0}, Altar: {controller: Ahri}}
        """,
    "a stunned attacker deals nothing, and is sent home (423, 466.1.a.2)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]}, Jinx: {at Altar: [Wolf],
          hand: [Stunner]}}
        when: [{move: Bear, to: Altar}, {pass: Ahri}, {play: Stunner, by: Jinx}, {resolve: 1}, {close showdown: true}]
        choices: [{player: Jinx, question: targets, answer: Bear}]
        then: {Wolf: {at: Altar, damage: 0}, Bear: {at: base, damage: 0}, Altar: {controller: Jinx}}
        """,
    "going home after a combat is no move (466.1.a.2, see 456.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Runner], deck: 5},
          Jinx: {at Altar: [{card: Bear, as: b}], hand: [Stunner]}}
        when: [{move: Runner, to: Altar}, {resolve: all}, {pass: Ahri}, {play: Stunner, by: Jinx}, {resolve: 1},
          {close showdown: true}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: b}]
        then: {Runner: {at: base}, Ahri: {hand: 1}}
        """,
    "assault is for attackers and shield for defenders (464.2.c.3, see 807.1.a, 814.1.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Raider, {card: Guard, as: g}]},
          Jinx: {at Altar: [Guard, {card: Raider, as: r}]}}
        when: [{move: [Raider, g], to: Altar}]
        then: {Raider: {might: 4}, g: {might: 2}, Guard: {might: 4}, r: {might: 2}}
        """,
    "without attackers there is no damage, and the defender has won (466.3.a, 455)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]}, Jinx: {at Altar: [Victor],
          hand: [Home], deck: 5}}
        when: [{move: Wolf, to: Altar}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve: 1}, {close showdown: true},
          {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Wolf}]
        then: {Victor: {damage: 0}, Jinx: {hand: 1, points: 0}, Wolf: {at: base}}
        """,
    "what is so for this combat is over with it, once all are healed (466.1.a.1, 466.7)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf], hand: [Surge]},
          Jinx: {at Altar: [Pup]}}
        when: [{move: Wolf, to: Altar}, {play: Surge, by: Ahri}, {resolve: 1}, {check: {Wolf: {might: 5}}},
          {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Wolf: {might: 3, at: Altar, damage: 0}, Altar: {controller: Ahri}}
        """,
    "the cleanup of a combat heals units elsewhere too (466.1.a.1, 417)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Bolt], base: [Wolf]},
          Jinx: {base: [Bear], at Altar: [Pup]}}
        when: [{play: Bolt, by: Ahri}, {resolve: 1}, {move: Wolf, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Bear}]
        then: {Bear: {damage: 0}, Altar: {controller: Ahri}}
        """,
    "a unit that changes sides attacks those it stood beside (188, 464.2.c.3, 466.3.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Charm]}, Jinx: {at Altar: [Wolf,
          Bear]}}
        when: [{play: Charm, by: Ahri}, {resolve: 1}, {check: {Wolf: {is: [attacking]}, Bear: {is: [defending]},
          showdown: Altar}}, {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Wolf: {zone: trash}, Jinx: {trash: [Wolf]}, Altar: {controller: Jinx}, Bear: {damage: 0}}
        """,
    "when the only defender changes sides the attackers have won without a blow (188, 464.2.c.3.a, 466.5)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Pup], hand: [Charm]},
          Jinx: {at Altar: [Bear]}}
        when: [{move: Pup, to: Altar}, {play: Charm, by: Ahri}, {resolve: 1}, {check: {Bear: {is: [attacking],
          is not: [defending]}}}, {close showdown: true}]
        then: {Altar: {controller: Ahri}, Ahri: {points: 1}, Bear: {damage: 0, controller: Ahri, at: Altar}}
        """,
    "a unit that is sent into the fight attacks from the next cleanup on (464.2.c.3.a, 465.2.c)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Pup, {card: Attacker,
          exhausted: true}], hand: [Send], deck: 4}, Jinx: {at Altar: [Tanky]}}
        when: [{move: Pup, to: Altar}, {play: Send, by: Ahri}, {resolve: 1}, {resolve: all},
          {check: {Attacker: {is: [attacking], exhausted: true}, Ahri: {hand: 1}}}, {close showdown: true}]
        choices: [{player: Ahri, question: targets, answer: Attacker}, {player: Ahri, question: location,
          answer: Altar}, {player: Jinx, question: assign damage, answer: {Pup: 1, Attacker: 1}}]
        then: {Tanky: {zone: trash}, Ahri: {points: 1}, Attacker: {damage: 0}}
        """,
    "when the last defender is sent home the attacker has won without a blow (455, 466.3.a, 466.5)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Victor], hand: [Home], deck: 4},
          Jinx: {at Altar: [Bear]}}
        when: [{move: Victor, to: Altar}, {play: Home, by: Ahri}, {resolve: 1}, {close showdown: true},
          {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Bear}]
        then: {Altar: {controller: Ahri}, Ahri: {points: 1, hand: 1}, Victor: {damage: 0}}
        """,
    "a unit with 0 Might takes one damage, which is lethal to it (464.2.c.3, 466.3.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]}, Jinx: {at Altar: [Nought,
          Tanky]}}
        when: [{move: Wolf, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Tanky: 2, Nought: 1}}]
        then: {Nought: {zone: trash}, Tanky: {zone: trash}, Altar: {controller: Ahri}, Ahri: {points: 1}}
        """,
    "a stunned unit with Tank takes its damage first all the same (465.2.c)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]}, Jinx: {at Altar: [{card: Tanky,
          stunned: true}, Bear]}}
        when: [{move: Wolf, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Bear: 3}}]
        then: {illegal answer: true}
        """,
    "an attacker that is saved is at home, and the defender has won (466.3.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Pup, Angel]},
          Jinx: {at Altar: [Victor], deck: 3}}
        when: [{move: Pup, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Pup: {at: base, exhausted: true}, Angel: {zone: trash}, Jinx: {hand: 1}, Altar: {controller: Jinx}}
        """,
    "a defender that is saved is at home, and the attacker conquers (466.5, 469.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]}, Jinx: {at Altar: [Pup],
          base: [Angel]}}
        when: [{move: Bear, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {Pup: {at: base, exhausted: true, controller: Jinx}, Altar: {controller: Ahri}, Ahri: {points: 1}}
        """,
    "what cannot be dealt damage is passed over (466.3.a, see 465.2.c.10)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]}, Jinx: {at Altar: [Ghost,
          Wolf]}}
        when: [{move: Bear, to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Wolf: 5}}]
        then: {Wolf: {zone: trash}, Bear: {zone: trash}, Ghost: {at: Altar}, Altar: {controller: Jinx}}
        """,
    "an attacker that changes sides defends, and nobody scores (188, 464.2.c.3.a, 466.3.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]}, Jinx: {at Altar: [Pup],
          hand: [Charm]}}
        when: [{move: Bear, to: Altar}, {pass: Ahri}, {play: Charm, by: Jinx}, {resolve: 1},
          {check: {Bear: {is: [defending], controller: Jinx}}}, {close showdown: true}]
        then: {Altar: {controller: Jinx}, Bear: {at: Altar}, Ahri: {points: 0}, Jinx: {points: 0}}
        """,
    "of two attackers that are on two sides by now each fights the other (188, 465.2.c)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear, Wolf]}, Jinx: {at Altar: [Pup],
          hand: [Charm]}}
        when: [{move: [Bear, Wolf], to: Altar}, {pass: Ahri}, {play: Charm, by: Jinx}, {resolve: 1},
          {close showdown: true}]
        choices: [{player: Jinx, question: targets, answer: Bear}, {player: Ahri, question: assign damage,
          answer: {Pup: 1, Bear: 2}}]
        then: {Wolf: {zone: trash}, Pup: {zone: trash}, Bear: {at: Altar, controller: Jinx, damage: 0},
          Altar: {controller: Jinx}}
        """,
}


@each_of(CASES)
def test_a_combat_of_several_units_comes_out_as_the_rules_say(sentence: str, body: str) -> None:
    holds(sentence, body)
