"""The editions that scenarios can be run under here, whoever sends them: those that no row names as well."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from rules_data.core.games import GAMES
from rules_data.core.scenarios import FollowedEdition, PlayedGame

from .games import EditionView, find_game
from .tables import followed_edition, home_of


def played_here(game: str, today: date) -> PlayedGame | None:
    """A game whose vocabulary knows every edition that its scenarios can be run under here."""
    played = GAMES[game].played
    if played is None:
        return None
    words = played.table.vocabulary
    labels = tuple(edition.label for edition in _followed(game, today))
    return replace(played, table=replace(played.table, vocabulary=replace(words, editions=(*words.editions, *labels))))


def followed_here(game: str, labels: tuple[str, ...], today: date) -> dict[str, FollowedEdition]:
    """Those of some editions that are read from a neighbour's rows, as they are read; the others are left out."""
    wanted = [edition for edition in _followed(game, today) if edition.label in labels]
    found = {edition.label: followed_edition(edition) for edition in wanted}
    return {label: one for label, one in found.items() if one is not None}


def _followed(game: str, today: date) -> list[EditionView]:
    """The published editions without rows of their own that a neighbour's reach, the newest first."""
    known, table = find_game(game, today), GAMES[game].table
    document = known.document(GAMES[game].rulebook) if known is not None else None
    if document is None or table is None:
        return []
    own = table.vocabulary.editions
    return [one for one in document.editions if one.label not in own and home_of(document, one)]
