"""A Whoosh index being searched: its postings scored with BM25F, a word's list read once and then kept in memory."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from heapq import nlargest
from itertools import islice
from typing import Any

import numpy as np

from rules_data.search.catalogue import Catalogue
from rules_data.search.scoring import Numbers, Posting, posting_of
from rules_data.search.spelling import could_be_near, farthest, nearest
from rules_data.search.stored_fields import Shown
from rules_data.search.tallying import Tally
from rules_data.search.wanted import Candidates, Wanted

from .interface import Built
from .whoosh_lists import list_of
from .whoosh_schema import SPELLING, WORDS

# More than a rulebook has words: each list is read once.
MOST_POSTINGS = 16_000
# In the place of an entry that was replaced.
REPLACED = -1
# Words near another that only replaced texts had, looked past.
MOST_REPLACED = 8


class WhooshIndex:
    """One generation, shared by the threads of a process."""

    def __init__(self, reader: Any, built: Built) -> None:
        self._reader = reader
        self._lock = threading.Lock()
        self._postings: dict[str, Posting] = {}
        self.built = built
        kept = list(reader.iter_docs())
        # Where changes were written beside a whole index, what they replaced leaves holes between the entries.
        self._places = _places(reader, [number for number, _ in kept]) if reader.has_deletions() else None
        self.catalogue = Catalogue(Shown(*stored["shown"]) for _, stored in kept)

    def find(self, wanted: Wanted) -> Candidates:
        return Tally(self.catalogue, wanted, self.posting).candidates()

    def posting(self, stem: str) -> Posting:
        """The entries that a word finds, with what it says about each."""
        posting = self._postings.get(stem)
        if posting is None:
            with self._lock:
                while len(self._postings) >= MOST_POSTINGS:
                    self._postings.pop(next(iter(self._postings)))
                posting = self._postings[stem] = self._read(stem)
        return posting

    def _read(self, stem: str) -> Posting:
        if (WORDS, stem) not in self._reader:
            return {}
        places, weights = list_of(self._reader, WORDS, stem)
        if self._places is not None:
            places = self._places[places]
            there = places != REPLACED
            places, weights = places[there], weights[there]
        return posting_of(places, weights, self.catalogue.numbered_games)

    def _is_used(self, field: str, word: str) -> bool:
        """Whether an entry still has the word: what was replaced is left in the lists of words."""
        if (field, word) not in self._reader:
            return False
        return self._places is None or bool(self._reader.postings(field, word).is_active())

    def words_beginning(self, beginning: str, limit: int) -> Sequence[str]:
        with self._lock:
            words = [word.decode() for word in self._reader.expand_prefix(SPELLING, beginning)]
            if self._places is None:
                return nlargest(limit, words, key=lambda word: (self._uses(word), word))
            most_used = sorted(words, key=lambda word: (self._uses(word), word), reverse=True)
            return list(islice((word for word in most_used if self._is_used(SPELLING, word)), limit))

    def has_word(self, word: str) -> bool:
        with self._lock:
            return self._is_used(SPELLING, word)

    def has_stem(self, stem: str) -> bool:
        # Whoever asks this looks the word up next.
        return bool(self.posting(stem))

    def words_near(self, word: str, limit: int) -> Sequence[str]:
        least, most = could_be_near(word)
        with self._lock:
            begun = (one.decode() for one in self._reader.expand_prefix(SPELLING, word[:1]))
            written = [(one, self._uses(one)) for one in begun if least <= len(one) <= most]
            near = nearest(word, written, farthest(word), limit if self._places is None else limit + MOST_REPLACED)
            return [one for one in near if self._is_used(SPELLING, one)][:limit]

    def _uses(self, word: str) -> int:
        return int(self._reader.frequency(SPELLING, word))


def _places(reader: Any, kept: Sequence[int]) -> Numbers:
    """For each number that the index has given, the place of its entry among those that are kept."""
    places = np.full(reader.doc_count_all(), REPLACED, dtype=np.intp)
    places[kept] = np.arange(len(kept))
    return places
