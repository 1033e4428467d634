"""Keep what a version's change notes say to readers."""

from __future__ import annotations

import hashlib

from rules_data.core.markup import UnableToRender
from rules_data.models import AuditEntry, Revision

from ._drafts_by_id import open_draft
from ._one_writer import one_writer, readers_see_the_same
from ._page_checks import dead_links, notes_html
from ._trail import record
from .errors import EditConflict, UnableToReview

LONGEST = 40_000
_VERB = "write change notes"


@one_writer
def write_change_notes(revision_id: int, text: str, *, version: str | None = None) -> None:
    """Write the notes of an open draft, in Markdown.

    `version` is `notes_version` of the notes as the editor saw them; None writes over whatever is there. Raises
    EditConflict when somebody saved others meanwhile, UnableToReview for notes that cannot be shown or whose links
    lead nowhere.
    """
    readers_see_the_same()
    draft = open_draft(revision_id)
    said = text.replace("\r\n", "\n").strip()
    if len(said) > LONGEST or "\x00" in said:
        raise UnableToReview(f"The notes are longer than {LONGEST:,} characters, or contain control characters.")
    if version not in (None, notes_version(draft.change_notes)) and said != draft.change_notes:
        raise EditConflict(draft.change_notes, _who_wrote(draft), 0)
    try:
        dead = list(dead_links(notes_html(draft, said), draft, "The notes"))
    except UnableToRender as fault:
        raise UnableToReview(f"The notes: {fault}") from fault
    if dead:
        raise UnableToReview("\n".join(dead))
    draft.change_notes = said
    draft.save(update_fields=["change_notes"])
    record(_VERB, str(draft.edition), characters=len(said))


def notes_version(text: str) -> str:
    """What names change notes as an editor saw them."""
    return hashlib.sha256(text.encode()).hexdigest()


def _who_wrote(draft: Revision) -> str:
    written = AuditEntry.objects.filter(verb=_VERB, subject=str(draft.edition)).order_by("-number").first()
    return written.who if written else "Someone"
