"""The second stage: what the words alone do not say, for the best candidates only.

Each device is one sentence. A name that is asked for alone leads to the rule that says what it is. A title or a
defined word inside the query speaks for what has it and for the rules the definition refers to. Words that stand
together in the query and in a text count for that text. Questions and examples that fit vote for the rules they rest
on, the more the better they fit. A named card speaks for the keywords in its text. A good rule speaks for the one it
stands under, and for those it refers to. A bare heading answers a long question less than a rule does, and the rules
of play come before those of tournaments unless these are asked for. Of several rules under one heading, each further
one gives way a little to what stands elsewhere.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from .catalogue import Catalogue
from .interpreting import Reading
from .wanted import Candidates
from .words import SMALL_STEMS, stem, stems_in

TITLE, TERM, TERM_LATER = 0.3, 0.5, 0.1
WHOLE = 4.0
TOGETHER = 0.3
# What a question or an example says for its rules, and how much more if it fits better than any rule does.
VOTE, BEST_FIT = 0.5, 2.0
CARD = 0.3
BESIDE = 0.8
ASKS_BESIDE = frozenset(stem(word) for word in ("tournament", "judge", "penalty", "infraction", "event", "warning"))
BARE_HEADING, LONG_QUESTION = 0.4, 3
RELATIVE = 0.05
LONGEST_TITLE = 6
MOST_RANKED, MOST_SPREAD = 60, 40
# What is left of the score of an entry that so many relatives stand before.
GIVING_WAY = tuple((1 - RELATIVE) ** before for before in range(2 * MOST_SPREAD))
MOST_CARDS, MOST_READ, MOST_KEYWORDS = 4, 80, 8


class Ranked(NamedTuple):
    """The places of the best entries, best first, and their scores."""

    order: tuple[int, ...]
    scores: Mapping[int, float]

    def followed_by(self, further: Mapping[int, float]) -> Ranked:
        """And then the others of these, in their order."""
        others = tuple(place for place in further if place not in self.scores)
        return Ranked(self.order + others, {**further, **self.scores}) if others else self


def rank(catalogue: Catalogue, found: Candidates, reading: Reading) -> Ranked:
    """Order the candidates; what they lead to may come in where the query asks for words alone."""
    ranking = _Ranking(catalogue, found, reading)
    ranking.look_at_titles()
    ranking.look_at_neighbours()
    ranking.count_votes()
    ranking.read_cards()
    ranking.pass_on()
    ranking.put_back_headings()
    ranking.put_back_tournaments()
    return ranking.ordered()


class _Ranking:
    def __init__(self, catalogue: Catalogue, found: Candidates, reading: Reading) -> None:
        self._catalogue, self._found, self._reading = catalogue, found, reading
        self._scores = dict(found.scores)
        self._may_enter = _entrance(catalogue, found, reading)
        self._called_so: list[int] = []
        self._cards: list[int] = []

    def _add(self, place: int, value: float) -> None:
        """Speak for an entry: for one that was found, or may come in."""
        if place in self._scores:
            self._scores[place] += value
        elif self._may_enter(place):
            self._scores[place] = value

    def look_at_titles(self) -> None:
        catalogue, worth, idf = self._catalogue, self._reading.wanted.worth, self._found.idf
        for stems, places in _titles_within(self._reading.stems, catalogue, self._reading.names):
            says = math.fsum(idf.get(stem, 0.0) * worth.get(stem, 0.0) for stem in stems)
            telling = sum(stem not in SMALL_STEMS for stem in stems)
            whole = telling >= self._reading.telling
            says *= WHOLE if whole else 1.0
            self._called_so += places if whole else ()
            for place in places:
                self._add(place, TITLE * says / math.sqrt(len(places)))
                if catalogue.kinds[place] == "card":
                    self._cards.append(place)
                if catalogue.kinds[place] == "term":
                    for later, rule in enumerate(catalogue.leads_to[place]):
                        self._add(rule, TERM * says / (1 + TERM_LATER * later))

        if not self._called_so:
            self._called_so += self._defining()
            for place in self._called_so:
                self._add(place, 0.0)

    def _defining(self) -> list[int]:
        """The rules that say what the whole query is the name of, in the game that is asked."""
        games, wanted = self._catalogue.games, self._reading.wanted
        places = self._catalogue.defined.get(self._reading.stems, ())
        return [place for place in places if wanted.game in (None, games[place])]

    def look_at_neighbours(self) -> None:
        """Pairs of words that follow one another in the query, with small words between them or not."""
        telling = [stem for stem in self._reading.stems if stem in self._found.idf and stem not in SMALL_STEMS]
        pairs = {(first, second) for first, second in itertools.pairwise(telling) if first != second}
        entries, idf = self._catalogue.entries, self._found.idf
        worth = [(f" {one} {two} ", min(idf[one], idf[two])) for one, two in pairs]
        for place in self._best(MOST_RANKED) if worth else ():
            stems = entries[place].stems
            says = math.fsum(value for pair, value in worth if pair in stems)
            if says:
                self._scores[place] += TOGETHER * says

    def count_votes(self) -> None:
        """A voter is believed as far as it fits the query as well as the best rule does."""
        highest = max(self._scores.values(), default=0.0) or 1.0
        for voter, score in self._found.voters.items():
            rules = self._catalogue.leads_to[voter]
            says = VOTE * score * min(score / highest, BEST_FIT)
            for rule in rules:
                self._add(rule, says / math.sqrt(len(rules)))

    def read_cards(self) -> None:
        """What the named cards' texts call by a name of its own: keywords, and terms with their rules."""
        catalogue, highest = self._catalogue, max(self._scores.values(), default=0.0)
        for card in self._cards[:MOST_CARDS]:
            text = tuple(stems_in(catalogue.entries[card].body))[:MOST_READ]
            named = [places for _, places in _titles_within(text, catalogue, frozenset())]
            for places in named[:MOST_KEYWORDS]:
                rules = [place for place in places if catalogue.kinds[place] in {"rule", "term"}]
                for place in rules:
                    self._add(place, CARD * highest / (len(named) * len(rules)) ** 0.5)

    def pass_on(self) -> None:
        scores, may_enter = self._scores, self._may_enter
        passes_on = self._catalogue.passes_on
        for place, score in [(place, scores[place]) for place in self._best(MOST_RANKED)]:
            for other, share in passes_on[place]:
                if other in scores:
                    scores[other] += share * score
                elif may_enter(other):
                    scores[other] = share * score

    def put_back_headings(self) -> None:
        if self._reading.telling > LONG_QUESTION:
            for place in self._best(MOST_RANKED):
                entry = self._catalogue.entries[place]
                # "Deck size: 40 cards" is short, and says all there is to say.
                if entry.kind == "rule" and entry.title == entry.body and ": " not in entry.title:
                    self._scores[place] *= BARE_HEADING

    def put_back_tournaments(self) -> None:
        if ASKS_BESIDE.isdisjoint(self._reading.stems):
            for place in self._scores.keys() & self._catalogue.beside:
                self._scores[place] *= BESIDE

    def ordered(self) -> Ranked:
        """The whole order. What is called as the query stands comes first, whatever else speaks for others."""
        highest = max(self._scores.values(), default=0.0)
        for place in self._called_so:
            if place in self._scores:
                self._scores[place] += highest
        best = self._best(len(self._scores))
        spread = self._spread(best[:MOST_SPREAD])
        return Ranked((*spread, *best[MOST_SPREAD:]), self._scores)

    def _best(self, number: int) -> list[int]:
        return sorted(self._scores, key=self._scores.__getitem__, reverse=True)[:number]

    def _spread(self, best: list[int]) -> list[int]:
        """Let each further relative of a better one give way, so that one section does not fill the screen."""
        parents, scores = self._catalogue.parents, self._scores
        relatives: dict[int, int] = {}
        left: dict[int, float] = {}
        for place in best:
            parent = parents[place]
            before = relatives.get(place, 0)
            if parent is not None:
                above = relatives.get(parent, 0)
                before += above
                relatives[parent] = above + 1
            left[place] = scores[place] * GIVING_WAY[before]
            relatives[place] = relatives.get(place, 0) + 1
        return sorted(best, key=left.__getitem__, reverse=True)


def _titles_within(
    stems: tuple[str, ...], catalogue: Catalogue, names: frozenset[str]
) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """Titles that stand in the query word for word, longer ones first, none inside another or inside a card's name."""
    taken: set[int] = set()
    titled = catalogue.titled
    for length in range(min(LONGEST_TITLE, len(stems)), 0, -1):
        for start in range(len(stems) - length + 1):
            window = stems[start : start + length]
            places = titled.get(window)
            inside = range(start, start + length)
            alone = length == 1 and (window[0] in SMALL_STEMS or window[0] in names)
            if not places or alone or not taken.isdisjoint(inside):
                continue
            if length > 1:
                taken.update(inside)
            yield window, places


def _entrance(catalogue: Catalogue, found: Candidates, reading: Reading) -> Callable[[int], bool]:
    """Whether an entry that lacks words may come in: only where words are not wanted without exception."""
    wanted = reading.wanted
    if found.all_words or wanted.required or wanted.left_out or wanted.restrict is not None:
        return lambda place: False
    kinds, games = catalogue.kinds, catalogue.games
    return lambda place: (not wanted.kinds or kinds[place] in wanted.kinds) and wanted.game in (None, games[place])
