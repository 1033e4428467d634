"""Two states are alike if nothing that follows can tell them apart."""

from dataclasses import replace

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.state import GameObject, alike

CARD = CardFacts("a bear", ("creature",))


def bear(handle="bear", **more):
    return GameObject(handle, CARD, "Ann", "Ann", "board", **more)


def test_what_holds_the_same_is_alike_and_what_holds_something_else_is_not():
    assert alike((bear(), {"a": [1, 2]}), (bear(), {"a": [1, 2]}))
    assert not alike(bear(), replace(bear(), zone="hand"))
    assert not alike({"a": [1, 2]}, {"a": [1, 3]})
    assert not alike((1, 2), (1, 2, 3))
    assert not alike((1,), [1])


def test_the_order_of_a_mapping_counts_since_objects_are_looked_at_in_it():
    assert not alike({"a": 1, "b": 2}, {"b": 2, "a": 1})


def test_an_object_as_it_is_now_is_told_from_an_equal_one_as_it_was():
    now, before = bear(), bear()
    assert alike((now, now), (before, before))
    assert not alike((now, now), (now, before))
    assert not alike((now, before), (now, now))
