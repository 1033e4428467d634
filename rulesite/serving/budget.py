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
    clock: int
    until: float


class _Watch:
    """Looks at all spenders; sleeps while there are none."""

    def __init__(self) -> None:
        self._spenders: dict[int, _Spender] = {}
        self._lock = threading.Lock()
        self._some = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self, seconds: float) -> None:
        ident = threading.get_ident()
        clock = time.pthread_getcpuclockid(ident)
        with self._lock:
            self._spenders[ident] = _Spender(clock, time.clock_gettime(clock) + seconds)
            # A process that was forked from one with a watch has none itself.
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._look, name="budget", daemon=True)
                self._thread.start()
        self._some.set()

    def end(self) -> None:
        with self._lock:
            self._spenders.pop(threading.get_ident(), None)
        # What was raised and has not arrived yet would arrive in whatever this thread does next.
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(threading.get_ident()), None)

    def _look(self) -> None:
        while True:
            if not self._spenders:
                self._some.clear()
            self._some.wait()
            time.sleep(LOOKS_EVERY)
            with self._lock:
                for ident, spender in self._spenders.items():
                    if time.clock_gettime(spender.clock) > spender.until:
                        spender.until += 5 * LOOKS_EVERY
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(OverBudget))


_watch = _Watch()


@contextmanager
def spending_at_most(seconds: float) -> Iterator[None]:
    """Raise OverBudget inside the block once this thread has used so many seconds of processor time in it."""
    _watch.begin(seconds)
    try:
        yield
    finally:
        _end()


def _end() -> None:
    """The budget ends with the block: one that is used up at this very moment does no harm any more."""
    while True:
        try:
            _watch.end()
        except OverBudget:
            continue
        return
