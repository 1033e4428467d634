"""What reading, running and telling the scenarios of a game takes: handed in by whoever knows the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from rules_data.core.abilities import Lexicon, Recognition
from rules_data.core.evaluator import GameTable
from rules_data.core.tree import NumberScheme


class Recogniser(Protocol):
    """Tells what kind of ability a text is under an edition. Raises UnableToRecognise."""

    def __call__(self, text: str, edition: str, *, without: frozenset[str] = ...) -> Recognition: ...


@dataclass(frozen=True, slots=True, eq=False)
class PlayedGame:
    """A game whose scenarios run.

    `scheme` numbers the rules that scenarios demonstrate. Without a `lexicon` its abilities are not put into words;
    without `recognise`, the kind of a text cannot be asked for.
    """

    slug: str
    table: GameTable
    scheme: NumberScheme
    lexicon: Lexicon | None = None
    recognise: Recogniser | None = None


# Games by slug.
PlayedGames = Mapping[str, PlayedGame]
