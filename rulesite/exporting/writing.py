"""The files of a copy: each with its compressed variants, in a folder that is put in place whole."""

from __future__ import annotations

import gzip
import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path

import brotli

# Brotli's windows, as powers of two: a larger one costs ten times as much to set up, and finds no more in a small file.
SMALL_WINDOW, WHOLE_WINDOW = 16, 22
MARKER = ".rulesite-export"
SMALLEST_COMPRESSED = 500
_COMPRESSED = {".html", ".json", ".txt", ".md", ".xml", ".atom", ".css", ".js", ".svg", ".csv", ".webmanifest"}


class UnableToExport(Exception):
    """The copy cannot be made; the message says what to do."""


class Folder:
    """Written beside the one that is there, and put in its place when it is whole."""

    def __init__(self, folder: Path) -> None:
        if folder.exists() and not folder.is_dir():
            raise UnableToExport(f"{folder} is a file: name a folder.")
        if folder.is_dir() and any(folder.iterdir()) and not (folder / MARKER).exists():
            raise UnableToExport(f"{folder} is not empty and not an earlier export: name another folder, or empty it.")
        self.folder = folder
        self._new = folder.with_name(f"{folder.name}.new")
        shutil.rmtree(self._new, ignore_errors=True)
        self._new.mkdir(parents=True)
        self.names: dict[str, str] = {}
        self.bytes = self.compressed = 0

    def write(self, name: str, data: bytes, compress: bool = True) -> None:
        """One file. Raises UnableToExport when two addresses would be one file with two contents."""
        digest = hashlib.sha256(data).hexdigest()
        if self.names.setdefault(name, digest) != digest:
            raise UnableToExport(f"Two addresses lead to the file {name}, with two contents.")
        file = self._new / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        self.bytes += len(data)
        if compress and file.suffix in _COMPRESSED and len(data) >= SMALLEST_COMPRESSED:
            packed = brotli.compress(data, quality=9, lgwin=_window(data))
            file.with_name(f"{file.name}.br").write_bytes(packed)
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
            self.compressed += len(packed)

    def rewrite(self, name: str, change: Callable[[str], tuple[str, set[str]]]) -> set[str]:
        """Change a page that is written already; gives back what the change could not do."""
        before = (self._new / name).read_bytes() if (self._new / name).is_file() else b""
        after, left = change(before.decode())
        if after.encode() != before:
            del self.names[name]
            self.bytes -= len(before)
            self.write(name, after.encode())
        return left

    def digest(self) -> str:
        """The same for two copies whose every file is the same."""
        said = "\n".join(f"{digest} {name}" for name, digest in sorted(self.names.items()))
        return hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()

    def put_in_place(self) -> None:
        """The new copy stands where the old one stood."""
        (self._new / MARKER).write_text(self.digest() + "\n", encoding="ascii")
        before = self.folder.with_name(f"{self.folder.name}.old")
        shutil.rmtree(before, ignore_errors=True)
        if self.folder.exists():
            self.folder.rename(before)
        self._new.rename(self.folder)
        shutil.rmtree(before, ignore_errors=True)

    def give_up(self) -> None:
        """Leave what was there, and nothing beside it."""
        shutil.rmtree(self._new, ignore_errors=True)


def _window(data: bytes) -> int:
    return SMALL_WINDOW if len(data) <= 1 << SMALL_WINDOW else WHOLE_WINDOW
