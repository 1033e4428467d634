"""What a rule says, reduced to what two editions can be compared by."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from .nodes import RuleNode

# References change whenever numbers do; they say nothing about whether the rule is the same one.
_REFERENCE = re.compile(r"\b\d{1,3}(?:\.[0-9a-z]{1,3})+\b|\b\d{3}[a-z]?\b", re.IGNORECASE)
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of one rule, references masked: as a key that is equal for equal texts, and counted."""

    key: str
    counts: Counter[str]

    @property
    def length(self) -> int:
        return self.counts.total()


def wording_of(node: RuleNode) -> Wording:
    words = _WORD.findall(_REFERENCE.sub(" ¶ ", node.text.replace("’", "'")).casefold())
    return Wording(f"{node.kind}:{' '.join(words)}", Counter(words))


class WordWeights:
    """How much a word tells: one that stands in few rules weighs more than one that stands in most."""

    def __init__(self, wordings: Iterable[Wording]) -> None:
        found: Counter[str] = Counter()
        total = 0
        for wording in wordings:
            found.update(wording.counts.keys())
            total += 1
        self._weights = {word: math.log(1 + total / count) for word, count in found.items()}

    def weight(self, counts: Counter[str]) -> float:
        return sum(self._weights.get(word, 1.0) * count for word, count in counts.items())

    def rarest(self, wording: Wording, how_many: int) -> list[str]:
        return sorted(wording.counts, key=lambda word: (-self._weights.get(word, 1.0), word))[:how_many]

    def likeness(self, one: Wording, other: Wording) -> float:
        """From 0, nothing in common, to 1: the shared weight over the mean weight of both."""
        both = self.weight(one.counts) + self.weight(other.counts)
        return 2 * self.weight(one.counts & other.counts) / both if both else 0.0

    def held_in(self, part: Counter[str], whole: Counter[str]) -> float:
        """Which share of `part`'s weight stands in `whole`."""
        weight = self.weight(part)
        return self.weight(part & whole) / weight if weight else 0.0
