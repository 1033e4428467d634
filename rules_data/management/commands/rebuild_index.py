"""manage.py rebuild_index"""

from __future__ import annotations

from typing import Any

from rules_data import search
from rules_data.management._command import RulesCommand, require_database


class Command(RulesCommand):
    help = "Make the search index anew from what is published."

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        report = search.rebuild()
        self.say(f"Indexed {report.entries} entries in {report.seconds:.2f} s.")
