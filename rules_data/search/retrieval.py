"""Find words in the index: understand them, let the backend find candidates, rank these, and show one page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from . import interpreting, spelling
from .asking import Asked
from .backends import OpenIndex
from .catalogue import Catalogue
from .hits import Hit, marked
from .interpreting import Reading
from .language import asked_words
from .ranking import Ranked, rank
from .synonyms import meanings, spoken
from .wanted import Candidates
from .words import SMALL_STEMS

SHORTEST_POOL = 200
LONG_QUESTION = 5
CLOSEST = "Showing the closest matches: nothing has all of these words."
NO_PHRASE = "No entry has the words between quotation marks one after the other; these have some of them."


class Within(NamedTuple):
    """Where to look: one game or all, the kinds to show, and of the entries only these, if not None."""

    game: str | None = None
    kinds: tuple[str, ...] = ()
    restrict: frozenset[str] | None = None


class Found(NamedTuple):
    """One page of what was found, with the counts of everything."""

    hits: tuple[Hit, ...] = ()
    groups: Mapping[str, int] = {}
    games: Mapping[str, int] = {}
    notes: tuple[str, ...] = ()
    suggestion: str | None = None


def find(opened: OpenIndex, query: str, asked: Asked, within: Within, page: int, size: int) -> Found:
    """One page of what a query finds; where nothing is found, what the likeliest other spelling finds."""
    asked = without_quotation(asked)
    found = _find(opened, query, asked, within, page, size)
    if not found.groups and asked.phrases and asked.words:
        loose = _find(opened, query, _loosened(asked), within, page, size)
        found = loose._replace(notes=(NO_PHRASE, *loose.notes)) if loose.groups else found
    better = spelling.better_spelled(asked.typed, opened, spoken()) if not found.groups or found.notes else {}
    return _respelled(opened, query, asked, within, page, size, found, better) if better else found


def without_quotation(asked: Asked) -> Asked:
    """In a long question, quotation marks quote: their words need not stand together anywhere."""
    return _loosened(asked) if asked.phrases and len(asked.words) >= LONG_QUESTION else asked


def _loosened(asked: Asked) -> Asked:
    quoted = [word for phrase in asked.phrases for word in phrase if word not in SMALL_STEMS]
    words = tuple(dict.fromkeys([*asked.words, *quoted]))
    typed = (*asked.typed, *(word for phrase in asked.phrases for word in phrase))
    return asked._replace(phrases=(), words=words, typed=typed)


def _respelled(
    opened: OpenIndex, query: str, asked: Asked, within: Within, page: int, size: int, found: Found,
    better: Mapping[str, str],
) -> Found:  # fmt: skip
    """What the likelier spelling finds, if what was typed finds nothing or that finds all of the words."""
    suggestion = " ".join(better.get(word, word) for word in asked.typed)
    words = asked_words(suggestion)
    again = _find(opened, suggestion, asked._replace(words=words.words, typed=words.typed), within, page, size)
    if again.groups and (not found.groups or not again.notes):
        note = f"Nothing has all of “{query}”. This is what “{suggestion}” finds."
        return again._replace(suggestion=suggestion, notes=(note, *again.notes))
    return found._replace(suggestion=suggestion) if again.groups else found


def _find(opened: OpenIndex, query: str, asked: Asked, within: Within, page: int, size: int) -> Found:
    reading = interpreting.interpret(
        asked, query, opened, meanings(),
        game=within.game, kinds=within.kinds, restrict=within.restrict, limit=max(SHORTEST_POOL, page * size),
    )  # fmt: skip
    candidates, further = _parted(opened.find(reading.wanted))
    ranked = rank(opened.catalogue, candidates, reading).followed_by(further)
    entered = _entered(candidates, ranked)
    found_all = candidates.with_all or candidates.all_words
    shown = ranked.order[(page - 1) * size : page * size]
    return Found(
        hits=tuple(_hits(opened.catalogue, shown, ranked.scores, reading)),
        groups=_with_these(candidates.groups, entered, opened.catalogue.kinds),
        games=_with_these(candidates.games, entered, opened.catalogue.games),
        notes=() if found_all else (CLOSEST,),
    )


def _parted(found: Candidates) -> tuple[Candidates, Mapping[int, float]]:
    """Those that are ranked, the same however far one reads on, and those that follow by their words alone."""
    scores = tuple(found.scores.items())
    return found._replace(scores=dict(scores[:SHORTEST_POOL])), dict(scores[SHORTEST_POOL:])


def _entered(candidates: Candidates, ranked: Ranked) -> list[int]:
    """Those that came in for other reasons than their words; none where more were found than ranked."""
    found = candidates.scores
    if len(found) >= SHORTEST_POOL or len(found) == len(ranked.scores):
        return []
    return [place for place in ranked.scores if place not in found]


def _with_these(counts: Mapping[str, int], entered: list[int], values: list[str]) -> Mapping[str, int]:
    return Counter(counts) + Counter(values[place] for place in entered) if entered else counts


def _hits(catalogue: Catalogue, shown: Sequence[int], scores: Mapping[int, float], reading: Reading) -> Iterator[Hit]:
    # Every word that snippets are cut around is mostly one that was typed.
    stems, marks = reading.shown, None if reading.marked.issuperset(reading.shown) else reading.marked
    entries, read = catalogue.entries, catalogue.read
    for place in shown:
        one = entries[place]
        yield Hit(
            one.kind, one.game, one.document, one.edition, one.number, one.slug, one.title, one.place,
            marked(one.body, read(place), stems, marks), scores[place], one.is_summary,
        )  # fmt: skip
