"""Riftbound where two or three rules meet: who comes late to a combat, and whose replacement is applied first."""

from __future__ import annotations

import pytest

from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Scout: {types: [unit], might: 1}
  Soldier: {types: [unit], might: 2}
  Guard: {types: [unit], might: 3}
  Keeper: {types: [unit], might: 2, abilities: [{when: {event: holds, object: me}, do: [{draw: 1}]}]}
  Second: {types: [unit], might: 2, keywords: [ambush], abilities: [
    {when: {event: defends, object: me}, do: [{draw: 1}]}]}
  Wind: {types: [spell], keywords: [action], abilities: [{do: [{move: {choose: 1, type: unit}, to: choose}]}]}
  Idol: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you}},
    with: [{recall: it, exhausted: true}]}]}
  Small Idol: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you, might: 1}},
    with: [{recall: it}]}]}
  Shrine: {types: [gear], abilities: [{replace: {event: dies, object: {type: unit, controller: you, might: 2}},
    with: [{banish: it}]}]}
  Gathering: {types: [gear], abilities: [{replace: {event: draws, player: you}, with: [{gain points: 1}]}]}
  Trade: {types: [spell], abilities: [{do: [{at once: [{kill: {choose: 1, type: unit}}, {draw: 1}]}]}]}
  Wipe: {types: [spell], abilities: [{do: [{kill: {all: {type: unit, might: 1}}}]}]}
  Muster: {types: [spell], abilities: [{do: [{play token: {name: Recruit, might: 1, tags: [Recruit]}, to: base},
    {deal: 1, to: {all: {type: unit}}}]}]}
  Counted Muster: {types: [spell], abilities: [{do: [{play token: {name: Recruit, might: 1, tags: [Recruit]}, to: base,
    count: {count: {type: gear}}}, {kill: {all: {type: gear}}}]}]}
  Named Muster: {types: [spell], abilities: [{do: [
    {play token: {name: Recruit, might: 1, tags: [Recruit]}, to: base, as: made},
    {give: {might: 2}, to: {that: made}, for: this turn}]}]}
  Rewarded Muster: {types: [spell], abilities: [{do: [
    {play token: {name: Recruit, might: 1, tags: [Recruit]}, to: base}, {draw: 1, if: {done: true}}]}]}
  Quiet Garden: {types: [gear], abilities: [{replace: {event: is played, object: {type: unit, token: true}},
    with: [{gain xp: 1}]}]}
  Fallen: {types: [unit], might: 4, cost: {energy: 2}}
  Warden: {types: [unit], might: 2, abilities: [{passive: {cannot: be played}, affects: {type: unit, owner: opponent,
    zone: trash}}]}
  Rising: {types: [spell], abilities: [{do: [{play: {choose: 1, type: unit, zone: trash, owner: you}},
    {gain xp: 1, if: {done: true}}]}]}
  Wink: {types: [spell], abilities: [{do: [{banish: {choose: 1, type: unit, controller: opponent, as: gone}},
    {play: {that: gone}, player: its owner, free: true},
    {do this: [{stun: {all: {type: unit}}}], if: {done: true}}]}]}
  Ward: {types: [spell], abilities: [{do: [{prevent: 1, to: {choose: 1, type: unit}}, {draw: 1, if: {done: true}}]}]}
  Summoned: {types: [unit], might: 2, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]},
    {replace: {event: leaves, object: me}, with: [{banish: me}]}]}
  Anchor: {types: [gear], abilities: [{replace: {event: leaves, object: {type: unit, controller: you}},
    with: [{recall: it, exhausted: true}]}]}
  Hit: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Grave: {types: [spell], keywords: [reaction], abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
  Back: {types: [spell], keywords: [reaction], abilities: [{do: [{return: {choose: 1, type: unit}}]}]}
  Buried: {types: [spell], keywords: [reaction], abilities: [{do: [{recycle: {choose: 1, type: unit}}]}]}
  Gone: {types: [spell], keywords: [reaction], abilities: [{do: [{banish: {choose: 1, type: unit}}]}]}
  Eager: {types: [unit], might: 2, cost: {energy: 0}, keywords: [ambush], abilities: [
    {passive: {additional cost: {kill: {choose: 1, type: unit, controller: you}}}, affects: me}]}
  Greeter: {types: [gear], abilities: [{when: {event: is played, object: {type: unit, controller: you}},
    do: [{draw: 1}]}]}
  Flood: {types: [spell], abilities: [{do: [{kill: {all: {type: unit}}}]}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3", "v1.2"), CARDS)
LATER = Written("riftbound", ("v1.3",), CARDS)
NEWEST = Written("riftbound", ("v1.4",), CARDS)

CASES = {
    "a defender that is played into the combat defends from the next cleanup on, and its trigger sees that "
    "(464.2.c.3.a, 822.1.b)": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier]},
          Jinx: {at Altar: [Guard], hand: [Second], deck: 2}}
        when: [{move: Soldier, to: Altar}, {pass: Ahri}, {play: Second, by: Jinx, at: Altar}, {resolve: all}]
        then: {Jinx: {hand: 1}, Second: {is: [defending]}}
        """,
    "of two Keepers only the one at the battlefield has held it (383.4.d.2.a)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}],
          Ahri: {at Altar: [Keeper], base: [{card: Keeper, as: at home}], deck: 5}, Jinx: {}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ahri: {points: 1, hand: 2}, triggers: {Keeper: 1, at home: 0}}
        """,
    "a third player's unit has no way to a combat, and the standard move there is refused (447.2.a)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier]},
          Jinx: {at Altar: [Scout]}, Teemo: {at Altar: [{card: Scout, as: t}]}}
        when: [{move: Soldier, to: Altar}]
        then: {illegal: true}
        """,
    "with three players the defender whose units are gone moves none in any more (447.2.a)": """
        given: {players: [Ahri, Jinx, Teemo], battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [Soldier]},
          Jinx: {at Altar: [Scout], base: [Guard], hand: [Wind]}, Teemo: {}}
        when: [{move: Soldier, to: Altar}, {kill: Scout}, {pass: Ahri}, {play: Wind, by: Jinx}]
        choices: [{player: Jinx, question: targets, answer: Guard}, {player: Jinx, question: location, answer: Altar}]
        then: {illegal answer: true}
        """,
    "two players save their units at once, and those of the turn player are saved first (373.1, 370.1.b)": """
        given: {turn: {player: Jinx}, Ahri: {base: [Idol, Scout]},
          Jinx: {base: [{card: Idol, as: hers}, {card: Scout, as: s2}], hand: [Wipe]}}
        when: [{play: Wipe, by: Jinx}, {resolve: all}]
        then: {Scout: {at: base, exhausted: true}, s2: {at: base, exhausted: true}}
        """,
}


@each_of(CASES)
def test_it_comes_out_as_the_newest_rules_have_it(sentence: str, body: str) -> None:
    holds(NEWEST, sentence, body)


TRADED = """
    given: {Ahri: {base: [Idol, Soldier, Gathering], hand: [Trade], deck: 3}, Jinx: {}}
    when: [{play: Trade, by: Ahri}, {resolve: all}]
    choices: [{player: Ahri, question: targets, answer: Soldier},
      {player: Ahri, question: order replacements, answer: Gathering}]
    then: {Ahri: {hand: 0, points: 1}, Soldier: {at: base, exhausted: true}}
    """


def test_a_player_orders_their_replacements_of_different_events_since_a_rule_says_so() -> None:
    run = LATER.confirm(TRADED)
    assert "373" in {rule for step in run.trace for rule in step.rules}


def test_before_there_was_such_a_rule_it_is_not_made_up() -> None:
    assert_stops(BOOK.run(TRADED, "v1.2"), "do not say in which order a player's replacement effects apply")


def test_where_each_does_no_more_than_save_its_own_nobody_needs_such_a_rule() -> None:
    body = """
        given: {Ahri: {base: [Small Idol, Shrine, Scout, Soldier], hand: [Flood]}, Jinx: {}}
        when: [{play: Flood, by: Ahri}, {resolve: all}]
        then: {Scout: {at: base}, Soldier: {zone: banishment}}
        """
    BOOK.confirm(body, "v1.2")


TOKENS = {
    "a token is played once the rest of its spell is done, and what that deals to all does not reach it (354.3)": """
        given: {Ahri: {base: [Soldier], hand: [Muster]}, Jinx: {base: [Guard]}}
        when: [{play: Muster, by: Ahri}, {resolve: all}]
        then: {Soldier: {damage: 1}, Guard: {damage: 1}, Ahri: {base: {count: 2}}}
        """,
    "how many are played is known as the instruction is carried out (see 354.3, 419)": """
        given: {Ahri: {base: [Idol, Shrine], hand: [Counted Muster]}, Jinx: {}}
        when: [{play: Counted Muster, by: Ahri}, {resolve: all}]
        then: {Idol: {zone: trash}, Ahri: {base: {count: 2}}}
        """,
    "what speaks of the token has it (see 354.3, 419)": """
        given: {Ahri: {hand: [Named Muster]}, Jinx: {}}
        when: [{play: Named Muster, by: Ahri}, {resolve: all}]
        then: {Recruit: {might: 3}}
        """,
    "whether it was played is known to what asks for that (see 354.3, 419)": """
        given: {Ahri: {hand: [Rewarded Muster], deck: 2}, Jinx: {}}
        when: [{play: Rewarded Muster, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1, base: {count: 1}}}
        """,
    "a token that something else came in place of was not played (see 370.1.b, 359.3.e.14.b)": """
        given: {Ahri: {base: [Quiet Garden], hand: [Rewarded Muster], deck: 2, xp: 0}, Jinx: {}}
        when: [{play: Rewarded Muster, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 0, xp: 1, base: {count: 1}}}
        """,
    "what sees a unit played sees the token, and waits for the spell too (354.3, 383.3)": """
        given: {Ahri: {base: [Greeter, Soldier], hand: [Muster], deck: 2}, Jinx: {}}
        when: [{play: Muster, by: Ahri}, {resolve: 1}, {check: {chain: [Greeter], Soldier: {damage: 1}}},
          {resolve: all}]
        then: {Ahri: {hand: 1, base: {count: 3}}}
        """,
}


@each_of(TOKENS)
def test_a_token_waits_for_the_rest_of_what_plays_it(sentence: str, body: str) -> None:
    holds(NEWEST, sentence, body)


IF_YOU_DO = {
    "a unit is played, and what asks for that is done while it is still pending (see 354.3, 359.3.e.14.c)": """
        given: {Ahri: {hand: [Rising], trash: [Fallen], energy: 2}, Jinx: {}}
        when: [{play: Rising, by: Ahri}, {resolve: all}]
        then: {Ahri: {xp: 1, energy: 0}, Fallen: {zone: base}}
        """,
    "a unit whose cost nobody can pay is not played (see 357.1, 358.5)": """
        given: {Ahri: {hand: [Rising], trash: [Fallen], energy: 1}, Jinx: {}}
        when: [{play: Rising, by: Ahri}, {resolve: all}]
        then: {Ahri: {xp: 0, energy: 1}, Fallen: {zone: trash}}
        """,
    "a unit that an ability keeps from being played is not played (358.3.a)": """
        given: {Ahri: {hand: [Rising], trash: [Fallen], energy: 2}, Jinx: {base: [Warden]}}
        when: [{play: Rising, by: Ahri}, {resolve: all}]
        then: {Ahri: {xp: 0, energy: 2}, Fallen: {zone: trash}}
        """,
    "a unit that was banished and played again is there for what is done if you did (388, see 359.3.e.14.c)": """
        given: {Ahri: {hand: [Wink]}, Jinx: {base: [Guard]}}
        when: [{play: Wink, by: Ahri}, {resolve: all}]
        then: {Guard: {zone: base, exhausted: true, is: [stunned]}}
        """,
    "damage is to be prevented from now on, which was done (see 437)": """
        given: {Ahri: {base: [Guard], hand: [Ward], deck: 2}, Jinx: {}}
        when: [{play: Ward, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: 1}}
        """,
}


@each_of(IF_YOU_DO)
def test_if_you_do_asks_whether_it_was_done(sentence: str, body: str) -> None:
    holds(NEWEST, sentence, body)


LEAVING = {
    "damage that kills takes it off the board, and it is banished: it has not died (369, 370.2)": """
        given: {Ahri: {base: [Summoned], deck: 2, hand: [Hit]}, Jinx: {}}
        when: [{play: Hit, by: Ahri}, {resolve: all}]
        then: {Summoned: {zone: banishment}, Ahri: {hand: 0}}
        """,
    "what would be banished leaves as well, and is recalled (369)": """
        given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}], Jinx: {},
          Ahri: {at Altar: [Guard], base: [Anchor], hand: [Gone]}}
        when: [{play: Gone, by: Ahri}, {resolve: all}]
        then: {Guard: {at: base, exhausted: true}}
        """,
    "what is recalled does not leave the board (see 455)": """
        given: {battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Summoned]}, Jinx: {}}
        when: [{recall: Summoned, by: Ahri}]
        then: {Summoned: {at: base}}
        """,
}


@each_of(LEAVING)
def test_what_would_leave_the_board_may_do_something_else(sentence: str, body: str) -> None:
    holds(NEWEST, sentence, body)


@pytest.mark.parametrize("how", ["Grave", "Back", "Buried", "Gone"])
def test_there_are_several_ways_to_leave_the_board(how: str) -> None:
    body = f"""
        given: {{Ahri: {{base: [Guard, Anchor], hand: [{how}]}}, Jinx: {{}}}}
        when: [{{play: {how}, by: Ahri}}, {{resolve: all}}]
        then: {{Guard: {{at: base, exhausted: true}}, events: [{{event: leaves, object: Guard, times: 0}}]}}
        """
    BOOK.confirm(body, "v1.3", "v1.2")


AMBUSHES = {
    "who kills the only unit there to pay has no Reaction any more, though the battlefield is theirs (822.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Scout],
          hand: [Eager]}, Jinx: {base: [Guard]}}
        when: [{move: Guard, to: Altar}, {pass: Jinx}, {play: Eager, by: Ahri, at: Altar}]
        then: {illegal: true}
        """,
    "the attacker cannot come where none of their units is left (822.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Scout]},
          Jinx: {base: [Guard], hand: [Eager]}}
        when: [{move: Guard, to: Altar}, {play: Eager, by: Jinx, at: Altar}]
        then: {illegal: true}
        """,
    "whoever kills a unit somewhere else has one there still (see 822.1.b)": """
        given: {turn: {player: Jinx}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Scout],
          base: [Soldier], hand: [Eager]}, Jinx: {base: [Guard]}}
        when: [{move: Guard, to: Altar}, {pass: Jinx}, {play: Eager, by: Ahri, at: Altar}]
        choices: [{player: Ahri, question: objects, answer: Soldier}]
        then: {Eager: {at: Altar, is: [defending]}}
        """,
    "on one's own turn a unit comes to a battlefield that is still one's own without Ambush (see 355.2.a)": """
        given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}], Ahri: {at Altar: [Scout],
          hand: [Eager]}, Jinx: {}}
        when: [{play: Eager, by: Ahri, at: Altar}]
        then: {Eager: {at: Altar}}
        """,
}


@each_of(AMBUSHES)
def test_ambush_needs_a_unit_there_until_it_is_paid_for(sentence: str, body: str) -> None:
    holds(NEWEST, sentence, body)
