"""Which document and edition a text is checked by, and which of its words refer to them."""

from __future__ import annotations

from datetime import date

from rules_data.core.citations import Citation, TimeIsUp, find_cited, find_cited_within
from rules_data.core.games import GAMES

from .assuming_games import cited_here
from .games import DocumentView, EditionView, GameView


class UnableToCheck(ValueError):
    """What was asked for is not kept here, or more than can be checked at once; the message says what to do."""


def references_in(
    text: str, game: GameView, document: str, most: int, time_is_up: TimeIsUp
) -> tuple[Citation, ...]:
    """The references in a text, as far as there is time to look for them and no more than `most`.

    `document` is the slug of the one whose numbers need no name, empty for the rulebook.
    """
    cited = cited_here(game)
    if any(one.slug == document for one in cited.documents):
        return find_cited_within(text, cited, document, GAMES[game.slug].rulebook, time_is_up)[:most]
    return find_cited(text, cited, most, time_is_up)


def document_asked(game: GameView, slug: str) -> DocumentView | None:
    if slug:
        found = game.document(slug.lower())
        if found is None:
            known = ", ".join(document.slug for document in game.documents)
            raise UnableToCheck(f"{game.name} has no document “{slug}” here. It has: {known}.")
        return found
    kept = [document for document in game.documents if document.current is not None]
    rulebook = GAMES[game.slug].rulebook
    return next((document for document in kept if document.slug == rulebook), kept[0] if kept else None)


def edition_of(document: DocumentView, label: str) -> EditionView:
    found = document.edition(label)
    if found is None:
        known = ", ".join(edition.label for edition in document.editions) or "none"
        raise UnableToCheck(f"No edition “{label}” of the {document.title} is on this site. There are: {known}.")
    return found


def pinned_by(citation: Citation, document: DocumentView) -> EditionView | None:
    """The edition that the reference itself names, by label or by day."""
    if citation.edition is None:
        return None
    labelled = document.edition(citation.edition)
    if labelled is not None:
        return labelled
    try:
        return document.in_force(date.fromisoformat(citation.edition))
    except ValueError:
        return None
