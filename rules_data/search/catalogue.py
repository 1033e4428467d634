"""What is known in memory about the entries of an index: what is shown of each, and how they hang together."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rules_data.core.games import GAMES

from .hits import SPECIAL, Found, ReadText, escape_text
from .scoring import Numbers
from .stored_fields import Shown
from .suggesting import SuggestionTable
from .words import WORD, stem, stems_in

_WORD = re.compile(WORD)
_ASIDE = re.compile(r"\[[^\]]*\]|\([^)]*\)")
_SEVERAL = re.compile(r"[,/;]")
# "Conquer: gaining control of ...": a rule that begins with a name and a colon says what the name stands for.
_DEFINES = re.compile(r"(?P<name>[^\W\d_][\w'’-]*(?: [\w'’-]+){0,2}): ")
MOST_READ = 4_000
# What a rule says for the one it stands under, and for those it refers to.
UP, CITED = 0.05, 0.1



class Catalogue:
    """Every entry by its place in the index, with its relations as places. Never changed once it is made."""

    def __init__(self, entries: Iterable[Shown]) -> None:
        self.entries = list(entries)
        self.place_of = {entry.key: place for place, entry in enumerate(self.entries)}
        self.kinds = [entry.kind for entry in self.entries]
        self.games = [entry.game for entry in self.entries]
        self.parents = [self.place_of.get(entry.parent) for entry in self.entries]
        self.leads_to = [
            tuple(self.place_of[key] for key in entry.leads_to if key in self.place_of) for entry in self.entries
        ]
        self._read: dict[int, ReadText] = {}

    @cached_property
    def numbered_games(self) -> tuple[list[str], Numbers]:
        """The names of all games, and for each entry which of them is its own."""
        numbers = {game: number for number, game in enumerate(dict.fromkeys(self.games))}
        return list(numbers), np.array([numbers[game] for game in self.games], dtype=np.intp)

    def counted(self, places: Numbers) -> tuple[dict[str, int], dict[str, int]]:
        """How many of these entries there are of each kind, and of each game."""
        sorts, of_each = self._sorts
        kinds: dict[str, int] = {}
        games: dict[str, int] = {}
        for (kind, game), count in zip(sorts, np.bincount(of_each[places], minlength=len(sorts)).tolist(), strict=True):
            if count:
                kinds[kind] = kinds.get(kind, 0) + count
                games[game] = games.get(game, 0) + count
        return kinds, games

    @cached_property
    def _sorts(self) -> tuple[list[tuple[str, str]], Numbers]:
        """Every pair of kind and game there is, and for each entry which of them it is."""
        pairs = list(zip(self.kinds, self.games, strict=True))
        sorts = {pair: number for number, pair in enumerate(dict.fromkeys(pairs))}
        return list(sorts), np.array([sorts[pair] for pair in pairs], dtype=np.intp)

    def of_kinds(self, kinds: Sequence[str]) -> NDArray[np.bool_]:
        """A mark for each entry: whether it is of one of these kinds."""
        sorts, of_each = self._sorts
        return np.array([kind in kinds for kind, _ in sorts], dtype=np.bool_)[of_each]

    def voting(self, game: str | None) -> Numbers:
        """The questions and examples, of a game or of all, that rest on rules."""
        return self._voters.get(game, np.array([], dtype=np.intp))

    def size_of(self, game: str | None) -> int:
        """How many entries there are of a game, or of all."""
        return self._sizes.get(game, 0) if game else len(self.entries)

    @cached_property
    def _sizes(self) -> dict[str, int]:
        return dict(Counter(self.games))

    @cached_property
    def passes_on(self) -> list[tuple[tuple[int, float], ...]]:
        """For each entry what share of its score it says for others: the one above it, and those it refers to."""
        children = Counter(parent for parent in self.parents if parent is not None)
        return [
            (
                *(((parent, UP / math.sqrt(1 + children[parent])),) if parent is not None else ()),
                *((rule, CITED / len(cited)) for rule in (cited if kind == "rule" else ())),
            )
            for parent, cited, kind in zip(self.parents, self.leads_to, self.kinds, strict=True)
        ]

    @cached_property
    def _voters(self) -> dict[str | None, Numbers]:
        found: dict[str | None, list[int]] = {None: []}
        for place, entry in enumerate(self.entries):
            if entry.kind in {"faq", "example"} and self.leads_to[place]:
                found.setdefault(entry.game, []).append(place)
                found[None].append(place)
        return {game: np.array(places, dtype=np.intp) for game, places in found.items()}

    @cached_property
    def titled(self) -> dict[tuple[str, ...], list[int]]:
        """The entries with a title, by the stems of that title; a defined word with several names by each."""
        found: dict[tuple[str, ...], list[int]] = {}
        for place, entry in enumerate(self.entries):
            names = _SEVERAL.split(_ASIDE.sub("", entry.title)) if entry.kind == "term" else [entry.title]
            for name in dict.fromkeys([*names, entry.title]):
                words = tuple(stems_in(name))
                if words:
                    found.setdefault(words, []).append(place)
        return found

    @cached_property
    def defined(self) -> dict[tuple[str, ...], list[int]]:
        """The rules without a title that say first what a name stands for, by the stems of that name."""
        found: dict[tuple[str, ...], list[int]] = {}
        for place, entry in enumerate(self.entries):
            match = _DEFINES.match(entry.body) if entry.kind == "rule" and not entry.title else None
            if match is not None:
                found.setdefault(tuple(stems_in(match["name"])), []).append(place)
        return found

    @cached_property
    def words_of_titles(self) -> frozenset[str]:
        """The words that are the whole title of a rule or a defined word, as they are written, in small letters."""
        titles = (entry.title.lower() for entry in self.entries if entry.kind in {"rule", "term"})
        return frozenset(title for title in titles if " " not in title)

    @cached_property
    def beside(self) -> frozenset[int]:
        """The rules of other documents than a game's rulebook: of tournaments, that is."""
        books = {slug: game.rulebook for slug, game in GAMES.items()}
        return frozenset(
            place
            for place, entry in enumerate(self.entries)
            if entry.kind == "rule" and entry.document != books.get(entry.game, entry.document)
        )

    @cached_property
    def suggestions(self) -> SuggestionTable:
        """The table for typeahead."""
        return SuggestionTable(self.entries)

    def read(self, place: int) -> ReadText:
        """An entry's text with the places where its words stand."""
        known = self._read.get(place)
        if known is None:
            if len(self._read) >= MOST_READ:
                self._read.clear()
            known = self._read[place] = _read(self.entries[place].body)
        return known


def _read(text: str) -> ReadText:
    words: dict[str, list[Found]] = {}
    for one in _WORD.finditer(text):
        root = stem(one[0])
        words.setdefault(root, []).append((one.start(), one.end(), root))
    return ReadText(words, None if SPECIAL.search(text) is None else escape_text)
