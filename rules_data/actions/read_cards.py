"""Read the texts of a game's printed cards and keep what came of each: a pass that goes on where it was stopped."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules_data.core.games import GAMES
from rules_data.models import PrintedCard, PrintedReading
from rules_data.queries import cards_to_read, evaluator_version, outcome_of, printed_count

from ._one_writer import one_writer, readers_see_another
from ._progress import Progress, silent
from .errors import UnableToReadCards

# Read between two short transactions: a second or two of work, which is all that a stop can lose.
KEPT_AT_ONCE = 250
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CardsRead:
    """What a pass found, by outcome, and how many cards it could leave alone.

    `failed`: the name of each card over which the reader itself broke down, and the fault.
    """

    outcomes: Mapping[str, int]
    up_to_date: int
    failed: tuple[tuple[str, str], ...] = ()

    @property
    def read(self) -> int:
        return sum(self.outcomes.values())


def read_cards(*, game: str, progress: Progress = silent) -> CardsRead:
    """Read every printed card of a game that this reader has not read as it is now, and keep the outcomes.

    What has been found is kept a few cards at a time, so that other writers get their turn and a pass that is stopped
    has lost nothing. A card over which the reader breaks down is kept as such and doesn't end the pass. Raises
    UnableToReadCards where there is nothing to read, or nothing that reads it.
    """
    _refuse_what_is_not_read(game)
    due = cards_to_read(game)
    up_to_date = printed_count(game) - len(due)
    outcomes: Counter[str] = Counter()
    failed: list[tuple[str, str]] = []
    for start in range(0, len(due), KEPT_AT_ONCE):
        progress("Reading cards", start, len(due))
        outcomes.update(_keep(game, _read(due[start : start + KEPT_AT_ONCE], failed)))
    progress("Reading cards", len(due), len(due))
    return CardsRead(
        {outcome: outcomes[outcome] for outcome in PrintedReading.Outcome.values}, up_to_date, tuple(failed)
    )


def _refuse_what_is_not_read(game: str) -> None:
    if game not in GAMES:
        raise UnableToReadCards(f"There is no game {game!r} here. Games: {', '.join(GAMES)}.")
    if GAMES[game].played is None:
        raise UnableToReadCards(f"The text of {GAMES[game].name}'s cards is not read here.")
    if not printed_count(game):
        raise UnableToReadCards(
            f"No cards of {GAMES[game].name} have been imported here: `manage.py import_cards {game} FILE` does that."
        )


def _read(keys: list[int], failed: list[tuple[str, str]]) -> list[PrintedReading]:
    """What comes of these cards; those over which the reader breaks down are added to `failed`."""
    rows = PrintedCard.objects.select_related("game").filter(pk__in=keys)
    return [
        PrintedReading(card=row, outcome=_outcome(row, failed), digest=row.digest, reader=evaluator_version())
        for row in rows
    ]


def _outcome(row: PrintedCard, failed: list[tuple[str, str]]) -> PrintedReading.Outcome:
    try:
        return outcome_of(row)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one card is told, and the others are read
        _log.exception("The text of %s could not be read.", row)
        failed.append((str(row), f"{type(fault).__name__}: {fault}"))
        return PrintedReading.Outcome.FAILED


@one_writer
def _keep(game: str, found: list[PrintedReading]) -> list[str]:
    """Keep what was found; a card that says something else by now, or is gone, is left for the next pass."""
    now = dict(PrintedCard.objects.filter(pk__in=[one.card_id for one in found]).values_list("pk", "digest"))
    kept = [one for one in found if now.get(one.card_id) == one.digest]
    PrintedReading.objects.bulk_create(
        kept, update_conflicts=True, unique_fields=["card"], update_fields=["outcome", "digest", "reader"]
    )
    readers_see_another(game)
    return [one.outcome for one in kept]
