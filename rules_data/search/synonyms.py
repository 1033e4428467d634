"""What else a word may mean: read from what the editors keep, put to use when a query is asked, not when it is built.

So a change needs no new index. It is seen at once by the process that made it, and soon by the others.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from rules_data.queries import SynonymView, synonyms

from .words import SMALL_WORDS, stems_in

KEPT_SECONDS = 30.0
LONGEST = 6

# The stems of what players write, and for each game (None for all) the stems of what it means.
Meanings = dict[tuple[str, ...], list[tuple[str | None, tuple[tuple[str, ...], ...]]]]

_kept: tuple[float, Meanings] | None = None


def meanings() -> Meanings:
    """Everything the editors keep, by the stems of what players write."""
    global _kept  # noqa: PLW0603  one process keeps one copy
    if _kept is None or time.monotonic() > _kept[0]:
        _kept = time.monotonic() + KEPT_SECONDS, understood(synonyms())
    return _kept[1]


def forget_synonyms() -> None:
    """Read them anew for the next search."""
    global _kept  # noqa: PLW0603
    _kept = None


def understood(rows: Iterable[SynonymView]) -> Meanings:
    """Rows of synonyms as stems. A word of the rules is its own meaning too, and costs nothing."""
    found: Meanings = {}
    for row in rows:
        means = tuple(dict.fromkeys(tuple(_telling(stems_in(one))) for one in row.means))
        for words in row.words:
            stems = tuple(stems_in(words))
            if 0 < len(stems) <= LONGEST:
                found.setdefault(stems, []).append((row.game or None, tuple(one for one in means if one)))
    return found


def _telling(stems: Sequence[str]) -> list[str]:
    return [stem for stem in stems if stem not in SMALL_WORDS]
