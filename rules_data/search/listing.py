"""Answers that need no index: everything a filter leaves, and words in editions that are not in force.

The index holds what is in force. Another edition is searched in memory, and ranked in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import merge
from itertools import accumulate, groupby
from operator import itemgetter
from pathlib import Path

from django.conf import settings

from rules_data.core.games import GAMES
from rules_data.queries import (
    Budget,
    EditionView,
    RuleView,
    SearchableEntry,
    entries_in,
    entries_with_keys,
    in_order,
    is_settled,
    rule_and_below,
)

from .asking import Asked, asked_number
from .backends import Built
from .backends.edition_files import is_kept, kept_index
from .backends.memory import MemoryIndex
from .filters import Scope
from .hits import Hit, Jump, Results, snippet
from .retrieval import Found, Within, find
from .weighing import weigh

# Each takes up to 10 MB, and the tenth of a second to be read again from its file. Enough for all of a few games: a
# question may name several.
EDITIONS_KEPT = 16
LAST_PAGE = 50


def listed(scope: Scope, asked: Asked, plain: str, page: int, size: int) -> Results:
    """One page of what a scope leaves: the rules of a number, what has the words (best first), or all of it."""
    under = [] if asked.is_empty else _numbered(plain, scope.editions)
    if not under and not asked.is_empty:
        return _found(scope, asked, plain, page, size)
    places = [(key, (edition,)) for key, edition, _ in under] or _in_order(scope)
    jumps = _jumps(under)
    if scope.restrict is not None:
        places = [place for place in places if place[0] in scope.restrict]
    keys = [key for key, _ in places]
    shown = [place for place in places if not scope.kinds or place[0].split(":", 1)[0] in scope.kinds]
    entries = _entries(shown[(page - 1) * size : page * size])
    return Results(
        query="",
        jump=jumps[0] if jumps else None,
        also=jumps[1:],
        hits=tuple(_hit(entry, asked, scope) for entry in entries),
        total=len(shown),
        page=page,
        pages=min(-(-len(shown) // size), LAST_PAGE),
        groups=_counted(keys, 0),
        games=_counted((key for key, _ in shown), 1),
    )


# A key, and the editions in which it is looked for: a number in two of them may be two rules.
Place = tuple[str, tuple[EditionView, ...]]


def _in_order(scope: Scope) -> list[Place]:
    """All that a scope leaves."""
    editions = tuple(scope.editions)
    return [(key, editions) for key in in_order(scope.restrict or (), editions)]


def _entries(places: Iterable[Place]) -> list[SearchableEntry]:
    return [
        entry
        for editions, each in groupby(places, key=itemgetter(1))
        for entry in entries_with_keys([key for key, _ in each], editions)
    ]


def _counted(keys: Iterable[str], part: int) -> Mapping[str, int]:
    """How many there are of each kind (0) or game (1)."""
    return dict(Counter(key.split(":", 2)[part] for key in keys))


def _hit(entry: SearchableEntry, asked: Asked, scope: Scope) -> Hit:
    text = snippet(entry.body, asked.marks)
    # An example is looked for as it stands under the edition that was named.
    label = entry.edition if entry.kind != "example" or scope.is_current else _edition_of(entry.game, scope)
    return Hit(
        entry.kind, entry.game, entry.document, label, entry.number, entry.slug, entry.title, entry.place, text,
        is_summary=entry.is_summary,
    )  # fmt: skip


def _edition_of(game: str, scope: Scope) -> str:
    rulebook = GAMES[game].rulebook
    return next((one.label for one in scope.editions if (one.game, one.document) == (game, rulebook)), "")


Numbered = tuple[str, EditionView, RuleView]


def _numbered(plain: str, editions: Sequence[EditionView]) -> list[Numbered]:
    """The rules a number names in these editions, with all under them."""
    asked = asked_number(plain)
    if asked is None:
        return []
    found: list[Numbered] = []
    for edition in editions:
        number = asked.number_in(edition.game, edition.document)
        rules = rule_and_below(edition, number) if number else ()
        found += [(f"rule:{edition.game}:{edition.document}:{rule.number}", edition, rule) for rule in rules]
    return found


def _jumps(found: Sequence[Numbered]) -> tuple[Jump, ...]:
    first: dict[int, Jump] = {}
    for _, edition, rule in found:
        label = "" if edition.is_current else edition.label
        jump = Jump(edition.game, edition.document, rule.number, label, rule.opening)
        first.setdefault(edition.revision_id, jump)
    return tuple(first.values())


@lru_cache(maxsize=EDITIONS_KEPT)
def _index_of(edition: EditionView) -> MemoryIndex:
    """The rules and defined words of an edition, to be searched as what is in force is."""
    # What a preview shows changes with every word that is written, and what a transaction sees may be undone.
    return _kept(edition) if is_settled() else _made(edition)


def prepare_edition(edition: EditionView) -> None:
    """See that the index of an edition is in its file, so that the first to search there need not wait for it."""
    if is_settled() and not is_kept(Path(settings.SEARCH_INDEX_DIR), _named(edition)):
        _kept(edition)


def _made(edition: EditionView) -> MemoryIndex:
    return MemoryIndex.made_of(weigh(list(entries_in(edition).values())), Built(0, "", ""))


def _kept(edition: EditionView) -> MemoryIndex:
    return kept_index(Path(settings.SEARCH_INDEX_DIR), _named(edition), lambda: _made(edition))


def _named(edition: EditionView) -> str:
    return repr((edition.game, edition.document, edition.label, edition.revision_id, edition.published_at))


def _found(scope: Scope, asked: Asked, plain: str, page: int, size: int) -> Results:
    """One page of what has the words, best first, edition by edition as far as the time allows."""
    budget = Budget()
    within = Within(scope.game, scope.kinds, scope.restrict)
    parts: list[Found] = []
    # In one order whatever was typed: what is in force, then the newest.
    editions = sorted(scope.editions, key=lambda one: (not one.is_current, -one.effective.toordinal(), one.game))
    for edition in editions:
        if parts and budget.is_spent():
            break
        parts.append(find(_index_of(edition), plain, asked, within, 1, page * size))
    hits = _merged([part.hits for part in parts])
    groups = _summed(part.groups for part in parts)
    total = sum(count for kind, count in groups.items() if not scope.kinds or kind in scope.kinds)
    return Results(
        query="",
        hits=tuple(hits[(page - 1) * size : page * size]),
        total=total,
        page=page,
        pages=min(-(-total // size), LAST_PAGE),
        groups=groups,
        games=_summed(part.games for part in parts),
        notes=(*_notes(parts), *_unsearched(editions[len(parts) :])),
    )


def _merged(parts: Sequence[Sequence[Hit]]) -> list[Hit]:
    """The best of several editions first; what stands before another in its own edition does so here, page for page."""
    ranked = [list(zip(accumulate((hit.score for hit in hits), min), hits, strict=True)) for hits in parts]
    return [hit for _, hit in merge(*ranked, key=lambda pair: -pair[0])]


def _summed(counts: Iterable[Mapping[str, int]]) -> Mapping[str, int]:
    summed: Counter[str] = Counter()
    for one in counts:
        summed.update(one)
    return dict(summed)


def _notes(parts: Iterable[Found]) -> tuple[str, ...]:
    """What is to be said of all parts that found anything: words are missing only where all of them lack some."""
    having = [part for part in parts if part.groups]
    return tuple(note for note in (having[0].notes if having else ()) if all(note in part.notes for part in having))


def _unsearched(editions: Sequence[EditionView]) -> tuple[str, ...]:
    if not editions:
        return ()
    named = ", ".join(f"{one.game} {one.document} {one.label}" for one in editions)
    return (f"Not searched, since so many editions at once take too long: {named}. Name fewer, or ask again.",)
