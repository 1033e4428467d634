"""Rules that were split into several, and several that were merged into one.

A merger read backwards is a split, so both are found by the same steps, once in each direction: a rule without
a pair (the part) is looked for in rules that have one (the whole), near the whole's own pair first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .gaining import place_what_was_gained
from .searching import Searcher
from .sides import Alignment, Side
from .wording import Wording, WordWeights, beyond

# Which share of a part has to stand in the whole beyond what the whole's pair has of it.
_HELD = 0.8
_PART_WORDS = 6
# So many words in one run are no chance, wherever they stand.
_WHOLE_WORDS = 8
# How many siblings away a part may stand.
_REACH = 2
# Two rules so like one another and the one they became were told apart by one word that it left out.
_TWINS = 0.85
_MOSTLY_GONE = 0.5
_TWIN_HELD, _TWIN_LIKE = 0.85, 0.5
# How like a rule has to be to one of the section that took its own section in, and to no other there.
_MOVED_IN, _ALL_HELD, _FAR = 0.75, 0.97, 0.1
# A sentence that its rule's pair has lost, and one of another rule so like it.
_LOST, _FOUND = 0.6, 0.6
_SENTENCE_WORDS = 7


def find_parts(alignment: Alignment) -> None:
    """Add to the pairs what else went where."""
    before, after = alignment.predecessors, alignment.successors
    splits = _Direction(alignment.new, alignment.old, before, after, lambda part, whole: (whole, part))
    mergers = _Direction(alignment.old, alignment.new, after, before, lambda part, whole: (part, whole))
    for direction, taken in ((splits, alignment.backward), (mergers, alignment.forward)):
        searcher = Searcher(direction.wholes, alignment.weights)
        for part in [at for at in range(len(direction.parts)) if at not in taken]:
            _place(alignment, direction, part, searcher)
    _place_what_moved_in(alignment)
    _place_lost_sentences(alignment)
    place_what_was_gained(alignment)


@dataclass(frozen=True)
class _Direction:
    """Parts stand on one side and wholes on the other; each tells what a rule has on the other side."""

    parts: Side
    wholes: Side
    wholes_of: Callable[[int], list[int]]
    parts_of: Callable[[int], list[int]]
    in_order: Callable[[int, int], tuple[int, int]]

    def part(self, position: int) -> Wording:
        return self.parts.wordings[position]

    def whole(self, position: int) -> Wording:
        return self.wholes.wordings[position]


def _place(alignment: Alignment, direction: _Direction, part: int, searcher: Searcher) -> None:
    for whole, pair in _near(direction, part):
        share = _share(alignment.weights, direction, part, whole, pair)
        if share:
            alignment.add_part(*direction.in_order(part, whole), share)
            return
    wording = direction.part(part)
    if wording.length < _WHOLE_WORDS:
        return
    for whole in searcher.like(wording):
        pairs = direction.parts_of(whole)
        there = wording.spaced in direction.whole(whole).spaced
        if pairs and there and not any(wording.spaced in direction.part(pair).spaced for pair in pairs):
            alignment.add_part(*direction.in_order(part, whole), 1.0)
            return


def _near(direction: _Direction, part: int) -> Iterator[tuple[int, int]]:
    """What became of the rules beside a part, with that rule: where both texts are equal nothing was moved."""
    for pair in [*direction.parts.relatives(part, _REACH), *_cousins(direction, part)]:
        for whole in direction.wholes_of(pair):
            if direction.whole(whole).key != direction.part(pair).key:
                yield whole, pair


def _cousins(direction: _Direction, part: int) -> list[int]:
    """The rules below those that the rule above was merged with, and below those right beside it."""
    parent = direction.parts.parents[part]
    if parent is None:
        return []
    merged = {other for whole in direction.wholes_of(parent) for other in direction.parts_of(whole)} - {parent}
    beside = direction.parts.beside(parent, 1)
    return [child for other in [*sorted(merged), *beside] for child in direction.parts.children.get(other, [])]


def _share(weights: WordWeights, direction: _Direction, part: int, whole: int, pair: int) -> float:
    """How surely a part went on in the whole besides the whole's pair; 0 where it did not."""
    own, large, kept = direction.part(part), direction.whole(whole), direction.part(pair)
    if own.length < _PART_WORDS:
        return 0.0
    share = weights.held_in(own.counts, beyond(large.counts, kept.counts))
    if share >= _HELD:
        return share
    return _share_of_twins(weights, own, kept, large)


def _share_of_twins(weights: WordWeights, one: Wording, other: Wording, large: Wording) -> float:
    """Two rules that say the same of two things: their merger names both, or one word for both."""
    likeness = weights.likeness(one, large)
    own, others = beyond(one.counts, other.counts), beyond(other.counts, one.counts)
    if not own or likeness < _TWIN_LIKE:
        return 0.0
    both_named = weights.held_in(own, beyond(large.counts, other.counts)) >= _HELD
    if both_named and weights.held_in(one.counts, large.counts) >= _TWIN_HELD:
        return likeness
    alike = min(likeness, weights.likeness(other, large), weights.likeness(one, other)) >= _TWINS
    neither_named = bool(others) and weights.held_in(others, large.counts) <= _MOSTLY_GONE
    return likeness if alike and neither_named else 0.0


def _place_what_moved_in(alignment: Alignment) -> None:
    """Where a section was taken into another, a rule without a pair went on in the rule there that says the same."""
    old, new, weights = alignment.old, alignment.new, alignment.weights
    for part in alignment.open_old(range(len(old))):
        home = _new_home(alignment, part)
        if home is None or alignment.successors(part) or old.wordings[part].length < _WHOLE_WORDS:
            continue
        own = old.wordings[part]
        scored = sorted((-weights.likeness(own, new.wordings[at]), at) for at in new.children[home])
        likeness, best = -scored[0][0], scored[0][1]
        distinct = len(scored) == 1 or likeness + scored[1][0] >= _FAR
        pair = alignment.backward.get(best)
        whole = weights.held_in(own.counts, new.wordings[best].counts) >= _ALL_HELD
        if distinct and pair is not None and not alignment.same_text(pair, best) and (likeness >= _MOVED_IN or whole):
            alignment.add_part(part, best, likeness)


def _new_home(alignment: Alignment, part: int) -> int | None:
    """Where most of the rules beside this one went, if that is not where the rule above them went."""
    parent = alignment.old.parents[part]
    siblings = [alignment.forward[at] for at in alignment.old.children[parent] if at in alignment.forward]
    homes = Counter(alignment.new.parents[at] for at in siblings)
    home, count = homes.most_common(1)[0] if homes else (None, 0)
    stayed = parent is not None and alignment.forward.get(parent) == home
    return home if home is not None and count > 1 and count * 2 > len(siblings) and not stayed else None


def _place_lost_sentences(alignment: Alignment) -> None:
    """Sentences that a rule's pair lost, and that another rule near that pair has won."""
    old, new, weights = alignment.old, alignment.new, alignment.weights
    for position, wording in enumerate(old.wordings):
        pairs = alignment.successors(position)
        if not wording.parts or not pairs or any(new.wordings[pair].key == wording.key for pair in pairs):
            continue
        for sentence in wording.parts:
            kept = max(weights.held_in(sentence.counts, new.wordings[pair].counts) for pair in pairs)
            if sentence.length < _SENTENCE_WORDS or kept >= _LOST:
                continue
            found = _finder_of(alignment, sentence, [near for pair in pairs for near in new.relatives(pair, _REACH)])
            if found is not None:
                alignment.add_part(position, found[0], found[1])


def _finder_of(alignment: Alignment, sentence: Wording, places: list[int]) -> tuple[int, float] | None:
    """Which of the new rules has a sentence like this one that none of its own old rules had, and how like."""
    weights = alignment.weights
    best: tuple[int, float] | None = None
    for place in dict.fromkeys(places):
        wording = alignment.new.wordings[place]
        before = [alignment.old.wordings[old] for old in alignment.predecessors(place)]
        if any(one.key == wording.key for one in before):
            continue
        for told in wording.parts or (wording,):
            likeness = weights.likeness(sentence, told)
            had = max((weights.held_in(told.counts, one.counts) for one in before), default=0.0)
            if likeness >= _FOUND and had < _LOST and (best is None or likeness > best[1]):
                best = place, likeness
    return best
