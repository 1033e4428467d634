# ruff: noqa: E501
"""Riftbound: attack, defend, conquer, hold, play and targeting effects, and where they stay silent (v1.4, 383 to 397)."""

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

BOOK = Written(
    "riftbound",
    ("v1.4",),
    """
cards:
  Scout: {types: [unit], might: 1}
  Soldier: {types: [unit], might: 2}
  Guard: {types: [unit], might: 3}
  Giant: {types: [unit], might: 6}
  Charger: {types: [unit], might: 3, abilities: [{name: charge, when: {event: attacks, object: me}, do: [{draw: 1}]}]}
  Herald: {types: [unit], might: 1, abilities: [{name: call, when: {event: attacks, object: {type: unit,
    controller: you, other: true}}, do: [{draw: 1}]}]}
  Sentry: {types: [unit], might: 3, abilities: [{name: watch, when: {event: defends, object: me}, do: [{draw: 1}]}]}
  Proud: {types: [unit], might: 3, abilities: [{name: pride, when: {event: attacks, object: me}, if: {this: me,
    is: {might: {at least: 5}}}, do: [{draw: 1}]}]}
  Victor: {types: [unit], might: 3, abilities: [{name: won, when: {event: conquers, object: me}, do: [{draw: 1}]}]}
  Banner: {types: [gear], abilities: [{name: glory, when: {event: conquers, player: you}, do: [{draw: 1}]}]}
  Keeper: {types: [unit], might: 2, abilities: [{name: kept, when: {event: holds, object: me}, do: [{draw: 1}]}]}
  Throne: {types: [gear], abilities: [{name: reign, when: {event: holds, player: you}, do: [{draw: 1}]}]}
  Envoy: {types: [unit], might: 1, abilities: [{name: hello, when: {event: is played, object: me}, do: [{draw: 1}]}]}
  Greeter: {types: [unit], might: 1, abilities: [{name: greet, when: {event: is played, object: {type: unit,
    other: true}, player: you}, do: [{draw: 1}]}]}
  Diva: {types: [unit], might: 2, abilities: [{name: noticed, when: {event: is targeted, object: me}, do: [{draw: 1}]}]}
  Shy: {types: [unit], might: 2, abilities: [{name: mine, when: {event: is targeted, object: me, player: you},
    do: [{draw: 1}]}]}
  Dusk: {types: [spell], keywords: [action], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you,
    target: false}}]}]}
  Poke: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Fork: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 1, to: {choose: up to 2, type: unit}}]}]}
  Rain: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 1, to: {all: {type: unit}}}]}]}
  Grow: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {might: 3}, to: {choose: 1, type: unit},
    for: this turn}]}]}
  Undo: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Lure: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: choose}]}]}
  Recruit Call: {types: [spell], abilities: [{do: [{play token: {name: Recruit, might: 1, tags: [Recruit]},
    to: base, count: 2}]}]}
  Birth: {types: [spell], abilities: [{do: [{create token: {name: Recruit, might: 1, tags: [Recruit]}, to: base}]}]}
  Mourner: {types: [unit], might: 1, abilities: [{name: grief, when: {event: dies, object: {type: unit,
    controller: you, other: true}}, do: [{draw: 1}]}]}
  Ghoul: {types: [unit], might: 1, abilities: [{name: rise, when: {event: conquers, player: you}, works in: [trash],
    do: [{draw: 1}]}]}
""",
)

COMBAT = {
    "whoever attacks triggers as it becomes an attacker (383.4.e.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Charger], deck: 3}
          Jinx: {at Altar: [Scout]}
        when: [{move: Charger, to: Altar}, {resolve: all}]
        then: {triggers: {Charger/charge: 1}, Ahri: {hand: 1}}
        """,
    "where nobody defends nobody attacks (see 383.4.e)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Charger], deck: 3}
          Jinx: {}
        when: [{move: Charger, to: Altar}, {close showdown: true}]
        then: {triggers: {Charger/charge: 0}, Altar: {controller: Ahri}}
        """,
    "what attacks beside it is heard by another, and it does not hear itself (383.4.e.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Herald, Soldier, Guard], deck: 5}
          Jinx: {at Altar: [Scout]}
        when: [{move: [Herald, Soldier, Guard], to: Altar}, {resolve: all}]
        then: {triggers: {Herald/call: 2}, Ahri: {hand: 2}}
        """,
    "whoever defends triggers for the player who is attacked (383.4.f.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard], deck: 3}
          Jinx: {at Altar: [Sentry], deck: 3}
        when: [{move: Guard, to: Altar}, {resolve: all}]
        then: {triggers: {Sentry/watch: 1}, Jinx: {hand: 1}, Ahri: {hand: 0}}
        """,
    "one that is somewhere else does not defend (see 383.4.f)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard], deck: 3}
          Jinx: {at Altar: [Scout], base: [Sentry], deck: 3}
        when: [{move: Guard, to: Altar}, {resolve: all}]
        then: {triggers: {Sentry/watch: 0}, Jinx: {hand: 0}}
        """,
    "one that defends attacks nobody (383.4.f.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Sentry], deck: 3}
          Jinx: {at Altar: [Charger, {card: Sentry, as: s2}], deck: 3}
        when: [{move: Sentry, to: Altar}, {resolve: all}]
        then: {triggers: {Sentry/watch: 0, Charger/charge: 0, s2/watch: 1}}
        """,
    "of triggers on both sides the attacker's go on the chain first (464.2.e.1)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Charger], deck: 3}
          Jinx: {at Altar: [Sentry], deck: 3}
        when: [{move: Charger, to: Altar}]
        then: {chain: [Charger/charge, Sentry/watch], state: closed}
        """,
    "what else an attack trigger asks for has to be so at once (see 383.4.e.2.b)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Proud], hand: [Grow], deck: 3}
          Jinx: {at Altar: [Giant]}
        when: [{move: Proud, to: Altar}, {play: Grow, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Proud}]
        then: {triggers: {Proud/pride: 0}, Proud: {might: 6}}
        """,
    "and where it is so the attack triggers (383.4.e.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Proud], hand: [Grow], deck: 3}
          Jinx: {at Altar: [Giant]}
        when: [{play: Grow, by: Ahri}, {resolve: all}, {move: Proud, to: Altar}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Proud}]
        then: {triggers: {Proud/pride: 1}, Ahri: {hand: 1}}
        """,
    "who joins the attack later attacks from then on (383.4.e.2, see 464.2.c.3.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard, Charger], hand: [Lure], deck: 3}
          Jinx: {at Altar: [Scout]}
        when: [{move: Guard, to: Altar}, {play: Lure, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Charger}, {player: Ahri, question: location, answer: Altar}]
        then: {triggers: {Charger/charge: 1}, Charger: {is: [attacking]}}
        """,
}


@each_of(COMBAT)
def test_of_attack_and_defend_triggers(sentence, body):
    holds(BOOK, sentence, body)


SCORING = {
    "a unit that is there conquers (469.1, 383.4.c.2.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Victor, {card: Victor, as: home}], deck: 3}
          Jinx: {}
        when: [{move: Victor, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {triggers: {Victor/won: 1, home/won: 0}, Ahri: {points: 1, hand: 1}}
        """,
    "a gear that speaks of its player hears the conquest from anywhere (383.4.c.2.b)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard, Banner], deck: 3}
          Jinx: {base: [{card: Banner, as: b2}], deck: 3}
        when: [{move: Guard, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {triggers: {Banner/glory: 1, b2/glory: 0}, Ahri: {hand: 1}, Jinx: {hand: 0}}
        """,
    "a battlefield that was scored this turn is taken without a conquest (see 469.1)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Victor, Soldier], hand: [Undo], deck: 5}
          Jinx: {}
        when: [{move: Soldier, to: Altar}, {close showdown: true}, {check: {Ahri: {points: 1}}}, {play: Undo, by: Ahri}, {resolve: all},
          {check: {Altar: {controller: none}}}, {move: Victor, to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Soldier}]
        then: {triggers: {Victor/won: 0}, Ahri: {points: 1}, Altar: {controller: Ahri}}
        """,
    "two units conquer together, each by itself (383.4.c.2.a)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Victor, {card: Victor, as: v2}], deck: 3}
          Jinx: {}
        when: [{move: [Victor, v2], to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ahri, question: order triggers, answer: [Victor/won, v2/won]}]
        then: {triggers: {Victor/won: 1, v2/won: 1}, Ahri: {points: 1, hand: 2}}
        """,
    "a unit at the battlefield holds it as its player's turn begins (383.4.d.2.a, see 315.2.b.2)": """
        given:
          turn: {player: Jinx}
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Keeper], base: [{card: Keeper, as: home}], deck: 5}
          Jinx: {deck: 5}
        when: [{end turn: true}, {resolve: all}]
        then: {triggers: {Keeper/kept: 1, home/kept: 0}, Ahri: {points: 1}}
        """,
    "in the turn of another player nobody holds (see 469.2)": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Keeper], deck: 5}
          Jinx: {deck: 5}
        when: [{end turn: true}, {resolve: all}]
        then: {triggers: {Keeper/kept: 0}, Ahri: {points: 0}}
        """,
    "who holds two battlefields holds twice (315.2.b.2, 383.4.d.2.b)": """
        given:
          turn: {player: Jinx}
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]
          Ahri: {at Altar: [Scout], at Gate: [Soldier], base: [Throne], deck: 6}
          Jinx: {deck: 5}
        when: [{end turn: true}, {resolve: all}]
        choices: [{player: Ahri, question: which battlefield, answer: Altar}]
        then: {triggers: {Throne/reign: 2}, Ahri: {points: 2}}
        """,
    "what works in the trash hears a conquest there (385.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard], trash: [Ghoul], deck: 3}
          Jinx: {}
        when: [{move: Guard, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {triggers: {Ghoul/rise: 1}}
        """,
    "and nowhere else (see 385.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard, Ghoul], hand: [{card: Ghoul, as: g2}], deck: 3}
          Jinx: {}
        when: [{move: Guard, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {triggers: {Ghoul/rise: 0, g2/rise: 0}}
        """,
    "what works on the board is silent in the trash (see 384.2)": """
        given:
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Guard], trash: [Banner], deck: 3}
          Jinx: {}
        when: [{move: Guard, to: Altar}, {close showdown: true}, {resolve: all}]
        then: {triggers: {Banner/glory: 0}}
        """,
}


@each_of(SCORING)
def test_of_conquer_and_hold_effects(sentence, body):
    holds(BOOK, sentence, body)


PLAYED = {
    "a unit that is played says so once it is on the board (383.4.a.2)": """
        given: {Ahri: {hand: [Envoy], deck: 3}, Jinx: {}}
        when: [{play: Envoy, by: Ahri, at: base}]
        then: {Envoy: {at: base}, chain: [Envoy/hello], state: closed}
        """,
    "a unit that is put there from elsewhere was not played (see 383.4.a)": """
        given: {Ahri: {base: [Envoy, Greeter], hand: [Birth], deck: 3}, Jinx: {}}
        when: [{play: Birth, by: Ahri}, {resolve: all}]
        then: {triggers: {Greeter/greet: 0, Envoy/hello: 0}}
        """,
    "tokens that are played are played, each of them (383)": """
        given: {Ahri: {base: [Greeter], hand: [Recruit Call], deck: 3}, Jinx: {}}
        when: [{play: Recruit Call, by: Ahri}, {resolve: all}]
        then: {triggers: {Greeter/greet: 2}, Ahri: {hand: 2}}
        """,
    "what greets others does not greet itself, nor an opponent's (see 383)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Greeter], deck: 3}, Jinx: {hand: [Envoy], deck: 3}}
        when: [{play: Envoy, by: Jinx, at: base}, {resolve: all}]
        then: {triggers: {Greeter/greet: 0, Envoy/hello: 1}}
        """,
    "one that was returned and is played again says so again (383.4.a.2)": """
        given: {Ahri: {hand: [Envoy, Undo], deck: 4}, Jinx: {}}
        when: [{play: Envoy, by: Ahri, at: base}, {resolve: all}, {play: Undo, by: Ahri}, {resolve: all},
          {play: Envoy, by: Ahri, at: base}, {resolve: all}]
        then: {triggers: {Envoy/hello: 2}, Ahri: {hand: 2}}
        """,
    "who is chosen as a target says so before the spell resolves (383.4.b.2)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Diva], deck: 3}}
        when: [{play: Poke, by: Ahri}]
        then: {chain: [Poke, Diva/noticed], Diva: {damage: 0}}
        """,
    "who is chosen without being targeted says nothing (383.4.b.3)": """
        given: {Ahri: {hand: [Dusk], base: [Diva], deck: 3}, Jinx: {}}
        when: [{play: Dusk, by: Ahri}, {resolve: all}]
        then: {triggers: {Diva/noticed: 0}, Diva: {zone: trash}}
        """,
    "what is done to all targets nobody (see 383.4.b)": """
        given: {Ahri: {hand: [Rain], base: [Diva], deck: 3}, Jinx: {}}
        when: [{play: Rain, by: Ahri}, {resolve: all}]
        then: {triggers: {Diva/noticed: 0}, Diva: {damage: 1}}
        """,
    "each of two targets says so (383.4.b.2)": """
        given: {Ahri: {hand: [Fork], deck: 3}, Jinx: {base: [Diva, {card: Diva, as: d2}], deck: 3}}
        when: [{play: Fork, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Diva, d2]},
          {player: Jinx, question: order triggers, answer: [Diva/noticed, d2/noticed]}]
        then: {triggers: {Diva/noticed: 1, d2/noticed: 1}, Jinx: {hand: 2}}
        """,
    "when you choose me is not when they choose me (see 383.4.b)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Shy], deck: 3}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        then: {triggers: {Shy/mine: 0}, Shy: {damage: 1}}
        """,
    "it is where its own player chooses it (383.4.b.2)": """
        given: {Ahri: {hand: [Poke], base: [Shy], deck: 3}, Jinx: {}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        then: {triggers: {Shy/mine: 1}, Ahri: {hand: 1}}
        """,
    "a mourner hears each of two that die together (383)": """
        given: {Ahri: {base: [Mourner, Scout, {card: Scout, as: s2}], deck: 3}, Jinx: {}}
        when: [{at once: [{kill: Scout}, {kill: s2}]}, {resolve: all}]
        then: {triggers: {Mourner/grief: 2}, Ahri: {hand: 2}}
        """,
    "a mourner that dies with them hears none (383.2.c.2)": """
        given: {Ahri: {base: [Mourner, Scout], deck: 3}, Jinx: {}}
        when: [{at once: [{kill: Scout}, {kill: Mourner}]}, {resolve: all}]
        then: {triggers: {Mourner/grief: 0}, Ahri: {hand: 0}}
        """,
}


@each_of(PLAYED)
def test_of_play_and_targeting_effects(sentence, body):
    holds(BOOK, sentence, body)
