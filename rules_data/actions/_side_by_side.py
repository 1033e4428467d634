"""Many examples run at once: several processes do what takes no database, and this one keeps what comes of it."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from django.db import connection

Given = TypeVar("Given")
Made = TypeVar("Made")
# What the forked processes work on: they inherit it, so that nothing has to be sent to them.
_WORK: list[tuple[Callable[[object], object], Sequence[object]]] = []


def each_of(given: Sequence[Given], make: Callable[[Given], Made], workers: int) -> Iterator[Made]:
    """What `make` makes of each, in order, by so many processes; by this one where there is nothing to share.

    `make` touches no database, and what it gives back can be pickled.
    """
    if min(workers, len(given)) < 2 or not can_fork():
        yield from map(make, given)
        return
    # A connection is not shared between processes; inside a transaction it stays, since nobody else uses it.
    if not connection.in_atomic_block:
        connection.close()
    _WORK.append((make, given))  # type: ignore[arg-type]
    try:
        with multiprocessing.get_context("fork").Pool(workers, _begin) as pool:
            yield from pool.imap(_make, range(len(given)))
    finally:
        _WORK.pop()


def can_fork() -> bool:
    """Whether this system makes a process by copying the one there is."""
    return "fork" in multiprocessing.get_all_start_methods()


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin() -> None:
    """Whoever stops the program stops the process that asked for this one, and that one stops this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # What was read before this process began stays, and what a run makes is gone with it: looking for circles among
    # all of it again and again is an eighth of the work.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _make(place: int) -> object:
    make, given = _WORK[-1]
    return make(given[place])
