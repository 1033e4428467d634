"""Answer a query: by number where it is one, otherwise by words, from the index or without it."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from django.utils import timezone
from whoosh.collectors import TimeLimitCollector
from whoosh.query.compound import And, AndNot, Or
from whoosh.query.positional import Phrase
from whoosh.query.qcore import Query
from whoosh.query.terms import Prefix, Term
from whoosh.searching import TimeLimit

from rules_data.queries import entries_with_words

from . import indexing
from .asking import Asked, AskedTerm, asked_beginning, asked_number
from .hits import Hit, Results, snippet
from .language import asked_words
from .numbers import NumberAnswer, answer_beginning, answer_citations, answer_number
from .reading import forget_index, open_index
from .suggesting import Suggestion
from .words import stem

log = logging.getLogger(__name__)
Searcher = Any  # Whoosh is typed in part only

LARGEST_PAGE = 50
LAST_PAGE = 50
LONGEST_SECONDS = 0.5
# Title above text above the headings over it. Their scores are added up (Or): the maximum (DisjunctionMax) gives
# an entry the score of the entry after it, as its matcher does not look whether both stand at the same one.
_FIELDS = (("title", 2.5), ("body", 1.0), ("place", 0.6))


@dataclass(frozen=True, slots=True)
class _Found:
    """One page of what the index has, with the counts of every kind."""

    hits: tuple[Hit, ...] = ()
    groups: tuple[tuple[str, int], ...] = ()
    stopped: bool = False


def search(
    query: str,
    *,
    game: str | None = None,
    kinds: Sequence[str] | None = None,
    page: int = 1,
    size: int = 20,
) -> Results:
    """Find what is published and in force today.

    A rule's number, with or without document and edition, gives a jump and the rules below it; anything else is
    searched as words. `kinds` are those to show ("rule", "faq", "card", "example", "term"). Never raises for
    what a reader typed.
    """
    started = time.perf_counter()
    query = query.strip()
    page, size = min(max(page, 1), LAST_PAGE), min(max(size, 1), LARGEST_PAGE)
    shown = tuple(kinds or ())
    today = timezone.localdate()
    numbers = _by_number(query, game, today)
    if numbers is not None and (numbers.hits or numbers.jumps):
        results = _number_results(query, numbers, shown, page, size)
    else:
        results = _by_words(query, game, shown, page, size, today)
        results = replace(results, notes=(*(numbers.notes if numbers else ()), *results.notes))
    return replace(results, took_ms=(time.perf_counter() - started) * 1000)


def suggest(beginning: str, *, game: str | None = None, limit: int = 5) -> Mapping[str, tuple[Suggestion, ...]]:
    """What the beginning of a number or of a title may mean, in groups: rules by number, headings, terms, cards,
    questions, examples; at most `limit` in each. Nothing while the index is being built. Never raises for what
    was typed.
    """
    try:
        opened = open_index(indexing.index_root())
        return opened.generation.suggestions.suggest(beginning, game, min(max(limit, 1), LARGEST_PAGE))
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        _without_index(error)
        return {}


def _without_index(error: Exception) -> None:
    log.warning("Searching without the index: %s: %s", type(error).__name__, error)
    forget_index()
    indexing.repair_soon()


def _by_number(query: str, game: str | None, today: date) -> NumberAnswer | None:
    digits = asked_beginning(query)
    if digits is not None:
        return answer_beginning(digits, game, today)
    number = asked_number(query)
    found = answer_number(number, game, today) if number is not None else None
    names_no_number = not any(letter.isdigit() for letter in query)
    return found if found or names_no_number else answer_citations(query, game, today)


def _number_results(query: str, found: NumberAnswer, kinds: tuple[str, ...], page: int, size: int) -> Results:
    hits = found.hits if not kinds or "rule" in kinds else ()
    return Results(
        query=query,
        jump=found.jumps[0] if found.jumps else None,
        also=found.jumps[1:],
        hits=hits[(page - 1) * size : page * size],
        total=len(hits),
        page=page,
        pages=_pages(len(hits), size),
        groups={"rule": len(found.hits)} if found.hits else {},
        notes=found.notes,
    )


def _by_words(query: str, game: str | None, kinds: tuple[str, ...], page: int, size: int, today: date) -> Results:
    asked = asked_words(query)
    if asked.is_empty:
        notes = ("Type a rule's number, or words to look for.",) if query else ()
        return Results(query, notes=(*asked.notes, *notes))
    try:
        opened = open_index(indexing.index_root())
        indexing.look_again_today(opened.manifest.day, today)
        return _from_index(opened.searcher, query, asked, game, kinds, page, size)
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        _without_index(error)
        return _from_database(query, asked, game, kinds, page, size, today)


def _from_index(
    searcher: Searcher, query: str, asked: Asked, game: str | None, kinds: tuple[str, ...], page: int, size: int
) -> Results:
    notes = list(asked.notes)
    suggestion = None
    found = _find(searcher, _all_of(asked), asked, game, kinds, page, size)
    if not found.groups:
        suggestion = _suggest(searcher, asked)
        if suggestion is not None:
            asked = asked_words(suggestion)
            found = _find(searcher, _all_of(asked), asked, game, kinds, page, size)
            notes += [f"Nothing was found for “{query}”. This is what “{suggestion}” finds."] if found.groups else []
    if not found.groups and len(asked.words) > 1:
        found = _find(searcher, _some_of(asked), asked, game, kinds, page, size)
        notes += ["No entry has all of the words; these have some of them."] if found.groups else []
    if found.stopped:
        notes.append("The search took too long and was stopped: use fewer or longer words.")
    groups = dict(found.groups)
    total = sum(count for kind, count in groups.items() if not kinds or kind in kinds)
    return Results(
        query=query,
        hits=found.hits,
        total=total,
        estimated=found.stopped,
        page=page,
        pages=_pages(total, size),
        groups=groups,
        notes=tuple(notes),
        suggestion=suggestion if found.groups else None,
    )


def _find(
    searcher: Searcher, wanted: Query, asked: Asked, game: str | None, kinds: tuple[str, ...], page: int, size: int
) -> _Found:
    within = Term("game", game) if game else None
    limit = page * size
    collector = searcher.collector(limit=1 if kinds else limit, groupedby="kind", filter=within)
    stopped = _run(searcher, wanted, collector)
    results = collector.results()
    groups = tuple((str(kind), len(docs)) for kind, docs in results.groups("kind").items())
    if kinds and groups:
        of_kinds = Or([Term("kind", kind) for kind in kinds])
        shown = And([of_kinds, within]) if within is not None else of_kinds
        collector = searcher.collector(limit=limit, filter=shown)
        stopped = _run(searcher, wanted, collector) or stopped
        results = collector.results()
    hits = tuple(_hit(results[place], asked) for place in range((page - 1) * size, min(limit, results.scored_length())))
    return _Found(hits, groups, stopped)


def _run(searcher: Searcher, wanted: Query, collector: Any) -> bool:
    """Collect, for half a second at most; whether it was stopped."""
    try:
        searcher.search_with_collector(wanted, TimeLimitCollector(collector, LONGEST_SECONDS, use_alarm=False))
    except TimeLimit:
        return True
    return False


def _all_of(asked: Asked) -> Query:
    return _without(asked, And(_wanted(asked)))


def _some_of(asked: Asked) -> Query:
    return _without(asked, Or(_wanted(asked)))


def _wanted(asked: Asked) -> list[Query]:
    wanted = [_word(word) for word in asked.words]
    wanted += [_phrase(phrase) for phrase in asked.phrases]
    wanted += [_beginning(start) for start in asked.beginnings]
    wanted += [Or([_either(term) for term in group]) for group in asked.any_of]
    return wanted


def _phrase(words: tuple[str, ...]) -> Query:
    return Or([Phrase(name, list(words)) for name in ("title", "body")])


def _either(term: AskedTerm) -> Query:
    if term.kind == "phrase":
        return _phrase(term.words)
    return _beginning(term.words[0]) if term.kind == "beginning" else _word(term.words[0])


def _beginning(start: str) -> Query:
    # The index has stems: "triggers*" must find what is indexed as "trigger".
    begun: list[Query] = [Prefix(name, start, boost=weight) for name, weight in _FIELDS]
    return Or([*begun, *(Term(name, stem(start), boost=weight) for name, weight in _FIELDS)])


def _word(word: str) -> Query:
    terms = [Term(name, word, boost=weight) for name, weight in _FIELDS]
    if word[:1].isdigit():
        terms.append(Term("numbers", word, boost=4.0))
    return Or(terms)


def _without(asked: Asked, wanted: Query) -> Query:
    if not asked.left_out and not asked.left_out_phrases:
        return wanted
    out: list[Query] = [Term(name, word) for word in asked.left_out for name in ("title", "body")]
    return AndNot(wanted, Or([*out, *(_phrase(phrase) for phrase in asked.left_out_phrases)]))


def _suggest(searcher: Searcher, asked: Asked) -> str | None:
    """The same words, each that nothing has spelled as something has."""
    reader = searcher.reader()
    better: list[str] = []
    for word in asked.typed:
        known = ("spelling", word) in reader or ("body", stem(word)) in reader or len(word) < 4
        near = [] if known else searcher.suggest("spelling", word, limit=1, maxdist=1 if len(word) < 6 else 2, prefix=1)
        better.append(near[0] if near else word)
    return " ".join(better) if tuple(better) != asked.typed else None


def _hit(found: dict[str, str], asked: Asked) -> Hit:
    return Hit(
        kind=found["kind"],
        game=found["game"],
        document=found["document"],
        edition=found["edition"],
        number=found["number"],
        slug=found["slug"],
        title=found["title"],
        place=found["place"],
        snippet=snippet(found["body"], asked.marks),
        score=float(getattr(found, "score", 0.0) or 0.0),
    )


def _from_database(
    query: str, asked: Asked, game: str | None, kinds: tuple[str, ...], page: int, size: int, today: date
) -> Results:
    """The same words looked for in the database: slower and without ranking, so at most a few pages."""
    words = [*asked.words, *asked.beginnings, *(word for phrase in asked.phrases for word in phrase)]
    most = LARGEST_PAGE * 4
    entries = entries_with_words(today, words, game=game, kinds=(), limit=most)
    groups: dict[str, int] = {}
    for entry in entries:
        groups[entry.kind] = groups.get(entry.kind, 0) + 1
    shown = [entry for entry in entries if not kinds or entry.kind in kinds]
    hits = tuple(
        Hit(e.kind, e.game, e.document, e.edition, e.number, e.slug, e.title, e.place, snippet(e.body, asked.marks))
        for e in shown[(page - 1) * size : page * size]
    )
    notes = (*asked.notes, "The search index is being built again; these results are not ranked.")
    return Results(
        query, hits=hits, total=len(shown), estimated=len(entries) == most, page=page, pages=_pages(len(shown), size),
        groups=groups, notes=notes,
    )  # fmt: skip


def _pages(total: int, size: int) -> int:
    return min(-(-total // size), LAST_PAGE)
