"""Add up what each word of a query says about each entry, and choose the best: the first stage of ranking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np
from numpy.typing import NDArray

from .catalogue import Catalogue
from .scoring import Numbers, Places, Posting, Values, coverage, rarity
from .wanted import ENOUGH, Alternative, Candidates, Unit, Wanted

MOST_VOTERS = 6
# A mark for each entry: whether it is one of those meant.
Marks = NDArray[np.bool_]
_left_out: ContextVar[str] = ContextVar("left_out", default="")


@contextmanager
def without_vote_of(key: str) -> Iterator[None]:
    """Search as if one question or example did not vote: to measure how its own words are answered without it."""
    token = _left_out.set(key)
    try:
        yield
    finally:
        _left_out.reset(token)


class Tally:
    """One query on one index. Scores are an array with a number for each entry, and sets of entries are marks."""

    def __init__(self, catalogue: Catalogue, wanted: Wanted, posting: Callable[[str], Posting]) -> None:
        self._catalogue, self._wanted = catalogue, wanted
        self._lists: dict[str, list[Places]] = {stem: self._within_game(posting(stem)) for stem in wanted.stems}
        entries = catalogue.size_of(wanted.game)
        self._idf = {
            stem: rarity(sum(len(one.places) for one in lists), entries) for stem, lists in self._lists.items()
        }
        self._scores: Values = np.zeros(len(catalogue.entries))
        self._met: Numbers | None = None

    def candidates(self) -> Candidates:
        """The best entries of the kinds wanted, and the counts of all that were found."""
        wanted, catalogue = self._wanted, self._catalogue
        self._add_up()
        found, with_all = self._enough()
        for unit in wanted.required:
            meeting = self._meeting(unit)
            found = meeting if found is None else found & meeting
        allowed = self._allowed(self._nowhere() if found is None else found)
        self._weigh_coverage(allowed)
        places = allowed.nonzero()[0]
        groups, games = catalogue.counted(places)
        if wanted.kinds:
            places = self._of_kinds(allowed).nonzero()[0]
            _, games = catalogue.counted(places)
        return Candidates(
            scores=_highest(wanted.limit, places, self._scores[places]),
            voters=self._voters(),
            idf=self._idf,
            groups=groups,
            games=games,
            all_words=self._met is None,
            with_all=with_all,
        )

    def _within_game(self, posting: Posting) -> list[Places]:
        if self._wanted.game is None:
            return list(posting.values())
        return [posting[self._wanted.game]] if self._wanted.game in posting else []

    def _nowhere(self) -> Marks:
        return np.zeros(len(self._scores), dtype=np.bool_)

    def _add_up(self) -> None:
        scores = self._scores
        for stem, share in self._wanted.worth.items():
            worth = share * self._idf[stem]
            for places, impacts in self._lists[stem]:
                # Each entry stands in a list once, so that nothing added is lost.
                scores[places] += worth * impacts
        for meaning, share in self._wanted.meanings:
            worth = share * sum(self._idf[stem] for stem in meaning.stems) / len(meaning.stems)
            scores[self._having(meaning)] += worth

    def _enough(self) -> tuple[Marks | None, int]:
        """The entries that have all of the words, or some of them where too few have all; None if no word counts.

        And how many have all, of the kinds that are shown.
        """
        meeting = [self._meeting(unit) for unit in self._wanted.units]
        if len(meeting) < 2:
            return (meeting[0], self._count(meeting[0])) if meeting else (None, 0)
        whole = np.logical_and.reduce(meeting)
        with_all = self._count(whole)
        if with_all >= ENOUGH:
            return whole, with_all
        met: Numbers = np.add.reduce(meeting, dtype=np.intp)
        some: Marks = met > 0
        self._met = met if some.any() else None
        return some, with_all

    def _count(self, places: Marks) -> int:
        return int(np.count_nonzero(self._of_kinds(places)))

    def _of_kinds(self, places: Marks) -> Marks:
        return places & self._catalogue.of_kinds(self._wanted.kinds) if self._wanted.kinds else places

    def _meeting(self, unit: Unit) -> Marks:
        first, *others = unit.alternatives or (None,)
        meeting = self._nowhere() if first is None else self._having(first)
        for alternative in others:
            meeting |= self._having(alternative)
        return meeting

    def _having(self, alternative: Alternative) -> Marks:
        """Those that have it, marked: marks of one's own, to be written on."""
        having = self._with(alternative.stems[0])
        for stem in alternative.stems[1:]:
            having &= self._with(stem)
        if alternative.in_order:
            phrase, entries = f" {' '.join(alternative.stems)} ", self._catalogue.entries
            for place in having.nonzero()[0].tolist():
                if phrase not in entries[place].stems:
                    having[place] = False
        return having

    def _with(self, stem: str) -> Marks:
        marks = self._nowhere()
        for one in self._lists[stem]:
            marks[one.places] = True
        return marks

    def _allowed(self, found: Marks) -> Marks:
        wanted = self._wanted
        if wanted.restrict is not None:
            place_of = self._catalogue.place_of
            within = self._nowhere()
            within[[place_of[key] for key in wanted.restrict if key in place_of]] = True
            found = found & within
        for alternative in wanted.left_out:
            found = found & ~self._having(alternative)
        return found

    def _weigh_coverage(self, found: Marks) -> None:
        """Take something from the entries that lack some of the words."""
        if self._met is None:
            return
        units = len(self._wanted.units)
        share = coverage(units)
        self._scores[found] *= 1 - share + share * self._met[found] / units

    def _voters(self) -> dict[int, float]:
        voting = self._catalogue.voting(self._wanted.game)
        out = self._catalogue.place_of.get(_left_out.get())
        if out is not None:
            voting = voting[voting != out]
        scores = self._scores[voting]
        # Few of them have any of the words.
        having = (scores > 0).nonzero()[0]
        return _highest(MOST_VOTERS, voting[having], scores[having]) if len(having) else {}


def _highest(number: int, places: Numbers, scores: Values) -> dict[int, float]:
    """The places with the highest scores, highest first; of equal ones those that stand first."""
    if len(places) > number:
        parted = scores.copy()
        parted.partition(len(places) - number)
        best = (scores >= parted[len(places) - number]).nonzero()[0]
        places, scores = places[best], scores[best]
    order = (-scores).argsort(kind="stable")[:number]
    return dict(zip(places[order].tolist(), scores[order].tolist(), strict=True))
