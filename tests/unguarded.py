"""What someone with the whole machine could do: change what the database refuses to change."""

from __future__ import annotations

from django.db import connection


def changed(table: str, statement: str) -> None:
    """Carry out a statement on a table while its guards are away."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # What waits for the end of the transaction is done first, since it would hold the table.
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
            cursor.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER")
            cursor.execute(statement)
            cursor.execute(f"ALTER TABLE {table} ENABLE TRIGGER USER")
            return
        cursor.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s", [table])
        triggers = cursor.fetchall()
        for name, _ in triggers:
            cursor.execute(f"DROP TRIGGER {name}")
        cursor.execute(statement)
        for _, sql in triggers:
            cursor.execute(sql)
