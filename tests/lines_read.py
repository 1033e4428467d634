"""A line of a card's text as it is read, and the words that are written from what was read."""

from __future__ import annotations

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import ReadBack, read_back, read_data

NAME = "Lantern Moth"


def ability_of(text: str, game: str) -> dict[str, object]:
    """The one ability that a line says, in the words of example files."""
    (found,) = ability_text(game).read(text, NAME)
    assert found.outcome is Outcome.READ, found.reading
    assert isinstance(found.data, dict)
    (ability,) = found.data["abilities"]
    assert isinstance(ability, dict)
    return ability


def put_into_words(ability: dict[str, object], game: str) -> ReadBack:
    """An ability in words, and what they are read as; it has to be one that runs."""
    (known,), problems = read_data({"abilities": [ability]}, GAMES.played[game].table.vocabulary)
    assert problems == ()
    return read_back(known, GAMES.played[game])
