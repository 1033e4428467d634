"""Add up what each word of a query says about each entry, and choose the best: the first stage of ranking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from heapq import nlargest

from .catalogue import Catalogue
from .scoring import COVERAGE, Posting, rarity
from .wanted import Alternative, Candidates, Unit, Wanted, fewest

MOST_VOTERS = 6


class Tally:
    """One query on one index. Lists with a number for each entry: adding to a list is what Python does fastest."""

    def __init__(self, catalogue: Catalogue, wanted: Wanted, posting: Callable[[str], Posting]) -> None:
        self._catalogue, self._wanted = catalogue, wanted
        self._postings = {stem: self._within_game(posting(stem)) for stem in wanted.stems}
        self._left_out = {stem for one in wanted.left_out for stem in one.stems} - self._postings.keys()
        self._postings |= {stem: self._within_game(posting(stem)) for stem in self._left_out}
        self._scores = [0.0] * len(catalogue.entries)
        self._met = [0] * len(catalogue.entries)
        entries = catalogue.size_of(wanted.game)
        self._idf = {
            stem: rarity(sum(len(places) for places, _ in lists), entries) for stem, lists in self._postings.items()
        }

    def candidates(self) -> Candidates:
        """The best entries of the kinds wanted, and the counts of all that were found."""
        wanted, kinds = self._wanted, self._catalogue.kinds
        if not wanted.units and not wanted.required:
            return Candidates()
        touched = set().union(*(self._add(unit, 1 << number) for number, unit in enumerate(wanted.units)))
        found, all_words = self._enough_of(touched)
        for unit in wanted.required:
            meeting = self._add(unit, 0)
            found = meeting if not wanted.units and unit is wanted.required[0] else found & meeting
        found = self._allowed(found)
        self._weigh_coverage(found)
        shown = [place for place in found if kinds[place] in wanted.kinds] if wanted.kinds else found
        scores = self._scores
        best = nlargest(wanted.limit, shown, key=scores.__getitem__)
        return Candidates(
            scores={place: scores[place] for place in best},
            voters=self._voters(),
            idf=self._idf,
            groups=Counter([kinds[place] for place in found]),
            games=Counter([self._catalogue.games[place] for place in found]),
            all_words=all_words,
        )

    def _within_game(self, posting: Posting) -> list[tuple[list[int], list[float]]]:
        if self._wanted.game is None:
            return list(posting.values())
        return [posting[self._wanted.game]] if self._wanted.game in posting else []

    def _add(self, unit: Unit, bit: int) -> set[int]:
        """Add to the scores what a unit says, and give back which entries meet it."""
        meeting: set[int] = set()
        for alternative in unit.alternatives:
            meeting |= self._add_alternative(alternative)
        if bit:
            met = self._met
            for place in meeting:
                met[place] += 1
        return meeting

    def _add_alternative(self, alternative: Alternative) -> set[int]:
        scores = self._scores
        share = alternative.weight / len(alternative.stems) ** 0.5
        for stem in alternative.stems:
            worth = share * self._idf[stem]
            for places, impacts in self._postings[stem]:
                for place, says in zip(places, impacts):  # noqa: B905  strict= costs a third more time here
                    scores[place] += worth * says
        return self._having(alternative)

    def _having(self, alternative: Alternative) -> set[int]:
        having: set[int] | None = None
        for stem in alternative.stems:
            places = {place for places, _ in self._postings[stem] for place in places}
            having = places if having is None else having & places
        if alternative.in_order and having:
            phrase, entries = f" {' '.join(alternative.stems)} ", self._catalogue.entries
            having = {place for place in having if phrase in entries[place].stems}
        return having or set()

    def _enough_of(self, touched: set[int]) -> tuple[set[int], bool]:
        units, met = len(self._wanted.units), self._met
        if units < 2:
            return touched, True
        whole = {place for place in touched if met[place] == units}
        least = fewest(units, len(whole))
        if least == units:
            return whole, True
        return {place for place in touched if met[place] >= least}, False

    def _allowed(self, found: set[int]) -> set[int]:
        wanted = self._wanted
        if wanted.restrict is not None:
            place_of = self._catalogue.place_of
            found = found & {place_of[key] for key in wanted.restrict if key in place_of}
        for alternative in wanted.left_out:
            found = found - self._having(alternative)
        return found

    def _weigh_coverage(self, found: Iterable[int]) -> None:
        """Take something from the entries that lack some of the words."""
        units = len(self._wanted.units)
        if units < 2:
            return
        scores, met = self._scores, self._met
        factor = [1 - COVERAGE + COVERAGE * number / units for number in range(units + 1)]
        for place in found:
            scores[place] *= factor[met[place]]

    def _voters(self) -> dict[int, float]:
        voters, scores = self._catalogue.voters, self._scores
        games = [self._wanted.game] if self._wanted.game else list(voters)
        voting = [place for game in games for place in voters.get(game, ())]
        best = nlargest(MOST_VOTERS, voting, key=scores.__getitem__)
        return {place: scores[place] for place in best if scores[place] > 0}
