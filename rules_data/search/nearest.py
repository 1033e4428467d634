"""When nothing is found: the things there are whose names begin most like what was typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .suggesting import Suggestion

MOST = 6
MOST_WORDS = 4
SHORTEST = 3
OF_EACH_GROUP = 2

Suggest = Callable[[str], Mapping[str, tuple[Suggestion, ...]]]


def nearest(words: Sequence[str], suggest: Suggest) -> tuple[Suggestion, ...]:
    """At most MOST things; the longer the beginning they share with a word, the earlier."""
    found: dict[Suggestion, int] = {}
    for word in [word for word in words if len(word) >= SHORTEST][:MOST_WORDS]:
        for length in range(len(word), SHORTEST - 1, -1):
            begun = [one for group in suggest(word[:length]).values() for one in group]
            if begun:
                found |= {one: max(length, found.get(one, 0)) for one in begun}
                break
    return tuple(sorted(found, key=lambda one: -found[one])[:MOST])
