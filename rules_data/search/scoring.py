"""BM25F with the settings used everywhere (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

# Places of entries, and what is said about them: added up by the thousand for each query.
Numbers = NDArray[np.intp]
Values = NDArray[np.float64]
Weight = TypeVar("Weight", float, Values)
K1 = 1.2
# How much of a score depends on what part of the words an entry has: most where two were typed, little in a question.
COVERAGE, COVERAGE_OF_FEW = 0.1, 1.0


class Places(NamedTuple):
    """The entries of a game that a word finds, by their place, and what the word says about each."""

    places: Numbers
    impacts: Values


# For each game what a word finds there.
Posting = dict[str, Places]


def posting_of(places: Numbers, weights: Values, games: tuple[Sequence[str], Numbers]) -> Posting:
    """A posting from the places where a word stands and its weights there.

    `games` are the names of all games, and for each entry which of them is its own.
    """
    names, of_each = games
    impacts, of_these = impact(weights), of_each[places]
    marks = {name: of_these == number for number, name in enumerate(names)}
    return {name: Places(places[of], impacts[of]) for name, of in marks.items() if of.any()}


def impact(weight: Weight) -> Weight:
    """What a word of this weight (or of each of these) says about an entry, before how rare it is: more of it says ever
    less more.
    """
    return weight * (K1 + 1) / (K1 + weight)


def coverage(units: int) -> float:
    """The share of a score that depends on having all of so many words."""
    return max(COVERAGE, COVERAGE_OF_FEW / units)


def rarity(found: int, entries: int) -> float:
    """The inverse document frequency of a word that `found` of the `entries` have."""
    return math.log(1 + (entries - found + 0.5) / (found + 0.5))
