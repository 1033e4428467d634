"""A backup's file: a zip of one table a file, one row a line, under a manifest with the SHA-256 of each."""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any

from .errors import UnableToRestoreBackup

FORMAT = 1
MANIFEST = "manifest.json"
# What no table of this site comes near: a file that claims more is no backup.
LARGEST_TABLE = 4 * 1024**3


@dataclass(frozen=True)
class TableKept:
    """What is said of one table: its columns in order, how many rows, and the digest of its file."""

    columns: list[str]
    rows: int
    sha256: str


@dataclass
class Manifest:
    """What a backup says of itself. `migrations` are the last ones applied of each app; `texts` digests all texts."""

    made_at: str
    migrations: dict[str, str]
    texts: str
    tables: dict[str, TableKept] = field(default_factory=dict)
    format: int = FORMAT

    def as_json(self) -> str:
        return json.dumps(asdict(self), indent=1, sort_keys=True)


def write_table(archive: zipfile.ZipFile, label: str, columns: list[str], rows: Iterable[tuple[Any, ...]]) -> TableKept:
    """Write one table; rows go through memory one by one."""
    digest, count = hashlib.sha256(), 0
    with archive.open(f"{label}.jsonl", "w", force_zip64=True) as file:
        for row in rows:
            line = (json.dumps(row, default=_plain, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
            digest.update(line)
            file.write(line)
            count += 1
    return TableKept(columns, count, digest.hexdigest())


def read_manifest(archive: zipfile.ZipFile) -> Manifest:
    """The manifest, once every table has been found to be what was written. Raises UnableToRestoreBackup."""
    try:
        read = json.loads(archive.read(MANIFEST))
        tables = {label: TableKept(**kept) for label, kept in read.pop("tables").items()}
        manifest = Manifest(**read, tables=tables)
    except (KeyError, ValueError, TypeError, AttributeError, zipfile.BadZipFile, zlib.error) as fault:
        raise UnableToRestoreBackup("This is not a backup of this site: it has no readable manifest.") from fault
    if manifest.format != FORMAT:
        raise UnableToRestoreBackup(f"The backup is of format {manifest.format}, and this version reads {FORMAT}.")
    for label, kept in tables.items():
        if _digest(archive, label) != kept.sha256:
            raise UnableToRestoreBackup(f"The backup is damaged: its table {label} is not what was written.")
    return manifest


def read_table(archive: zipfile.ZipFile, label: str) -> Iterator[list[Any]]:
    """The rows of one table."""
    with archive.open(f"{label}.jsonl") as file:
        for line in file:
            yield json.loads(line)


def opened(path: Path) -> zipfile.ZipFile:
    """A backup's file. Raises UnableToRestoreBackup."""
    try:
        return zipfile.ZipFile(path)
    except OSError as fault:
        raise UnableToRestoreBackup(f"{path}: {fault.strerror or fault}.") from fault
    except zipfile.BadZipFile as fault:
        raise UnableToRestoreBackup(f"{path} is not a backup, or is incomplete: it cannot be opened.") from fault


def _digest(archive: zipfile.ZipFile, label: str) -> str:
    digest = hashlib.sha256()
    try:
        if archive.getinfo(f"{label}.jsonl").file_size > LARGEST_TABLE:
            return ""
        with archive.open(f"{label}.jsonl") as file:
            while piece := file.read(1 << 20):
                digest.update(piece)
    except (KeyError, zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError):
        return ""
    return digest.hexdigest()


def _plain(value: object) -> str:
    if isinstance(value, datetime | date):
        return value.isoformat()
    raise TypeError(f"a backup cannot keep a {type(value).__name__}")
