"""The shape of the index. Change VERSION with it: an index of another version is built again."""

from __future__ import annotations

import re

from whoosh.fields import ID, KEYWORD, TEXT, Schema

from rules_data.queries import SearchableEntry

from .words import plain_analyzer, stemming_analyzer

VERSION = 2

# **bold**, `code`, "> quoted", "- item", "## title"
_MARKS = re.compile(r"\*{1,3}(?=\S)|(?<=\S)\*{1,3}|`|^[ ]{0,3}(?:>|[-*+]|#{1,6})[ ]+", re.MULTILINE)


def schema() -> Schema:
    return Schema(
        key=ID(unique=True, stored=True),
        kind=ID(stored=True, sortable=True),
        game=ID(stored=True),
        document=ID(stored=True),
        edition=ID(stored=True),
        number=ID(stored=True),
        numbers=KEYWORD(lowercase=True),
        slug=ID(stored=True),
        title=TEXT(analyzer=stemming_analyzer(), stored=True),
        place=TEXT(analyzer=stemming_analyzer(), stored=True, phrase=False),
        body=TEXT(analyzer=stemming_analyzer(), stored=True),
        spelling=TEXT(analyzer=plain_analyzer(), phrase=False),
    )


def document_of(entry: SearchableEntry) -> dict[str, str]:
    """An entry as the index keeps it."""
    return {
        "key": entry.key,
        "kind": entry.kind,
        "game": entry.game,
        "document": entry.document,
        "edition": entry.edition,
        "number": entry.number,
        "numbers": " ".join(_with_those_above(entry.number)),
        "slug": entry.slug,
        "title": entry.title,
        "place": entry.place,
        "body": _without_marks(entry.body) if entry.kind == "faq" else entry.body,
        "spelling": f"{entry.title} {entry.body}",
    }


def _without_marks(markdown: str) -> str:
    """An answer's words without the marks it was written with."""
    return _MARKS.sub("", markdown)


def _with_those_above(number: str) -> list[str]:
    """383.3.e is found by 383.3.e, 383.3 and 383."""
    parts = number.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts) + 1)] if number else []
