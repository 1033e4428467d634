"""What else a word may mean: read from what the editors keep, put to use when a query is asked, not when it is built.

So a change needs no new index. It is seen at once by the process that made it, and soon by the others.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rules_data.queries import SynonymView, synonyms

from .words import SMALL_STEMS, spelled_words, stems_in

KEPT_SECONDS = 30.0
MOST_WORDS = 6


@dataclass(frozen=True, slots=True)
class Meaning:
    """Stems that must all be in a query, in any order, and the stems of what they mean; `game` is empty for all."""

    words: frozenset[str]
    means: tuple[tuple[str, ...], ...]
    game: str


# Each meaning under one of its stems.
Meanings = dict[str, list[Meaning]]

_kept: tuple[float, Meanings, frozenset[str]] | None = None


def meanings() -> Meanings:
    """Everything the editors keep, by the stems of what players write."""
    global _kept  # noqa: PLW0603  one process keeps one copy
    if _kept is None or time.monotonic() > _kept[0]:
        rows = synonyms()
        _kept = time.monotonic() + KEPT_SECONDS, understood(rows), _spoken(rows)
    return _kept[1]


def spoken() -> frozenset[str]:
    """Every word that players write for something else, in small letters."""
    meanings()
    return _kept[2] if _kept is not None else frozenset()


def _spoken(rows: Iterable[SynonymView]) -> frozenset[str]:
    return frozenset(word for row in rows for said in row.words for word in spelled_words(said))


def forget_synonyms() -> None:
    """Read them anew for the next search."""
    global _kept  # noqa: PLW0603
    _kept = None


@contextmanager
def only(rows: Iterable[SynonymView]) -> Iterator[None]:
    """Search with these rows instead of the editors': to measure what each of them brings."""
    global _kept  # noqa: PLW0603
    kept = list(rows)
    _kept = math.inf, understood(kept), _spoken(kept)
    try:
        yield
    finally:
        forget_synonyms()


def understood(rows: Iterable[SynonymView]) -> Meanings:
    """Rows of synonyms as stems, each under its longest stem: that is seldom a common one."""
    found: Meanings = {}
    for row in rows:
        means = tuple(dict.fromkeys(tuple(_telling(stems_in(one))) for one in row.means))
        for words in row.words:
            stems = frozenset(stems_in(words))
            if 0 < len(stems) <= MOST_WORDS:
                meaning = Meaning(stems, tuple(one for one in means if one), row.game)
                found.setdefault(max(stems, key=lambda stem: (len(stem), stem)), []).append(meaning)
    return found


def _telling(stems: Sequence[str]) -> list[str]:
    return [stem for stem in stems if stem not in SMALL_STEMS]
