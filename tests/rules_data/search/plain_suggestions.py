"""What a beginning may mean, found by reading every title and number: what the table must come to as well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rules_data.core.markup import folded
from rules_data.search.stored_fields import Shown
from rules_data.search.suggesting import GROUPS, LONGEST

# What is suggested of an entry: its group, and its key.
Named = tuple[str, str]


def plainly_suggested(
    entries: Sequence[Shown], typed: str, game: str | None, limit: int
) -> Mapping[str, tuple[str, ...]]:
    """The keys of at most `limit` entries of each group."""
    typed = " ".join(typed[:LONGEST].split())
    ranked = [*_by_number(entries, typed, game), *_by_title(entries, folded(typed), game)]
    ranked.sort()
    # A title that is met again, by another of its words, counts as the best of them.
    named = list(dict.fromkeys(named for _, named in ranked))
    found = {kind: tuple(key for group, key in named if group == kind)[:limit] for kind in GROUPS}
    return {kind: keys for kind, keys in found.items() if keys}


def _by_number(entries: Sequence[Shown], typed: str, game: str | None) -> Iterator[tuple[tuple[object, ...], Named]]:
    match = re.fullmatch(r"(?:rules?\s+|§\s*|#\s*)?(\d[\w.\s-]{0,14})", typed.lower())
    if match is None:
        return
    wanted = ".".join(part for part in re.split(r"[\s.-]+", match[1]) if part)
    rows = sorted((one.number.lower(), place) for place, one in enumerate(entries) if one.kind == "rule")
    for number, place in [row for row in rows if row[0].startswith(wanted)]:
        if game in (None, entries[place].game):
            yield (number != wanted, place), ("rule", entries[place].key)


def _by_title(entries: Sequence[Shown], typed: str, game: str | None) -> Iterator[tuple[tuple[object, ...], Named]]:
    rows = sorted(
        (" ".join(words[nth:]), nth, place)
        for place, one in enumerate(entries)
        for words in [folded(one.title).split()]
        for nth in range(len(words))
    )
    first, *others = typed.split() or [""]
    for beginning, rest in [(typed, []), (first, others)] if others else [(typed, [])] if first else []:
        for words, nth, place in [row for row in rows if row[0].startswith(beginning)]:
            one = entries[place]
            of_title = folded(one.title).split()
            has_all = all(any(word.startswith(another) for word in of_title) for another in rest)
            if game not in (None, one.game) or not has_all:
                continue
            group = "heading" if one.kind == "rule" else one.kind
            yield (bool(rest), nth > 0, words != beginning, len(one.title), place), (group, one.key)
