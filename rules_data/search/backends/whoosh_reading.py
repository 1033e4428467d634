"""A Whoosh index being searched: its postings scored with BM25F, a word's list read once and then kept in memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import Any

from rules_data.search.catalogue import Catalogue
from rules_data.search.kept import Shown
from rules_data.search.scoring import Posting, posting_of
from rules_data.search.spelling import could_be_near, farthest, nearest
from rules_data.search.tallying import Tally
from rules_data.search.wanted import Candidates, Wanted

from .interface import Built
from .whoosh_schema import SPELLING, WORDS

MOST_POSTINGS = 4_000


class WhooshIndex:
    """One generation, shared by the threads of a process."""

    def __init__(self, reader: Any, built: Built) -> None:
        self._reader = reader
        self._lock = threading.Lock()
        self._postings: dict[str, Posting] = {}
        self.built = built
        self.catalogue = Catalogue(Shown(*kept["shown"]) for _, kept in reader.iter_docs())

    def find(self, wanted: Wanted) -> Candidates:
        return Tally(self.catalogue, wanted, self.posting).candidates()

    def posting(self, stem: str) -> Posting:
        """The entries that a word finds, with what it says about each."""
        posting = self._postings.get(stem)
        if posting is None:
            with self._lock:
                if len(self._postings) >= MOST_POSTINGS:
                    self._postings.clear()
                posting = self._postings[stem] = self._read(stem)
        return posting

    def _read(self, stem: str) -> Posting:
        if (WORDS, stem) not in self._reader:
            return {}
        return posting_of(_weights(self._reader.postings(WORDS, stem)), self.catalogue.games)

    def words_beginning(self, beginning: str, limit: int) -> Sequence[str]:
        with self._lock:
            words = [word.decode() for word in self._reader.expand_prefix(SPELLING, beginning)]
            return nlargest(limit, words, key=lambda word: (self._uses(word), word))

    def has_word(self, word: str) -> bool:
        with self._lock:
            return (SPELLING, word) in self._reader

    def has_stem(self, stem: str) -> bool:
        with self._lock:
            return (WORDS, stem) in self._reader

    def words_near(self, word: str, limit: int) -> Sequence[str]:
        least, most = could_be_near(word)
        with self._lock:
            begun = (one.decode() for one in self._reader.expand_prefix(SPELLING, word[:1]))
            written = [(one, self._uses(one)) for one in begun if least <= len(one) <= most]
        return nearest(word, written, farthest(word), limit)

    def _uses(self, word: str) -> int:
        return int(self._reader.frequency(SPELLING, word))


def _weights(matcher: Any) -> Iterator[tuple[int, float]]:
    while matcher.is_active():
        yield matcher.id(), matcher.weight()
        matcher.next()
