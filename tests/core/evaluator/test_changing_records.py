"""A record with some fields changed is what `dataclasses.replace` would make of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from rules_data.core.evaluator.state import changed


@dataclass(frozen=True, slots=True)
class Pair:
    one: int
    many: tuple[int, ...] = ()
    held: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.one < 0:
            raise ValueError("one is never below zero")


@pytest.mark.parametrize("values", [{}, {"one": 2}, {"many": (3,), "held": {"a": 1}}])
def test_the_fields_named_are_changed_and_the_others_kept(values: dict[str, object]) -> None:
    first = Pair(1, (2,), {"b": 2})
    assert changed(first, **values) == replace(first, **values)
    assert first == Pair(1, (2,), {"b": 2})


def test_what_is_not_changed_is_the_very_same_value() -> None:
    first = Pair(1, (2,), {"b": 2})
    assert changed(first, one=5).held is first.held


def test_what_a_record_refuses_it_still_refuses() -> None:
    with pytest.raises(ValueError, match="never below zero"):
        changed(Pair(1), one=-1)
    with pytest.raises(KeyError, match="two"):
        changed(Pair(1), two=2)
