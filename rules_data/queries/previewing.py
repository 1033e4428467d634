"""The references in short pieces of other people's texts, with enough of each rule to show it there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_data.core.citations import Citation, find
from rules_data.core.games import GAMES

from .games import GameView
from .resolving import Candidate, resolve_found
from .whereabouts import present_numbers

PIECES_KEPT = 4_000


@dataclass(frozen=True)
class PreviewedCitation:
    """A reference in a piece of text: where it stands, and what it names in each game it may speak of.

    `today` are, beside each candidate, the numbers its rules have in the edition in force, where those are others.
    """

    start: int
    end: int
    candidates: tuple[Candidate, ...]
    today: tuple[tuple[str, ...], ...]


@lru_cache(maxsize=PIECES_KEPT)
def previewed(piece: str, kept: tuple[GameView, ...], edition: str = "") -> tuple[PreviewedCitation, ...]:
    """The references in a piece of text that name rules of the games given; in its order, never overlapping.

    `edition` is the one the text was written for, where a reference names none itself.
    """
    found: dict[tuple[int, int], list[Candidate]] = {}
    for game in kept:
        for one in find(piece, GAMES[game.slug].grammar):
            candidates = resolve_found(one, game.slug, kept, edition)
            if candidates:
                found.setdefault(_span(one), []).extend(candidates)
    spans = _apart(sorted(found))
    return tuple(PreviewedCitation(*span, tuple(found[span]), tuple(map(_today, found[span]))) for span in spans)


def _span(citation: Citation) -> tuple[int, int]:
    return citation.start, citation.end


def _apart(spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Of spans that overlap, as two games may read them, the longer one; of equals the first."""
    left: list[tuple[int, int]] = []
    for span in spans:
        if not left or span[0] >= left[-1][1]:
            left.append(span)
        elif span[1] - span[0] > left[-1][1] - left[-1][0]:
            left[-1] = span
    return left


def _today(candidate: Candidate) -> tuple[str, ...]:
    if candidate.rule is None:
        return tuple(rule.number for former in candidate.where.former[:1] for rule in former.now)
    if candidate.edition is None or candidate.edition.is_current or candidate.is_range:
        return ()
    return tuple(present_numbers(candidate.document, candidate.edition.label, [candidate.number]).values())
