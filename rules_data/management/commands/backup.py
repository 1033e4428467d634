"""manage.py backup FILE"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from rules_data.actions import keep_backup
from rules_data.management._command import RulesCommand, require_database


class Command(RulesCommand):
    help = "Keep everything in one file, as it is at this moment; readers and writers go on meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help="a file that is not there yet, such as backup-2026-03-30.zip")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        report = keep_backup(Path(options["file"]))
        self.say(f"Kept {report.rows} rows of {report.tables} tables in {options['file']}, {report.size / 1e6:.1f} MB.")
        self.say(f"The texts in it: sha256 {report.texts}")
