"""What stands nearest to a number that is not there."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from functools import lru_cache

from rules_data.core.tree import RuleNumber

from .games import EditionView, GameView
from .records import EDITIONS_KEPT, RuleView, printed
from .rules import number_of


@dataclass(frozen=True)
class Beside:
    """The printed rules before and after a number, as numbers are counted; None where there is none."""

    before: RuleView | None
    after: RuleView | None


def beside(edition: EditionView, number: str) -> Beside:
    """The neighbours a number (in printed form) would have in an edition."""
    counted = _in_counting_order(edition)
    place = bisect(counted, RuleNumber.parse(number, edition.scheme))
    kept = printed(edition)
    before = kept.get(str(counted[place - 1])) if place else None
    return Beside(before, kept.get(str(counted[place])) if place < len(counted) else None)


@lru_cache(maxsize=EDITIONS_KEPT)
def _in_counting_order(edition: EditionView) -> list[RuleNumber]:
    return sorted(RuleNumber.parse(one.number, edition.scheme) for one in printed(edition).records)


def same_number_elsewhere(
    typed: str, games: tuple[GameView, ...]
) -> tuple[tuple[GameView, EditionView, RuleView], ...]:
    """The rules of these games' current documents that have a number as a person typed it."""
    found = []
    for game in games:
        for document in game.documents:
            edition = document.current
            number = number_of(document.scheme, typed) if edition else None
            rule = printed(edition).get(number) if edition and number else None
            found += [(game, edition, rule)] if edition and rule else []
    return tuple(found)
