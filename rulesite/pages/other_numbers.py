"""A number asked for in a game that has no such rule, while another game has: it is said whose number it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rules_data.queries import EditionView, GameView, RuleView, same_number_elsewhere

from .spoken_games import names_of

_NUMBER = re.compile(r"(?<![\w.])\d{1,3}(?:[.,]\d{1,3})*[.,]?[a-z]{0,2}(?![\w.])", re.IGNORECASE)
_SHORTEST = 3


@dataclass(frozen=True)
class OtherNumber:
    """The game that was named, the number it has no rule with, and the rules of other games that have it."""

    game: GameView
    number: str
    rules: tuple[tuple[GameView, EditionView, RuleView], ...]


def other_number(query: str, game: str, known: Iterable[GameView]) -> OtherNumber | None:
    """Of a number that a query asks for in one game, named in it or chosen as `game`; None where that game has it."""
    games = tuple(known)
    named = [one for one in games if names_of(one).search(query)] or [one for one in games if one.slug == game]
    number = _number(query)
    if len(named) != 1 or not number or same_number_elsewhere(number, (named[0],)):
        return None
    rules = same_number_elsewhere(number, tuple(one for one in games if one is not named[0]))
    return OtherNumber(named[0], number, rules) if rules else None


def _number(query: str) -> str:
    """The one number in a query that holds little else; empty where it is about something else."""
    found = [one[0].replace(",", ".") for one in _NUMBER.finditer(query)]
    single = len(found) == 1 and len(found[0]) >= _SHORTEST and len(query.split()) <= _SHORTEST + 1
    return found[0] if single else ""
