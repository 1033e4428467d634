"""Whoever could be given a share and is given none of it need not be named, and may be."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator.state import Decision

DIVIDED = Decision("Ann", "damage", (("Bear=3",), ("Bear=1", "Elk=2"), ("Elk=3",)), ("510.1c",), any_order=True)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (("Bear=3",), ("Bear=3",)),
        (("Bear=3", "Elk=0"), ("Bear=3",)),
        (("Elk=0", "Bear=3"), ("Bear=3",)),
        (("Elk=2", "Bear=1"), ("Bear=1", "Elk=2")),
        (("Bear=3", "Owl=0"), None),
        (("Bear=0", "Elk=0"), None),
        (("Bear=2", "Elk=0"), None),
    ],
)
def test_a_share_of_nothing_is_said_of_those_who_could_have_had_one(said, meant):
    assert DIVIDED.accepts(said) == meant


def test_nothing_is_an_answer_of_its_own_where_it_is_listed():
    paid = Decision("Bob", "pay with", (("generic=0",), ("generic=1",)), ("702.132a",))
    assert paid.accepts(("generic=0",)) == ("generic=0",)
    assert paid.accepts(()) is None
