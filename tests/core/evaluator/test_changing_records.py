"""A record with some fields changed is what `dataclasses.replace` would make of it."""

from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, dataclass, field
from typing import Any

import pytest

from rules_data.core.evaluator.state import replace


@dataclass(frozen=True, slots=True)
class Pair:
    one: int
    many: tuple[int, ...] = ()
    held: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Triple(Pair):
    three: str = "three"


@dataclass(frozen=True)
class WithoutSlots:
    one: int
    many: tuple[int, ...] = ()
    held: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    one: int
    many: tuple[int, ...] = ()
    held: dict[str, int] = field(default_factory=dict)
    double: int = field(init=False)

    def __post_init__(self) -> None:
        if self.one < 0:
            raise ValueError("one is never below zero")
        object.__setattr__(self, "double", 2 * self.one)


KINDS = [Pair, Triple, WithoutSlots, Checked]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("values", [{}, {"one": 2}, {"many": (3,), "held": {"a": 1}}])
def test_the_fields_named_are_changed_and_the_others_kept(kind: Any, values: dict[str, object]) -> None:
    first = kind(1, (2,), {"b": 2})
    assert replace(first, **values) == dataclasses.replace(first, **values)
    assert type(replace(first, **values)) is kind
    assert first == kind(1, (2,), {"b": 2})


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_changed_is_the_very_same_value(kind: Any) -> None:
    first = kind(1, (2,), {"b": 2})
    assert replace(first, one=5).held is first.held


@pytest.mark.parametrize("kind", KINDS)
def test_what_comes_of_it_is_as_frozen_as_before(kind: Any) -> None:
    with pytest.raises(FrozenInstanceError):
        replace(kind(1), one=2).one = 3


@pytest.mark.parametrize("kind", KINDS)
def test_a_field_that_a_record_does_not_have_is_refused_by_name(kind: Any) -> None:
    with pytest.raises(TypeError, match="two"):
        replace(kind(1), two=2)


def test_what_a_record_works_out_of_its_fields_is_worked_out_again() -> None:
    assert replace(Checked(1), one=4).double == 8


def test_what_a_record_refuses_it_still_refuses() -> None:
    with pytest.raises(ValueError, match="never below zero"):
        replace(Checked(1), one=-1)
