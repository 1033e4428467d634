"""Amounts and conditions by themselves: totals of players, quotients, what is taken off, and whose number it is."""

from __future__ import annotations

import pytest

from rules_data.core.abilities import (
    AllOf,
    AnyOf,
    Arithmetic,
    Comparison,
    ControlledBy,
    CountOf,
    EventAmount,
    EventPattern,
    Filter,
    Happened,
    InPhase,
    ItWasDone,
    Not,
    NumberIs,
    OfType,
    PlayerNumber,
    Relation,
    TotalOf,
    TurnOf,
)
from rules_data.core.evaluator.matching import amount_of, is_met
from rules_data.core.evaluator.matching.amounts import quotient, worked_out
from rules_data.core.evaluator.matching.values import how_many, no_more_than, within_bounds
from rules_data.core.evaluator.state import Event, Occurrence, OutOfBounds, Viewpoint, replace
from tests.core.evaluator.cases import ended
from tests.verdicts import Written

EDITION = "2024-06-07"
SITUATION = """
cards:
  Owl: {types: [creature], power: 1, toughness: 2}
  Elk: {types: [creature], power: 3, toughness: 4}
given:
  turn: {player: Ben}
  Ana: {life: 20, battlefield: [Owl], hand: 1}
  Ben: {life: 12, battlefield: [Elk, {card: Elk, as: e2}], hand: 3}
  Cid: {life: 5, battlefield: [], hand: 0}
when: [{tap: Owl}]
then: {Owl: {tapped: true}}
"""
GAINS = EventPattern("gains life")


@pytest.fixture(scope="module")
def ev():
    return ended(Written("magic", (EDITION,)).read(SITUATION), EDITION)


def look(ev, *events, you="Ana", last=(), **more):
    state = replace(ev.state, history=events, last_turn=last)
    return Viewpoint(you, state.objects["Owl"], state, **more)


def gain(player, amount):
    return Event("gains life", (), player, amount)


SOME = (gain("Ana", 2), gain("Ben", 3), Event("draws", (), "Ben", 9), gain("Ana", 4), gain("Ben", 1), gain("Cid", 5))


@pytest.mark.parametrize(
    ("amount", "comes_to"),
    [
        (TotalOf(GAINS), 15),
        (TotalOf(GAINS, by_one=True), 6),
        (TotalOf(GAINS, latest=True), 5),
        (TotalOf(EventPattern("gains life", player=Relation.YOU)), 6),
        (TotalOf(EventPattern("gains life", player=Relation.YOU), latest=True), 4),
        (TotalOf(EventPattern("gains life", player=Relation.OPPONENT)), 9),
        (TotalOf(EventPattern("gains life", player=Relation.OPPONENT), by_one=True), 5),
        (TotalOf(EventPattern("loses life")), 0),
        (TotalOf(EventPattern("loses life"), by_one=True), 0),
        (TotalOf(EventPattern("loses life"), latest=True), 0),
        (TotalOf(GAINS, "last turn"), 7),
        (Happened(GAINS), 5),
        (Happened(GAINS, by_one=True), 2),
        (Happened(EventPattern("gains life", player=Relation.YOU)), 2),
        (Happened(EventPattern("gains life", amount=Comparison(">=", 3))), 3),
        (Happened(EventPattern("loses life"), by_one=True), 0),
        (Happened(GAINS, "last turn"), 1),
    ],
)
def test_what_has_happened_is_counted_and_added_up_for_all_or_for_one_player(ev, amount, comes_to):
    view = look(ev, *SOME, last=(gain("Ben", 7),))
    assert amount_of(ev, view, amount) == comes_to


@pytest.mark.parametrize(("number", "before"), [(0, 0), (1, 1), (3, 2), (5, 4)])
def test_what_came_before_its_event_is_all_that_counts_where_that_is_asked(ev, number, before):
    view = look(ev, *SOME, occurrence=Occurrence(SOME[number], None))
    assert amount_of(ev, view, Happened(GAINS, before_it=True)) == before
    assert amount_of(ev, view, Happened(GAINS)) == 5


@pytest.mark.parametrize("rounded", ["up", "down", ""])
@pytest.mark.parametrize(
    ("value", "by", "up", "down"),
    [(7, 2, 4, 3), (6, 2, 3, 3), (0, 2, 0, 0), (1, 3, 1, 0), (-7, 2, -3, -4), (-6, 3, -2, -2), (5, 0, 5, 5)],
)
def test_a_number_is_divided_and_rounded_as_is_said(ev, value, by, rounded, up, down):
    to_zero = down if value >= 0 else up
    assert quotient(ev, value, by, rounded) == {"up": up, "down": down, "": to_zero if up != down else up}[rounded]


@pytest.mark.parametrize(
    ("operation", "parts", "comes_to"),
    [
        ("sum", (), 0),
        ("sum", (1, 2, 3), 6),
        ("minus", (7, 2, 1), 4),
        ("minus", (1, 3), -2),
        ("times", (2, 3, 4), 24),
        ("times", (), 0),
        ("times", (5,), 5),
        ("rounded up", (7, 2), 4),
        ("rounded down", (7, 2), 3),
        ("rounded down", (20, 3, 2), 3),
    ],
)
def test_amounts_are_reckoned_from_the_first_on(ev, operation, parts, comes_to):
    assert amount_of(ev, look(ev), Arithmetic(operation, parts)) == comes_to


MUCH = EventAmount()


@pytest.mark.parametrize(
    ("amount", "of", "by"),
    [
        (3, 0, 3),
        (-3, 0, -3),
        (MUCH, 4, 4),
        (MUCH, -4, 0),
        (Arithmetic("minus", (MUCH, 5)), 4, 0),
        (Arithmetic("minus", (MUCH, 5)), 7, 2),
        (Arithmetic("minus", (0, MUCH)), 4, -4),
        (Arithmetic("minus", (0, MUCH)), -4, 0),
        (Arithmetic("times", (-1, MUCH)), 4, -4),
        (Arithmetic("times", (-1, MUCH)), -4, 0),
        (Arithmetic("times", (MUCH, -2)), 3, -6),
        (Arithmetic("times", (2, MUCH)), -3, 0),
        (Arithmetic("times", (2, MUCH)), 3, 6),
        (Arithmetic("sum", (MUCH, 1)), -3, 0),
        (MUCH, 0, 0),
    ],
)
def test_what_an_effect_works_out_is_no_less_than_nothing_in_the_direction_in_which_it_is_written(ev, amount, of, by):
    """Magic 107.1b."""
    view = look(ev, occurrence=Occurrence(gain("Ana", of), None))
    assert worked_out(ev, view, amount) == by


@pytest.mark.parametrize(("number", "many"), [(-3, 0), (0, 0), (2, 2)])
def test_there_are_no_fewer_objects_than_none(ev, number, many):
    assert how_many(ev, look(ev), number) == many


def test_a_number_that_no_game_reaches_stops_a_run_and_one_less_does_not():
    assert within_bounds(1_000_000_000) == 1_000_000_000
    assert within_bounds(-1_000_000_000) == -1_000_000_000
    assert no_more_than(7, 7, "cards") == 7
    for number in (1_000_000_001, -1_000_000_001):
        with pytest.raises(OutOfBounds, match="larger than"):
            within_bounds(number)
    with pytest.raises(OutOfBounds, match="8 cards are more than 7"):
        no_more_than(7, 8, "cards")


# --- conditions ------------------------------------------------------------------------------------------------------

LIFE, CREATURES = (
    PlayerNumber("life", Relation.OPPONENT),
    CountOf(Filter((OfType(("creature",)), ControlledBy(Relation.OPPONENT)))),
)


def number(amount, operator, value):
    return NumberIs(amount, Comparison(operator, value))


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (number(LIFE, ">=", 12), True),
        (number(LIFE, ">=", 13), False),
        (number(LIFE, "<=", 5), True),
        (number(LIFE, "<", 5), False),
        (number(LIFE, "=", 17), False),
        (number(CREATURES, ">=", 2), True),
        (number(CREATURES, ">=", 3), False),
        (number(CREATURES, "=", 0), False),
        (number(CREATURES, "=", 2), True),
        (number(PlayerNumber("life", Relation.YOU), "=", 20), True),
        (number(3, "<", PlayerNumber("life", Relation.OPPONENT)), True),
        (number(12, "<", PlayerNumber("life", Relation.OPPONENT)), False),
        (TurnOf(Relation.YOU), False),
        (TurnOf(Relation.OPPONENT), True),
        (InPhase("precombat main"), True),
        (InPhase("end"), False),
        (ItWasDone(), False),
        (Not(ItWasDone()), True),
        (AllOf((TurnOf(Relation.OPPONENT), ItWasDone())), False),
        (AnyOf((TurnOf(Relation.OPPONENT), ItWasDone())), True),
        (AllOf(()), True),
        (AnyOf(()), False),
        (None, True),
    ],
)
def test_a_number_of_an_opponent_is_that_of_some_one_of_them_and_none_is_said_of_them_all(ev, condition, holds):
    assert is_met(condition, ev, look(ev)) is holds


@pytest.mark.parametrize(("opponent", "holds"), [("Ben", True), ("Cid", False)])
def test_once_it_is_known_which_opponent_is_meant_only_theirs_counts(ev, opponent, holds):
    assert is_met(number(LIFE, ">=", 12), ev, look(ev, opponent=opponent)) is holds
