"""An index in memory, for editions that are not in force: made when one is asked for, ranked as the others are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import nlargest

from rules_data.search.catalogue import Catalogue
from rules_data.search.scoring import Posting, posting_of
from rules_data.search.stored_fields import shown
from rules_data.search.tallying import Tally
from rules_data.search.wanted import Candidates, Wanted
from rules_data.search.weighing import Weighed

from .interface import Built


class MemoryIndex:
    """Searches given entries. Its words are looked up by going through them: it is small, and asked for rarely."""

    def __init__(self, entries: Iterable[Weighed], built: Built) -> None:
        kept = list(entries)
        self.built = built
        self.catalogue = Catalogue(shown(weighed) for weighed in kept)
        weights: dict[str, list[tuple[int, float]]] = {}
        for place, weighed in enumerate(kept):
            for word, weight in weighed.weights.items():
                weights.setdefault(word, []).append((place, weight))
        self._postings = {word: posting_of(found, self.catalogue.games) for word, found in weights.items()}

    def find(self, wanted: Wanted) -> Candidates:
        return Tally(self.catalogue, wanted, self._posting).candidates()

    def words_beginning(self, beginning: str, limit: int) -> Sequence[str]:
        begun = [word for word in self._postings if word.startswith(beginning)]
        return nlargest(limit, begun, key=self._entries)

    def has_word(self, word: str) -> bool:
        return False

    def has_stem(self, stem: str) -> bool:
        return stem in self._postings

    def words_near(self, word: str, limit: int) -> Sequence[str]:
        return ()

    def _posting(self, stem: str) -> Posting:
        return self._postings.get(stem, {})

    def _entries(self, word: str) -> tuple[int, str]:
        return sum(len(of_game.places) for of_game in self._postings[word].values()), word
