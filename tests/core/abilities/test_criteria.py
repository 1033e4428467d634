"""Filters as conjunctions of criteria: how they are put together, and that nothing handles only some of them."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.abilities import (
    CRITERIA,
    AtPlace,
    Comparison,
    ControlledBy,
    Filter,
    FitsAny,
    InZone,
    Itself,
    Named,
    NamedObjects,
    NotOfType,
    OfType,
    Other,
    Relation,
    Remembered,
    Tagged,
    WithNumber,
    for_each_criterion,
)

UNIT, GEAR, YOURS = OfType(("unit",)), OfType(("gear",)), ControlledBy(Relation.YOU)
some = st.lists(
    st.sampled_from(
        [UNIT, GEAR, YOURS, Other(), Itself(), Tagged(("Elf",)), InZone(("hand",)), NotOfType(("gear",)),
         WithNumber("might", Comparison(">=", 2)), Named(("Axe",)), FitsAny((Filter((UNIT,)), Filter((GEAR,))))]
    ),
    max_size=6,
)  # fmt: skip


@given(some)
def test_the_order_in_which_criteria_are_written_makes_no_difference(criteria):
    ranked = {}
    for one in criteria:
        ranked.setdefault(type(one), one)
    assert Filter(tuple(ranked.values())) == Filter(tuple(reversed(ranked.values())))


@given(some, some)
def test_a_filter_with_further_criteria_has_them_all_and_without_them_none(first, second):
    joined = Filter(tuple(first)).also(*second)
    assert sorted(map(repr, joined.criteria)) == sorted(map(repr, [*first, *second]))
    kinds = {type(one) for one in second}
    assert not joined.without(*kinds).asks(*kinds) if kinds else joined == Filter(tuple(first))


@given(some)
def test_criteria_are_found_by_their_kind(criteria):
    what = Filter(tuple(criteria))
    for kind in CRITERIA:
        found = what.every(kind)
        assert found == [one for one in what.criteria if type(one) is kind]
        assert what.get(kind) == (found[0] if found else None)
        assert what.asks(kind) is bool(found)
        assert what.asks_only(kind) is (bool(found) and len(found) == len(what.criteria))


def test_a_filter_that_asks_nothing_asks_nothing_of_any_kind():
    assert not Filter().asks(*CRITERIA)
    assert not Filter().asks_only(*CRITERIA)
    assert Filter().get(OfType) is None


def test_two_criteria_of_one_kind_both_hold():
    both = Filter((UNIT, GEAR))
    assert both.every(OfType) == [UNIT, GEAR]
    assert both != Filter((OfType(("unit", "gear")),))


def test_criteria_are_looked_at_in_the_order_in_which_they_are_declared():
    ranks = [kind.rank for kind in CRITERIA]
    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize("kind", CRITERIA)
def test_a_criterion_is_a_frozen_record_with_something_to_ask(kind):
    assert dataclasses.is_dataclass(kind)
    assert kind.__dataclass_params__.frozen
    words = [field.name for field in dataclasses.fields(kind) if str(field.type).startswith("tuple")]
    if words and kind is not NamedObjects:
        with pytest.raises(ValueError, match=f"{kind.__name__} asks for nothing"):
            kind(())


def test_a_name_that_is_empty_is_no_criterion():
    with pytest.raises(ValueError, match="Remembered asks for nothing"):
        Remembered("")


def test_of_no_objects_at_all_none_is_meant():
    assert NamedObjects(()).handles == ()


@pytest.mark.parametrize("left_out", CRITERIA)
def test_what_leaves_out_a_criterion_is_refused_by_name(left_out):
    handled = {kind: None for kind in CRITERIA if kind is not left_out}
    with pytest.raises(TypeError, match=f"The test leaves out {left_out.__name__}"):
        for_each_criterion("The test", handled)
    assert for_each_criterion("The test", {**handled, left_out: None}).keys() == set(CRITERIA)


@pytest.mark.parametrize("kind", CRITERIA)
def test_a_criterion_can_be_written_or_is_one_that_a_word_stands_for(kind):
    # `me`, and an object by its handle.
    assert bool(kind.keys) is (kind not in (Itself, NamedObjects))
    names = {field.name for field in dataclasses.fields(kind)}
    assert {part.field for part in kind.keys.values()} - {""} <= names


def test_a_place_is_not_a_zone():
    assert Filter((AtPlace(("base",)),)) != Filter((InZone(("base",)),))
