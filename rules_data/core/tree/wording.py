"""What a rule says, reduced to what two editions can be compared by."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from .nodes import NodeKind, RuleNode

# References change whenever numbers do; they say nothing about whether the rule is the same one.
_REFERENCE = re.compile(r"\b\d{1,3}(?:\.[0-9a-z]{1,3})+\b|\b\d{3}[a-z]?\b", re.IGNORECASE)
_WORD = re.compile(r"\w+")
_MASK = "¶"
# "8a. If the turn ...": the place of a step among the others, which moves as numbers do.
_STEP = re.compile(r"\d{1,2}[a-z]?[.)]\s+(?=\S)")
_SENTENCE_END = re.compile(r"(?<=[.?!:;])[”\"’)\]]*\s+|\n")
_PLURAL = re.compile(r"(?<=[a-z]{3})(?:(?<=ch|sh|ss)es|(?<=[xz])es|(?<!s)s)\Z")
_ENDINGS = ("ing", "ed", "e")
# About the rules of four editions: a document is compared with the one before and the one after it.
_KEPT = 16_000


@dataclass(frozen=True)
class Wording:
    """The words of one text, references masked.

    `key` is equal for equal texts; `bare` leaves out the numeral of a step; `counts` holds the roots of the words
    of `bare`: "abilities" and "ability", "activating" and "activated" are one.
    """

    key: str
    bare: str
    counts: Mapping[str, int]
    length: int
    sentences: tuple[str, ...]

    @cached_property
    def spaced(self) -> str:
        """`bare` as it is looked for inside others."""
        return f" {self.bare} "

    @cached_property
    def parts(self) -> tuple[Wording, ...]:
        """Its sentences, each worded for itself; empty where there is only one."""
        return tuple(worded(sentence) for sentence in self.sentences) if len(self.sentences) > 1 else ()


def wording_of(node: RuleNode) -> Wording:
    """How a record is worded, whatever its kind: a title that became a rule says the same."""
    return worded(node.text)


@lru_cache(maxsize=_KEPT)
def worded(text: str) -> Wording:
    masked = _REFERENCE.sub(f" {_MASK} ", text.replace("’", "'"))
    words = _WORD.findall(masked.casefold())
    step = _STEP.match(text)
    telling = words[1:] if step is not None and words else words
    counts: dict[str, int] = {}
    for word in telling:
        root = _root(word)
        counts[root] = counts.get(root, 0) + 1
    sentences = tuple(part for part in _SENTENCE_END.split(text) if part and part.strip())
    return Wording(" ".join(words), " ".join(telling), counts, len(telling), sentences)


@lru_cache(maxsize=_KEPT)
def _root(word: str) -> str:
    """A word without the endings of number and time."""
    singular = f"{word[:-3]}y" if len(word) > 4 and word.endswith("ies") else _PLURAL.sub("", word)
    ending = next((end for end in _ENDINGS if len(singular) > len(end) + 3 and singular.endswith(end)), "")
    return singular.removesuffix(ending)


def kind_and_key(node: RuleNode, wording: Wording) -> tuple[NodeKind, str]:
    """Tells a title from the rule that says the same words."""
    return node.kind, wording.key


class WordWeights:
    """How much a word tells: one that stands in few rules weighs more than one that stands in most."""

    def __init__(self, wordings: Iterable[Wording]) -> None:
        found: Counter[str] = Counter()
        total = 0
        for wording in wordings:
            found.update(wording.counts.keys())
            total += 1
        self._weights = {word: math.log(1 + total / count) for word, count in found.items()}
        self._totals: dict[str, float] = {}

    def of_word(self, word: str) -> float:
        return self._weights.get(word, 1.0)

    def weight(self, counts: Mapping[str, int]) -> float:
        weights = self._weights
        return sum(weights.get(word, 1.0) * count for word, count in counts.items())

    def total(self, wording: Wording) -> float:
        """The weight of all words of a text, summed once."""
        found = self._totals.get(wording.bare)
        if found is None:
            found = self._totals[wording.bare] = self.weight(wording.counts)
        return found

    def shared(self, one: Mapping[str, int], other: Mapping[str, int]) -> float:
        """The weight of the words that both have, as often as both have them."""
        if len(other) < len(one):
            one, other = other, one
        weights, both = self._weights, 0.0
        for word, count in one.items():
            there = other.get(word)
            if there:
                both += weights.get(word, 1.0) * (count if count < there else there)
        return both

    def likeness(self, one: Wording, other: Wording) -> float:
        """From 0, nothing in common, to 1: the shared weight over the mean weight of both."""
        both = self.total(one) + self.total(other)
        return 2 * self.shared(one.counts, other.counts) / both if both else 0.0

    def held_in(self, part: Mapping[str, int], whole: Mapping[str, int]) -> float:
        """Which share of `part`'s weight stands in `whole`."""
        weight = self.weight(part)
        return self.shared(part, whole) / weight if weight else 0.0


def beyond(whole: Mapping[str, int], taken: Mapping[str, int]) -> dict[str, int]:
    """The words of `whole` without those of `taken`, each as often as it is left."""
    return {word: count - taken.get(word, 0) for word, count in whole.items() if count > taken.get(word, 0)}
