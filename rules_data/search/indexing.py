"""Build the index from what is published, and keep it the one that belongs to it."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from django.utils import timezone
from whoosh.index import create_in

from rules_data.queries import SearchableEntry, fingerprint, searchable_entries

from . import generations
from .generations import DamagedIndex, UnableToBuildIndex
from .schema import VERSION, document_of, schema

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


def index_root() -> Path:
    return Path(settings.SEARCH_INDEX_DIR)


def rebuild() -> IndexReport:
    """Build the whole index anew from what is published today, and put it in use.

    Raises UnableToBuildIndex; the index before then stays in use.
    """
    root = index_root()
    with generations.building(root):
        return _build(root, timezone.localdate())


def ensure() -> IndexReport:
    """Build the index only if there is none, or not the one of what is published today."""
    root, today = index_root(), timezone.localdate()
    started = time.perf_counter()
    with generations.building(root):
        try:
            folder = generations.current_generation(root)
            manifest, _ = generations.load(folder)
        except DamagedIndex as error:
            log.info("Building the search index: %s", error)
            return _build(root, today)
        if manifest.version != VERSION or manifest.fingerprint != fingerprint(today):
            return _build(root, today)
    return IndexReport(manifest.count, folder.name, time.perf_counter() - started, rebuilt=False)


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


def _build(root: Path, today: date) -> IndexReport:
    started = time.perf_counter()
    seen = fingerprint(today)
    folder = generations.publish(
        root, lambda partial: _fill(partial, searchable_entries(today)), VERSION, seen, today.isoformat()
    )
    count = generations.read_manifest(folder).count
    return IndexReport(count, folder.name, time.perf_counter() - started, rebuilt=True)


def _fill(folder: Path, entries: Iterable[SearchableEntry]) -> int:
    """Write all entries in one segment, and count what is there."""
    index: Any = create_in(str(folder), schema())
    written: set[str] = set()
    writer = index.writer(limitmb=128)
    try:
        for entry in entries:
            if entry.key in written:
                raise UnableToBuildIndex(f"Two entries have the key {entry.key!r}.")
            written.add(entry.key)
            writer.add_document(**document_of(entry))
    except BaseException:
        writer.cancel()
        raise
    writer.commit(optimize=True)
    count = int(index.doc_count())
    index.close()
    if count != len(written):
        raise UnableToBuildIndex(f"The index holds {count} entries, not the {len(written)} written.")
    return count
