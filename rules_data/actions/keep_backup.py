"""Keep everything in one file, as it was at one moment, while others read and write."""

from __future__ import annotations

import os
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.apps import apps
from django.db import connection, transaction
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone

from rules_data.queries import text_digest

from ._archive import MANIFEST, Manifest, write_table
from .errors import UnableToKeepBackup

# Who is logged in at this moment is nothing to bring back.
LEFT_OUT = {"sessions.session"}


@dataclass(frozen=True)
class BackupReport:
    """What was kept, and the digest of the texts in it."""

    tables: int
    rows: int
    size: int
    texts: str


def keep_backup(path: Path) -> BackupReport:
    """Write a backup to a file that is not there yet; only its owner may read it. Raises UnableToKeepBackup.

    Both databases give one consistent state for as long as it takes; nobody waits for it.
    """
    if path.exists():
        raise UnableToKeepBackup(f"{path} is there already: name another file.")
    try:
        descriptor, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    except OSError as fault:
        raise UnableToKeepBackup(f"{path.parent}: {fault.strerror or fault}.") from fault
    try:
        with os.fdopen(descriptor, "wb") as file, _one_moment():
            manifest = _write(file)
            file.flush()
            os.fsync(file.fileno())
        os.link(beside, path)
    except FileExistsError as fault:
        raise UnableToKeepBackup(f"{path} is there already: name another file.") from fault
    except OSError as fault:
        raise UnableToKeepBackup(f"{path} cannot be written: {fault.strerror or fault}.") from fault
    finally:
        Path(beside).unlink()
    rows = sum(kept.rows for kept in manifest.tables.values())
    return BackupReport(len(manifest.tables), rows, path.stat().st_size, manifest.texts)


def _write(file: Any) -> Manifest:
    applied = MigrationRecorder(connection).applied_migrations()
    manifest = Manifest(timezone.now().isoformat(), _last_of_each(applied), text_digest())
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for model in apps.get_models(include_auto_created=True):
            label = model._meta.label_lower
            if label in LEFT_OUT or not model._meta.managed or model._meta.proxy:
                continue
            columns = [one.attname for one in model._meta.concrete_fields]
            rows = model._base_manager.order_by("pk").values_list(*columns).iterator(chunk_size=1000)
            manifest.tables[label] = write_table(archive, label, columns, rows)
        archive.writestr(MANIFEST, manifest.as_json())
    return manifest


def _last_of_each(applied: Any) -> dict[str, str]:
    last: dict[str, str] = {}
    for app, name in sorted(applied):
        last[app] = name
    return last


@contextmanager
def _one_moment() -> Iterator[None]:
    """Every read inside sees the state in which the first one found the database."""
    if connection.in_atomic_block:
        yield
    elif connection.vendor == "postgresql":
        with transaction.atomic():
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield
    else:
        # Not `atomic`, which begins as a writer here and would make the others wait.
        with connection.cursor() as cursor:
            cursor.execute("BEGIN DEFERRED")
            try:
                yield
            finally:
                cursor.execute("ROLLBACK")
