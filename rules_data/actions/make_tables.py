"""The tables of a new database: on SQLite at once, from what the migrations make of an empty one."""

from __future__ import annotations

from pathlib import Path

from django.core.management import call_command
from django.db import connection, transaction

SCHEMA = Path(__file__).resolve().parents[1] / "migrations" / "sqlite.sql"
# Not written down: the guards and SQLite's own tables are made anew with every database.
_OF_MIGRATIONS = (
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'guard_%' "
    "ORDER BY type = 'trigger', type = 'index', rowid"
)
# The row by which readers notice changes.
_WRITTEN_BY_MIGRATIONS = "INSERT INTO rules_data_sitestate (scope, serial) VALUES ('', 0)"


def make_tables() -> None:
    """Bring the database to what this version needs, from nothing or from an earlier version; all or nothing.

    An empty SQLite database gets the tables that `schema_as_made` has written down, and is then migrated by whatever
    has been added since: seventy migrations one after another take as long as the rest of a first start.
    """
    if connection.vendor == "sqlite":
        with transaction.atomic():
            if not connection.introspection.table_names():
                _lay(SCHEMA.read_text(encoding="utf-8").splitlines())
    call_command("migrate", verbosity=0, interactive=False)


def _lay(statements: list[str]) -> None:
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def schema_as_made() -> str:
    """What makes the tables of the SQLite database in use, and marks its migrations as done; a statement a line.

    For a database that nothing has been loaded into.
    """
    with connection.cursor() as cursor:
        cursor.execute(_OF_MIGRATIONS)
        made = cursor.fetchall()
        cursor.execute("SELECT app, name FROM django_migrations ORDER BY id")
        done = cursor.fetchall()
    lines = [" ".join(statement.split()) for (statement,) in made]
    lines += [_marked(app, name) for app, name in done]
    return "\n".join([*lines, _WRITTEN_BY_MIGRATIONS]) + "\n"


def _marked(app: str, name: str) -> str:
    values = f"VALUES ('{app}', '{name}', CURRENT_TIMESTAMP)"
    return "INSERT INTO django_migrations (app, name, applied) " + values
