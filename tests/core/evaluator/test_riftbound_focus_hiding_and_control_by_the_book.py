"""Riftbound's showdowns and focus, what lies hidden, and what changes hands.

Each situation was derived from Riftbound's rules before it was run; the numbers are those of v1.4.
"""

from __future__ import annotations

from tests.core.evaluator.by_their_rules import each_of
from tests.core.evaluator.riftbound_in_company import holds

CASES = {
    "an empty battlefield is conquered once both have passed (344, 348.2.a, 469.1)": """
        given: {battlefields: [Altar], Ahri: {base: [Taker], deck: 4}, Jinx: {}}
        when: [{move: Taker, to: Altar}, {check: {showdown: Altar, priority: Ahri, Ahri: {points: 0}}}, {pass: Ahri},
          {pass: Jinx}, {resolve: all}]
        then: {Ahri: {points: 1, hand: 1}, Altar: {controller: Ahri}, showdown: none}
        """,
    "a spell without Action waits for the showdown to end (310.1.a)": """
        given: {battlefields: [Altar], Ahri: {base: [Pup], hand: [Slow]}, Jinx: {}}
        when: [{move: Pup, to: Altar}, {play: Slow, by: Ahri}]
        then: {illegal: true}
        """,
    "focus passes once the chain of a spell is closed (346, 313.1)": """
        given: {battlefields: [Altar], Ahri: {base: [Pup], hand: [Dash, {card: Dash, as: d2}], deck: 4}, Jinx: {}}
        when: [{move: Pup, to: Altar}, {play: Dash, by: Ahri}, {resolve: 1}, {check: {priority: Jinx}}, {play: d2,
          by: Ahri}]
        then: {illegal: true}
        """,
    "whoever has no focus does nothing in an open state (313.1)": """
        given: {battlefields: [Altar], Ahri: {base: [Pup]}, Jinx: {hand: [Tale], deck: 3}}
        when: [{move: Pup, to: Altar}, {play: Tale, by: Jinx}]
        then: {illegal: true}
        """,
    "a spell begins the series of passes anew (346, 348)": """
        given: {battlefields: [Altar], Ahri: {base: [Pup], hand: [Dash]  , deck: 4}, Jinx: {hand: [Tale], deck: 3}}
        when: [{move: Pup, to: Altar}, {pass: Ahri}, {play: Tale, by: Jinx}, {resolve: 1}, {check: {priority: Ahri,
          showdown: Altar}}, {pass: Ahri}, {check: {showdown: Altar, priority: Jinx}}, {pass: Jinx}]
        then: {showdown: none, Ahri: {points: 1}}
        """,
    "of two battlefields the turn player names the one whose showdown is first (323.12)": """
        given: {battlefields: [Altar, Mill], Ahri: {base: [Pup, Wolf]}, Jinx: {}}
        when: [{at once: [{move: Pup, to: Altar}, {move: Wolf, to: Mill}]}]
        choices: [{player: Ahri, question: which battlefield, answer: Mill}]
        then: {showdown: Mill, Altar: {contested: true}}
        """,
    "a battlefield that its last unit leaves is nobody's (323.6)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup]}, Jinx: {}}
        when: [{move: Pup, to: base}]
        then: {Altar: {controller: none}}
        """,
    "focus stays with its player after a chain that triggers have opened (383.3, see 346.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Attacker], deck: 4},
          Jinx: {at Altar: [Pup]}}
        when: [{move: Attacker, to: Altar}, {resolve: 1}]
        then: {priority: Ahri, Ahri: {hand: 1}}
        """,
    "without Ganking no unit goes from battlefield to battlefield (448)": """
        given: {battlefields: [{card: Altar, controller: Ahri}, Mill], Ahri: {at Altar: [Pup]}, Jinx: {}}
        when: [{move: Pup, to: Mill}]
        then: {illegal: true}
        """,
    "with Ganking one does, and leaves one battlefield for another (323.6, 348.2.a)": """
        given: {battlefields: [{card: Altar, controller: Ahri}, Mill], Ahri: {at Altar: [Ganker]}, Jinx: {}}
        when: [{move: Ganker, to: Mill}, {close showdown: true}]
        then: {Ganker: {at: Mill}, Altar: {controller: none}, Mill: {controller: Ahri}, Ahri: {points: 1}}
        """,
    "a move to one's own battlefield contests nothing (420, 414)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup], base: [Wolf]}, Jinx: {}}
        when: [{move: Wolf, to: Altar}]
        then: {showdown: none, Altar: {contested: false}, Wolf: {exhausted: true}, Ahri: {points: 0}}
        """,
    "from the next turn on a facedown card answers a spell, for nothing (338.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup,
          {card: Trap, facedown: true}], deck: 4}, Jinx: {hand: [Slow], deck: 3}}
        when: [{play: Slow, by: Jinx}, {pass: Jinx}, {play: Trap, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}, Trap: {zone: trash}, Jinx: {hand: 1}}
        """,
    "a facedown card is lost with its battlefield (323.7, 466.5)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]}, Jinx: {at Altar: [Pup,
          {card: Trap, facedown: true}]}}
        when: [{move: Wolf, to: Altar}, {close showdown: true}]
        then: {Altar: {controller: Ahri}, Trap: {zone: trash}}
        """,
    "a unit from hiding comes to its battlefield and defends (464.2.c.3.a)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]}, Jinx: {at Altar: [Pup,
          {card: Ambusher, facedown: true}]}}
        when: [{move: Wolf, to: Altar}, {pass: Ahri}, {play: Ambusher, by: Jinx}]
        then: {Ambusher: {at: Altar, is: [defending]}}
        """,
    "a unit that is taken where nobody else is conquers for its new player (188, 348.2.a, 469.1)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Steal]}, Jinx: {at Altar: [Wolf]}}
        when: [{play: Steal, by: Ahri}, {resolve: 1}, {close showdown: true}]
        then: {Wolf: {controller: Ahri, at: Altar}, Altar: {controller: Ahri}, Ahri: {points: 1}}
        """,
    "gear that is taken comes to the base of its new player, who uses it (188, 377)": """
        given: {Ahri: {hand: [Steal], deck: 3}, Jinx: {base: [Idol]}}
        when: [{play: Steal, by: Ahri}, {resolve: 1}, {use: Idol, by: Ahri}, {resolve: 1}]
        then: {Idol: {controller: Ahri}, Ahri: {base: [Idol], hand: 1}}
        """,
    "what dies is put into its owner's trash, and its deathknell is its controller's (428, 383.3)": """
        given: {Ahri: {base: [{card: Bell, owner: Jinx}], deck: 4}, Jinx: {deck: 4}}
        when: [{kill: Bell}, {resolve: all}]
        then: {Jinx: {trash: [Bell], hand: 0}, Ahri: {hand: 1}}
        """,
    "what is returned comes to its owner's hand (407)": """
        given: {Ahri: {base: [{card: Wolf, owner: Jinx}], hand: [Slow], deck: 3}, Jinx: {hand: [Hand]}}
        when: [{play: Slow, by: Ahri}, {pass: Ahri}, {play: Hand, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Wolf}]
        then: {Wolf: {zone: hand}, Jinx: {hand: [Wolf]}}
        """,
    "a buff stays with a unit that changes hands (188)": """
        given: {Ahri: {hand: [Steal]}, Jinx: {base: [{card: Wolf, buffed: true}]}}
        when: [{play: Steal, by: Ahri}, {resolve: 1}]
        then: {Wolf: {controller: Ahri, might: 4, is: [buffed]}, Ahri: {base: [Wolf]}}
        """,
    "an exhausted unit makes no standard move (448)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Wolf, exhausted: true}]}, Jinx: {}}
        when: [{move: Wolf, to: Altar}]
        then: {illegal: true}
        """,
    "nobody makes a standard move in a showdown (448)": """
        given: {battlefields: [Altar, Mill], Ahri: {base: [Pup, Wolf]}, Jinx: {}}
        when: [{move: Pup, to: Altar}, {move: Wolf, to: Mill}]
        then: {illegal: true}
        """,
    "a stunned unit moves like any other (348.2.a)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Wolf, stunned: true}]}, Jinx: {}}
        when: [{move: Wolf, to: Altar}, {close showdown: true}]
        then: {Ahri: {points: 1}, Wolf: {at: Altar}}
        """,
    "a unit that is readied moves again, home too (415, 420)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup], base: [Wolf], hand: [Wake]},
          Jinx: {}}
        when: [{move: Wolf, to: Altar}, {play: Wake, by: Ahri}, {resolve: 1}, {move: Wolf, to: base}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Wolf: {at: base, exhausted: true}}
        """,
    "a unit is not played to a battlefield that nobody controls (355.2)": """
        given: {battlefields: [{card: Altar, controller: Ahri}, Mill], Ahri: {at Altar: [Pup], hand: [Wolf]},
          Jinx: {}}
        when: [{play: Wolf, by: Ahri, at: Mill}]
        then: {illegal: true}
        """,
    "the facedown card is lost when the last unit of its battlefield falls (323.6, 323.7)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup,
          {card: Trap, facedown: true}]}, Jinx: {hand: [Murder]}}
        when: [{play: Murder, by: Jinx}, {resolve: 1}]
        then: {Altar: {controller: none}, Trap: {zone: trash}, Pup: {zone: trash}}
        """,
    "in answer it is still played, since nothing is lost in a closed state (323.6, 338.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup,
          {card: Trap, facedown: true}], deck: 4}, Jinx: {hand: [Murder]}}
        when: [{play: Murder, by: Jinx}, {pass: Jinx}, {play: Trap, by: Ahri}, {resolve: all}]
        then: {Altar: {controller: none}, Ahri: {hand: 1}}
        """,
    "a unit that is sent home in the showdown conquers nothing (455, 348)": """
        given: {battlefields: [Altar], Ahri: {base: [Pup]}, Jinx: {hand: [Home]}}
        when: [{move: Pup, to: Altar}, {pass: Ahri}, {play: Home, by: Jinx}, {resolve: 1}, {close showdown: true}]
        then: {Pup: {at: base}, Altar: {controller: none, contested: false}, Ahri: {points: 0}}
        """,
    "a temporary unit dies at the beginning of whoever controls it (428, 188)": """
        given: {Ahri: {hand: [Charm], deck: 3}, Jinx: {base: [Fading], deck: 3}}
        when: [{play: Charm, by: Ahri}, {resolve: 1}, {end turn: true}, {check: {Fading: {zone: base}}},
          {end turn: true}, {resolve: all}]
        then: {Fading: {zone: trash}, Jinx: {trash: [Fading]}}
        """,
}


@each_of(CASES)
def test_who_may_act_and_whose_it_is_is_as_the_rules_say(sentence: str, body: str) -> None:
    holds(sentence, body)
