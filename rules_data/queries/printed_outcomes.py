"""How far the printed cards of a game have been read, and what came of it: only what the reader of today found.

What another reader found, or what was read before a card said something else, counts as not read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.db.models import Case, Count, F, Q, Value, When

from rules_data.evaluator_version import evaluator_version
from rules_data.models import PrintedCard, PrintedReading

_Outcome = PrintedReading.Outcome
# What a reader asks for, and the outcomes that are meant by it; each outcome belongs to one.
READINGS: Mapping[str, tuple[str, ...]] = {
    "plays": (_Outcome.RUNS,),
    "only-understood": (_Outcome.READ,),
    "not-wholly-understood": (_Outcome.READ_IN_PART, _Outcome.NOT_UNDERSTOOD, _Outcome.FAILED),
}


@dataclass(frozen=True)
class ReadingCounts:
    """How many of a game's printed `cards` have been read, by outcome; every outcome is named."""

    cards: int
    outcomes: Mapping[str, int]

    @property
    def read(self) -> int:
        return sum(self.outcomes.values())

    @property
    def unread(self) -> int:
        return self.cards - self.read

    def asked(self, reading: str) -> int:
        """How many are read as a reader asks for it (see READINGS)."""
        return sum(self.outcomes[outcome] for outcome in READINGS[reading])


def reading_counts(game: str) -> ReadingCounts:
    """What is known of the cards of a game."""
    cards = PrintedCard.objects.filter(game__slug=game)
    rows = cards.filter(_is_read_now()).order_by().values_list("reading__outcome").annotate(Count("pk"))
    found = dict(rows)
    return ReadingCounts(cards.count(), {outcome: found.get(outcome, 0) for outcome in _Outcome.values})


def cards_to_read(game: str) -> list[int]:
    """The keys of the cards that the reader of today has not read as they are; where it broke down, it tries again."""
    cards = PrintedCard.objects.filter(game__slug=game)
    known = cards.filter(_is_read_now()).exclude(reading__outcome=_Outcome.FAILED).values("pk")
    return list(cards.exclude(pk__in=known).order_by("pk").values_list("pk", flat=True))


def found_so(reading: str) -> Q:
    """The condition on a card that it is known to be read so (see READINGS)."""
    return _is_read_now() & Q(reading__outcome__in=READINGS[reading])


def outcome_read_now() -> Case:
    """For a query of cards: the outcome of each that has been read, and nothing for the others."""
    return Case(When(_is_read_now(), then=F("reading__outcome")), default=Value(""))


def as_asked(outcome: str) -> str:
    """By what a reader asks for an outcome; empty for none."""
    return next((reading for reading, meant in READINGS.items() if outcome in meant), "")


def _is_read_now() -> Q:
    return Q(reading__reader=evaluator_version(), reading__digest=F("digest"))
