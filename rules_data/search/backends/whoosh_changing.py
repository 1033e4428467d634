"""A generation made of the one in use: its segments as they are, and one more with what is new or says otherwise.

Beside the segments stands ENTRIES: a digest of every entry as it was written, and the average lengths that its weights
were computed with. So the entries that differ are found exactly, whatever was changed: an answer, a card, a rule
together with its neighbours.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whoosh.index import open_dir

from . import generations
from .interface import DamagedIndex, UnableToBuildIndex
from .whoosh_schema import VERSION

ENTRIES = "ENTRIES"
# Beyond these a whole index is as quick to build, and quicker to search.
MOST_CHANGES_IN_A_ROW = 12
LARGEST_SHARE = 0.1
# How far averages may have moved before every weight is computed anew.
FARTHEST = 0.02

Document = dict[str, object]


@dataclass(frozen=True, slots=True)
class Base:
    """The generation in use, its bytes found to be what was written. `changes` counts the segments added to a whole."""

    files: Mapping[str, bytes]
    averages: Mapping[str, float]
    digests: Mapping[str, str]
    changes: int

    def is_near(self, averages: Mapping[str, float]) -> bool:
        """Whether entries weighed with the averages of then are weighed well enough."""
        return self.averages.keys() == averages.keys() and all(
            abs(averages[name] - then) <= FARTHEST * then for name, then in self.averages.items()
        )


def read_base(root: Path) -> Base | None:
    """What may be built on; None without a sound index of this version that says how its entries were weighed."""
    try:
        manifest, files = generations.load(generations.current_generation(root))
        told = json.loads(files.pop(ENTRIES))
    except (DamagedIndex, KeyError, ValueError):
        return None
    if manifest.built.version != VERSION or not told["averages"] or told["changes"] >= MOST_CHANGES_IN_A_ROW:
        return None
    return Base(files, told["averages"], told["digests"], told["changes"])


def digest_of(document: Document) -> str:
    """What tells an entry from any other state of itself."""
    return hashlib.sha256(repr(sorted(document.items())).encode("utf-8", "surrogatepass")).hexdigest()[:20]


def remember(folder: Path, digests: Mapping[str, str], averages: Mapping[str, float] | None, changes: int) -> None:
    """Write ENTRIES."""
    told = {"averages": dict(averages or {}), "digests": dict(digests), "changes": changes}
    (folder / ENTRIES).write_text(json.dumps(told), encoding="utf-8")


def differing(base: Base, documents: Iterable[Document]) -> tuple[dict[str, str], list[Document], list[str]] | None:
    """All digests, the documents to write and the keys to take out; None where so much differs that a whole is due."""
    digests: dict[str, str] = {}
    fresh: list[Document] = []
    for document in documents:
        key = str(document["key"])
        if key in digests:
            raise UnableToBuildIndex(f"Two entries have the key {key!r}.")
        digests[key] = digest_of(document)
        if base.digests.get(key) != digests[key]:
            fresh.append(document)
    gone = [key for key in base.digests if key not in digests]
    if len(fresh) + len(gone) > LARGEST_SHARE * max(1, len(base.digests)):
        return None
    return digests, fresh, gone


def fill_changes(folder: Path, base: Base, digests: Mapping[str, str], fresh: list[Document], gone: list[str]) -> int:
    """Write the files of the generation in use and a segment beside them; returns the number of entries."""
    for name, content in base.files.items():
        (folder / name).write_bytes(content)
    index: Any = open_dir(str(folder))
    writer = index.writer(limitmb=64)
    try:
        for key in [*gone, *(str(document["key"]) for document in fresh if document["key"] in base.digests)]:
            writer.delete_by_term("key", key)
        for document in fresh:
            writer.add_document(**document)
    except BaseException:
        writer.cancel()
        raise
    writer.commit(merge=False)
    count = int(index.doc_count())
    index.close()
    if count != len(digests):
        raise UnableToBuildIndex(f"The index holds {count} entries, not the {len(digests)} there are.")
    remember(folder, digests, base.averages, base.changes + 1)
    return count
