"""The index in use, opened once a thread and again only when another generation is put in use."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from whoosh.filedb.filestore import RamStorage

from . import generations
from .generations import DamagedIndex, Manifest
from .schema import VERSION
from .suggesting import Suggestible, SuggestionTable


class Generation:
    """The newest generation this process has read, shared by its threads: its bytes are in memory."""

    def __init__(self, folder: Path) -> None:
        self.manifest, files = generations.load(folder)
        self.storage = _storage_class()
        self.storage.files.update(files)

    @cached_property
    def suggestions(self) -> SuggestionTable:
        """Made of what the index keeps of each entry, when the first beginning is asked for."""
        return SuggestionTable(self._suggestible())

    @cached_property
    def places(self) -> Mapping[str, int]:
        """The key of each entry with its place in the index, to search among some of them only."""
        with self.storage.open_index().reader() as reader:
            return {kept["key"]: place for place, kept in reader.iter_docs()}

    def _suggestible(self) -> Iterator[Suggestible]:
        with self.storage.open_index().reader() as reader:
            for _, kept in reader.iter_docs():
                yield Suggestible(**{name: kept[name] for name in Suggestible.__slots__})


@dataclass(frozen=True, slots=True)
class OpenIndex:
    """A searcher, and the generation it searches."""

    stamp: tuple[int, int, int]
    generation: Generation
    searcher: Any  # Whoosh is typed in part only

    @property
    def manifest(self) -> Manifest:
        return self.generation.manifest


_mine = threading.local()
_storage_class: Any = RamStorage
_read: dict[Path, Generation] = {}
_reading = threading.Lock()


def open_index(root: Path) -> OpenIndex:
    """This thread's searcher of the generation in use. Raises DamagedIndex."""
    stamp = generations.current_stamp(root)
    opened: OpenIndex | None = getattr(_mine, "opened", None)
    if opened is not None and opened.stamp == stamp:
        return opened
    if stamp is None:
        raise DamagedIndex("No index has been built here yet.")
    generation = _generation(generations.current_generation(root))
    if generation.manifest.version != VERSION:
        raise DamagedIndex("The index was built by another version of the site.")
    opened = OpenIndex(stamp, generation, generation.storage.open_index().searcher())
    _mine.opened = opened
    return opened


def forget_index() -> None:
    """Let go of this thread's searcher and of the bytes read, so that the next search reads them anew."""
    _mine.opened = None
    with _reading:
        _read.clear()


def _generation(folder: Path) -> Generation:
    with _reading:
        if folder not in _read:
            read = Generation(folder)
            _read.clear()
            _read[folder] = read
        return _read[folder]
