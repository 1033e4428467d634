"""The Whoosh backend: an index in files, whole generations of it, read into memory by each process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.conf import settings
from whoosh.filedb.filestore import RamStorage
from whoosh.index import create_in

from rules_data.search.weighing import Weighed, Weighing

from . import generations
from .interface import Built, DamagedIndex, UnableToBuildIndex
from .keeping_open import KeptOpen
from .whoosh_changing import differing, digest_of, fill_changes, read_base, remember
from .whoosh_reading import WhooshIndex
from .whoosh_schema import VERSION, document_of, schema

_storage_class: Any = RamStorage  # Whoosh is typed in part only
# The folder, and the stamp of the generation in use.
Mark = tuple[str, tuple[int, int, int]]


class WhooshFiles:
    """Builds and opens the generations below a folder."""

    name = "whoosh"

    def __init__(self) -> None:
        self._read: KeptOpen[Mark, WhooshIndex] = KeptOpen()

    def building(self) -> AbstractContextManager[None]:
        return generations.building(_root())

    def prepare(self, entries: Iterable[Weighed], built: Built, averages: Mapping[str, float] | None = None) -> Built:
        return _prepared(lambda partial: fill(partial, entries, averages), built)

    def prepare_changes(self, weighing: Weighing, built: Built) -> Built:
        base = read_base(_root())
        if base is not None and base.is_near(weighing.averages):
            found = differing(base, (document_of(weighed) for weighed in weighing.weighed(base.averages)))
            if found is not None:
                return _prepared(lambda partial: fill_changes(partial, base, *found), built)
        return self.prepare(weighing.weighed(), built, weighing.averages)

    def prepared(self, wanted: Built) -> Built | None:
        folder = generations.prepared(_root(), wanted.fingerprint, VERSION, wanted.day)
        return None if folder is None else generations.read_manifest(folder).built

    def put_in_use(self, built: Built) -> None:
        generations.put_in_use(_root(), built.name)

    def inspect(self) -> Built:
        manifest, _ = generations.load(generations.current_generation(_root()))
        return _of_this_version(manifest.built)

    def open(self) -> WhooshIndex:
        root = settings.SEARCH_INDEX_DIR
        stamp = generations.current_stamp(root)
        if stamp is None:
            raise DamagedIndex("No index has been built here yet.")
        return self._read.get((str(root), stamp), _read_generation)

    def forget(self) -> None:
        self._read.forget()


def _prepared(write: Callable[[Path], int], built: Built) -> Built:
    folder = generations.prepare(_root(), write, replace(built, version=VERSION))
    return generations.read_manifest(folder).built


def _root() -> Path:
    return Path(settings.SEARCH_INDEX_DIR)


def _read_generation(mark: Mark) -> WhooshIndex:
    return load_generation(generations.current_generation(Path(mark[0])))


def load_generation(folder: Path) -> WhooshIndex:
    """Read a generation into memory once its bytes are found to be what was written. Raises DamagedIndex."""
    manifest, files = generations.load(folder)
    _of_this_version(manifest.built)
    storage = _storage_class()
    storage.files.update(files)
    return WhooshIndex(storage.open_index().reader(), manifest.built)


def _of_this_version(built: Built) -> Built:
    if built.version != VERSION:
        raise DamagedIndex("The index was built by another version of the site.")
    return built


def fill(folder: Path, entries: Iterable[Weighed], averages: Mapping[str, float] | None = None) -> int:
    """Write all entries in one segment, and count what is there."""
    index: Any = create_in(str(folder), schema())
    written: dict[str, str] = {}
    writer = index.writer(limitmb=128)
    try:
        for weighed in entries:
            if weighed.entry.key in written:
                raise UnableToBuildIndex(f"Two entries have the key {weighed.entry.key!r}.")
            document = document_of(weighed)
            written[weighed.entry.key] = digest_of(document)
            writer.add_document(**document)
    except BaseException:
        writer.cancel()
        raise
    writer.commit(optimize=True)
    count = int(index.doc_count())
    index.close()
    if count != len(written):
        raise UnableToBuildIndex(f"The index holds {count} entries, not the {len(written)} written.")
    remember(folder, written, averages, 0)
    return count
