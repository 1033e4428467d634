"""manage.py restore FILE"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from rules_data import search
from rules_data.actions import restore_backup
from rules_data.management._command import RulesCommand


class Command(RulesCommand):
    help = "Bring a backup back into an empty database, SQLite or PostgreSQL, whichever it was made from."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help="what `manage.py backup` wrote")

    def handle(self, *args: Any, **options: Any) -> None:
        report = restore_backup(Path(options["file"]))
        search.ensure()
        self.say(f"Restored {report.rows} rows of {report.tables} tables, kept on {report.made_at}.")
        self.say("`manage.py verify` looks at all of it.")
