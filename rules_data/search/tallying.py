"""Add up what each word of a query says about each entry, and choose the best: the first stage of ranking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Set
from contextlib import contextmanager
from contextvars import ContextVar
from heapq import nlargest
from itertools import chain

from .catalogue import Catalogue
from .scoring import Places, Posting, coverage, rarity
from .wanted import ENOUGH, Alternative, Candidates, Unit, Wanted

MOST_VOTERS = 6
FEW = 3_000
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
    """One query on one index. Scores are a list with a number for each entry: Python adds to a list fastest."""

    def __init__(self, catalogue: Catalogue, wanted: Wanted, posting: Callable[[str], Posting]) -> None:
        self._catalogue, self._wanted = catalogue, wanted
        self._lists: dict[str, list[Places]] = {stem: self._within_game(posting(stem)) for stem in wanted.stems}
        entries = catalogue.size_of(wanted.game)
        self._idf = {
            stem: rarity(sum(len(one.places) for one in lists), entries) for stem, lists in self._lists.items()
        }
        self._scores = [0.0] * len(catalogue.entries)
        self._met: dict[int, int] = {}

    def candidates(self) -> Candidates:
        """The best entries of the kinds wanted, and the counts of all that were found."""
        wanted, catalogue = self._wanted, self._catalogue
        self._add_up()
        found, with_all = self._enough()
        for unit in wanted.required:
            meeting = self._meeting(unit)
            found = meeting if found is None else found & meeting
        allowed = self._allowed(found or frozenset())
        self._weigh_coverage(allowed)
        groups, games = catalogue.counted(allowed)
        shown: Collection[int] = allowed
        if wanted.kinds:
            shown = [place for place in allowed if catalogue.kinds[place] in wanted.kinds]
            _, games = catalogue.counted(shown)
        scores = self._scores
        best = sorted(_largest(wanted.limit, shown, scores.__getitem__))
        best.sort(key=scores.__getitem__, reverse=True)
        return Candidates(
            scores={place: scores[place] for place in best},
            voters=self._voters(),
            idf=self._idf,
            groups=groups,
            games=games,
            all_words=not self._met,
            with_all=with_all,
        )

    def _within_game(self, posting: Posting) -> list[Places]:
        if self._wanted.game is None:
            return list(posting.values())
        return [posting[self._wanted.game]] if self._wanted.game in posting else []

    def _add_up(self) -> None:
        scores = self._scores
        for stem, share in self._wanted.worth.items():
            worth = share * self._idf[stem]
            for places, impacts, _ in self._lists[stem]:
                for place, says in zip(places, impacts):  # noqa: B905  asking for strictness costs a third more here
                    scores[place] += worth * says
        for meaning, share in self._wanted.meanings:
            worth = share * sum(self._idf[stem] for stem in meaning.stems) / len(meaning.stems)
            for place in self._having(meaning):
                scores[place] += worth

    def _enough(self) -> tuple[Set[int] | None, int]:
        """The entries that have all of the words, or some of them where too few have all; None if no word counts.

        And how many have all, of the kinds that are shown.
        """
        units = self._wanted.units
        meeting = [self._meeting(unit) for unit in units]
        if len(units) < 2:
            return (meeting[0] if meeting else None), len(self._of_kinds(meeting[0])) if meeting else 0
        whole = frozenset[int]().union(meeting[0]).intersection(*meeting[1:])
        with_all = len(self._of_kinds(whole))
        if with_all >= ENOUGH:
            return whole, with_all
        met = self._met = Counter(chain.from_iterable(meeting))
        return met.keys(), with_all

    def _of_kinds(self, places: Set[int]) -> Set[int]:
        kinds, wanted = self._catalogue.kinds, self._wanted.kinds
        return {place for place in places if kinds[place] in wanted} if wanted else places

    def _meeting(self, unit: Unit) -> Set[int]:
        alternatives = unit.alternatives
        if len(alternatives) == 1:
            return self._having(alternatives[0])
        return frozenset().union(*(self._having(one) for one in alternatives))

    def _having(self, alternative: Alternative) -> Set[int]:
        sets = [_united([one.having for one in self._lists[stem]]) for stem in alternative.stems]
        having = frozenset.intersection(*sets) if len(sets) > 1 else sets[0]
        if alternative.in_order and having:
            phrase, entries = f" {' '.join(alternative.stems)} ", self._catalogue.entries
            having = frozenset(place for place in having if phrase in entries[place].stems)
        return having

    def _allowed(self, found: Set[int]) -> Set[int]:
        wanted = self._wanted
        if wanted.restrict is not None:
            place_of = self._catalogue.place_of
            found = found & {place_of[key] for key in wanted.restrict if key in place_of}
        for alternative in wanted.left_out:
            found = found - self._having(alternative)
        return found

    def _weigh_coverage(self, found: Iterable[int]) -> None:
        """Take something from the entries that lack some of the words."""
        if not self._met:
            return
        scores, met, units = self._scores, self._met, len(self._wanted.units)
        share = coverage(units)
        for place in found:
            scores[place] *= 1 - share + share * met[place] / units

    def _voters(self) -> dict[int, float]:
        voters, scores = self._catalogue.voters, self._scores
        games = [self._wanted.game] if self._wanted.game else list(voters)
        out = self._catalogue.place_of.get(_left_out.get())
        voting = [place for game in games for place in voters.get(game, ()) if place != out]
        best = _largest(MOST_VOTERS, voting, scores.__getitem__)
        return {place: scores[place] for place in best if scores[place] > 0}


def _united(sets: list[frozenset[int]]) -> frozenset[int]:
    return sets[0] if len(sets) == 1 else frozenset().union(*sets)


def _largest(number: int, places: Collection[int], score: Callable[[int], float]) -> list[int]:
    """The places with the highest scores: sorting is faster than choosing, unless there are many."""
    if len(places) <= number:
        return list(places)
    if len(places) < FEW:
        return sorted(places, key=score, reverse=True)[:number]
    return nlargest(number, places, key=score)
