"""Rules that left their place: edited rules looked for anywhere, in their section, and between two neighbours.

Documents repeat themselves: "Hunt has no function on the board" is as like to Level's sentence as to its own. So
a rule that left its parents is taken for another only when nothing else, taken or not, is nearly as like it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .sides import Alignment, Side
from .wording import Wording, WordWeights

TELLING_WORDS = 4
# Likeness at which rules are one wherever they stand, unless both stand under parents that went elsewhere.
_ALIKE_ANYWHERE = 0.72
# At this likeness they are one in spite of their parents, when nothing else comes near.
_ALIKE_IN_SPITE = 0.8
# A long rule that kept most of its words, when nothing else comes near.
_MOSTLY_ALIKE, _MOSTLY_HELD, _LONG = 0.57, 0.7, 12
_NEARER, _NEAR, _FAR = 0.8, 0.08, 0.15
_ALIKE_IN_SECTION = 0.5
_ALIKE_IN_ORDER, _ALIKE_IN_LONGER_ORDER = 0.4, 0.5
_SHORT_GAP, _LONGEST_GAP = 8, 40
# What is left in one place in both editions, when no other rule of either is liker.
_ALIKE_LEFT, _LEFT_WORDS = 0.36, 8
# A whole sentence of so many words inside another rule is no chance.
_WHOLE_WORDS = 8
_WHOLE_IN_LONGER, _LONGER_IN_WHOLE = 0.85, 0.6
_RARE_WORDS = 8
_MOST_CANDIDATES = 12
# A word in more rules than this finds too much.
_COMMON = 120


def kinship(weights: WordWeights, old: Wording, new: Wording, least_words: int = _WHOLE_WORDS) -> float:
    """How surely one text became the other: their likeness, or more where one holds the other word for word.

    An old text that is whole in the new one went on there; an old one of which only a part is left may have
    gone on elsewhere as well.
    """
    likeness = weights.likeness(old, new)
    if least_words <= old.length < new.length and old.spaced in new.spaced:
        return max(likeness, _WHOLE_IN_LONGER)
    if least_words <= new.length < old.length and new.spaced in old.spaced:
        return max(likeness, _LONGER_IN_WHOLE)
    return likeness


class Searcher:
    """Finds the rules of one edition that share rare words with a text of the other."""

    def __init__(self, side: Side, weights: WordWeights) -> None:
        self._weights = weights
        self._at: defaultdict[str, list[int]] = defaultdict(list)
        for position, wording in enumerate(side.wordings):
            for word in wording.counts:
                self._at[word].append(position)

    def like(self, wording: Wording) -> list[int]:
        """Positions that share the most of the text's rarest words, the likest first."""
        there = [word for word in wording.counts if word in self._at and len(self._at[word]) <= _COMMON]
        rare = sorted(there, key=lambda word: (len(self._at[word]), word))[:_RARE_WORDS]
        found: defaultdict[int, float] = defaultdict(float)
        for word in rare:
            weight = self._weights.of_word(word)
            for position in self._at[word]:
                found[position] += weight
        best = sorted(found, key=lambda position: (-found[position], position))
        return best[:_MOST_CANDIDATES]


@dataclass
class _Rivals:
    """How like the second-likest rule is: what says nothing about a pair that is not much likelier."""

    alignment: Alignment
    olds: Searcher
    news: Searcher

    @classmethod
    def of(cls, alignment: Alignment) -> _Rivals:
        weights = alignment.weights
        return cls(alignment, Searcher(alignment.old, weights), Searcher(alignment.new, weights))

    def of_pair(self, old: int, new: int) -> float:
        like, mine, theirs = self.alignment.likeness, self.alignment.old.wordings, self.alignment.new.wordings
        others = [like(old, position) for position in self.news.like(mine[old]) if position != new]
        others += [like(position, new) for position in self.olds.like(theirs[new]) if position != old]
        return max(others, default=0.0)


def match_alike_anywhere(alignment: Alignment) -> None:
    """Rules moved away from their parents and edited, found by their rarest words."""
    rivals = _Rivals.of(alignment)
    scored: list[tuple[float, int, int]] = []
    for position in alignment.open_old(range(len(alignment.old))):
        wording = alignment.old.wordings[position]
        if wording.length < TELLING_WORDS:
            continue
        for candidate in alignment.open_new(rivals.news.like(wording)):
            score = kinship(alignment.weights, wording, alignment.new.wordings[candidate])
            if _is_one(alignment, rivals, (position, candidate), score):
                scored.append((-score, position, candidate))
    for score, position, candidate in sorted(scored):
        alignment.match(position, candidate, -score)


def _is_one(alignment: Alignment, rivals: _Rivals, pair: tuple[int, int], score: float) -> bool:
    old, new = pair
    if score >= _ALIKE_ANYWHERE and not _parents_elsewhere(alignment, old, new):
        # The nearer to the very words, the less it takes to be nearer than others.
        return 1 - score <= _NEARER * (1 - rivals.of_pair(old, new))
    if score >= _ALIKE_IN_SPITE:
        return score - rivals.of_pair(old, new) >= _FAR
    before, after = alignment.old.wordings[old], alignment.new.wordings[new]
    if score < _MOSTLY_ALIKE or min(before.length, after.length) < _LONG:
        return False
    held = alignment.weights.held_in(before.counts, after.counts)
    return held >= _MOSTLY_HELD and score - rivals.of_pair(old, new) >= _FAR


def _parents_elsewhere(alignment: Alignment, old: int, new: int) -> bool:
    """Whether both stand below parents that belong to other rules: then a like sentence may be another rule's."""
    parent, other = alignment.old.parents[old], alignment.new.parents[new]
    if parent is None or other is None:
        return False
    return alignment.forward.get(parent, other) != other and alignment.backward.get(other, parent) != parent


def match_alike_in_section(alignment: Alignment) -> None:
    """Rules that changed their parent inside a section, and their words besides."""
    rivals = _Rivals.of(alignment)
    below: defaultdict[int, list[int]] = defaultdict(list)
    for position in alignment.open_new(range(len(alignment.new))):
        for above in alignment.new.ancestors(position):
            below[above].append(position)
    scored: list[tuple[float, int, int]] = []
    for position in alignment.open_old(range(len(alignment.old))):
        wording = alignment.old.wordings[position]
        for candidate in _in_its_section(alignment, position, below) if wording.length >= TELLING_WORDS else ():
            score = kinship(alignment.weights, wording, alignment.new.wordings[candidate])
            if score >= _ALIKE_IN_SECTION and score - rivals.of_pair(position, candidate) >= _NEAR:
                scored.append((-score, position, candidate))
    for score, position, candidate in sorted(scored):
        alignment.match(position, candidate, -score)


def _in_its_section(alignment: Alignment, old: int, below: Mapping[int, Sequence[int]]) -> list[int]:
    """The open rules below what stands above, as far up as they are few enough to be one section."""
    found: list[int] = []
    for above in alignment.old.ancestors(old):
        wider = below.get(alignment.forward.get(above, -1), ())
        if len(wider) > _LONGEST_GAP:
            break
        found = list(wider) or found
    return found


def match_left_in_place(alignment: Alignment) -> None:
    """Below parents that belong together, what is left on both sides, said in other words, if nothing is liker."""
    rivals = _Rivals.of(alignment)
    scored: list[tuple[float, int, int]] = []
    for position in alignment.open_old(range(len(alignment.old))):
        parent = alignment.old.parents[position]
        home = alignment.forward.get(parent) if parent is not None else None
        if home is None or alignment.old.wordings[position].length < _LEFT_WORDS:
            continue
        for candidate in alignment.open_new(alignment.new.children[home]):
            score = alignment.likeness(position, candidate)
            long = alignment.new.wordings[candidate].length >= _LEFT_WORDS
            if long and score >= _ALIKE_LEFT and score >= rivals.of_pair(position, candidate):
                scored.append((-score, position, candidate))
    for score, position, candidate in sorted(scored):
        alignment.match(position, candidate, -score)


def match_in_order(alignment: Alignment) -> None:
    """What stands between the same two neighbours in both editions is paired in its order, at any depth."""
    for old, new in gaps(alignment):
        if len(old) > _LONGEST_GAP or len(new) > _LONGEST_GAP:
            continue
        closed = alignment.forward.get(old[-1] + 1) == _after(alignment, new)
        short = len(old) <= _SHORT_GAP and len(new) <= _SHORT_GAP
        least = _ALIKE_IN_ORDER if closed and short else _ALIKE_IN_LONGER_ORDER
        for before, after, likeness in _in_order(alignment, old, new, least):
            alignment.match(before, after, likeness)


def _after(alignment: Alignment, new: Sequence[int]) -> int | None:
    return new[-1] + 1 if new[-1] + 1 in alignment.backward else None


def _in_order(
    alignment: Alignment, old: Sequence[int], new: Sequence[int], least: float
) -> list[tuple[int, int, float]]:
    """The pairs, in rising order on both sides, that are likest together; each at least so like."""
    best = [[0.0] * (len(new) + 1) for _ in range(len(old) + 1)]
    like = [[alignment.likeness(before, after) for after in new] for before in old]
    for row in range(len(old) - 1, -1, -1):
        for column in range(len(new) - 1, -1, -1):
            paired = like[row][column] + best[row + 1][column + 1] if like[row][column] >= least else 0.0
            best[row][column] = max(best[row + 1][column], best[row][column + 1], paired)
    pairs: list[tuple[int, int, float]] = []
    row = column = 0
    while row < len(old) and column < len(new):
        if best[row][column] == best[row + 1][column]:
            row += 1
        elif best[row][column] == best[row][column + 1]:
            column += 1
        else:
            pairs.append((old[row], new[column], like[row][column]))
            row, column = row + 1, column + 1
    return pairs


def gaps(alignment: Alignment) -> list[tuple[list[int], list[int]]]:
    """Open rules that follow the same pair in both editions, up to the next pair."""
    found: list[tuple[list[int], list[int]]] = []
    at = 0
    while at < len(alignment.old):
        if at in alignment.forward:
            at += 1
            continue
        old = _open_run(at, len(alignment.old), alignment.forward)
        start = alignment.forward[at - 1] + 1 if at else 0
        new = _open_run(start, len(alignment.new), alignment.backward)
        if new:
            found.append((old, new))
        at = old[-1] + 1
    return found


def _open_run(start: int, end: int, taken: Mapping[int, int]) -> list[int]:
    run: list[int] = []
    for position in range(start, end):
        if position in taken:
            break
        run.append(position)
    return run
