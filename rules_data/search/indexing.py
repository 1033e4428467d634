"""Build the index from what is published, and keep it the one that belongs to it."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date

from django.db import DatabaseError, connection
from django.utils import timezone

from rules_data.queries import checks, fingerprint, searchable_entries, site_state, state_of

from .backends import Backend, Built, DamagedIndex, OpenIndex, UnableToBuildIndex, backend_in_use
from .weighing import Weighing

log = logging.getLogger(__name__)
_repairing = threading.Lock()


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


def prepare() -> Callable[[], None]:
    """Build the index of what this transaction sees, beside the one in use; gives back what puts it in use.

    Of the one in use, whatever says the same is taken over as it is.
    For a change that is about to be committed. Raises UnableToBuildIndex. Should the process die between commit
    and index, the next reader finds the index prepared and puts it in use.
    """
    backend = backend_in_use()
    with backend.building():
        seen, weighing = _to_weigh(timezone.localdate())
        built = backend.prepare_changes(weighing, seen)

    def put_in_use() -> None:
        with backend.building():
            backend.put_in_use(built)
        backend.forget()
        backend.open()

    return put_in_use


def ensure() -> IndexReport:
    """Build the index only if there is none, or not the one of what is published today."""
    backend, today = backend_in_use(), timezone.localdate()
    started = time.perf_counter()
    state = state_of(site_state())
    with backend.building():
        built, fault = _inspected(backend)
        wanted = fingerprint(today)
        if built is None or built.fingerprint != wanted:
            left = backend.prepared(Built(0, wanted, today.isoformat()))
            if left is None:
                log.info("Building the search index: %s", fault or "something else is published.")
                report = _build(backend, today)
                _sound.add((report.generation, state, today))
                return report
            backend.put_in_use(left)
            built = left
    _sound.add((built.name, state, today))
    return IndexReport(built.count, built.name, time.perf_counter() - started, rebuilt=False)


def _inspected(backend: Backend) -> tuple[Built | None, str]:
    try:
        return backend.inspect(), ""
    except DamagedIndex as error:
        return None, str(error)


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


@checks("The search index is whole, and of what is published")
def _is_sound() -> Iterator[str]:
    found = health()
    if found.fault:
        yield f"{found.fault} It is built again by the next search, or by `manage.py rebuild_index`."


def open_index() -> OpenIndex:
    """The index in use. Raises DamagedIndex, or whatever damage makes a library raise."""
    return backend_in_use().open()


def forget_index() -> None:
    """Let go of what was read, so that the next search reads the index anew."""
    backend_in_use().forget()


def look_again(built: Built, today: date) -> None:
    """See whether anything has changed since the index was last found to be the one of what is published.

    Asked by every search, and costs one small query, which those within the next moment need not ask again: a builder
    that died, a full disk or another edition that came into force is noticed by who searches after it.
    """
    if not _sound.was_seen(built, today):
        if (built.name, state_of(site_state()), today) in _sound:
            _sound.see(built, today)
        else:
            repair_soon()


def repair_soon() -> None:
    """Look at the index in the background, and build it where it is missing, stale or damaged."""
    # Inside a transaction another thread would not see what this one does.
    if connection.in_atomic_block or time.monotonic() < _pause.until or not _repairing.acquire(blocking=False):
        return
    threading.Thread(target=_repair, name="search-index", daemon=True).start()


class _Pause:
    """After a failure nobody tries again for a while, longer each time."""

    LONGEST = 60.0

    def __init__(self) -> None:
        self.until = 0.0
        self._seconds = 0.0

    def begin(self) -> None:
        self._seconds = min(max(1.0, self._seconds * 2), self.LONGEST)
        self.until = time.monotonic() + self._seconds

    def end(self) -> None:
        self.until = self._seconds = 0.0


class _Sound:
    """The index, the published state and the day that were found to belong together, the last few of them."""

    # Seconds.
    MOMENT = 0.05

    def __init__(self) -> None:
        self._kept: deque[tuple[str, str, date]] = deque(maxlen=4)
        self._seen: tuple[Built, date] | None = None
        self._until = 0.0

    def see(self, built: Built, today: date) -> None:
        self._seen, self._until = (built, today), time.monotonic() + self.MOMENT

    def was_seen(self, built: Built, today: date) -> bool:
        """Whether this index was found to be sound a moment ago."""
        return time.monotonic() < self._until and self._seen == (built, today)

    def add(self, found: tuple[str, str, date]) -> None:
        self._kept.append(found)

    def __contains__(self, asked: tuple[str, str, date]) -> bool:
        return asked in self._kept


_pause, _sound = _Pause(), _Sound()


def _repair() -> None:
    try:
        ensure()
        _pause.end()
    except (UnableToBuildIndex, DamagedIndex, DatabaseError, OSError) as error:
        _pause.begin()
        log.error("The search index could not be built: %s", error)
    finally:
        connection.close()
        _repairing.release()


def _build(backend: Backend, today: date) -> IndexReport:
    started = time.perf_counter()
    built = _prepare(backend, today)
    backend.put_in_use(built)
    backend.forget()
    return IndexReport(built.count, built.name, time.perf_counter() - started, rebuilt=True)


def _prepare(backend: Backend, today: date) -> Built:
    seen, weighing = _to_weigh(today)
    return backend.prepare(weighing.weighed(), seen, weighing.averages)


def _to_weigh(today: date) -> tuple[Built, Weighing]:
    # Before reading: what is published meanwhile makes another fingerprint, and the index is built again.
    seen = Built(0, fingerprint(today), today.isoformat())
    return seen, Weighing(list(searchable_entries(today)))
