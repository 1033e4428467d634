"""What phrases about objects are put together from: pieces and their places, zones, plurals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum, auto
from typing import Any

from rules_data.core.abilities.model_values import Filter
from rules_data.core.abilities.writing.english import plural as plural_word
from rules_data.core.abilities.writing.lexicon import words, zone_called


class At(IntEnum):
    """Where a piece stands in the phrase: before the noun or behind it."""

    OTHER = auto()
    STATES = auto()
    NOT_STATES = auto()
    NONE_OF = auto()
    NONE_OF_TAGS = auto()
    NOT_DOMAINS = auto()
    NOT_TYPES = auto()
    NOT_TAGS = auto()
    DOMAINS = auto()
    NOUN_STATES = auto()
    NOUN = auto()
    NAME_HAS = auto()
    NAMES = auto()
    NOT_NAMES = auto()
    CONTROLLER = auto()
    OWNER = auto()
    NUMBERS = auto()
    KEYWORDS = auto()
    ZONES = auto()
    CALLED = auto()
    ATTACHED = auto()
    HOST = auto()
    ALL_OF = auto()
    ANY_OF = auto()
    WITHOUT = auto()
    NONE_OF_OTHERS = auto()


Piece = tuple[At, str]
# What a criterion says: the criterion, the filter it is of, and whether several objects are meant.
Say = Callable[[Any, Filter, bool], Iterable[Piece]]


def each_word(at: At, form: str, field: str) -> Say:
    """Every word of a criterion by itself: nonblack."""
    return lambda one, what, many: [(at, form.format(word)) for word in getattr(one, field)]


def any_word(at: At, form: str, field: str) -> Say:
    """The words of a criterion as alternatives: called Axe or Bolt."""
    return lambda one, what, many: [(at, form.format(" or ".join(getattr(one, field))))]


def always(at: At, said: str) -> Say:
    return lambda one, what, many: [(at, said)]


def plural(noun: str) -> str:
    """Of a noun with nothing behind it: poison counters, heroes."""
    front, space, last = noun.rpartition(" ")
    return f"{front}{space}{plural_word(last, dict(words().plurals))}"


def within(zone: str, owner: str) -> str:
    """in your hand, on the battlefield"""
    return zone_called(zone).within.format(owner)


def into(zone: str, owner: str) -> str:
    """into your hand, onto the battlefield"""
    return zone_called(zone).into.format(owner)


def out_of(zone: str, owner: str) -> str:
    """from your hand, from the battlefield"""
    return zone_called(zone).out_of.format(owner)
