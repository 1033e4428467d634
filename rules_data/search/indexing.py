"""Build the index from what is published, and keep it the one that belongs to it."""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import dataclass
from datetime import date

from django.db import connection
from django.utils import timezone

from rules_data.queries import fingerprint, searchable_entries

from .backends import Backend, Built, DamagedIndex, OpenIndex, UnableToBuildIndex, backend_in_use
from .weighing import weigh

log = logging.getLogger(__name__)
_repairing = threading.Lock()
_looked_again: set[str] = set()


@dataclass(frozen=True, slots=True)
class IndexReport:
    """What building the index did."""

    entries: int
    generation: str
    seconds: float
    rebuilt: bool


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the index is whole, and the one of what is published today; `fault` says why it is not."""

    backend: str
    is_whole: bool
    is_fresh: bool
    entries: int = 0
    built_on: str = ""
    fault: str = ""


def rebuild() -> IndexReport:
    """Build the whole index anew from what is published today, and put it in use.

    Raises UnableToBuildIndex; the index before then stays in use.
    """
    backend = backend_in_use()
    with backend.building():
        return _build(backend, timezone.localdate())


def ensure() -> IndexReport:
    """Build the index only if there is none, or not the one of what is published today."""
    backend, today = backend_in_use(), timezone.localdate()
    started = time.perf_counter()
    with backend.building():
        try:
            built = backend.inspect()
        except DamagedIndex as error:
            log.info("Building the search index: %s", error)
            return _build(backend, today)
        if built.fingerprint != fingerprint(today):
            return _build(backend, today)
    return IndexReport(built.count, built.name, time.perf_counter() - started, rebuilt=False)


def health() -> Health:
    """Look at the whole index, and change nothing."""
    backend = backend_in_use()
    try:
        built = backend.inspect()
    except DamagedIndex as error:
        return Health(backend.name, is_whole=False, is_fresh=False, fault=str(error))
    fresh = built.fingerprint == fingerprint(timezone.localdate())
    fault = "" if fresh else "Something has been published since it was built."
    return Health(backend.name, True, fresh, built.count, built.day, fault)


def open_index() -> OpenIndex:
    """The index in use. Raises DamagedIndex, or whatever damage makes a library raise."""
    return backend_in_use().open()


def forget_index() -> None:
    """Let go of what was read, so that the next search reads the index anew."""
    backend_in_use().forget()


def look_again_today(built_on: str, today: date) -> None:
    """Once a day, see whether another edition has come into force since the index was built."""
    day = today.isoformat()
    if built_on != day and day not in _looked_again:
        _looked_again.add(day)
        repair_soon()


def repair_soon() -> None:
    """Build the index in the background, once, when a reader found it missing, stale or damaged."""
    # Inside a transaction another thread would not see what this one does.
    if connection.in_atomic_block or not _repairing.acquire(blocking=False):
        return
    threading.Thread(target=_repair, name="search-index", daemon=True).start()


def _repair() -> None:
    try:
        ensure()
    except (UnableToBuildIndex, OSError) as error:
        log.error("The search index could not be built: %s", error)
    finally:
        connection.close()
        _repairing.release()


def _build(backend: Backend, today: date) -> IndexReport:
    started = time.perf_counter()
    # Before reading: what is published meanwhile makes another fingerprint, and the index is built again.
    seen = fingerprint(today)
    built = backend.build(weigh(list(searchable_entries(today))), Built(0, seen, today.isoformat()))
    return IndexReport(built.count, built.name, time.perf_counter() - started, rebuilt=True)
