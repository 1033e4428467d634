"""The contents of a document beside what is read: its parts, the one being read opened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules_data.queries import ContentsEntry, EditionView, contents

TREES_KEPT = 128


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


def tree_beside(edition: EditionView, *numbers: str) -> dict[str, SafeString]:
    """The tree for the frame of a page; `numbers` are what is read and the headings over it, the nearest first."""
    parts = _parts(edition)
    known = {part.number for part in parts} | {section.number for part in parts for section in part.sections}
    here = next((number for number in numbers if number and number in known), "")
    return {"tree": _printed(edition, here, get_language())}


# The rules of a section share it; published editions never change, and a draft is another one after each change.
@lru_cache(maxsize=TREES_KEPT)
def _printed(edition: EditionView, here: str, language: str | None) -> SafeString:
    parts = _parts(edition)
    tree = [
        Branch(
            part.number,
            part.title,
            part.sections,
            len(parts) == 1 or part.number == here or any(section.number == here for section in part.sections),
        )
        for part in parts
    ]
    return render_to_string("_partials/tree.html", {"edition": edition, "tree": tree, "tree_here": here})
