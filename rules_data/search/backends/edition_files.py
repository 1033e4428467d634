"""The indexes of editions that are not in force, each in a file: a published edition never changes, nor does its index.

To make one of a whole rulebook takes most of a second, to read it a tenth of that; a process keeps a few of them open.
A file that cannot be read, or is not the one that was written, is made again.
"""

from __future__ import annotations

import hashlib
import io
import json
import logging
import os
import tempfile
import zlib
from collections.abc import Callable
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any

import numpy as np

from rules_data.search.stored_fields import Shown

from .interface import Built
from .memory import Lists, MemoryIndex

log = logging.getLogger(__name__)
# Change it with what an entry keeps and how words are weighed, as the VERSION of the other backends.
VERSION = 3
FOLDER = "editions"
# Of some 3 MB each; what has not been asked for longest goes first.
MOST_FILES = 64
# A list in the file, as JSON has no tuples.
_LEADS_TO = [field.name for field in fields(Shown)].index("leads_to")
_SEAL = hashlib.sha256().digest_size


def kept_index(root: Path, edition: str, make: Callable[[], MemoryIndex]) -> MemoryIndex:
    """The index of an edition, read from its file below `root`, or made and kept there.

    `edition` is another text for anything that the index could differ in.
    """
    file = _file(root, edition)
    index = _read(file)
    if index is None:
        index = make()
        _keep(file, index)
    return index


def is_kept(root: Path, edition: str) -> bool:
    """Whether there is a file for that, which may still turn out to be damaged."""
    return _file(root, edition).exists()


def _file(root: Path, edition: str) -> Path:
    name = hashlib.sha256(f"{VERSION}\n{edition}".encode()).hexdigest()[:32]
    return root / FOLDER / f"{name}.index"


def packed(index: MemoryIndex) -> bytes:
    """An index as bytes, behind their digest."""
    told = {"words": list(index.lists.numbers), "entries": [astuple(entry) for entry in index.catalogue.entries]}
    written = io.BytesIO()
    text = np.frombuffer(zlib.compress(json.dumps(told).encode(), 1), dtype=np.uint8)
    lists = index.lists
    np.savez(written, text=text, offsets=lists.offsets, places=lists.places.astype(np.int32), impacts=lists.impacts)
    content = written.getvalue()
    return hashlib.sha256(content).digest() + content


def unpacked(kept: bytes) -> MemoryIndex:
    """The index from its bytes. Raises ValueError where they are not what was written."""
    seal, content = kept[:_SEAL], kept[_SEAL:]
    if hashlib.sha256(content).digest() != seal:
        raise ValueError("these are not the bytes that were written")
    with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
        told = json.loads(zlib.decompress(arrays["text"].tobytes()))
        lists = Lists(
            {word: number for number, word in enumerate(told["words"])},
            arrays["offsets"], arrays["places"].astype(np.intp), arrays["impacts"],
        )  # fmt: skip
    entries = [_entry(row) for row in told["entries"]]
    return MemoryIndex(entries, lists, Built(0, "", "", len(entries)))


def _entry(row: list[Any]) -> Shown:
    row[_LEADS_TO] = tuple(row[_LEADS_TO])
    return Shown(*row)


def _read(file: Path) -> MemoryIndex | None:
    try:
        index = unpacked(file.read_bytes())
        os.utime(file)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        log.warning("The index of an edition is made again, since %s cannot be read: %s", file.name, error)
        return None
    return index


def _keep(file: Path, index: MemoryIndex) -> None:
    """Written whole beside it and put in its place; where it cannot be, it is made again by the next who asks."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor, beside = tempfile.mkstemp(dir=file.parent, suffix=".partial")
        with os.fdopen(descriptor, "wb") as written:
            written.write(packed(index))
        Path(beside).replace(file)
        known = sorted(file.parent.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
        for old in known[MOST_FILES:]:
            old.unlink(missing_ok=True)
    except OSError as error:
        log.warning("The index of an edition cannot be kept: %s", error)
