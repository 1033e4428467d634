"""manage.py write_format"""

from __future__ import annotations

from typing import Any

from django.conf import settings

from rules_data.core.games import GAMES
from rules_data.core.scenarios import with_tables
from rules_data.management._command import RulesCommand


class Command(RulesCommand):
    help = "Write the tables of the examples' format anew from what the reader accepts."

    def handle(self, *args: Any, **options: Any) -> None:
        path = settings.CORPUS_DIR / "scenario-format.md"
        text = path.read_text(encoding="utf-8")
        made = with_tables(text, GAMES.played)
        path.write_text(made, encoding="utf-8")
        self.say(f"{path.name} {'is as it was' if made == text else 'has new tables'}.")
