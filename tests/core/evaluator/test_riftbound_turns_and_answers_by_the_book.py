"""Riftbound's turns from the beginning to the end, legends, and what waits in between.

Each situation was derived from Riftbound's rules before it was run; the numbers are those of v1.4.
"""

from __future__ import annotations

from tests.core.evaluator.by_their_rules import each_of
from tests.core.evaluator.riftbound_in_company import holds

CASES = {
    "a unit that died recycles itself from the trash to pay for its own ability (404.1, 416)": """
        given: {Ahri: {base: [Ekko], deck: 2}, Jinx: {}}
        when: [{kill: Ekko}, {resolve: all}]
        choices: [{player: Ahri, question: pay, answer: yes}]
        then: {Ekko: {zone: deck}, Ahri: {hand: 1, deck: 2}}
        """,
    "an if within the effect is asked as the ability resolves (383.3)": """
        given: {turn: {player: Jinx}, Ahri: {legend: Cannon, hand: [Tale, Dash], deck: 5}, Jinx: {deck: 2}}
        when: [{end turn: true}, {resolve: all}]
        then: {triggers: {Cannon: 1}, Ahri: {hand: 3}}
        """,
    "what lies hidden goes with the battlefield that a stolen unit conquers (188, 323.7, 469.1)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Wolf, {card: Trap,
          facedown: true}]}, Jinx: {hand: [Charm]}, turn: {player: Jinx}}
        when: [{play: Charm, by: Jinx}, {resolve: 1}, {close showdown: true}]
        then: {Altar: {controller: Jinx}, Trap: {zone: trash}, Jinx: {points: 1}, Wolf: {at: Altar, controller: Jinx}}
        """,
    "a unit is recalled to the base of whoever controls it (455)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [{card: Wolf, owner: Jinx}, Pup],
          hand: [Home]}, Jinx: {}}
        when: [{play: Home, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Ahri: {base: [Wolf]}, Wolf: {controller: Ahri}}
        """,
    "a battlefield may speak of all units there, or of its controller's (364)": """
        given: {battlefields: [{card: Field, controller: Jinx}, {card: Fort, controller: Jinx}], Ahri: {base: [Wolf]},
          Jinx: {at Field: [Pup], at Fort: [{card: Pup, as: p2}]}}
        when: [{move: Wolf, to: Field}]
        then: {Wolf: {might: 4}, Pup: {might: 2}, p2: {might: 2}}
        """,
    "energy of the beginning is gone by the main phase (316)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Fountain], deck: 3}, Jinx: {deck: 2}}
        when: [{end turn: true}]
        then: {Ahri: {energy: 0}}
        """,
    "what an ability gives at the end of this turn is gone right after (317.2, 474)": """
        given: {Ahri: {base: [Late, Wolf], deck: 3}, Jinx: {deck: 2}}
        when: [{advance to: ending}, {resolve: all}, {check: {Wolf: {might: 5}}}, {end turn: true}]
        then: {Wolf: {might: 3}}
        """,
    "damage at the end of the turn kills before it is healed (317.2, 323.5)": """
        given: {Ahri: {base: [EndZap, Wolf, Pup], deck: 3}, Jinx: {base: [Tanky], deck: 2}}
        when: [{end turn: true}]
        then: {Pup: {zone: trash}, Tanky: {zone: trash}, Wolf: {damage: 0}}
        """,
    "a third player sees all who fall in the fight of two (383.3, 323.5)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Wolf]},
          Jinx: {at Altar: [{card: Wolf, as: w2}]}, Teemo: {base: [Watch], deck: 5}}
        when: [{move: Wolf, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {triggers: {Watch: 2}, Teemo: {hand: 2}}
        """,
    "what is banished and played by its owner is its owner's (427)": """
        given: {Ahri: {base: [{card: Wolf, owner: Jinx}], hand: [Banisher]}, Jinx: {}}
        when: [{play: Banisher, by: Ahri}, {resolve: all}]
        then: {Jinx: {base: [Wolf]}, Wolf: {controller: Jinx, exhausted: true}}
        """,
    "equipping waits for the showdown to end (381)": """
        given: {battlefields: [Altar], Ahri: {base: [Pup, Wolf, Axe]}, Jinx: {}}
        when: [{move: Pup, to: Altar}, {use: Axe, by: Ahri}]
        then: {illegal: true}
        """,
    "nobody is stunned in the next turn any more (469.2, see 423)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], turn: {player: Ahri}, Ahri: {base: [Bear],
          hand: [Stunner], deck: 3}, Jinx: {at Altar: [Wolf], deck: 3}}
        when: [{play: Stunner, by: Ahri}, {resolve: 1}, {check: {Wolf: {is: [stunned]}}}, {end turn: true}]
        choices: [{player: Ahri, question: targets, answer: Wolf}]
        then: {Wolf: {is not: [stunned]}, Jinx: {points: 1}}
        """,
    "of four players all pass in turn, and one battlefield changes hands (347.2.b, 466.5)": """
        given: {players: [Ahri, Jinx, Teemo, Vi2], battlefields: [{card: Altar, controller: Vi2}, {card: Mill,
          controller: Teemo}], Ahri: {base: [Bear]}, Jinx: {}, Teemo: {at Mill: [Pup]}, Vi2: {at Altar: [Wolf]}}
        when: [{move: Bear, to: Altar}, {pass: Ahri}, {check: {priority: Jinx}}, {pass: Jinx}, {pass: Teemo},
          {pass: Vi2}]
        then: {Altar: {controller: Ahri}, Mill: {controller: Teemo}, Ahri: {points: 1}}
        """,
    "a spell that moves a unit home doesn't exhaust it, and leaves its battlefield to nobody (420, 323.6)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Runner], hand: [BaseMove],
          deck: 3}, Jinx: {}}
        when: [{play: BaseMove, by: Ahri}, {resolve: all}]
        then: {Runner: {at: base, exhausted: false}, Ahri: {hand: 1}, Altar: {controller: none}}
        """,
    "a spell whose target has died in answer does nothing (428, 359.3.e.2)": """
        given: {Ahri: {hand: [Bolt], base: [Pup]}, Jinx: {hand: [Murder], base: [Wolf]}}
        when: [{play: Bolt, by: Ahri}, {pass: Ahri}, {play: Murder, by: Jinx}, {check: {chain: [Bolt, Murder]}},
          {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Wolf}, {player: Jinx, question: targets, answer: Wolf}]
        then: {Wolf: {zone: trash}, resolved: [Murder, Bolt]}
        """,
    "priority is back with the player of the older item once the newer one has resolved (338.1.b)": """
        given: {Ahri: {hand: [Slow, Tale], deck: 5}, Jinx: {hand: [{card: Tale, as: theirs}], deck: 3}}
        when: [{play: Slow, by: Ahri}, {pass: Ahri}, {play: theirs, by: Jinx}, {resolve: 1},
          {check: {priority: Ahri}}, {play: Tale, by: Ahri}]
        then: {chain: [Slow, Tale], priority: Ahri}
        """,
}


@each_of(CASES)
def test_a_turn_goes_on_as_the_rules_say(sentence: str, body: str) -> None:
    holds(sentence, body)
