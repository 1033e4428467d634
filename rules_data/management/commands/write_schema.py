"""manage.py write_schema: write down the tables that the migrations make, for first starts on SQLite."""

from __future__ import annotations

from typing import Any

from django.core.management import call_command
from django.core.management.base import CommandError
from django.db import connection

from rules_data.actions import SCHEMA, schema_as_made
from rules_data.management._command import RulesCommand


class Command(RulesCommand):
    help = "Write the tables that the migrations make of an empty SQLite database down, for first starts."

    def handle(self, *args: Any, **options: Any) -> None:
        if connection.vendor != "sqlite" or connection.introspection.table_names():
            raise CommandError("This takes an empty SQLite database: name a new folder in RULESITE_VAR.")
        call_command("migrate", verbosity=0, interactive=False)
        made = schema_as_made()
        known = SCHEMA.read_text(encoding="utf-8") if SCHEMA.exists() else ""
        SCHEMA.write_text(made, encoding="utf-8")
        self.say(f"{SCHEMA.name} {'is as it was' if made == known else 'has new tables'}.")
