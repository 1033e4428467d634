"""A generation in PostgreSQL being searched: a word's entries are asked for once, and then kept in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from django.db import connection

from rules_data.search.catalogue import Catalogue
from rules_data.search.scoring import Posting, posting_of
from rules_data.search.spelling import could_be_near, farthest, nearest
from rules_data.search.stored_fields import Shown
from rules_data.search.tallying import Tally
from rules_data.search.wanted import Candidates, Wanted

from .interface import Built

MOST_POSTINGS = 16_000

_POSTING = """
SELECT place, (weights ->> %s)::real FROM search_entry
WHERE generation = %s AND words @@ %s::tsquery ORDER BY place
"""


class PostgresqlIndex:
    """One generation, shared by the threads of a process; each has its own connection."""

    def __init__(self, generation: int, built: Built, entries: Iterable[Shown]) -> None:
        self.generation, self.built = generation, built
        self.catalogue = Catalogue(entries)
        self._postings: dict[str, Posting] = {}

    def find(self, wanted: Wanted) -> Candidates:
        return Tally(self.catalogue, wanted, self.posting).candidates()

    def posting(self, stem: str) -> Posting:
        """The entries that a word finds, with what it says about each."""
        posting = self._postings.get(stem)
        if posting is None:
            if len(self._postings) >= MOST_POSTINGS:
                # Another thread may be at it as well, so it is not emptied one by one.
                self._postings = {}
            posting = self._postings[stem] = self._read(stem)
        return posting

    def _read(self, stem: str) -> Posting:
        if "\x00" in stem:
            return {}
        with connection.cursor() as cursor:
            cursor.execute(_POSTING, (stem, self.generation, _lexeme(stem)))
            found = cursor.fetchall()
        places = np.array([place for place, _ in found], dtype=np.intp)
        weights = np.array([weight for _, weight in found], dtype=np.float64)
        return posting_of(places, weights, self.catalogue.numbered_games)

    def words_beginning(self, beginning: str, limit: int) -> Sequence[str]:
        sql = (
            "SELECT word FROM search_word WHERE generation = %s AND starts_with(word, %s) "
            "ORDER BY uses DESC, word DESC LIMIT %s"
        )
        with connection.cursor() as cursor:
            cursor.execute(sql, (self.generation, beginning, limit))
            return [word for (word,) in cursor.fetchall()]

    def has_word(self, word: str) -> bool:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1 FROM search_word WHERE generation = %s AND word = %s", (self.generation, word))
            return cursor.fetchone() is not None

    def has_stem(self, stem: str) -> bool:
        return bool(self.posting(stem))

    def words_near(self, word: str, limit: int) -> Sequence[str]:
        least, most = could_be_near(word)
        sql = (
            "SELECT word, uses FROM search_word WHERE generation = %s AND starts_with(word, %s)"
            " AND length(word) BETWEEN %s AND %s"
        )
        with connection.cursor() as cursor:
            cursor.execute(sql, (self.generation, word[:1], least, most))
            return nearest(word, cursor.fetchall(), farthest(word), limit)


def _lexeme(stem: str) -> str:
    """A stem as a query of one lexeme."""
    escaped = stem.replace("\\", "\\\\").replace("'", "''")
    return f"'{escaped}'"
