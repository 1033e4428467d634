"""BM25F with the settings used everywhere (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009)."""

from __future__ import annotations

import math

K1 = 1.2
# How much of a score depends on what part of the words, by their rarity, an entry has.
COVERAGE = 0.15

# For each game the entries that a word finds, by their place, and what the word says about each.
Posting = dict[str, tuple[list[int], list[float]]]


def impact(weight: float) -> float:
    """What a word of this weight says about an entry, before how rare the word is: more of it says ever less more."""
    return weight * (K1 + 1) / (K1 + weight)


def rarity(found: int, entries: int) -> float:
    """The inverse document frequency of a word that `found` of the `entries` have."""
    return math.log(1 + (entries - found + 0.5) / (found + 0.5))
