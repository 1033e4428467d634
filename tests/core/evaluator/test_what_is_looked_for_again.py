"""What happens by itself is looked for again once anything is another that it could hang on, and not before."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator.events import UnderWay
from rules_data.core.evaluator.state import Event, GameState, Memory, replace

STATE = GameState(("Ann", "Bob"), "Ann", "main", {}, {("Ann", "life"): 3})
OTHERWISE = {
    "objects": {"Elk": None},
    "numbers": {("Ann", "life"): 0},
    "waiting": ("an item",),
    "triggered": ("an ability",),
    "memory": Memory(lost=frozenset(("Ann",))),
    "combat": 1,
}


def test_nothing_has_been_checked_at_the_beginning():
    assert not UnderWay().has_been_checked(STATE, depends=False)


@pytest.mark.parametrize("depends", [False, True])
def test_the_very_state_that_was_looked_at_needs_no_other_look(depends):
    assert UnderWay(checked=STATE).has_been_checked(STATE, depends=depends)


@pytest.mark.parametrize("field", OTHERWISE)
def test_whatever_it_could_hang_on_has_it_looked_at_again(field):
    now = replace(STATE, **{field: OTHERWISE[field]})
    assert not UnderWay(checked=STATE).has_been_checked(now, depends=False)


def test_what_has_happened_counts_only_where_what_objects_are_depends_on_others():
    now = replace(STATE, history=(Event("draws", (), "Ann"),))
    assert UnderWay(checked=STATE).has_been_checked(now, depends=False)
    assert not UnderWay(checked=STATE).has_been_checked(now, depends=True)
