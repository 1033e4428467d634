"""Long lists in sections: entries stand under the section of the first rule they are about, in the rules' order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from rules_data.queries import EditionView, GameView, all_rules, titles

Place = tuple[str, tuple[tuple[int, str], ...]]
_PARTS = re.compile(r"(\d+)|([a-z]+)")
# After every document and number.
_LAST: Place = ("\uffff", ())


@dataclass
class ListSection:
    """A section of the rules with the entries about it; no number for those about no rule in it."""

    number: str
    title: str
    rows: list[Any] = field(default_factory=list)


def by_section(game: GameView, entries: Sequence[tuple[Any, Sequence[str]]]) -> list[ListSection]:
    """The entries under the section of their first rule that is known, in the order of the rules."""
    places: dict[str, tuple[Place, str]] = {}
    headings: dict[str, str] = {}
    for edition in _editions(game):
        called = titles(edition)
        for rule in all_rules(edition):
            places.setdefault(rule.number, (_by_number(edition, rule.number), rule.heading_number or rule.number))
            if rule.is_heading:
                headings.setdefault(rule.number, called.get(rule.number, ""))
    sections: dict[str, ListSection] = {}
    ordered = sorted(entries, key=lambda entry: _place(entry[1], places))
    for row, numbers in ordered:
        known = next((number for number in numbers if number in places), "")
        heading = places[known][1] if known else ""
        found = sections.setdefault(heading, ListSection(heading, headings.get(heading, "") or _("Other")))
        found.rows.append(row)
    return sorted(sections.values(), key=lambda one: places.get(one.number, (_LAST, ""))[0])


def _place(numbers: Iterable[str], places: dict[str, tuple[Place, str]]) -> Place:
    return next((places[number][0] for number in numbers if number in places), _LAST)


def _by_number(edition: EditionView, number: str) -> Place:
    """Where a number stands among those of every version of its document: 99 before 100, 603.2 before 603.10."""
    parts = tuple((int(digits or 0), letters) for digits, letters in _PARTS.findall(number))
    return (edition.document, parts)


def _editions(game: GameView) -> list[EditionView]:
    """The current versions first, then the others: an entry may be about a rule that has moved since."""
    current = [document.current for document in game.documents if document.current is not None]
    others = [edition for document in game.documents for edition in document.editions if not edition.is_current]
    return [*current, *others[:4]]
