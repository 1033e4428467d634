"""Answer a query: by number where it is one, otherwise by words, from the index or without it."""

from __future__ import annotations

import logging
import time
from collections import Counter
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
from .filters import Scope, scope_of
from .hits import Hit, Results, snippet
from .language import Query as ParsedQuery
from .language import asked_words, parse
from .listing import listed
from .numbers import NumberAnswer, answer_beginning, answer_citations, answer_number
from .reading import OpenIndex, forget_index, open_index
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
    games: tuple[tuple[str, int], ...] = ()
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
    searched as words, within what the filters of the query language leave. `kinds` are those to show ("rule",
    "faq", "card", "example", "term"). Never raises for what a reader typed.
    """
    started = time.perf_counter()
    today = timezone.localdate()
    page, size = min(max(page, 1), LAST_PAGE), min(max(size, 1), LARGEST_PAGE)
    parsed = parse(query.strip())
    scope = scope_of(parsed, game, tuple(kinds or ()), today)
    results = _answer(parsed, scope, page, size, today)
    faults = sorted([*parsed.faults, *scope.faults], key=lambda fault: fault.start)
    return replace(
        results,
        query=query.strip(),
        asked=parsed,
        faults=tuple(faults),
        notes=(*scope.notes, *results.notes),
        common=scope.common,
        took_ms=(time.perf_counter() - started) * 1000,
    )


def _answer(parsed: ParsedQuery, scope: Scope, page: int, size: int, today: date) -> Results:
    plain = parsed.plain
    if not scope.is_current or (scope.restrict is not None and not parsed.terms):
        return listed(scope, parsed.asked(), plain, page, size)
    numbers = _by_number(plain, scope.game, today) if scope.restrict is None else None
    if numbers is not None and (numbers.hits or numbers.jumps):
        return _number_results(plain, numbers, scope.kinds, page, size)
    results = _by_words(plain, parsed.asked(), scope, page, size, today)
    return replace(results, notes=(*(numbers.notes if numbers else ()), *results.notes))


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
        games=Counter(hit.game for hit in found.hits),
        notes=found.notes,
    )


def _by_words(query: str, asked: Asked, scope: Scope, page: int, size: int, today: date) -> Results:
    if asked.is_empty:
        return Results(query, notes=("Type a rule's number, or words to look for.",) if query else ())
    try:
        opened = open_index(indexing.index_root())
        indexing.look_again_today(opened.manifest.day, today)
        return _from_index(opened, query, asked, scope, page, size)
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        _without_index(error)
        return _from_database(query, asked, scope, page, size, today)


def _from_index(opened: OpenIndex, query: str, asked: Asked, scope: Scope, page: int, size: int) -> Results:
    searcher, kinds = opened.searcher, scope.kinds
    notes: list[str] = []
    suggestion = None
    found = _find(opened, _all_of(asked), asked, scope, page, size)
    if not found.groups:
        suggestion = _suggest(searcher, asked)
        if suggestion is not None:
            asked = asked_words(suggestion)
            found = _find(opened, _all_of(asked), asked, scope, page, size)
            notes += [f"Nothing was found for “{query}”. This is what “{suggestion}” finds."] if found.groups else []
    if not found.groups and len(asked.words) > 1:
        found = _find(opened, _some_of(asked), asked, scope, page, size)
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
        games=dict(found.games),
        notes=tuple(notes),
        suggestion=suggestion if found.groups else None,
    )


def _find(opened: OpenIndex, wanted: Query, asked: Asked, scope: Scope, page: int, size: int) -> _Found:
    searcher, kinds = opened.searcher, scope.kinds
    within = _within(opened, scope, ())
    limit = page * size
    collector = searcher.collector(limit=1 if kinds else limit, groupedby=["kind", "game"], filter=within)
    stopped = _run(searcher, wanted, collector)
    results = collector.results()
    groups = tuple((str(kind), len(docs)) for kind, docs in results.groups("kind").items())
    games = tuple((str(game), len(docs)) for game, docs in results.groups("game").items())
    if kinds and groups:
        collector = searcher.collector(limit=limit, filter=_within(opened, scope, kinds))
        stopped = _run(searcher, wanted, collector) or stopped
        results = collector.results()
    hits = tuple(_hit(results[place], asked) for place in range((page - 1) * size, min(limit, results.scored_length())))
    return _Found(hits, groups, games, stopped)


def _within(opened: OpenIndex, scope: Scope, kinds: tuple[str, ...]) -> Any:
    """What may be found, as the index filters it: a query, a set of its documents, or None for everything."""
    if scope.restrict is not None:
        places = opened.generation.places
        kept = (key for key in scope.restrict if not kinds or key.split(":", 1)[0] in kinds)
        return {places[key] for key in kept if key in places}
    wanted: list[Query] = [Or([Term("kind", kind) for kind in kinds])] if kinds else []
    wanted += [Term("game", scope.game)] if scope.game else []
    return And(wanted) if wanted else None


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


def _from_database(query: str, asked: Asked, scope: Scope, page: int, size: int, today: date) -> Results:
    """The same words looked for in the database: slower and without ranking, so at most a few pages."""
    words = [*asked.words, *asked.beginnings, *(word for phrase in asked.phrases for word in phrase)]
    most = LARGEST_PAGE * 4
    having = entries_with_words(today, words, game=scope.game, kinds=(), limit=most)
    entries = [entry for entry in having if scope.restrict is None or entry.key in scope.restrict]
    shown = [entry for entry in entries if not scope.kinds or entry.kind in scope.kinds]
    hits = tuple(
        Hit(e.kind, e.game, e.document, e.edition, e.number, e.slug, e.title, e.place, snippet(e.body, asked.marks))
        for e in shown[(page - 1) * size : page * size]
    )
    notes = ("The search index is being built again; these results are not ranked.",)
    groups, of_games = Counter(entry.kind for entry in entries), Counter(entry.game for entry in entries)
    return Results(
        query, hits=hits, total=len(shown), estimated=len(having) == most, page=page, pages=_pages(len(shown), size),
        groups=groups, games=of_games, notes=notes,
    )  # fmt: skip


def _pages(total: int, size: int) -> int:
    return min(-(-total // size), LAST_PAGE)
