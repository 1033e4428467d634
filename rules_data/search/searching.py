"""Answer a query: by number where it is one, otherwise by words, from the index or without it."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date

from django.utils import timezone

from rules_data.queries import entries_with_words, shown_draft

from . import indexing
from .asking import Asked, asked_beginning, asked_number
from .backends import OpenIndex
from .filters import Scope, scope_of
from .hits import Hit, Results, snippet
from .language import Query as ParsedQuery
from .language import parse
from .listing import listed
from .nearest import OF_EACH_GROUP, nearest
from .numbers import NumberAnswer, answer_beginning, answer_citations, answer_number
from .printed import with_printed
from .retrieval import Within, find
from .suggesting import Suggestion

log = logging.getLogger(__name__)
BEING_BUILT = "The search index is being built again; these results are not ranked."
# The index has what is published; a preview shows a draft in its place.
IN_A_PREVIEW = "This preview is searched without an index; the results are not ranked."

LARGEST_PAGE = 50
LAST_PAGE = 50


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
    today = timezone.localdate(timezone=timezone.get_default_timezone())
    page, size = min(max(page, 1), LAST_PAGE), min(max(size, 1), LARGEST_PAGE)
    parsed = parse(query.strip())
    scope = scope_of(parsed, game, tuple(kinds or ()), today)
    results = _answer(parsed, scope, page, size, today)
    if parsed.text and not results.groups and results.jump is None:
        results = results._replace(nearest=_nearest(parsed, scope.game))
    faults = sorted([*parsed.faults, *scope.faults], key=lambda fault: fault.start)
    return results._replace(
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
    return results._replace(notes=(*numbers.notes, *results.notes)) if numbers and numbers.notes else results


def suggest(beginning: str, *, game: str | None = None, limit: int = 5) -> Mapping[str, tuple[Suggestion, ...]]:
    """What the beginning of a number or of a title may mean, in groups: rules by number, headings, terms, cards,
    questions, examples; at most `limit` in each. Nothing while the index is being built. Never raises for what
    was typed.
    """
    if shown_draft() is not None:
        return {}
    try:
        opened = indexing.open_index()
        limit = min(max(limit, 1), LARGEST_PAGE)
        return with_printed(opened.catalogue.suggestions.suggest(beginning, game, limit), beginning, game, limit)
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        _without_index(error)
        return {}


def _nearest(parsed: ParsedQuery, game: str | None) -> tuple[Suggestion, ...]:
    words = [word for term in parsed.terms if not term.excluded for word in term.words]
    return nearest(words, lambda beginning: suggest(beginning, game=game, limit=OF_EACH_GROUP))


def index_state() -> str | None:
    """Changes whenever another index is put in use; None while there is none that can be read."""
    try:
        built = indexing.open_index().built
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        log.debug("There is no index: %s", error)
        return None
    return f"{built.name} {built.fingerprint}"


def _without_index(error: Exception) -> None:
    log.warning("Searching without the index: %s: %s", type(error).__name__, error)
    indexing.forget_index()
    indexing.repair_soon()


def _by_number(query: str, game: str | None, today: date) -> NumberAnswer | None:
    if not any(letter.isdigit() for letter in query):
        return None
    digits = asked_beginning(query)
    if digits is not None:
        return answer_beginning(digits, game, today)
    number = asked_number(query)
    found = answer_number(number, game, today) if number is not None else None
    return found or answer_citations(query, game, today)


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
        is_beside=found.is_beside,
    )


def _by_words(query: str, asked: Asked, scope: Scope, page: int, size: int, today: date) -> Results:
    if asked.is_empty:
        return Results(query, notes=("Type a rule's number, or words to look for.",) if query else ())
    if shown_draft() is not None:
        return _from_database(query, asked, scope, page, size, today, IN_A_PREVIEW)
    try:
        opened = indexing.open_index()
        indexing.look_again(opened.built, today)
        return _from_index(opened, query, asked, scope, page, size)
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        _without_index(error)
        return _from_database(query, asked, scope, page, size, today, BEING_BUILT)


def _from_index(opened: OpenIndex, query: str, asked: Asked, scope: Scope, page: int, size: int) -> Results:
    found = find(opened, query, asked, Within(scope.game, scope.kinds, scope.restrict), page, size)
    groups = dict(found.groups)
    total = sum(count for kind, count in groups.items() if not scope.kinds or kind in scope.kinds)
    return Results(
        query=query,
        hits=found.hits,
        total=total,
        page=page,
        pages=_pages(total, size),
        groups=groups,
        games=dict(found.games),
        notes=found.notes,
        suggestion=found.suggestion,
    )


def _from_database(
    query: str, asked: Asked, scope: Scope, page: int, size: int, today: date, note: str
) -> Results:
    """The same words looked for in the database: slower and without ranking, so at most a few pages."""
    words = [*asked.words, *asked.beginnings, *(word for phrase in asked.phrases for word in phrase)]
    most = LARGEST_PAGE * 4
    having = entries_with_words(today, words, game=scope.game, kinds=(), limit=most)
    entries = [entry for entry in having if scope.restrict is None or entry.key in scope.restrict]
    shown = [entry for entry in entries if not scope.kinds or entry.kind in scope.kinds]
    hits = tuple(
        Hit(
            e.kind, e.game, e.document, e.edition, e.number, e.slug, e.title, e.place, snippet(e.body, asked.marks),
            is_summary=e.is_summary,
        )
        for e in shown[(page - 1) * size : page * size]
    )  # fmt: skip
    groups, of_games = Counter(entry.kind for entry in entries), Counter(entry.game for entry in shown)
    return Results(
        query, hits=hits, total=len(shown), estimated=len(having) == most, page=page, pages=_pages(len(shown), size),
        groups=groups, games=of_games, notes=(note,),
    )  # fmt: skip


def _pages(total: int, size: int) -> int:
    return min(-(-total // size), LAST_PAGE)
