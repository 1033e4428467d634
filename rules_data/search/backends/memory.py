"""An index in memory, for editions that are not in force: made when one is asked for, ranked as the others are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from heapq import nlargest
from typing import NamedTuple

import numpy as np

from rules_data.search.catalogue import Catalogue
from rules_data.search.scoring import Numbers, Places, Posting, Values, impact
from rules_data.search.stored_fields import Shown, shown
from rules_data.search.tallying import Tally
from rules_data.search.wanted import Candidates, Wanted
from rules_data.search.weighing import Weighed
from rules_data.search.words import spelled_words

from .interface import Built


class Lists(NamedTuple):
    """Every word's list one after the other: for a word its number, and between which offsets its list stands."""

    numbers: Mapping[str, int]
    offsets: Numbers
    places: Numbers
    impacts: Values


def lists_of(weighed: Iterable[Weighed]) -> Lists:
    """The lists of some entries, whose places are their order."""
    numbers: dict[str, int] = {}
    words, places, weights = [], [], []
    for place, one in enumerate(weighed):
        for word, weight in one.weights.items():
            words.append(numbers.setdefault(word, len(numbers)))
            places.append(place)
            weights.append(weight)
    of_words = np.array(words, dtype=np.intp)
    order = np.argsort(of_words, kind="stable")
    offsets = np.searchsorted(of_words[order], np.arange(len(numbers) + 1))
    impacts = impact(np.array(weights, dtype=np.float64))
    return Lists(numbers, offsets, np.array(places, dtype=np.intp)[order], impacts[order])


class MemoryIndex:
    """Searches given entries. Its words are looked up by going through them: it is small, and asked for rarely.

    It corrects no slips.
    """

    def __init__(self, entries: Iterable[Shown], lists: Lists, built: Built) -> None:
        self.built = built
        self.lists = lists
        self.catalogue = Catalogue(entries)

    @classmethod
    def made_of(cls, entries: Iterable[Weighed], built: Built) -> MemoryIndex:
        kept = list(entries)
        return cls([shown(weighed) for weighed in kept], lists_of(kept), built)

    def find(self, wanted: Wanted) -> Candidates:
        return Tally(self.catalogue, wanted, self._posting).candidates()

    def words_beginning(self, beginning: str, limit: int) -> Sequence[str]:
        begun = [word for word in self._written if word.startswith(beginning)]
        return nlargest(limit, begun, key=lambda word: (self._written[word], word))

    def has_word(self, word: str) -> bool:
        return word in self._written

    def has_stem(self, stem: str) -> bool:
        return stem in self.lists.numbers

    def words_near(self, word: str, limit: int) -> Sequence[str]:
        return ()

    def _posting(self, stem: str) -> Posting:
        number = self.lists.numbers.get(stem)
        if number is None:
            return {}
        here = slice(self.lists.offsets[number], self.lists.offsets[number + 1])
        found = Places(self.lists.places[here], self.lists.impacts[here])
        games, of_each = self.catalogue.numbered_games
        if len(games) == 1:
            return {games[0]: found}
        of_these = of_each[found.places]
        marks = {game: of_these == number for number, game in enumerate(games)}
        return {game: Places(found.places[of], found.impacts[of]) for game, of in marks.items() if of.any()}

    @cached_property
    def _written(self) -> Counter[str]:
        """In how many entries each word is written so: a stem begins otherwise, and has no stem of its own."""
        texts = (set(spelled_words(one.title, one.body)) for one in self.catalogue.entries)
        return Counter(word for words in texts for word in words)
