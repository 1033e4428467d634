"""Which rules are new or changed against the version before, to be marked where they are read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext_lazy

from rules_data.queries import DocumentView, EditionView, compare

NEW, CHANGED = ("came", gettext_lazy("New")), ("said", gettext_lazy("Changed"))


def marks_of(document: DocumentView, edition: EditionView) -> Mapping[str, tuple[str, Any]]:
    """By number, the class and the word of a rule's mark; nothing for a version that has none before it."""
    before = next((one for one in document.editions if one.effective < edition.effective), None)
    if before is None or before.provenance != edition.provenance:
        return {}
    return _marks(document, before, edition)


@lru_cache(maxsize=24)
def _marks(document: DocumentView, old: EditionView, new: EditionView) -> Mapping[str, tuple[str, Any]]:
    rows = compare(document, old, new).rows
    return {
        row.new.number: NEW if row.change == "added" else CHANGED
        for row in rows
        if row.new is not None and row.is_substantial
    }
