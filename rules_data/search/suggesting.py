"""What a reader may mean who has typed the beginning of it: numbers, headings, terms, cards, questions, examples.

The table is made once for each generation of the index and kept in memory: sorted words with arrays beside them, so
that a beginning is looked up by halving, and what begins so is ranked at once and not one by one.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rules_data.core.markup import folded
from rules_data.queries import as_said

from .scoring import Numbers
from .stored_fields import Shown

GROUPS = ("rule", "heading", "term", "card", "faq", "example")
LONGEST = 100
OPENING = 80
# So many times as many as are shown are put in order at once: of several words of a title, more than one may be meant.
_SPARE = 8

_NUMBER = re.compile(r"(?:rules?\s+|§\s*|#\s*)?(\d[\w.\s-]{0,14})\Z")

# A rank is one number, what counts most in its highest bits; the lowest are the place of what is ranked.
Ranks = NDArray[np.int64]
Kinds = NDArray[np.int8]
_PLACE_BITS, _LENGTH_BITS = 32, 24
_PLACE = (1 << _PLACE_BITS) - 1
_LONGEST_TITLE = (1 << _LENGTH_BITS) - 1
_GOES_ON, _LATER_WORD, _WORDS_APART = (1 << _PLACE_BITS + _LENGTH_BITS + bit for bit in range(3))


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing a beginning may mean. `kind` is its group; `text` its title or the rule's first words."""

    kind: str
    game: str
    document: str
    number: str
    slug: str
    text: str
    place: str = ""


class _Beginnings:
    """Words or numbers in order, each with the place of what it leads to: what begins alike is one run of them."""

    def __init__(self, rows: Sequence[tuple[str, int]]) -> None:
        """`rows` are in order."""
        self.words = [words for words, _ in rows]
        self.places: Numbers = np.array([place for _, place in rows], dtype=np.intp)

    def run(self, beginning: str) -> slice:
        """Where those stand that begin so."""
        start = bisect_left(self.words, beginning)
        return slice(start, bisect_right(self.words, beginning, start, key=lambda words: words[: len(beginning)]))

    def exact_first(self, beginning: str) -> tuple[slice, int]:
        """Where those stand that begin so, and how many of them are the beginning itself: these come first."""
        run = self.run(beginning)
        return run, bisect_right(self.words, beginning, run.start, run.stop) - run.start


class SuggestionTable:
    """Every title by each of its words, and every rule by its number."""

    def __init__(self, entries: Iterable[Shown]) -> None:
        self._shown: list[Suggestion] = []
        numbers: list[tuple[str, int]] = []
        titles: list[tuple[str, int, int]] = []
        for entry in entries:
            place = len(self._shown)
            heading = entry.kind == "rule" and bool(entry.title)
            if entry.kind == "rule":
                self._shown.append(_suggestion(entry, "rule"))
                numbers.append((entry.number.lower(), place))
                if not heading:
                    continue
                place += 1
            self._shown.append(_suggestion(entry, "heading" if heading else entry.kind))
            titles += ((words, nth, place) for nth, words in enumerate(_from_each_word(entry.title)))
        titles.sort()
        self._numbers = _Beginnings(sorted(numbers))
        self._titles = _Beginnings([(words, place) for words, _, place in titles])
        self._ranks = self._ranked(np.array([nth for _, nth, _ in titles], dtype=np.int64))
        groups = {kind: number for number, kind in enumerate(GROUPS)}
        kinds = np.array([groups.get(one.kind, len(GROUPS)) for one in self._shown], dtype=np.int8)
        self._games = {game: number for number, game in enumerate(dict.fromkeys(one.game for one in self._shown))}
        self._of_game = np.array([self._games[one.game] for one in self._shown], dtype=np.int16)
        # Told of each word of a title: what begins alike stands together, and is read in one go.
        self._title_kinds, self._title_games = kinds[self._titles.places], self._of_game[self._titles.places]

    def suggest(self, typed: str, game: str | None, limit: int) -> Mapping[str, tuple[Suggestion, ...]]:
        """At most `limit` of each group, the likeliest first; groups without any are left out."""
        typed = " ".join(typed[:LONGEST].split())
        ranks, kinds = self._by_title(folded(typed), game)
        found = {"rule": _least(self._by_number(typed, game), limit)}
        found |= {kind: _least(ranks[kinds == number], limit) for number, kind in enumerate(GROUPS) if kind != "rule"}
        return {kind: self._at(best) for kind, best in found.items() if best}

    def _ranked(self, nth: Ranks) -> Ranks:
        """Titles by their first word before those by a later word, and the shorter before the longer."""
        lengths = np.array([min(len(one.text), _LONGEST_TITLE) for one in self._shown], dtype=np.int64)
        places = self._titles.places
        ranks: Ranks = (nth > 0) * _LATER_WORD | lengths[places] << _PLACE_BITS | places
        return ranks

    def _at(self, places: Iterable[int]) -> tuple[Suggestion, ...]:
        return tuple(self._shown[place] for place in places)

    def _by_number(self, typed: str, game: str | None) -> Ranks:
        """The ranks of rules whose numbers begin so, the very number before the others."""
        match = _NUMBER.match(typed.lower())
        if match is None:
            return np.array([], dtype=np.int64)
        run, exact = self._numbers.exact_first(re.sub(r"[\s.-]+", ".", match[1]).strip("."))
        places = self._numbers.places[run]
        ranks = places.astype(np.int64)
        ranks[exact:] |= _GOES_ON
        return ranks if game is None else ranks[self._of_game[places] == self._games.get(game, -1)]

    def _by_title(self, typed: str, game: str | None) -> tuple[Ranks, Kinds]:
        """The ranks of titles with a word that begins so, and their kinds; of several words that do not follow one
        another, each begins one. A title is there once for each of its words that is meant.
        """
        first, *others = typed.split() or [""]
        ranks, kinds, _ = self._beginning(typed, game) if first else (self._ranks[:0], self._title_kinds[:0], None)
        if others:
            apart, of_apart, at = self._beginning(first, game)
            have_all = self._having(others)[at]
            ranks = np.concatenate([ranks, apart[have_all] | _WORDS_APART])
            kinds = np.concatenate([kinds, of_apart[have_all]])
        return ranks, kinds

    def _beginning(self, words: str, game: str | None) -> tuple[Ranks, Kinds, Numbers]:
        """The ranks, kinds and places of titles that begin so at one of their words."""
        run, exact = self._titles.exact_first(words)
        ranks = self._ranks[run].copy()
        ranks[exact:] |= _GOES_ON
        found = ranks, self._title_kinds[run], self._titles.places[run]
        if game is None:
            return found
        of_game = self._title_games[run] == self._games.get(game, -1)
        return found[0][of_game], found[1][of_game], found[2][of_game]

    def _having(self, beginnings: Iterable[str]) -> NDArray[np.bool_]:
        """A mark for each place: whether each of these begins a word of its title."""
        have_all = np.ones(len(self._shown), dtype=np.bool_)
        for beginning in set(beginnings):
            has = np.zeros(len(self._shown), dtype=np.bool_)
            has[self._titles.places[self._titles.run(beginning)]] = True
            have_all &= has
        return have_all


def _least(ranks: Ranks, limit: int) -> list[int]:
    """The places of the `limit` lowest ranks, the lowest first; a place that is there twice counts as its lowest.

    Only as many are put in order as are needed: one letter begins thousands.
    """
    taken = limit * _SPARE
    while True:
        some = len(ranks) > taken
        lowest = np.sort(np.partition(ranks, taken - 1)[:taken] if some else ranks)
        places = list(dict.fromkeys((lowest & _PLACE).tolist()))
        if len(places) >= limit or not some:
            return places[:limit]
        taken *= _SPARE


def _from_each_word(title: str) -> Iterator[str]:
    words = folded(title).split()
    return (" ".join(words[place:]) for place in range(len(words)))


def _suggestion(entry: Shown, kind: str) -> Suggestion:
    text = entry.title or _opening(as_said(entry.body, entry.is_summary))
    return Suggestion(kind, entry.game, entry.document, entry.number, entry.slug, text, entry.place)


def _opening(body: str) -> str:
    text = " ".join(body[: OPENING * 2].split())
    return text if len(text) <= OPENING else text[: text.rfind(" ", 0, OPENING) or OPENING] + " …"
