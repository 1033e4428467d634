"""Bring a backup back into an empty database, of either kind, by this version of the site or a later one."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection, transaction
from django.db.migrations.executor import MigrationExecutor

from rules_data.models import Game, guarding
from rules_data.queries import text_digest

from ._archive import Manifest, opened, read_manifest, read_table
from ._one_writer import one_writer
from .errors import UnableToRestoreBackup

BATCH = 500


@dataclass(frozen=True)
class RestoreReport:
    """What was brought back, and when it had been kept."""

    tables: int
    rows: int
    made_at: str


def restore_backup(path: Path) -> RestoreReport:
    """Restore a backup; the database must be empty. Raises UnableToRestoreBackup, and then it still is.

    The tables are made as they were when the backup was, filled, and then migrated to what this version has.
    """
    with opened(path) as archive:
        manifest = read_manifest(archive)
        _refuse_unless_empty()
        executor = MigrationExecutor(connection)
        targets = _targets(executor, manifest)
        guarding.remove()
        executor.migrate(targets)
        rows = _fill(archive, manifest, MigrationExecutor(connection).loader.project_state(targets).apps)
    call_command("migrate", verbosity=0, interactive=False)
    if text_digest() != manifest.texts:
        raise UnableToRestoreBackup("The restored texts are not the ones that were kept: do not use this database.")
    _everything_is_new()
    return RestoreReport(len(manifest.tables), rows, manifest.made_at)


def _refuse_unless_empty() -> None:
    tables = set(connection.introspection.table_names())
    if "rules_data_game" in tables and Game.objects.exists():
        raise UnableToRestoreBackup(
            "The database is not empty: a backup is restored into an empty one. Name a new one in DATABASE_URL, or "
            "move the old file away."
        )


def _targets(executor: MigrationExecutor, manifest: Manifest) -> list[tuple[str, str]]:
    targets = sorted(manifest.migrations.items())
    unknown = [f"{app} {name}" for app, name in targets if (app, name) not in executor.loader.graph.nodes]
    if unknown:
        raise UnableToRestoreBackup(
            f"The backup was made by a later version of the site, which has {', '.join(unknown)}: restore it with that."
        )
    return targets


def _fill(archive: zipfile.ZipFile, manifest: Manifest, then: Any) -> int:
    """Write every table in one transaction; references are checked at its end."""
    models = {model._meta.label_lower: model for model in then.get_models(include_auto_created=True)}
    missing = sorted(manifest.tables.keys() - models.keys())
    if missing:
        raise UnableToRestoreBackup(f"The backup has tables that its own version did not have: {', '.join(missing)}.")
    with transaction.atomic():
        for label in manifest.tables:
            models[label]._base_manager.all().delete()
        for label, kept in manifest.tables.items():
            for rows in _batched(read_table(archive, label)):
                model = models[label]
                model._base_manager.bulk_create([_row(model, kept.columns, row) for row in rows])
        connection.check_constraints()
        current = [models[label] for label in manifest.tables]
        with connection.cursor() as cursor:
            for statement in connection.ops.sequence_reset_sql(no_style(), current):
                cursor.execute(statement)
    return sum(kept.rows for kept in manifest.tables.values())


def _row(model: Any, columns: list[str], values: list[Any]) -> Any:
    fields = {one.attname: one for one in model._meta.concrete_fields}
    try:
        given = {name: fields[name].to_python(value) for name, value in zip(columns, values, strict=True)}
    except (KeyError, ValueError) as fault:
        raise UnableToRestoreBackup(f"The backup's table {model._meta.label_lower} has other columns.") from fault
    return model(**given)


def _batched(rows: Iterable[list[Any]]) -> Iterator[list[list[Any]]]:
    remaining = iter(rows)
    while batch := list(islice(remaining, BATCH)):
        yield batch


@one_writer
def _everything_is_new() -> None:
    """No page or index of before may be taken for one of this database."""
