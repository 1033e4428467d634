"""Which words and states the abilities of a situation look at: nobody has to look for the others."""

from __future__ import annotations

from rules_data.core.evaluator.state import AbilityIndex


class Interest:
    """What some ability watches, replaces or counts.

    `spoken_of` is what the scenario itself speaks of, beside what the game's keywords watch for; `keywords` are those
    that its objects have or can come by.
    """

    def __init__(self, index: AbilityIndex, keyword_words: frozenset[str]) -> None:
        self.watched = index.watched | keyword_words
        self.spoken_of = index.watched | index.replaced | index.counted
        self.replaced = index.replaced
        self.counted = index.counted
        self.keywords = index.keywords
        self.states = index.states
        self.claims_control = index.claims_control

    def again(self) -> Interest:
        """Another that looks at the same so far."""
        other = object.__new__(Interest)
        other.__dict__.update(self.__dict__)
        return other
