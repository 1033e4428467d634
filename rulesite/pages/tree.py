"""The contents of a document beside what is read: its parts, the one being read opened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules_data.queries import ContentsEntry, EditionView, contents


@dataclass(frozen=True)
class Branch:
    """A part of a document; `is_open` where the reader is in it."""

    number: str
    title: str
    sections: tuple[ContentsEntry, ...]
    is_open: bool


@lru_cache(maxsize=24)
def _parts(edition: EditionView) -> tuple[ContentsEntry, ...]:
    return contents(edition)


def tree_beside(edition: EditionView, *numbers: str) -> dict[str, Any]:
    """The tree for the frame of a page; `numbers` are what is read and the headings over it, the nearest first."""
    wanted = [number for number in numbers if number]
    parts = _parts(edition)
    known = {part.number for part in parts} | {section.number for part in parts for section in part.sections}
    here = next((number for number in wanted if number in known), "")
    only = len(parts) == 1
    return {
        "tree": [
            Branch(
                part.number,
                part.title,
                part.sections,
                only or part.number == here or any(section.number == here for section in part.sections),
            )
            for part in parts
        ],
        "tree_here": here,
    }
