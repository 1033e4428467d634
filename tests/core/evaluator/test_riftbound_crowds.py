"""Riftbound with many players and many units: where one may be, who takes damage, whose turn it is."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Scout: {types: [unit], might: 1}
  Soldier: {types: [unit], might: 2}
  Giant: {types: [unit], might: 5}
  Shieldbearer: {types: [unit], might: 2, keywords: [tank]}
  Lurker: {types: [unit], might: 2, keywords: [ambush]}
  Blade: {types: [gear], might: 1}
  Trap: {types: [spell], keywords: [hidden], abilities: [{do: [{draw: 1}]}]}
  Marcher: {types: [unit], might: 3, abilities: [
    {when: {event: start of, phase: beginning, player: you}, do: [{move: me, to: Altar}]}]}
  Wayfarer: {types: [spell], keywords: [action], abilities: [
    {do: [{move: {choose: 1, type: unit, controller: you}, to: choose}]}]}
"""
RIFT = Written("riftbound", ("v1.3", "v1.2"), CARDS)

# --- a battlefield has room for two -----------------------------------------------------------------------------

ROOM = {
    "a third player does not move where two others are": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Scout]}
          Jinx: {at Altar: [Soldier]}
          Teemo: {at Altar: [Giant]}
        when: [{move: [Scout], to: Altar}]
        then: {illegal: true, Scout: {at: base, exhausted: false}}
        """,
    "a second player does": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Scout]}
          Jinx: {at Altar: [Soldier, Giant]}
          Teemo: {}
        when: [{move: [Scout], to: Altar}]
        then: {Scout: {at: Altar}, showdown: Altar}
        """,
    "whoever is there already brings more although another is there": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Ahri, contested: true}, Gate]
          Ahri: {base: [Scout], at Altar: [Soldier]}
          Jinx: {}
          Teemo: {}
        when: [{move: [Scout], to: Altar}]
        then: {Scout: {at: Altar}}
        """,
    "an instruction to move has no crowded battlefield to choose": """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}, {card: Gate, controller: Ahri}]
          Ahri: {hand: [Wayfarer], base: [Scout]}
          Jinx: {at Altar: [Soldier]}
          Teemo: {at Altar: [Giant]}
        when: [{play: Wayfarer, by: Ahri}, {resolve: 1}]
        then: {Scout: {at: Gate}, asked: {location: 0}}
        """,
}


@each(ROOM)
def test_of_those_who_may_be_at_a_battlefield(body: str) -> None:
    RIFT.confirm(body)


# --- damage among many --------------------------------------------------------------------------------------------

SEVEN = """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Soldier]}
          Jinx: {at Altar: [{card: Scout, as: u1}, {card: Scout, as: u2}, {card: Scout, as: u3}, {card: Scout, as: u4},
            {card: Scout, as: u5}, {card: Scout, as: u6}, LAST]}
        when: [{move: [Soldier], to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: ANSWER}]
        then: THEN
"""


def seven(last: str, answer: str, then: str) -> str:
    return SEVEN.replace("LAST", last).replace("ANSWER", answer).replace("THEN", then)


def test_any_of_seven_units_may_be_the_ones_that_fall() -> None:
    fallen = "{u3: {zone: trash}, u7: {zone: trash}, u1: {zone: battlefield}, u6: {zone: battlefield}}"
    RIFT.confirm(seven("{card: Scout, as: u7}", "{u3: 1, u7: 1}", fallen))


def test_of_seven_units_none_is_assigned_more_than_is_lethal_while_another_lives() -> None:
    RIFT.confirm(seven("{card: Scout, as: u7}", "{u7: 2}", "{illegal answer: true}"))


def test_the_tank_among_seven_units_comes_first() -> None:
    choice = "        choices: [{player: Ahri, question: assign damage, answer: ANSWER}]\n"
    unasked = SEVEN.replace("LAST", "Shieldbearer").replace(choice, "")
    RIFT.confirm(unasked.replace("THEN", "{asked: {assign damage: 0}, Shieldbearer: {zone: trash}, u1: {damage: 0}}"))


def test_what_is_left_over_goes_to_the_last_unit_and_all_of_it_is_dealt() -> None:
    RIFT.confirm(
        """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Altar, controller: Jinx}]
          Ahri: {base: [Giant]}
          Jinx: {at Altar: [Scout, Soldier]}
        when: [{move: [Giant], to: Altar}, {close showdown: true}]
        choices: [{player: Ahri, question: assign damage, answer: {Soldier: 2, Scout: 3}}]
        then: {Scout: {zone: trash}, Soldier: {zone: trash}, Giant: {zone: battlefield}, events: [
          {event: takes damage, object: Scout, times: 1}, {event: takes damage, object: Soldier, times: 1}]}
        """
    )


# --- showdowns outside the main phase -----------------------------------------------------------------------------

MARCH = """
        given:
          turn: {player: Jinx}
          battlefields: [Altar]
          Ahri: {base: [Marcher], hand: [Soldier], energy: 5}
          Jinx: {}
        when: [{advance to: beginning}, {resolve: 1}, MORE]
        then: THEN
"""


def march(more: str, then: str) -> str:
    return MARCH.replace(", MORE", f", {more}" if more else "").replace("THEN", then)


def test_a_battlefield_reached_in_the_beginning_phase_is_fought_for_in_that_phase() -> None:
    RIFT.confirm(march("", "{phase: beginning, showdown: Altar, Altar: {contested: true}}"))
    closed = "{phase: beginning, Altar: {controller: Ahri}, Ahri: {points: 1}}"
    RIFT.confirm(march("{close showdown: true}", closed))


def test_a_battlefield_conquered_before_the_scoring_step_is_not_held_in_the_same_turn() -> None:
    RIFT.confirm(march("{advance to: main}", "{Ahri: {points: 1}, events: [{event: holds, times: 0}]}"))


# --- turns of three -----------------------------------------------------------------------------------------------

FOCUS = """
        given:
          turn: {player: Jinx}
          players: [Ahri, Jinx, Teemo]
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Soldier]}
          Jinx: {base: [Giant]}
          Teemo: {}
        when: [{move: [Giant], to: Altar}, PASSES]
        then: THEN
"""


@pytest.mark.parametrize(
    ("passes", "then"),
    [
        ("{pass: Jinx}", "{showdown: Altar, priority: Teemo}"),
        ("{pass: Jinx}, {pass: Teemo}", "{showdown: Altar, priority: Ahri}"),
        ("{pass: Jinx}, {pass: Teemo}, {pass: Ahri}", "{showdown: none, Altar: {controller: Jinx}}"),
        ("{pass: Teemo}", "{illegal: true}"),
        ("{pass: Jinx}, {pass: Ahri}", "{illegal: true}"),
    ],
    ids=["then the next", "then the one after", "then it closes", "nobody out of turn", "nobody is passed over"],
)
def test_focus_goes_round_the_table_from_whoever_attacks(passes: str, then: str) -> None:
    RIFT.confirm(FOCUS.replace("PASSES", passes).replace("THEN", then))
