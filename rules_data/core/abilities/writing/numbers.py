"""Numbers and comparisons with them, in the phrases by which card text is read."""

from __future__ import annotations

from rules_data.core.abilities.english import UnableToRenderAbility
from rules_data.core.abilities.model_values import Amount, Comparison

from .lexicon import words
from .saying import say
from .told import compared as told_comparison
from .told import told


def compared(test: Comparison) -> str:
    """2 or more, 2 or greater"""
    return _said("measured", told_comparison(test))


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return _said("amount", told(value))


def _said(kind: str, data: object) -> str:
    said = say(kind, data)
    if said is None:
        raise UnableToRenderAbility(f"No words are known for the amount {data!r}.")
    return said


def counting(value: object, *, digits: bool, one: str) -> str | None:
    """How many things: a card, two cards, 2 runes, that many cards. None for what is no plain number."""
    if value == THAT_MUCH:
        return "that many"
    if value == X:
        return X
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        return None
    if value == 1:
        return one
    return str(value) if digits or words().figures or value >= len(_WORDS) else _WORDS[value]


def measuring(value: object, *, digits: bool, one: str) -> str | None:
    """How much: 2 life, X damage, that much. None for what is no plain number."""
    if isinstance(value, bool) or not (isinstance(value, int) or value in (THAT_MUCH, X)):
        return None
    return str(value)


THAT_MUCH, X = "that much", "X"
_WORDS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
