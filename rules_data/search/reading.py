"""The index in use, opened once a thread and again only when another generation is put in use."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whoosh.filedb.filestore import RamStorage

from . import generations
from .generations import DamagedIndex, Manifest
from .schema import VERSION


@dataclass(frozen=True, slots=True)
class OpenIndex:
    """A searcher, and what its generation was built from."""

    stamp: tuple[int, int, int]
    manifest: Manifest
    searcher: Any  # Whoosh is typed in part only


_mine = threading.local()
_storage_class: Any = RamStorage
# The newest generation this process has read, shared by its threads: its bytes are in memory.
_read: dict[Path, tuple[Manifest, Any]] = {}
_reading = threading.Lock()


def open_index(root: Path) -> OpenIndex:
    """This thread's searcher of the generation in use. Raises DamagedIndex."""
    stamp = generations.current_stamp(root)
    opened: OpenIndex | None = getattr(_mine, "opened", None)
    if opened is not None and opened.stamp == stamp:
        return opened
    if stamp is None:
        raise DamagedIndex("No index has been built here yet.")
    manifest, storage = _storage(generations.current_generation(root))
    if manifest.version != VERSION:
        raise DamagedIndex("The index was built by another version of the site.")
    opened = OpenIndex(stamp, manifest, storage.open_index().searcher())
    _mine.opened = opened
    return opened


def forget_index() -> None:
    """Let go of this thread's searcher and of the bytes read, so that the next search reads them anew."""
    _mine.opened = None
    with _reading:
        _read.clear()


def _storage(folder: Path) -> tuple[Manifest, Any]:
    with _reading:
        if folder not in _read:
            manifest, files = generations.load(folder)
            storage = _storage_class()
            storage.files.update(files)
            _read.clear()
            _read[folder] = (manifest, storage)
        return _read[folder]
