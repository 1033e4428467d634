"""manage.py import_cards GAME FILE: printed cards, from the files people have of them."""

from __future__ import annotations

from argparse import ArgumentParser
from datetime import date, datetime
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.actions import UnableToImportCards, import_cards
from rules_data.core.games import GAMES, Game
from rules_data.management._command import RulesCommand, a_day, require_database
from rules_data.management._reading_pass import read_and_tell


def _sources(game: Game) -> str:
    """The files that a game's cards can come from."""
    return f"{game.name}: {' or '.join(dict.fromkeys(form.source for form in game.card_formats))}"


class Command(RulesCommand):
    help = (
        f"Import printed cards. {'; '.join(_sources(game) for game in GAMES.values())}. Again takes over only what "
        "changed, and keeps what a card said before."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", help=f"one of {', '.join(GAMES)}")
        parser.add_argument("file", type=Path)
        parser.add_argument("--read", action="store_true", help="read the cards' texts as well: the same as read_cards")
        parser.add_argument("--day", type=a_day, help="the day the file is of; the day it was last written without it")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        path: Path = options["file"]
        game = next((one.slug for one in GAMES.values() if one.is_called(options["game"])), options["game"])
        try:
            day = options["day"] or _day_of(path)
            with path.open("br") as file, self.progress() as progress:
                report = import_cards(game=game, file=file, day=day, progress=progress)
        except OSError as fault:
            raise CommandError(f"{path} cannot be read: {fault.strerror}.") from fault
        except UnableToImportCards as refusal:
            raise CommandError(f"{path}: {refusal} Nothing was changed.", returncode=2) from refusal
        self.counts(
            f"{report.source}, {day}",
            {
                "new cards": report.new,
                "changed": report.changed,
                "unchanged": report.unchanged,
                "kept, but not in this file": report.not_in_file,
                **{f"left out: {reason}": count for reason, count in report.left_out.items()},
            },
        )
        if options["read"]:
            read_and_tell(self, game)


def _day_of(path: Path) -> date:
    """The day a file was last written, by the site's clock."""
    return datetime.fromtimestamp(path.stat().st_mtime, tz=timezone.get_current_timezone()).date()
