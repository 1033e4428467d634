"""A record with some fields changed is what `dataclasses.replace` would make of it."""

from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, dataclass, field
from pathlib import Path
from typing import Any

import mypy.api
import pytest

from rules_data.core.evaluator.state import changing, record, replace


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


@record
class Recorded:
    one: int
    many: tuple[int, ...] = ()
    held: dict[str, int] = field(default_factory=dict)


@record
class RecordedTriple(Recorded):
    three: str = "three"


FROZEN = [Pair, Triple, WithoutSlots, Checked]
KINDS = [*FROZEN, Recorded, RecordedTriple]


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


@pytest.mark.parametrize("kind", FROZEN)
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


def test_a_record_is_equal_to_another_with_the_same_fields_and_is_a_key_like_it() -> None:
    fields = {"one": 1, "many": (2,), "held": ()}
    same, other = Recorded(**fields), Recorded(**fields | {"many": (3,)})
    assert Recorded(**fields) == same != other
    assert {Recorded(**fields): "found"}[same] == "found"


WRITTEN = """
from changing import record

@record
class Pair:
    one: int

@record
class Triple(Pair):
    three: int = 3

{}
"""


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("Triple(1, three=2)", ""),
        ("Pair(1).one = 2", "read-only"),
        ("Triple(1).one = 2", "read-only"),
        ("Triple(1).three = 2", "read-only"),
        ("Triple(1, four=4)", "Unexpected keyword"),
    ],
)
def test_the_type_checker_refuses_what_would_change_a_record(
    line: str, refused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPYPATH", str(Path(changing.__file__).parent))
    said, faults, status = mypy.api.run(["--config-file=", "--strict", "-c", WRITTEN.format(line)])
    assert (refused in said, status) == (True, 1 if refused else 0), said + faults
