"""However deep it is called, work that calls back and forth does not cross the border of a piece of Python's stack."""

from __future__ import annotations

import resource
import sys

import pytest

from rules_data.core.room_for_calls import with_room

CALLS = 2_000
# More frames of this one than there is room for in a piece of 16 kB, so that one of the depths stands at a border.
DEPTHS = 400


def _called() -> int:
    return 1


def _calling(times: int) -> int:
    return sum([_called() for _ in range(times)])


def _pages_taken_at(depth: int, times: int) -> int:
    if depth:
        return _pages_taken_at(depth - 1, times)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    _calling(times)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


def test_what_it_gives_is_what_the_work_gives() -> None:
    assert with_room(lambda: _calling(3)) == 3


def test_what_the_work_raises_comes_out_of_it() -> None:
    with pytest.raises(KeyError, match="lost"):
        with_room(lambda: dict[str, int]()["lost"])


def test_no_depth_takes_memory_at_every_call() -> None:
    with_room(lambda: _pages_taken_at(DEPTHS, 1))
    worst = max(with_room(lambda depth=depth: _pages_taken_at(depth, CALLS)) for depth in range(DEPTHS))  # type: ignore[misc]
    assert worst < CALLS


def test_neither_does_any_depth_where_room_is_asked_for_within_room() -> None:
    with_room(lambda: _pages_taken_at(DEPTHS, 1))
    worst = max(
        with_room(lambda depth=depth: with_room(lambda: _pages_taken_at(depth, CALLS)))  # type: ignore[misc]
        for depth in range(DEPTHS)
    )
    assert worst < CALLS


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="how frames are kept was looked at in CPython 3.11")
def test_without_it_some_depth_does() -> None:
    assert max(_pages_taken_at(depth, CALLS) for depth in range(DEPTHS)) >= CALLS
