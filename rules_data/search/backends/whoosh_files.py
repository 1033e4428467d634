"""The Whoosh backend: an index in files, whole generations of it, read into memory by each process."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.conf import settings
from whoosh.filedb.filestore import RamStorage
from whoosh.index import create_in

from ..weighing import Weighed
from . import generations
from .interface import Built, DamagedIndex, UnableToBuildIndex
from .whoosh_reading import WhooshIndex
from .whoosh_schema import VERSION, document_of, schema

_storage_class: Any = RamStorage  # Whoosh is typed in part only
MOST_SCOPES = 8


class WhooshFiles:
    """Builds and opens the generations below a folder."""

    name = "whoosh"

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._read: dict[Path, tuple[tuple[int, int, int], WhooshIndex]] = {}

    def building(self, scope: str) -> AbstractContextManager[None]:
        return generations.building(_root(scope))

    def build(self, scope: str, entries: Iterable[Weighed], built: Built) -> Built:
        stamped = replace(built, version=VERSION)
        folder = generations.publish(_root(scope), lambda partial: _fill(partial, entries), stamped)
        return generations.read_manifest(folder).built

    def inspect(self, scope: str) -> Built:
        folder = generations.current_generation(_root(scope))
        manifest, _ = generations.load(folder)
        return _of_this_version(manifest.built)

    def open(self, scope: str) -> WhooshIndex:
        root = _root(scope)
        stamp = generations.current_stamp(root)
        if stamp is None:
            raise DamagedIndex("No index has been built here yet.")
        read = self._read.get(root)
        if read is not None and read[0] == stamp:
            return read[1]
        with self._lock:
            read = self._read.get(root)
            if read is None or read[0] != stamp:
                read = stamp, _load(generations.current_generation(root))
                self._make_room(root)
                self._read[root] = read
            return read[1]

    def forget(self) -> None:
        with self._lock:
            self._read = {}

    def _make_room(self, root: Path) -> None:
        """Keep what is in force, and a few other editions."""
        others = [one for one in self._read if one not in {root, _root("")}]
        for one in others[: max(0, len(others) - MOST_SCOPES + 1)]:
            del self._read[one]


def _root(scope: str) -> Path:
    root = Path(settings.SEARCH_INDEX_DIR)
    return root / "editions" / scope.replace("/", "-") if scope else root


def _load(folder: Path) -> WhooshIndex:
    manifest, files = generations.load(folder)
    _of_this_version(manifest.built)
    storage = _storage_class()
    storage.files.update(files)
    return WhooshIndex(storage.open_index().reader(), manifest.built)


def _of_this_version(built: Built) -> Built:
    if built.version != VERSION:
        raise DamagedIndex("The index was built by another version of the site.")
    return built


def _fill(folder: Path, entries: Iterable[Weighed]) -> int:
    """Write all entries in one segment, and count what is there."""
    index: Any = create_in(str(folder), schema())
    written: set[str] = set()
    writer = index.writer(limitmb=128)
    try:
        for weighed in entries:
            if weighed.entry.key in written:
                raise UnableToBuildIndex(f"Two entries have the key {weighed.entry.key!r}.")
            written.add(weighed.entry.key)
            writer.add_document(**document_of(weighed))
    except BaseException:
        writer.cancel()
        raise
    writer.commit(optimize=True)
    count = int(index.doc_count())
    index.close()
    if count != len(written):
        raise UnableToBuildIndex(f"The index holds {count} entries, not the {len(written)} written.")
    return count
