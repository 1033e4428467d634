"""Whether what is written from data says the same data: an ability is put into words, and the words are read again.

Words of a game's cards and the words that the site writes are those of the same phrases; where they part, a reader is
told something that nobody could tell the evaluator in return.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum

from rules_data.core.abilities import Ability, AtPlace, Effect, UnableToRenderAbility, render
from rules_data.core.abilities.reading import ability_text
from rules_data.core.evaluator import parts_of

from .alike import without_labels
from .played import PlayedGame
from .read_data import read_data


class Back(StrEnum):
    """What became of an ability that was put into words and read again."""

    SAME = "read back"
    OTHER = "read back as something else"
    NOT_RUN = "read back, and not known to the evaluator"
    UNREAD = "not read back"
    REFUSED = "not put into words"


@dataclass(frozen=True, slots=True)
class ReadBack:
    """An ability in words, and what they say. `why`: what was not understood, or what else they say."""

    words: str
    outcome: Back
    why: str = ""


def read_back(ability: Ability, game: PlayedGame) -> ReadBack:
    """Put an ability into the words of its game's cards, and read them as a card's text.

    Raises KeyError for a game whose card texts nobody reads.
    """
    if game.lexicon is None:
        return ReadBack("", Back.REFUSED, "This game has no words.")
    try:
        words = render(ability, game.lexicon)
    except UnableToRenderAbility as fault:
        return ReadBack("", Back.REFUSED, str(fault))
    found: list[Ability] = []
    problems: list[str] = []
    places = sorted({place for place in _places_in(ability) if place[:1].isupper()})
    for line in ability_text(game.slug).read(words):
        if line.data is None:
            return ReadBack(words, Back.UNREAD, line.reading.not_understood)
        abilities, unknown = read_data(line.data, game.table.vocabulary, places)
        found += abilities
        problems += unknown
    if problems:
        return ReadBack(words, Back.NOT_RUN, problems[0])
    same = len(found) == 1 and without_labels(found[0], game) == without_labels(ability, game)
    return ReadBack(words, Back.SAME if same else Back.OTHER)


def _places_in(ability: Ability) -> Iterator[str]:
    """The places that an ability names: whoever reads its words has them on the table."""
    for part in parts_of([ability]):
        if isinstance(part, AtPlace):
            yield from part.places
        elif isinstance(part, Effect):
            yield part.to


def abilities_in(value: object, met: set[int] | None = None) -> Iterator[Ability]:
    """Every ability that a card or a scenario holds, as a whole: not those within others."""
    met = set() if met is None else met
    if isinstance(value, Ability):
        yield value
    elif is_dataclass(value) and not isinstance(value, type | PlayedGame) and id(value) not in met:
        met.add(id(value))
        for each in fields(value):
            yield from abilities_in(getattr(value, each.name), met)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from abilities_in(each, met)
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from abilities_in(each, met)
