"""A card as it is printed, and what a file of cards is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

LONGEST_NAME, LONGEST_TEXT, LONGEST_KEY = 200, 6_000, 100


class UnreadableCards(Exception):
    """A file of cards that cannot be read; the message says where and what was expected there."""


@dataclass(frozen=True, slots=True)
class PrintedFace:
    """One face of a card: its name, its line of types and its text as printed, line by line, markup and all.

    `facts` are the other things printed on it (costs, numbers), by the game's own words for them.
    """

    name: str
    types: str
    text: str
    facts: Mapping[str, str] = field(default_factory=dict)


FORM, FACE_COLORS = "second face", ("colors of the first face", "colors of the second face")


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with its faces, the front first.

    `key` is what its source calls it, the same in every file of that source. `variant` tells cards of one name apart
    (Flesh and Blood's colors). `facets` are lists of words that cards can be found by; under FORM stands as what the
    second of two faces is played, in the words of example files, and under FACE_COLORS which colors each of them has.
    """

    key: str
    name: str
    faces: tuple[PrintedFace, ...]
    variant: str = ""
    facets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CardFile:
    """What a file of cards was read as. `cards` reads it on; `left_out` counts, by reason, as it goes."""

    source: str
    cards: Iterator[PrintedCard]
    left_out: dict[str, int]


Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class CardFormat:
    """One form in which people have a game's cards.

    `where`: the places of the records in the file, each an ijson prefix such as "data.item"; `keyed` says that the
    records are the values of an object there. `knows` tells such a record from those of other forms, `reads` makes a
    card of it, or returns why it is left out. `tabs`: the file is no JSON but columns parted by tabs.
    """

    source: str
    where: tuple[str, ...]
    knows: Callable[[Any], bool]
    reads: Callable[[Any], PrintedCard | str]
    keyed: bool = False
    tabs: bool = False


def said(record: Record, key: str) -> str:
    """A value of a record as words; nothing where there is none. Raises UnreadableCards for lists and objects."""
    value = record.get(key)
    if value is None or value is False:
        return ""
    if isinstance(value, str | int | float) or type(value).__name__ == "Decimal":
        return str(value).replace("\r\n", "\n").replace("\x00", "").strip()
    raise UnreadableCards(f"`{key}` should be words or a number, and is {type(value).__name__}.")


def listed(record: Record, key: str) -> tuple[str, ...]:
    """A list of words of a record; nothing where there is none. Raises UnreadableCards for anything else."""
    value = record.get(key)
    if value is None or value == "":
        return ()
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise UnreadableCards(f"`{key}` should be a list of words.")
    return tuple(one.replace("\x00", "").strip() for one in value if one.strip())


def printed(record: Record, names: Mapping[str, str]) -> dict[str, str]:
    """The facts of a record that are there, renamed: `names` maps the source's keys to the game's words."""
    facts = {called: said(record, key) for key, called in names.items()}
    return {called: value for called, value in facts.items() if value}
