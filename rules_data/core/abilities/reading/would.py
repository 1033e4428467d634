"""What would happen, in the words for what happens: where a creature dies, it would die.

A phrase says what happens once; what is replaced is told by the same phrase, with "would" in front of its verb.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise, product

from rules_data.core.abilities.english import infinitive, third_person

from .phrases import Phrase, Piece

HAPPENS, WOULD = "event", "replaced"
_THIRD = frozenset(("is", "has", "does"))

Choice = tuple[tuple[Piece, ...], ...]


def that_would_happen(phrases: Iterable[Phrase]) -> Iterator[Phrase]:
    """The phrases for events as those of what would happen; those whose verb has two forms, dies and die."""
    for phrase in phrases:
        if phrase.kind != HAPPENS or not isinstance(phrase.data, dict) or phrase.unread:
            continue
        ways = tuple(way for one in phrase.ways if (way := _would(one)) is not None)
        if ways:
            spelled = (tuple(piece for each in chosen for piece in each) for way in ways for chosen in product(*way))
            yield replace(phrase, kind=WOULD, spellings=tuple(spelled), choices=ways[0], ways=ways)


def _would(way: tuple[Choice, ...]) -> tuple[Choice, ...] | None:
    """One spelling with "would" before its verb, the first word that has a form of one and one of several."""
    for place, choice in enumerate(way):
        if (verb := _verb(choice)) is not None:
            rest = way[place + 1 :]
            joined = any(_verb(one) is not None and before[0] in (("and",), ("or",)) for before, one in pairwise(rest))
            return None if joined else (*way[:place], (("would", *infinitive(verb).split(" ")),), *rest)
    return None


def _verb(choice: Choice) -> str | None:
    """The form of one of a verb: dies, of die and dies."""
    forms = [one[0] for one in choice if len(one) == 1 and isinstance(one[0], str)]
    if len(forms) != 2 or len(choice) != 2:
        return None
    return next((one for one in forms if one in _THIRD or any(third_person(each) == one for each in forms)), None)
