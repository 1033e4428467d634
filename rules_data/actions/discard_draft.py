"""Throw an open draft away."""

from __future__ import annotations

from ._drafts_by_id import open_draft
from ._one_writer import one_writer, readers_see_the_same
from ._trail import record


@one_writer
def discard_draft(revision_id: int) -> None:
    """Delete an open draft. What was decided about its rules and about what rests on them stays kept."""
    readers_see_the_same()
    draft = open_draft(revision_id)
    name = str(draft.edition)
    draft.delete()
    record("discard draft", name)
