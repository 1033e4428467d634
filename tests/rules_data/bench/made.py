"""Entries of the search that are made up, and a command that keeps what it was to print."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.queries import SearchableEntry


def entry(key: str, body: str = "Words.", kind: str = "rule", **more: object) -> SearchableEntry:
    """An entry whose key names its game, document and number: rule:magic:cr:1.2."""
    _, game, document, number = key.split(":")
    told: dict[str, object] = {
        "edition": "v1", "slug": "", "title": "", "place": "", "number": number, "document": document,
    }  # fmt: skip
    return SearchableEntry(key=key, kind=kind, game=game, body=body, **(told | more))  # type: ignore[arg-type]


class Told:
    """Stands for a command: the rows of its tables by their titles, and the lines that were said."""

    def __init__(self) -> None:
        self.tables: dict[str, list[list[object]]] = {}
        self.columns: dict[str, list[str]] = {}
        self.lines: list[str] = []

    def table(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        assert all(len(row) == len(columns) for row in rows), f"{title}: a row that is not as wide as its head"
        self.columns[title], self.tables[title] = list(columns), [list(row) for row in rows]

    def say(self, text: str) -> None:
        self.lines.append(text)
