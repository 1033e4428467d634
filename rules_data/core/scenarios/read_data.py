"""Abilities that a text was read to say, checked against the words of a game: whether its evaluator can run them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Mapping as Keys

from rules_data.core.abilities import Ability
from rules_data.core.evaluator import Vocabulary

from .places import Items, Mapping, Node, Scalar
from .problems import Place
from .read_abilities import open_reading, read_ability
from .read_changed_objects import read_keywords_and_costs

_NOWHERE = Place(1, 1)


def read_data(
    said: object, words: Vocabulary, places: Iterable[str] = ()
) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    """The abilities of `{keywords: [..]}` or `{abilities: [..]}`, and why a game's evaluator cannot run them.

    Each reason names what is not known: the instruction, event or word, and what was expected in its place. `places`:
    what is known to be on the table beside the game's own places, such as a battlefield by its name.
    """
    reading = open_reading(words)
    reading.places = tuple(places)
    found: list[Ability] = []
    others: list[str] = []
    for key, value in said.items() if isinstance(said, Keys) else ():
        node = _node(value)
        if key == "keywords":
            in_play = of_the_game(value, words) if isinstance(value, list) else value
            read_keywords_and_costs(reading, _node(in_play))
        elif key == "abilities" and isinstance(node, Items):
            found += (one for item in node.items if (one := read_ability(reading, item)) is not None)
        elif key not in words.outside_the_game and (key != words.board.inset_key or not key):
            others.append(f"expected an ability or keywords, found {key!r}")
    problems = tuple(f"expected {each.expected}, found {each.found}" for each in reading.problems)
    return tuple(found), tuple(dict.fromkeys((*others, *problems)))


def of_the_game(said: Sequence[object], words: Vocabulary) -> list[object]:
    """Keywords and abilities without those that are about decks alone: no part of a game, and of no description."""
    return [one for one in said if not isinstance(one, str) or one not in words.outside_the_game]


def _node(value: object) -> Node:
    """Plain values as the nodes of a file; they have no place."""
    if isinstance(value, Keys):
        return Mapping(_NOWHERE, tuple((Scalar(_NOWHERE, str(key)), _node(one)) for key, one in value.items()))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return Items(_NOWHERE, tuple(map(_node, value)))
    if isinstance(value, bool):
        return Scalar(_NOWHERE, "true" if value else "false")
    return Scalar(_NOWHERE, str(value), isinstance(value, str) and value in ("true", "false", "null", "~", ""))
