"""The editions that scenarios can be run under here, whoever sends them: those that no row names as well."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from rules_data.core.games import GAMES
from rules_data.core.scenarios import FollowedEdition, PlayedGame, Scenario

from .games import DocumentView, EditionView, find_game
from .tables import followed_edition, home_of, table_of


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


def editions_here(game: str, today: date) -> tuple[str, ...]:
    """Every edition that a game's scenarios can be run under here, the newest first; those no site has come last."""
    document, own = _rulebook(game, today), _own(game)
    published = [one.label for one in document.editions if home_of(document, one)] if document is not None else []
    return tuple(dict.fromkeys((*published, *reversed(own))))


def edition_in_force(game: str, today: date) -> str:
    """The edition in force that scenarios can be run under here, else the newest before it."""
    document, known = _rulebook(game, today), editions_here(game, today)
    future = {one.label for one in document.editions if one.is_future} if document is not None else set()
    return next((label for label in known if label not in future), known[0])


def scenario_under(scenario: Scenario, label: str, today: date) -> Scenario:
    """A scenario as it is in an edition: by its own rows, or by a neighbour's.

    Where none reach it here, the scenario's game knows at least which editions they do reach.
    """
    game = scenario.game.slug
    if label in _own(game):
        return scenario
    document = _rulebook(game, today)
    edition = document.edition(label) if document is not None else None
    table = table_of(edition) if edition is not None else None
    if table is None:
        return replace(scenario, game=played_here(game, today) or scenario.game)
    return table.scenario(scenario)


def undecided_rules(game: str, label: str, rows_used: frozenset[str], today: date) -> tuple[str, ...]:
    """The rules of an edition that changed in meaning, as far as these rows rest on them, and nobody has decided on."""
    followed = followed_here(game, (label,), today).get(label)
    if followed is None:
        return ()
    open_rows = [row for row in followed.game.table.rows if row.name in rows_used & followed.open_rows.keys()]
    return tuple(sorted({number for row in open_rows for number in row.cites.get(label, ())}))


def is_meant_for(game: str, named: tuple[str, ...], label: str, today: date) -> bool:
    """Whether a file that names some editions is meant for this one, or for the one by whose rows it is run."""
    document = _rulebook(game, today)
    edition = document.edition(label) if document is not None else None
    return label in named or (document is not None and edition is not None and home_of(document, edition) in named)


def _own(game: str) -> tuple[str, ...]:
    """The editions that the evaluator has rows of."""
    return GAMES.played[game].table.vocabulary.editions


def _rulebook(game: str, today: date) -> DocumentView | None:
    known = find_game(game, today)
    return known.document(GAMES[game].rulebook) if known is not None else None


def _followed(game: str, today: date) -> list[EditionView]:
    """The published editions without rows of their own that a neighbour's reach, the newest first."""
    document = _rulebook(game, today)
    if document is None or game not in GAMES.played:
        return []
    return [one for one in document.editions if one.label not in _own(game) and home_of(document, one)]
