"""Keep what a version's change notes say to readers."""

from __future__ import annotations

from rules_data.core.games import GAMES
from rules_data.core.markup import UnableToRender, render_markdown

from ._drafts_by_id import open_draft
from ._one_writer import one_writer
from ._trail import record
from .errors import UnableToReview

LONGEST = 40_000


@one_writer
def write_change_notes(revision_id: int, text: str) -> None:
    """Write the notes of an open draft, in Markdown; raises UnableToReview for notes that cannot be shown."""
    draft = open_draft(revision_id)
    said = text.replace("\r\n", "\n").strip()
    if len(said) > LONGEST or "\x00" in said:
        raise UnableToReview(f"The notes are longer than {LONGEST:,} characters, or hold what is no text.")
    symbols = GAMES[draft.edition.document.game.slug].symbols
    try:
        render_markdown(said, cite=lambda text: (), link=lambda found: None, symbols=symbols)
    except UnableToRender as fault:
        raise UnableToReview(f"The notes: {fault}") from fault
    draft.change_notes = said
    draft.save(update_fields=["change_notes"])
    record("write change notes", str(draft.edition), characters=len(said))
