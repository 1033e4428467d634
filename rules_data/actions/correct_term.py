"""Correct one glossary entry of a published text, or of its open draft."""

from __future__ import annotations

import hashlib

from rules_data.models import CitationLink

from ._citations import reader_of
from ._drafts import draft_to_correct, was_edited
from ._one_writer import one_writer, readers_see_the_same
from ._trail import record
from .correct_rule import Corrected, changed_last, checked_text
from .errors import EditConflict, UnableToEditText


@one_writer
def correct_term(*, game: str, document: str, edition: str, slug: str, text: str, note: str, version: str) -> Corrected:
    """Write another meaning for a defined word; `version` is `term_version` of the text as the editor saw it.

    An entry with several numbered senses is corrected as one text and keeps them only where they still stand in it.
    Raises EditConflict or UnableToEditText, as correct_rule does.
    """
    readers_see_the_same()
    said = checked_text(text, "The meaning")
    if not note.strip():
        raise UnableToEditText("Say in the note what was wrong: it is kept with the revision.")
    draft = draft_to_correct(game, document, edition, note.strip())
    term = draft.terms.filter(slug=slug).first()
    if term is None:
        raise UnableToEditText(f"The glossary of {draft.edition} has no entry “{slug}”.")
    if term_version(term.text) != version:
        raise EditConflict(term.text, changed_last(draft), 0)
    if said == term.text:
        raise UnableToEditText(f"“{term.term}” says that already: nothing was changed.")
    before, term.text = term.text, said
    term.senses = term.senses if all(sense in said for sense in term.senses) else []
    term.save(update_fields=["text", "senses"])
    term.citations.all().delete()
    reader = reader_of(draft.edition.document, draft)
    CitationLink.objects.bulk_create([reader.link(found, term=term) for found in reader.cite(said)])
    was_edited(draft)
    record(
        "correct glossary", f"{draft.edition} {term.term}", note=note[:1000], before=before[:2000], after=said[:2000]
    )
    return Corrected(draft.pk, term_version(said))


def term_version(text: str) -> str:
    """What names a meaning as an editor saw it."""
    return hashlib.sha256(text.encode()).hexdigest()
