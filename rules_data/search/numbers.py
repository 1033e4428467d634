"""Answers to a number: the rule it names today, the rules below it, or the older edition that had it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from rules_data.core.citations import Citation, expand, find
from rules_data.core.games import GAMES
from rules_data.queries import (
    DocumentView,
    EditionView,
    RuleView,
    beside,
    edition_asked,
    find_rules,
    games,
    rules_with_numbers,
    whereabouts,
)

from .asking import AskedNumber
from .hits import Hit, Jump, snippet

MOST_LISTED = 2_000


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """Where a number leads, the rules listed under it, and what must be said about it.

    `is_beside` where nothing has the number: the rules are those before and after it.
    """

    jumps: tuple[Jump, ...] = ()
    hits: tuple[Hit, ...] = ()
    notes: tuple[str, ...] = ()
    is_beside: bool = False


def answer_number(asked: AskedNumber, game: str | None, today: date) -> NumberAnswer | None:
    """The answer to a number; None if no document would write it so, and it is words after all."""
    jumps: list[Jump] = []
    hits: list[Hit] = []
    notes: list[str] = []
    unknown: dict[str, tuple[DocumentView, str]] = {}
    read = False
    for document in _documents(asked.asked.game or game, today):
        number = asked.number_in(document.game, document.slug)
        if number is None:
            continue
        read = True
        if asked.edition is not None:
            _in_edition(document, edition_asked(asked.asked, document), number, jumps, hits)
        elif not _today(document, number, jumps, hits, notes):
            unknown.setdefault(document.game, (document, number))
    if not read:
        return None
    is_beside = not jumps and not hits and not notes
    if is_beside:
        for document, number in unknown.values():
            _closest(document, number, hits, notes)
    if not jumps and not hits and not notes:
        where = f"There is no published edition {asked.edition} with" if asked.edition else "No rule has"
        notes.append(f"{where} the number {asked.text}.")
    return NumberAnswer(tuple(jumps), tuple(hits), tuple(notes), is_beside)


def answer_citations(query: str, game: str | None, today: date) -> NumberAnswer | None:
    """The rules that a query names as a text would: "rules 557 through 563", "383.3.b and 383.3.c".

    None unless the query is references and little else.
    """
    if not any(_are_most(find(query, one.grammar), query) for one in GAMES.cited):
        return None
    hits: list[Hit] = []
    for document in _documents(game, today):
        found = find(query, GAMES[document.game].grammar)
        if document.current is None or not _are_most(found, query):
            continue
        numbers = [str(number) for citation in found for number in expand(citation)]
        rules = rules_with_numbers(document.current, numbers)
        hits += _hits(document.current, [rules[number] for number in numbers if number in rules])
    return NumberAnswer(hits=tuple(hits)) if hits else None


def _are_most(found: Iterable[Citation], query: str) -> bool:
    return 2 * sum(one.end - one.start for one in found) >= len(query)


def answer_beginning(digits: str, game: str | None, today: date) -> NumberAnswer:
    """The rules whose numbers begin with these digits."""
    editions = (document.current for document in _documents(game, today))
    hits = [hit for edition in editions if edition is not None for hit in _listed(edition, digits)]
    return NumberAnswer(hits=tuple(hits))


def _documents(game: str | None, today: date) -> Iterator[DocumentView]:
    for one in games(today):
        if game is None or one.slug == game:
            yield from one.documents


def _today(document: DocumentView, number: str, jumps: list[Jump], hits: list[Hit], notes: list[str]) -> bool:
    """What a document's versions have under a number; False where none has it."""
    where = whereabouts(document, number)
    if where.rule is not None:
        jumps.append(_jump(document, where.rule))
    for former in where.former:
        now = tuple(rule.number for rule in former.now)
        edition = former.editions[-1]
        after = f"; that rule is {', '.join(now)} now" if now else "; no rule in force is known to continue it"
        if where.rule is None:
            jumps.append(_jump(document, former.rule, edition, now))
            notes.append(f"{number} is a number of {edition}, not of the edition in force{after}.")
        else:
            notes.append(f"In {edition}, {number} was another rule{after}.")
    for edition, rule in where.later:
        notes.append(f"{number} is a number of {edition}, which is not in force yet.")
        if where.rule is None:
            jumps.append(_jump(document, rule, edition))
    if where.current is not None:
        hits += _listed(where.current, number)
    return where.is_known or where.current is None


def _closest(document: DocumentView, number: str, hits: list[Hit], notes: list[str]) -> None:
    """What stands before and after a number that no version of a game's rules has."""
    if document.current is None:
        return
    near = beside(document.current, number)
    rules = [rule for rule in (near.before, near.after) if rule is not None]
    if rules:
        closest = "closest is" if len(rules) == 1 else "closest are"
        numbers = " and ".join(rule.number for rule in rules)
        notes.append(f"There is no {number} in {document.title}; the {closest} {numbers}.")
        hits += _hits(document.current, rules)


def _in_edition(
    document: DocumentView, edition: EditionView | None, number: str, jumps: list[Jump], hits: list[Hit]
) -> None:
    if edition is None:
        return
    rules = find_rules(edition, number, limit=MOST_LISTED)
    if rules and rules[0].number == number:
        jumps.append(_jump(document, rules[0], "" if edition.is_current else edition.label))
    hits += _hits(edition, rules)


def _jump(document: DocumentView, rule: RuleView, edition: str = "", now: tuple[str, ...] = ()) -> Jump:
    return Jump(document.game, document.slug, rule.number, edition, rule.opening, now)


def _listed(edition: EditionView, prefix: str) -> list[Hit]:
    return _hits(edition, find_rules(edition, prefix, limit=MOST_LISTED))


def _hits(edition: EditionView, rules: Iterable[RuleView]) -> list[Hit]:
    return [
        Hit(
            kind="rule",
            game=edition.game,
            document=edition.document,
            edition=edition.label,
            number=rule.number,
            slug="",
            title=rule.text if rule.is_heading else "",
            place="",
            snippet=snippet(rule.text, lambda word: False),
            is_summary=rule.is_summary,
        )
        for rule in rules
    ]
