"""The pass that reads printed cards, as commands make it: progress, and a table of what is known when it ends."""

from __future__ import annotations

from django.core.management.base import CommandError

from rules_data.actions import read_cards
from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand
from rules_data.queries import reading_counts

# What a shell says of a command that Ctrl-C has ended.
STOPPED = 130
OUTCOMES = {
    "runs": "can be played in the lab",
    "read": "understood, but can't be played yet",
    "read_in_part": "understood in part",
    "not_understood": "not understood",
    "failed": "not read, since the reader itself failed",
}


def read_and_tell(command: RulesCommand, game: str) -> None:
    """Read the cards of a game that are due; print how all of them are read now, also where somebody stops it."""
    try:
        with command.progress() as progress:
            done = read_cards(game=game, progress=progress)
    except KeyboardInterrupt as stop:
        _tell(command, game)
        raise CommandError(
            f"Stopped. What has been read is kept: `manage.py read_cards {game}` reads the rest.", returncode=STOPPED
        ) from stop
    _tell(command, game)
    for name, fault in done.failed:
        command.say(f"The reader failed at {name} ({fault}).")
    command.say(f"{done.read} read now, {done.up_to_date} read before and still the same.")


def _tell(command: RulesCommand, game: str) -> None:
    counts = reading_counts(game)
    rows = [[told, counts.outcomes[outcome], f"{counts.outcomes[outcome] / max(counts.cards, 1):.1%}"]
            for outcome, told in OUTCOMES.items()
            if counts.outcomes[outcome] or outcome != "failed"]  # fmt: skip
    if counts.unread:
        rows.append(["not read yet", counts.unread, f"{counts.unread / counts.cards:.1%}"])
    command.table(f"{GAMES[game].name}: {counts.cards} cards", ["text", "cards", "share"], rows)
