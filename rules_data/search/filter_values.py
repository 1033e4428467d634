"""Values of filters: rules by number, range or beginning; two editions; a day."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date

from rules_data.queries import (
    DocumentView,
    EditionView,
    keys_beginning,
    keys_between,
    number_of,
    rule_and_below,
    rule_key,
)

_RANGE = re.compile(r"(?P<first>.+?)\.{2,3}(?P<last>.*)\Z")
_DAY = re.compile(r"\d{4}-\d\d-\d\d\Z")


def rules_numbered(value: str, edition: EditionView) -> Iterable[str]:
    """The rules of an edition that "603.*", "603.4", "601..603" or "60*" names."""
    ends = _RANGE.match(value)
    if ends:
        first, last = number_of(edition.scheme, ends["first"]), number_of(edition.scheme, ends["last"])
        return keys_between(edition, first, last) if first and last else ()
    bare = value.rstrip("*").rstrip(".")
    number = number_of(edition.scheme, bare)
    under = rule_and_below(edition, number) if number else ()
    if under:
        return [rule_key(edition, rule.number) for rule in under]
    return keys_beginning([edition], bare) if value.endswith("*") and bare[:1].isdigit() else ()


def labels_of(documents: Iterable[DocumentView]) -> str:
    """The names of the editions there are, for a reader who named another."""
    return "; ".join(
        f"{document.game} {document.slug}: {', '.join(edition.label for edition in document.editions)}"
        for document in documents
        if document.editions
    )


Compared = tuple[DocumentView, EditionView, EditionView]


def editions_compared(documents: Iterable[DocumentView], value: str) -> list[Compared]:
    """The two editions of each document that a value names: by their labels, or else by days in force."""
    first, last = _two_ends(value)
    kept = [document for document in documents if document.editions]
    by_label = [pair for document in kept if (pair := _between(document, first, last, by_day=False))]
    return by_label or [pair for document in kept if (pair := _between(document, first, last, by_day=True))]


def _two_ends(value: str) -> tuple[str, str | None]:
    """From one to the other ("v1.2..v1.3"), until now ("v1.2..", the end ""), or what one edition changed (None)."""
    match = _RANGE.match(value)
    return (match["first"].strip(), match["last"].strip()) if match else (value, None)


def _between(document: DocumentView, first: str, last: str | None, *, by_day: bool) -> Compared | None:
    """The two editions of a document that are named, by their labels or by days they were in force on."""

    def named(name: str) -> EditionView | None:
        day = day_of(name) if by_day else None
        return document.in_force(day) if day else document.edition(name)

    old = named(first)
    new = document.current if last == "" else named(last) if last else None
    if last is None and old is not None:
        place = document.editions.index(old)
        old, new = (document.editions[place + 1], old) if place + 1 < len(document.editions) else (None, None)
    return (document, old, new) if old is not None and new is not None and old != new else None


def day_of(text: str) -> date | None:
    """The day written 2026-02-01, if it is one."""
    try:
        return date.fromisoformat(text) if _DAY.match(text) else None
    except ValueError:
        return None
