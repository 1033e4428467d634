"""Riftbound's gear and units that change hands or fall, several players, empty decks, and points.

Each situation was derived from Riftbound's rules before it was run; the numbers are those of v1.4.
"""

from __future__ import annotations

from tests.core.evaluator.by_their_rules import each_of
from tests.core.evaluator.riftbound_in_company import holds

CASES = {
    "the gear of a fallen unit comes home (435.1, 435.4.b, 323.7)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf, {card: Axe,
          attached to: Wolf}, Pup]}, Jinx: {hand: [Murder]}, turn: {player: Jinx}}
        when: [{check: {Wolf: {might: 5}}}, {play: Murder, by: Jinx}, {resolve: 1}]
        choices: [{player: Jinx, question: targets, answer: Wolf}]
        then: {Wolf: {zone: trash}, Axe: {at: base, is not: [attached]}, Altar: {controller: Ahri}}
        """,
    "a unit that returns to a hand leaves its gear behind (407, 435.1)": """
        given: {Ahri: {base: [Wolf, {card: Axe, attached to: Wolf}], hand: [Hand]}, Jinx: {}}
        when: [{play: Hand, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Wolf: {zone: hand}, Axe: {at: base, is not: [attached]}}
        """,
    "gear in the hands of a unit can be returned alone (407)": """
        given: {Ahri: {base: [Wolf, {card: Axe, attached to: Wolf}], hand: [Hand]}, Jinx: {}}
        when: [{play: Hand, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Axe}]
        then: {Axe: {zone: hand}, Wolf: {might: 3}}
        """,
    "gear goes where its unit goes (420)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Pup], base: [Wolf, {card: Axe,
          attached to: Wolf}]}, Jinx: {}}
        when: [{move: Wolf, to: Altar}]
        then: {Axe: {at: Altar, attached to: Wolf}, Wolf: {might: 5}}
        """,
    "exhausted gear is attached and stays exhausted (434)": """
        given: {Ahri: {base: [Wolf, {card: Axe, exhausted: true}]}, Jinx: {}}
        when: [{use: Axe, by: Ahri}, {resolve: 1}]
        then: {Axe: {attached to: Wolf, exhausted: true}, Wolf: {might: 5, exhausted: false}}
        """,
    "without its gear a unit dies of the damage it has (428, 323.5)": """
        given: {Ahri: {hand: [Sap]}, Jinx: {base: [{card: Wolf, damage: 4}, {card: Axe, attached to: Wolf}]}}
        when: [{check: {Wolf: {might: 5, at: base}}}, {play: Sap, by: Ahri}, {resolve: 1}]
        then: {Axe: {zone: trash}, Wolf: {zone: trash}}
        """,
    "a unit that changes hands keeps gear that stays its player's (188, see 718.5.f)": """
        given: {Ahri: {hand: [Charm]}, Jinx: {base: [Wolf, {card: Axe, attached to: Wolf}]}}
        when: [{play: Charm, by: Ahri}, {resolve: 1}]
        then: {Wolf: {controller: Ahri, might: 5, at: base}, Axe: {controller: Jinx, attached to: Wolf}}
        """,
    "such gear comes home to its own player when the unit falls (188, 435.1)": """
        given: {Ahri: {hand: [Charm, Murder]}, Jinx: {base: [Wolf, {card: Axe, attached to: Wolf}]}}
        when: [{play: Charm, by: Ahri}, {resolve: 1}, {play: Murder, by: Ahri}, {resolve: 1}]
        then: {Wolf: {zone: trash}, Jinx: {base: [Axe], trash: [Wolf]}, Ahri: {base: []}}
        """,
    "gear that changes hands stays where it is attached (188, see 718.5.f)": """
        given: {Ahri: {hand: [Thief]}, Jinx: {base: [Wolf, {card: Axe, attached to: Wolf}]}}
        when: [{play: Thief, by: Ahri}, {resolve: 1}]
        then: {Axe: {controller: Ahri, attached to: Wolf}, Wolf: {might: 5, controller: Jinx}}
        """,
    "and comes home to its new player when the unit falls (188, 435.1)": """
        given: {Ahri: {hand: [Thief, Murder]}, Jinx: {base: [Wolf, {card: Axe, attached to: Wolf}]}}
        when: [{play: Thief, by: Ahri}, {resolve: 1}, {play: Murder, by: Ahri}, {resolve: 1}]
        then: {Wolf: {zone: trash}, Ahri: {base: [Axe]}, Axe: {controller: Ahri}}
        """,
    "all gear of a fallen unit comes home (435.1)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf, {card: Axe,
          attached to: Wolf}, {card: War Axe, attached to: Wolf}, Pup], hand: [Murder]}, Jinx: {}}
        when: [{play: Murder, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Wolf: {zone: trash}, Axe: {at: base}, War Axe: {at: base}}
        """,
    "a legend is ready again at its player's next turn (415, 377)": """
        given: {Ahri: {legend: Boss, deck: 6}, Jinx: {deck: 3}}
        when: [{use: Boss, by: Ahri}, {resolve: 1}, {check: {Boss: {exhausted: true}}}, {end turn: true},
          {check: {Boss: {exhausted: true}}}, {end turn: true}]
        then: {Boss: {exhausted: false}, Ahri: {hand: 2}}
        """,
    "a legend is not used in the turn of another (381)": """
        given: {turn: {player: Jinx}, Ahri: {legend: Boss, deck: 6}, Jinx: {deck: 3}}
        when: [{use: Boss, by: Ahri}]
        then: {illegal: true}
        """,
    "a third player's unit has nowhere to move while two others fight (355.5, see 447.2.a)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]},
          Jinx: {at Altar: [Bear]}, Teemo: {base: [Pup], hand: [Send]}}
        when: [{move: Wolf, to: Altar}, {pass: Ahri}, {pass: Jinx}, {play: Send, by: Teemo}]
        choices: [{player: Teemo, question: targets, answer: Pup}]
        then: {illegal answer: true}
        """,
    "each player holds in their own turn alone (469.2)": """
        given: {players: [Ahri, Jinx, Teemo], turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx},
          {card: Mill, controller: Teemo}], Ahri: {deck: 4}, Jinx: {at Altar: [Pup], deck: 4},
          Teemo: {at Mill: [{card: Pup, as: p}], deck: 4}}
        when: [{end turn: true}, {check: {Jinx: {points: 1}, Teemo: {points: 0}}}, {end turn: true}]
        then: {turn: Teemo, Jinx: {points: 1}, Teemo: {points: 1}}
        """,
    "priority goes round to the third player, who answers (338.1.b, 425)": """
        given: {players: [Ahri, Jinx, Teemo], Ahri: {hand: [Slow], deck: 4}, Jinx: {}, Teemo: {hand: [Denial]}}
        when: [{play: Slow, by: Ahri}, {pass: Ahri}, {pass: Jinx}, {check: {priority: Teemo}}, {play: Denial,
          by: Teemo}, {resolve: all}]
        then: {Ahri: {hand: 0}, Slow: {zone: trash}}
        """,
    "whoever burns out chooses the opponent who gains the point (431.1, 431.2)": """
        given: {players: [Ahri, Jinx, Teemo], Ahri: {hand: [Three], deck: [Pup], trash: [Wolf, Bear, Ogre]}, Jinx: {},
          Teemo: {}}
        when: [{play: Three, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: burn out, answer: Teemo}, {player: Ahri, question: drawn at random,
          answer: [Bear, Wolf]}]
        then: {Teemo: {points: 1}, Jinx: {points: 0}, Ahri: {hand: 3, deck: 1}}
        """,
    "the third player answers in a showdown of nobody else's (346, 417)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [Altar], Ahri: {base: [Pup]}, Jinx: {},
          Teemo: {hand: [Bolt]}}
        when: [{move: Pup, to: Altar}, {pass: Ahri}, {pass: Jinx}, {play: Bolt, by: Teemo}, {resolve: 1}]
        choices: [{player: Teemo, question: targets, answer: Pup}]
        then: {Pup: {zone: trash}, Ahri: {points: 0}, Altar: {controller: none}}
        """,
    "of two opponents either's unit can be taken (188, 355.5)": """
        given: {players: [Ahri, Jinx, Teemo], Ahri: {hand: [Charm]}, Jinx: {base: [Wolf]}, Teemo: {base: [Bear]}}
        when: [{play: Charm, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Bear}]
        then: {Bear: {controller: Ahri}, Wolf: {controller: Jinx}, Ahri: {base: [Bear]}}
        """,
    "a third player may help a defender, and nobody is left (474, 466.3.d)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Bear]},
          Jinx: {at Altar: [Wolf]}, Teemo: {hand: [Surge]}}
        when: [{move: Bear, to: Altar}, {pass: Ahri}, {pass: Jinx}, {play: Surge, by: Teemo}, {resolve: 1},
          {close showdown: true}]
        choices: [{player: Teemo, question: targets, answer: Wolf}]
        then: {Bear: {zone: trash}, Wolf: {zone: trash}, Altar: {controller: none}, Ahri: {points: 0}}
        """,
    "three deathknells wait in turn order (383.3, 323.5)": """
        given: {players: [Ahri, Jinx, Teemo], Ahri: {hand: [Nova], base: [Bell], deck: 3}, Jinx: {base: [{card: Bell,
          as: b2}], deck: 3}, Teemo: {base: [{card: Bell, as: b3}], deck: 3}}
        when: [{play: Nova, by: Ahri}, {resolve: 1}]
        then: {chain: [Bell/deathknell, b2/deathknell, b3/deathknell], after resolving: {Ahri: {hand: 1},
          Jinx: {hand: 1}, Teemo: {hand: 1}}}
        """,
    "at the end of the turn abilities wait in turn order, the turn player's first (383.3)": """
        given: {players: [Ahri, Jinx, Teemo, Vi], turn: {player: Teemo}, Ahri: {base: [Sentry], deck: 4},
          Jinx: {base: [{card: Sentry, as: s2}], deck: 4}, Teemo: {base: [{card: Sentry, as: s3}], deck: 4},
          Vi: {base: [{card: Sentry, as: s4}], deck: 4}}
        when: [{advance to: ending}]
        then: {chain: [s3, s4, Sentry, s2]}
        """,
    "two combats are fought one after the other, as the turn player says (323.12, 469.1)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}, {card: Mill,
          controller: Teemo}], Ahri: {base: [Bear, Ogre]}, Jinx: {at Altar: [Pup]}, Teemo: {at Mill: [Wolf]}}
        when: [{at once: [{move: Bear, to: Altar}, {move: Ogre, to: Mill}]}, {check: {showdown: Mill}},
          {close showdown: true}, {check: {showdown: Altar}}, {close showdown: true}]
        choices: [{player: Ahri, question: which battlefield, answer: Mill}]
        then: {Ahri: {points: 2}, Mill: {controller: Ahri}, Altar: {controller: Ahri}}
        """,
    "a player who burns out draws what is still missing (431.1, 431.2)": """
        given: {Ahri: {hand: [Three], deck: [Pup], trash: [Wolf, Bear, Ogre]}, Jinx: {}}
        when: [{play: Three, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: drawn at random, answer: [Bear, Wolf]}]
        then: {Jinx: {points: 1}, Ahri: {hand: 3, deck: 1, trash: [Three]}}
        """,
    "looking further than the deck goes burns nobody out (413, see 431.1.c)": """
        given: {Ahri: {hand: [Peek], deck: [Pup], trash: [Wolf]}, Jinx: {}}
        when: [{play: Peek, by: Ahri}, {resolve: 1}]
        then: {Jinx: {points: 0}, Ahri: {hand: [Pup], deck: 0}}
        """,
    "the final point is not conquered with one battlefield of two (471.1.b.1)": """
        given: {victory score: 8, battlefields: [Altar, Mill], Ahri: {base: [Pup], points: 7, deck: 3}, Jinx: {}}
        when: [{move: Pup, to: Altar}, {close showdown: true}]
        then: {Ahri: {points: 7, hand: 1}, winner: none, Altar: {controller: Ahri}}
        """,
    "a final point that is held wins (469.2, 472)": """
        given: {turn: {player: Jinx}, victory score: 8, battlefields: [{card: Altar, controller: Ahri}, Mill],
          Ahri: {at Altar: [Pup], points: 7, deck: 3}, Jinx: {}}
        when: [{end turn: true}]
        then: {winner: Ahri, Ahri: {points: 8}}
        """,
    "a point that a spell gives wins (472)": """
        given: {victory score: 8, battlefields: [Altar, Mill], Ahri: {hand: [Gift], points: 7}, Jinx: {}}
        when: [{play: Gift, by: Ahri}, {resolve: 1}]
        then: {winner: Ahri}
        """,
    "a battlefield is scored once a turn (470)": """
        given: {battlefields: [Altar], Ahri: {base: [Taker, Ganker], hand: [Home], deck: 5}, Jinx: {}}
        when: [{move: Taker, to: Altar}, {close showdown: true}, {resolve: all}, {play: Home, by: Ahri}, {resolve: 1},
          {check: {Altar: {controller: none}}}, {move: Ganker, to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Taker}]
        then: {Ahri: {points: 1, hand: 1}, Altar: {controller: Ahri}}
        """,
    "an opponent who has enough points by a burn out has won (431.1, 472)": """
        given: {victory score: 8, Ahri: {hand: [Tale], deck: 0, trash: [Pup, Wolf]}, Jinx: {points: 7}}
        when: [{play: Tale, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: drawn at random, answer: Pup}]
        then: {winner: Jinx}
        """,
    "the final point is conquered with the second of two battlefields (469.1, 472)": """
        given: {victory score: 8, battlefields: [Altar, Mill], Ahri: {base: [Pup, Wolf], points: 6, deck: 3},
          Jinx: {}}
        when: [{move: Pup, to: Altar}, {close showdown: true}, {check: {Ahri: {points: 7}}}, {move: Wolf, to: Mill},
          {close showdown: true}]
        then: {winner: Ahri}
        """,
    "a prevention of 3 is used up by two blows of 2 (437)": """
        given: {Ahri: {hand: [Shield Wall, Nova, {card: Nova, as: n2}], base: [Bear]}, Jinx: {}}
        when: [{play: Shield Wall, by: Ahri}, {resolve: 1}, {play: Nova, by: Ahri}, {resolve: 1},
          {check: {Bear: {damage: 0}}}, {play: n2, by: Ahri}, {resolve: 1}]
        then: {Bear: {damage: 1}}
        """,
    "what would die is saved once (see 391, 428)": """
        given: {Ahri: {hand: [Save, Murder, {card: Murder, as: m2}], base: [Wolf]}, Jinx: {}}
        when: [{play: Save, by: Ahri}, {resolve: 1}, {play: Murder, by: Ahri}, {resolve: 1},
          {check: {Wolf: {at: base}}}, {play: m2, by: Ahri}, {resolve: 1}]
        then: {Wolf: {zone: trash}}
        """,
    "a unit that spends its buff dies of the damage it has (323.5)": """
        given: {Ahri: {hand: [Spender], base: [{card: Wolf, buffed: true, damage: 3}], deck: 3}, Jinx: {}}
        when: [{check: {Wolf: {might: 4}}}, {play: Spender, by: Ahri}, {resolve: 1}]
        then: {Wolf: {zone: trash}, Ahri: {hand: 1}}
        """,
    "a unit that loses Might dies of the damage it has (474, 323.5)": """
        given: {Ahri: {base: [{card: Bear, damage: 2}], hand: [Weak]}, Jinx: {}}
        when: [{play: Weak, by: Ahri}, {resolve: 1}]
        then: {Bear: {zone: trash}}
        """,
    "damage is healed before what is so this turn expires (317.2.b, 474)": """
        given: {Ahri: {base: [Wolf], hand: [Strong, Nova, {card: Nova, as: n2}]}, Jinx: {}}
        when: [{play: Strong, by: Ahri}, {resolve: 1}, {play: Nova, by: Ahri}, {resolve: 1}, {play: n2, by: Ahri},
          {resolve: 1}, {check: {Wolf: {damage: 4, might: 5}}}, {end turn: true}]
        then: {Wolf: {damage: 0, might: 3, at: base}}
        """,
}


@each_of(CASES)
def test_what_is_left_behind_and_who_scores_is_as_the_rules_say(sentence: str, body: str) -> None:
    holds(sentence, body)
