"""manage.py read_cards GAME: read the texts of the printed cards, and keep how each is understood."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand, game_called, require_database
from rules_data.management._reading_pass import read_and_tell


class Command(RulesCommand):
    help = (
        "Read the texts of a game's printed cards and keep how each is understood. Stop it when you like: again "
        "it reads what is left, what says something else by now, and everything after the reader itself has changed."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", help=f"one of {', '.join(GAMES)}")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        read_and_tell(self, game_called(options["game"]))
