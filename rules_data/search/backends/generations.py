"""The index on disk: whole generations, never changed once they are there.

A generation is built beside the others, checked, made durable and only then named in CURRENT, so that readers
see the old one or the new one and nothing between. Its MANIFEST holds the SHA-256 of each file, and under them its
own: an index holds pickled data, so nothing is loaded whose bytes are not the ones that were written here.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from .interface import Built, DamagedIndex, UnableToBuildIndex

KEPT = 3
_NAME = re.compile(r"gen-(\d{1,12})\Z")
_MANIFEST = "MANIFEST"
_CURRENT = "CURRENT"


@dataclass(frozen=True, slots=True)
class Manifest:
    """From what a generation was built, and which bytes it has."""

    built: Built
    files: dict[str, str]


def current_stamp(root: Path | str) -> tuple[int, int, int] | None:
    """Changes whenever another generation is put in use; None without one. Asked for by every search."""
    try:
        stat = os.stat(f"{root}/{_CURRENT}")
    except OSError:
        return None
    return stat.st_ino, stat.st_mtime_ns, stat.st_size


def current_generation(root: Path) -> Path:
    """The folder of the generation in use. Raises DamagedIndex."""
    try:
        name = (root / _CURRENT).read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedIndex("No index has been built here yet.") from error
    folder = root / name
    if not _NAME.match(name) or not folder.is_dir():
        raise DamagedIndex(f"The index names a generation that is not there: {name[:40]!r}.")
    return folder


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a generation. Raises DamagedIndex, also when a byte of it is another one."""
    try:
        text, seal = (folder / _MANIFEST).read_text(encoding="utf-8").split("\n")
        if seal != _hash(text.encode()):
            raise DamagedIndex(f"The manifest of {folder.name} is not the one that was written.")
        read = json.loads(text)
        return Manifest(Built(**read["built"]), {str(name): str(digest) for name, digest in read["files"].items()})
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise DamagedIndex(f"{folder.name} has no readable manifest.") from error


def load(folder: Path) -> tuple[Manifest, dict[str, bytes]]:
    """The manifest and the bytes of every file, once these have been found to be what was written.

    Raises DamagedIndex. What is searched are these very bytes: a file that is mapped into memory and then cut
    short on disk would end the whole process.
    """
    manifest = read_manifest(folder)
    try:
        files = {name: (folder / name).read_bytes() for name in _names(folder)}
    except OSError as error:
        raise DamagedIndex(f"{folder.name} cannot be read: {error.strerror}.") from error
    if {name: _hash(content) for name, content in files.items()} != manifest.files:
        raise DamagedIndex(f"The files of {folder.name} are not the ones that were written.")
    return manifest, files


@contextmanager
def building(root: Path) -> Iterator[None]:
    """One builder at a time, across processes; the lock goes with its holder."""
    try:
        root.mkdir(parents=True, exist_ok=True, mode=0o700)
        root.chmod(0o700)
        lock = (root / "LOCK").open("w", encoding="ascii")
    except OSError as error:
        raise UnableToBuildIndex(f"The index cannot be written to {root}: {error.strerror or error}.") from error
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def publish(root: Path, fill: Callable[[Path], int], built: Built) -> Path:
    """Build a generation with `fill` (which returns the number of entries) and put it in use."""
    folder = prepare(root, fill, built)
    put_in_use(root, folder.name)
    return folder


def prepare(root: Path, fill: Callable[[Path], int], built: Built) -> Path:
    """Build a generation whole and durable, beside the one in use."""
    number = max((generation for generation, _ in _complete(root)), default=0) + 1
    partial = root / f"gen-{number}.partial"
    shutil.rmtree(partial, ignore_errors=True)
    try:
        partial.mkdir(mode=0o700)
        count = fill(partial)
        stamped = replace(built, count=count, name=f"gen-{number}")
        manifest = json.dumps(asdict(Manifest(stamped, _hashes(partial))))
        (partial / _MANIFEST).write_text(f"{manifest}\n{_hash(manifest.encode())}", encoding="utf-8")
        for file in partial.iterdir():
            _make_durable(file)
        _make_durable(partial)
        folder = root / f"gen-{number}"
        partial.replace(folder)
        _make_durable(root)
    except OSError as error:
        shutil.rmtree(partial, ignore_errors=True)
        raise UnableToBuildIndex(f"The index cannot be written to {root}: {error.strerror or error}.") from error
    except BaseException:
        shutil.rmtree(partial, ignore_errors=True)
        raise
    return folder


def prepared(root: Path, fingerprint: str, version: int, day: str) -> Path | None:
    """The newest sound generation built from a state, though it may not be in use: its builder died before that."""
    for _, folder in sorted(_complete(root), reverse=True):
        try:
            built = load(folder)[0].built
        except DamagedIndex:
            continue
        if (built.fingerprint, built.version, built.day) == (fingerprint, version, day):
            return folder
    return None


def put_in_use(root: Path, name: str) -> None:
    """Name a generation as the one to be read, and drop what is too old to be read any more."""
    pointer, current = root / f"{_CURRENT}.new", root / _CURRENT
    try:
        for path in (pointer, current):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
        pointer.write_text(name, encoding="ascii")
        _make_durable(pointer)
        pointer.replace(current)
        _make_durable(root)
    except OSError as error:
        raise UnableToBuildIndex(f"The index in {root} cannot be put in use: {error.strerror or error}.") from error
    _drop_old(root, name)


def _drop_old(root: Path, in_use: str) -> None:
    """Keep the newest complete generations, and the one in use: a reader may still be in one of them."""
    for _, folder in sorted(_complete(root), reverse=True)[KEPT:]:
        if folder.name != in_use:
            shutil.rmtree(folder, ignore_errors=True)
    for leftover in root.glob("gen-*.partial"):
        shutil.rmtree(leftover, ignore_errors=True)


def _complete(root: Path) -> list[tuple[int, Path]]:
    return [(int(match[1]), folder) for folder in root.iterdir() if (match := _NAME.match(folder.name))]


def _hashes(folder: Path) -> dict[str, str]:
    return {name: _hash((folder / name).read_bytes()) for name in _names(folder)}


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.is_file() and file.name != _MANIFEST)


def _make_durable(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
