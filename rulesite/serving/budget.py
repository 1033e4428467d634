"""A budget of processor time: work that takes more is stopped where it stands, and its reader is told.

A watching thread looks at the processor time of the threads that have a budget, and raises OverBudget inside of one
that has used it up. Work inside one call of C (one regular expression, one sort) ends first.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

LOOKS_EVERY = 0.05


class OverBudget(BaseException):
    """The budget is used up. Not an Exception: code that carries on after any error must not swallow it."""


@dataclass
class _Spender:
    """A thread with a budget: its clock, when that is used up, and whether it was ever stopped."""

    ident: int
    clock: int
    until: float
    stopped: bool = False


class _Watch:
    """Looks at all spenders; sleeps while there are none."""

    def __init__(self) -> None:
        self._spenders: dict[int, _Spender] = {}
        self._lock = threading.Lock()
        self._some = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self, seconds: float) -> _Spender:
        ident = threading.get_ident()
        clock = time.pthread_getcpuclockid(ident)
        spender = _Spender(ident, clock, time.clock_gettime(clock) + seconds)
        with self._lock:
            self._spenders[ident] = spender
            # A process that was forked from one with a watch has none itself.
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._look, name="budget", daemon=True)
                self._thread.start()
        self._some.set()
        return spender

    def end(self, spender: _Spender) -> None:
        with self._lock:
            self._spenders.pop(spender.ident, None)
        if spender.stopped:
            _let_it_arrive(spender)

    def _look(self) -> None:
        while True:
            if not self._spenders:
                self._some.clear()
            self._some.wait()
            time.sleep(LOOKS_EVERY)
            with self._lock:
                for spender in self._spenders.values():
                    if time.clock_gettime(spender.clock) > spender.until:
                        spender.until += 5 * LOOKS_EVERY
                        spender.stopped = True
                        _stop(spender)


def _stop(spender: _Spender) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(spender.ident), ctypes.py_object(OverBudget))


def _let_it_arrive(spender: _Spender) -> None:
    """What was raised and has not arrived yet would arrive in whatever this thread does next: so it arrives here.

    It is not taken back instead: CPython then goes on looking for it at every jump and call, in all threads, for as
    long as the process lives, which costs a third of its speed.
    """
    try:
        _stop(spender)
        for _ in range(1_000):
            pass
    except OverBudget:
        return


_watch = _Watch()


@contextmanager
def spending_at_most(seconds: float) -> Iterator[None]:
    """Raise OverBudget inside the block once this thread has used so many seconds of processor time in it."""
    spender = _watch.begin(seconds)
    try:
        yield
    finally:
        # The budget ends with the block: one that is used up at this very moment does no harm any more.
        while True:
            try:
                _watch.end(spender)
                break
            except OverBudget:
                continue
