"""What is worked out once of a thing and kept for as long as the thing is."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import TypeVar

Thing = TypeVar("Thing")
Found = TypeVar("Found")
_MOST_KEPT = 2_000


def kept_while_it_lives(work_out: Callable[[Thing], Found]) -> Callable[[Thing], Found]:
    """`work_out`, asked once of each thing: this very one, since comparing large frozen values costs more than asking.

    What is found must not hold the thing itself, which would then be kept for ever.
    """
    kept: dict[int, tuple[weakref.ref[Thing], Found]] = {}

    def asked(thing: Thing) -> Found:
        known = kept.get(id(thing))
        if known is not None and known[0]() is thing:
            return known[1]
        key = id(thing)
        found = work_out(thing)
        kept[key] = (weakref.ref(thing, lambda gone: _forget(kept, key, gone)), found)
        return found

    return asked


def kept_of_the_latest(work_out: Callable[[Thing], Found]) -> Callable[[Thing], Found]:
    """The same for things that cannot be watched while they live: they are kept with what is found, and all of them
    are let go of once there are too many.
    """
    kept: dict[int, tuple[Thing, Found]] = {}

    def asked(thing: Thing) -> Found:
        known = kept.get(id(thing))
        if known is None:
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            known = kept[id(thing)] = (thing, work_out(thing))
        return known[1]

    return asked


def _forget(kept: dict[int, tuple[weakref.ref[Thing], Found]], key: int, gone: weakref.ref[Thing]) -> None:
    """Let go of what was found, unless another thing has come to stand in the same place of memory since."""
    if key in kept and kept[key][0] is gone:
        del kept[key]
