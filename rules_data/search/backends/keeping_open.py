"""An index stays open while the one that follows it is read.

A search waits for that for a while, so that who has seen the newer state somewhere does not meet the older one here;
a server that looks by itself (`rulesite.serving.preparing`) has mostly read it before anybody asks.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from django.db import connection

log = logging.getLogger(__name__)
# Seconds.
PATIENCE = 2.0
MarkType = TypeVar("MarkType")
Index = TypeVar("Index")


class KeptOpen(Generic[MarkType, Index]):
    """What one process has read, and by which mark. Safe to be used by several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._read: tuple[MarkType, Index] | None = None
        self._reading: MarkType | None = None
        self._unreadable: MarkType | None = None
        self._ready = threading.Event()
        self._waited = threading.local()

    def get(self, mark: MarkType, load: Callable[[MarkType], Index]) -> Index:
        """What this mark stands for; if it takes longer than PATIENCE to read, what was read before it.

        Read at once where there is nothing from before, where the caller is inside a transaction (another thread
        would not see what it sees) and where reading has failed: then this raises what `load` raises.
        """
        read = self._read
        if read is not None and read[0] == mark:
            return read[1]
        if read is None or connection.in_atomic_block or mark == self._unreadable:
            return self._read_now(mark, load)
        self._read_soon(mark, load)
        self._wait_once_for(mark)
        return (self._read or read)[1]

    def forget(self) -> None:
        with self._lock:
            self._read = self._reading = self._unreadable = None

    def _read_now(self, mark: MarkType, load: Callable[[MarkType], Index]) -> Index:
        with self._lock:
            if self._read is None or self._read[0] != mark:
                self._read = mark, _aside(mark, load)
                self._unreadable = None
            return self._read[1]

    def _wait_once_for(self, mark: MarkType) -> None:
        """A search asks for the index several times: it has PATIENCE for one mark, and not again each time."""
        if getattr(self._waited, "mark", None) != mark:
            self._waited.mark = mark
            self._ready.wait(PATIENCE)

    def _read_soon(self, mark: MarkType, load: Callable[[MarkType], Index]) -> None:
        with self._lock:
            if self._reading == mark:
                return
            self._reading = mark
            self._ready.clear()
        threading.Thread(target=self._read_behind, args=(mark, load), name="search-reader", daemon=True).start()

    def _read_behind(self, mark: MarkType, load: Callable[[MarkType], Index]) -> None:
        try:
            index = load(mark)
        except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
            log.warning("The new search index cannot be read: %s: %s", type(error).__name__, error)
            self._unreadable = mark
        else:
            with self._lock:
                if self._reading == mark:
                    self._read = mark, index
        finally:
            connection.close()
            with self._lock:
                if self._reading == mark:
                    self._reading = None
                    self._ready.set()


def _aside(mark: MarkType, load: Callable[[MarkType], Index]) -> Index:
    """Read in a thread of its own: the processor time is not that of the reader who happens to be the first."""
    if connection.in_atomic_block:
        return load(mark)

    def read(of: MarkType) -> Index:
        try:
            return load(of)
        finally:
            connection.close()

    with ThreadPoolExecutor(1, "search-reader") as reader:
        return reader.submit(read, mark).result()
