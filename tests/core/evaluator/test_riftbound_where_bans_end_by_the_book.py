# ruff: noqa: E501
"""Riftbound: bans, replacements, split damage and players, each where it does not reach any more (v1.4)."""

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
  Rooted: {types: [unit], might: 2, abilities: [{passive: {cannot: move}, affects: me}]}
  Jailer: {types: [unit], might: 2, abilities: [{passive: {cannot: move}, affects: {type: unit,
    controller: opponent, location: here}}]}
  Tired: {types: [unit], might: 2, abilities: [{passive: {cannot: be readied}, affects: me}]}
  Ghost: {types: [unit], might: 2, abilities: [{passive: {cannot: be dealt damage}, affects: me}]}
  Veiled: {types: [unit], might: 2, abilities: [{passive: {cannot: be targeted by enemies}, affects: me}]}
  Hidden One: {types: [unit], might: 2, abilities: [{passive: {cannot: be targeted}, affects: me}]}
  Undying: {types: [unit], might: 2, abilities: [{passive: {cannot: be killed}, affects: me}]}
  Ranger: {types: [unit], might: 2, keywords: [ganking]}
  Glass: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
    with: [{kill: me}, {heal: it}, {exhaust: it}, {recall: it}]}]}
  Last Word: {types: [unit], might: 1, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Poke: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Rain: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {all: {type: unit}}}]}]}
  Slay: {types: [spell], keywords: [reaction], abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
  Slaughter: {types: [spell], keywords: [action], abilities: [{do: [{kill: {all: {type: unit}}}]}]}
  Split: {types: [spell], keywords: [action], abilities: [{do: [{deal divided: 3, among: {choose: up to 5, type: unit,
    controller: opponent}}]}]}
  Blow: {types: [spell], keywords: [action], abilities: [{do: [{choose: {choose: 1, type: unit, controller: you},
    as: mine}, {deal divided: {might of: {that: mine}}, among: {choose: up to 3, type: unit, controller: opponent}}]}]}
  Wither: {types: [spell], keywords: [reaction], abilities: [{do: [{give: {might: -2}, to: {choose: 1, type: unit},
    for: this turn}]}]}
  Rise: {types: [spell], keywords: [action], abilities: [{do: [{ready: {choose: 1, type: unit}}]}]}
  Walk: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit, target: false,
    controller: you}, to: base}]}]}
  Undo: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Cage: {types: [battlefield], abilities: [{passive: {cannot: move to base}, affects: {type: unit, location: here}}]}
  Ward: {types: [spell], keywords: [reaction], abilities: [{do: [{prevent: 3, to: {choose: 1, type: unit}}]}]}
  Bind: {types: [spell], keywords: [action], abilities: [{do: [{give: {cannot: move}, to: {choose: 1, type: unit},
    for: this turn}]}]}
""",
)

MOVES = {
    "what cannot move does not (see 448)": """
        given: {battlefields: [Altar], Ahri: {base: [Rooted]}, Jinx: {}}
        when: [{move: Rooted, to: Altar}]
        then: {illegal: true}
        """,
    "and nobody else is kept from moving by that (414)": """
        given: {battlefields: [Altar], Ahri: {base: [Rooted, Scout]}, Jinx: {}}
        when: [{move: Scout, to: Altar}]
        then: {Scout: {at: Altar}, Rooted: {at: base}}
        """,
    "a recall is no move, and what cannot move is recalled (see 456.3)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Rooted]}, Jinx: {}}
        when: [{recall: Rooted}]
        then: {Rooted: {at: base}}
        """,
    "an effect moves it no more than its player does (see 055.1)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Rooted], hand: [Walk]}, Jinx: {}}
        when: [{play: Walk, by: Ahri}, {resolve: all}]
        then: {Rooted: {at: Altar}}
        """,
    "one who jails enemies here lets its own go (414)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Jailer, Scout]}, Jinx: {}}
        when: [{move: Scout, to: base}]
        then: {Scout: {at: base}}
        """,
    "and those who are elsewhere (414)": """
        given:
          turn: {player: Jinx}
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}]
          Ahri: {at Altar: [Jailer]}
          Jinx: {at Gate: [Scout]}
        when: [{move: Scout, to: base}]
        then: {Scout: {at: base}}
        """,
    "a ban for the turn is over in the next one (414)": """
        given: {battlefields: [Altar], Ahri: {hand: [Bind], deck: 3}, Jinx: {base: [Scout], deck: 3}}
        when: [{play: Bind, by: Ahri}, {resolve: all}, {end turn: true}, {move: Scout, to: Altar}]
        then: {Scout: {at: Altar}}
        """,
    "a ban on one unit leaves another of that name free (414)": """
        given: {battlefields: [Altar], Ahri: {base: [Scout, {card: Scout, as: s2}], hand: [Bind]}, Jinx: {}}
        when: [{play: Bind, by: Ahri}, {resolve: all}, {move: s2, to: Altar}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {s2: {at: Altar}, Scout: {at: base}}
        """,
    "one that was returned and is played again is another unit (see 124)": """
        given: {battlefields: [Altar], Ahri: {base: [Ranger], hand: [Bind, Undo, Rise]}, Jinx: {}}
        when: [{play: Bind, by: Ahri}, {resolve: all}, {play: Undo, by: Ahri}, {resolve: all}, {play: Ranger, by: Ahri, at: base},
          {play: Rise, by: Ahri}, {resolve: all}, {move: Ranger, to: Altar}]
        then: {Ranger: {at: Altar}}
        """,
    "from a cage nobody moves to the base, and one with ganking to another battlefield (810.1.b)": """
        given:
          battlefields: [{card: Cage, controller: Ahri}, Altar]
          Ahri: {at Cage: [Ranger]}
          Jinx: {}
        when: [{move: Ranger, to: Altar}]
        then: {Ranger: {at: Altar}}
        """,
    "a unit without ganking does not (see 144.4.c.1)": """
        given:
          battlefields: [{card: Cage, controller: Ahri}, Altar]
          Ahri: {at Cage: [Scout]}
          Jinx: {}
        when: [{move: Scout, to: Altar}]
        then: {illegal: true}
        """,
    "the base is out of reach from the cage (see 448)": """
        given:
          battlefields: [{card: Cage, controller: Ahri}, Altar]
          Ahri: {at Cage: [Ranger]}
          Jinx: {}
        when: [{move: Ranger, to: base}]
        then: {illegal: true}
        """,
    "an exhausted unit makes no standard move (see 144.2)": """
        given: {battlefields: [Altar], Ahri: {base: [{card: Scout, exhausted: true}]}, Jinx: {}}
        when: [{move: Scout, to: Altar}]
        then: {illegal: true}
        """,
    "units are not moved in the turn of another player (448)": """
        given: {battlefields: [Altar], Ahri: {}, Jinx: {base: [Scout]}}
        when: [{move: Scout, to: Altar}]
        then: {illegal: true}
        """,
    "what cannot be readied stays exhausted as its player's turn begins, and the others are readied (315.1)": """
        given: {turn: {player: Jinx}, Ahri: {base: [{card: Tired, exhausted: true}, {card: Scout, exhausted: true}], deck: 3}, Jinx: {deck: 3}}
        when: [{end turn: true}]
        then: {Tired: {exhausted: true}, Scout: {exhausted: false}}
        """,
}


@each_of(MOVES)
def test_of_bans_on_moving_and_readying(sentence, body):
    holds(BOOK, sentence, body)


TARGETS = {
    "what enemies cannot target is no target of theirs (see 355.7)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Veiled, Scout]}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Veiled}]
        then: {illegal answer: true}
        """,
    "its own player targets it (see 355.7)": """
        given: {Ahri: {hand: [Poke], base: [Veiled]}, Jinx: {}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        then: {Veiled: {damage: 1}}
        """,
    "what nobody can target its own player cannot either (see 355.7)": """
        given: {Ahri: {hand: [Poke], base: [Hidden One, Scout]}, Jinx: {}}
        when: [{play: Poke, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Hidden One}]
        then: {illegal answer: true}
        """,
    "what is done to all reaches it (417)": """
        given: {Ahri: {hand: [Rain]}, Jinx: {base: [Hidden One, Guard]}}
        when: [{play: Rain, by: Ahri}, {resolve: all}]
        then: {Hidden One: {zone: trash}, Guard: {damage: 2}}
        """,
    "what cannot be dealt damage is left out of what is dealt to all (see 417)": """
        given: {Ahri: {hand: [Rain]}, Jinx: {base: [Ghost, Guard]}}
        when: [{play: Rain, by: Ahri}, {resolve: all}]
        then: {Ghost: {damage: 0, at: base}, Guard: {damage: 2}}
        """,
    "it may be killed all the same (428)": """
        given: {Ahri: {hand: [Slay]}, Jinx: {base: [Ghost]}}
        when: [{play: Slay, by: Ahri}, {resolve: all}]
        then: {Ghost: {zone: trash}}
        """,
    "what cannot be killed stays while those beside it die (428)": """
        given: {Ahri: {hand: [Slaughter]}, Jinx: {base: [Undying, Guard]}}
        when: [{play: Slaughter, by: Ahri}, {resolve: all}]
        then: {Undying: {at: base}, Guard: {zone: trash}}
        """,
    "what cannot be killed may be returned (see 124)": """
        given: {Ahri: {hand: [Undo]}, Jinx: {base: [Undying]}}
        when: [{play: Undo, by: Ahri}, {resolve: all}]
        then: {Undying: {zone: hand}}
        """,
    "a spell whose only target is not allowed is not played (358.5)": """
        given: {Ahri: {hand: [Poke]}, Jinx: {base: [Veiled]}}
        when: [{play: Poke, by: Ahri}]
        then: {illegal: true}
        """,
    "a prevention is for its own unit alone (369.2, 437.7)": """
        given: {Ahri: {hand: [Ward, Rain], base: [Guard, {card: Guard, as: g2}]}, Jinx: {}}
        when: [{play: Ward, by: Ahri}, {resolve: all}, {play: Rain, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Guard}]
        then: {Guard: {damage: 0}, g2: {damage: 2}}
        """,
    "what is left of a prevention is used for the next damage (437.2)": """
        given: {Ahri: {hand: [Ward, Rain, {card: Rain, as: r2}], base: [Guard]}, Jinx: {}}
        when: [{play: Ward, by: Ahri}, {resolve: all}, {play: Rain, by: Ahri}, {resolve: all}, {check: {Guard: {damage: 0}}},
          {play: r2, by: Ahri}, {resolve: all}]
        then: {Guard: {damage: 1}}
        """,
    "and is gone with the turn (see 391)": """
        given: {Ahri: {hand: [Ward], base: [Guard], deck: 3}, Jinx: {hand: [Rain], deck: 3}}
        when: [{play: Ward, by: Ahri}, {resolve: all}, {end turn: true}, {play: Rain, by: Jinx}, {resolve: all}]
        then: {Guard: {damage: 2}}
        """,
}


@each_of(TARGETS)
def test_of_bans_on_targets_damage_and_deaths(sentence, body):
    holds(BOOK, sentence, body)


SPLITS = {
    "damage is split among targets as it is dealt (355.14.e)": """
        given: {Ahri: {hand: [Split]}, Jinx: {base: [Guard, {card: Guard, as: g2}]}}
        when: [{play: Split, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Guard, g2]}, {player: Ahri, question: divide, answer: {Guard: 1, g2: 2}}]
        then: {Guard: {damage: 1}, g2: {damage: 2}}
        """,
    "each target gets one at least (355.14.e)": """
        given: {Ahri: {hand: [Split]}, Jinx: {base: [Guard, {card: Guard, as: g2}]}}
        when: [{play: Split, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Guard, g2]}, {player: Ahri, question: divide, answer: {Guard: 0, g2: 3}}]
        then: {illegal answer: true}
        """,
    "three damage have no four targets (355.14.c)": """
        given: {Ahri: {hand: [Split]}, Jinx: {base: [Guard, {card: Guard, as: g2}, {card: Guard, as: g3}, {card: Guard, as: g4}]}}
        when: [{play: Split, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Guard, g2, g3, g4]}]
        then: {illegal answer: true}
        """,
    "a target that is gone gets nothing, and the other everything (355.14.e)": """
        given: {Ahri: {hand: [Split]}, Jinx: {base: [Giant, Guard], hand: [Undo]}}
        when: [{play: Split, by: Ahri}, {pass: Ahri}, {play: Undo, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Giant, Guard]}, {player: Jinx, question: targets, answer: Guard}]
        then: {Giant: {damage: 3}, Guard: {zone: hand}}
        """,
    "with less damage than targets some are none any more (355.14.h)": """
        given: {Ahri: {hand: [Blow], base: [Guard]}, Jinx: {base: [Giant, {card: Giant, as: g2}, {card: Giant, as: g3}], hand: [Wither]}}
        when: [{play: Blow, by: Ahri}, {pass: Ahri}, {play: Wither, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Giant, g2, g3]}, {player: Jinx, question: targets, answer: Guard},
          {player: Ahri, question: objects, answer: g2}]
        then: {Giant: {damage: 0}, g2: {damage: 1}, g3: {damage: 0}}
        """,
}


@each_of(SPLITS)
def test_of_split_damage(sentence, body):
    holds(BOOK, sentence, body)


SAVED = {
    "what saves one's own units saves no opponent's (see 370.1)": """
        given: {Ahri: {base: [Glass], hand: [Slay]}, Jinx: {base: [Scout]}}
        when: [{play: Slay, by: Ahri}, {resolve: all}]
        then: {Scout: {zone: trash}, Glass: {zone: base}}
        """,
    "with two of them one is used up for each death (see 370.1.a)": """
        given: {Ahri: {base: [Glass, {card: Glass, as: g2}, Guard], hand: [Slay, {card: Slay, as: s2}]}, Jinx: {}}
        when: [{play: Slay, by: Ahri}, {resolve: all}, {check: {Guard: {at: base, exhausted: true}}}, {play: s2, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: order replacements, answer: Glass}]
        then: {Guard: {at: base}, Glass: {zone: trash}, g2: {zone: trash}}
        """,
    "a third death finds nothing to replace it (428)": """
        given: {Ahri: {base: [Glass, Guard], hand: [Slay, {card: Slay, as: s2}]}, Jinx: {}}
        when: [{play: Slay, by: Ahri}, {resolve: all}, {play: s2, by: Ahri}, {resolve: all}]
        then: {Guard: {zone: trash}, Glass: {zone: trash}}
        """,
    "who is saved has not died, and nobody speaks last words (see 370.1.a)": """
        given: {Ahri: {base: [Glass, Last Word], hand: [Slay], deck: 3}, Jinx: {}}
        when: [{play: Slay, by: Ahri}, {resolve: all}]
        then: {triggers: {Last Word/deathknell: 0}, Ahri: {hand: 0}, Last Word: {at: base}}
        """,
    "of three players each saves one of their own in one slaughter (see 373.1)": """
        given:
          Ahri: {base: [Glass, Guard], hand: [Slaughter]}
          Jinx: {base: [{card: Glass, as: g2}, {card: Guard, as: u2}]}
          Vi: {base: [{card: Guard, as: u3}]}
        when: [{play: Slaughter, by: Ahri}, {resolve: all}]
        then: {Guard: {at: base}, u2: {at: base}, u3: {zone: trash}, Glass: {zone: trash}, g2: {zone: trash}}
        """,
    "of two that die together its player says which is saved (373)": """
        given: {Ahri: {base: [Glass, Guard, Scout], hand: [Slaughter]}, Jinx: {}}
        when: [{play: Slaughter, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: which event, answer: Scout}]
        then: {Scout: {at: base}, Guard: {zone: trash}, Glass: {zone: trash}}
        """,
}


@each_of(SAVED)
def test_of_replacements(sentence, body):
    holds(BOOK, sentence, body)
