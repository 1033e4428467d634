"""The alignment of two trees: by wording, parent and order together.

The steps, each narrower in what it takes for granted than the last is sure:
equal texts found once in each edition; equal texts below parents that already belong together; parents
of rules that belong together; alike texts below such parents; alike texts between two neighbours; and last,
alike texts anywhere that share rare words. After each step the sure ones run again.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from .nodes import NodeKind, RuleTree
from .wording import Wording, WordWeights, wording_of

# A text of fewer words ("Units", "2 Players") is no evidence by itself.
_TELLING_WORDS = 4
# Likeness of words at which two rules with the same place are one rule, edited.
_ALIKE_IN_PLACE = 0.5
_ALIKE_ALONE_IN_PLACE = 0.3
_ALIKE_ANYWHERE = 0.72
_HELD = 0.8
_PART_WORDS = 6
_RARE_WORDS = 4
_MOST_CANDIDATES = 12
# How far among its open siblings an edited rule is looked for: keeps crowded parents from costing the square.
_REACH = 60


@dataclass(frozen=True, slots=True)
class Pair:
    """Positions of one rule in both trees."""

    old: int
    new: int
    same_text: bool
    confidence: float


class Side:
    """One edition, prepared: wordings, and for each rule the position of what it stands under."""

    def __init__(self, tree: RuleTree) -> None:
        self.tree = tree
        self.wordings: list[Wording] = [wording_of(node) for node in tree]
        at = {node.number: position for position, node in enumerate(tree)}
        self.parents: list[int | None] = []
        self.children: defaultdict[int | None, list[int]] = defaultdict(list)
        for position, node in enumerate(tree):
            above = tree.parent_number(node.number)
            if above is None and node.kind is NodeKind.RULE:
                heading = tree.heading_over(node.number)
                above = heading.number if heading is not None else None
            parent = at[above] if above is not None else None
            self.parents.append(parent)
            self.children[parent].append(position)


class Alignment:
    """Two editions being aligned: which old position is which new one, and how surely."""

    def __init__(self, old: Side, new: Side, confirmed: Mapping[int, int]) -> None:
        self.old = old
        self.new = new
        self.weights = WordWeights([*old.wordings, *new.wordings])
        self.forward: dict[int, int] = {}
        self.backward: dict[int, int] = {}
        self._confidence: dict[int, float] = {}
        self._added_parts: list[tuple[int, int, float]] = []
        for before, after in confirmed.items():
            self.match(before, after, 1.0)

    def match(self, old: int, new: int, confidence: float) -> bool:
        """Pair two rules unless one of them is taken."""
        if old in self.forward or new in self.backward:
            return False
        self.forward[old] = new
        self.backward[new] = old
        self._confidence[old] = confidence
        return True

    def add_part(self, old: int, new: int, confidence: float) -> None:
        """Besides its pair, an old rule went on in another one, or a new one took another old one in."""
        self._added_parts.append((old, new, confidence))

    def likeness(self, old: int, new: int) -> float:
        return self.weights.likeness(self.old.wordings[old], self.new.wordings[new])

    def same_text(self, old: int, new: int) -> bool:
        return self.old.wordings[old].key == self.new.wordings[new].key

    def open_old(self, positions: Iterable[int]) -> list[int]:
        return [position for position in positions if position not in self.forward]

    def open_new(self, positions: Iterable[int]) -> list[int]:
        return [position for position in positions if position not in self.backward]

    def parts(self) -> list[Pair]:
        pairs = [(old, new, self._confidence[old]) for old, new in self.forward.items()]
        return [
            Pair(old, new, self.same_text(old, new), round(confidence, 3))
            for old, new, confidence in sorted(pairs + self._added_parts)
        ]


def align_trees(old: RuleTree, new: RuleTree, confirmed: Mapping[int, int]) -> Alignment:
    """Pair the rules of two editions; `confirmed` maps old positions to new ones."""
    alignment = Alignment(Side(old), Side(new), confirmed)
    _match_unique(alignment, _telling_key)
    _settle(alignment)
    _match_unique(alignment, _key_with_neighbours)
    _match_unique(alignment, _any_key)
    _settle(alignment)
    _match_alike_children(alignment)
    _settle(alignment)
    _match_between_neighbours(alignment)
    _settle(alignment)
    _match_alike_anywhere(alignment)
    _settle(alignment)
    _match_alike_children(alignment)
    _find_parts(alignment)
    return alignment


Key = Callable[[Side, int], Hashable | None]


def _telling_key(side: Side, position: int) -> Hashable | None:
    wording = side.wordings[position]
    return wording.key if wording.length >= _TELLING_WORDS else None


def _any_key(side: Side, position: int) -> Hashable | None:
    return side.wordings[position].key


def _key_with_neighbours(side: Side, position: int) -> Hashable | None:
    before = side.wordings[position - 1].key if position else ""
    after = side.wordings[position + 1].key if position + 1 < len(side.wordings) else ""
    return before, side.wordings[position].key, after


def _match_unique(alignment: Alignment, key: Key) -> None:
    """Pair rules whose key is found once among the open rules of each edition."""
    old, new = _once(alignment.old, alignment.forward, key), _once(alignment.new, alignment.backward, key)
    for found, position in old.items():
        if found in new:
            alignment.match(position, new[found], 1.0 if key is _telling_key else 0.9)


def _once(side: Side, taken: Mapping[int, int], key: Key) -> dict[Hashable, int]:
    positions: defaultdict[Hashable, list[int]] = defaultdict(list)
    for position in range(len(side.wordings)):
        found = key(side, position) if position not in taken else None
        if found is not None:
            positions[found].append(position)
    return {found: at[0] for found, at in positions.items() if len(at) == 1}


def _settle(alignment: Alignment) -> None:
    """Carry pairs down to equal children and up to parents until nothing more follows."""
    found = -1
    while found != len(alignment.forward):
        found = len(alignment.forward)
        _match_equal_children(alignment)
        _match_parents(alignment)


def _match_equal_children(alignment: Alignment) -> None:
    for old_parent, new_parent in _parent_pairs(alignment):
        old = alignment.open_old(alignment.old.children[old_parent])
        new = alignment.open_new(alignment.new.children[new_parent])
        if not old or not new:
            continue
        old_keys = [alignment.old.wordings[position].key for position in old]
        new_keys = [alignment.new.wordings[position].key for position in new]
        matcher = SequenceMatcher(None, old_keys, new_keys, autojunk=False)
        for block in matcher.get_matching_blocks():
            for offset in range(block.size):
                alignment.match(old[block.a + offset], new[block.b + offset], 0.95)
        _match_leftover_twins(alignment, old, new)


def _match_leftover_twins(alignment: Alignment, old: Sequence[int], new: Sequence[int]) -> None:
    """Equal texts that changed their order below one parent."""
    waiting: defaultdict[str, list[int]] = defaultdict(list)
    for position in alignment.open_new(new):
        waiting[alignment.new.wordings[position].key].append(position)
    for position in alignment.open_old(old):
        twins = waiting[alignment.old.wordings[position].key]
        if twins:
            alignment.match(position, twins.pop(0), 0.95)


def _parent_pairs(alignment: Alignment) -> list[tuple[int | None, int | None]]:
    pairs: list[tuple[int | None, int | None]] = [(None, None)]
    pairs += sorted(alignment.forward.items())
    return pairs


def _match_parents(alignment: Alignment) -> None:
    """A parent went where most of its children went."""
    votes: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for old, new in alignment.forward.items():
        old_parent, new_parent = alignment.old.parents[old], alignment.new.parents[new]
        if old_parent is None or new_parent is None:
            continue
        if old_parent not in alignment.forward and new_parent not in alignment.backward:
            votes[old_parent][new_parent] += 1
    for old_parent, counted in sorted(votes.items()):
        (new_parent, count), *others = counted.most_common(2)
        if others and others[0][1] == count:
            continue
        children = len(alignment.old.children[old_parent])
        likeness = alignment.likeness(old_parent, new_parent)
        if (count * 2 >= children and likeness > _ALIKE_ALONE_IN_PLACE / 2) or likeness >= _ALIKE_IN_PLACE:
            alignment.match(old_parent, new_parent, max(likeness, 0.5))


def _match_alike_children(alignment: Alignment) -> None:
    """Below parents that belong together, alike texts are one rule, edited; from the top down."""
    done: set[tuple[int | None, int | None]] = set()
    waiting = _parent_pairs(alignment)
    while waiting:
        for old_parent, new_parent in waiting:
            done.add((old_parent, new_parent))
            # Headings have no parent in print: there are hundreds, and their neighbours say more.
            if old_parent is None:
                continue
            old = alignment.open_old(alignment.old.children[old_parent])
            new = alignment.open_new(alignment.new.children[new_parent])
            _match_best(alignment, old, new, _ALIKE_IN_PLACE)
        _match_equal_children(alignment)
        waiting = [pair for pair in _parent_pairs(alignment) if pair not in done]


def _match_best(alignment: Alignment, old: Sequence[int], new: Sequence[int], least: float) -> None:
    """Pair the likest first; of equally like ones those whose order among their siblings is nearest."""
    scored = [
        (-alignment.likeness(before, after), abs(row - column), before, after)
        for row, before in enumerate(old)
        for column, after in enumerate(new)
        if abs(row - column) <= _REACH
    ]
    for score, _, before, after in sorted(scored):
        if -score >= least:
            alignment.match(before, after, -score)


def _match_between_neighbours(alignment: Alignment) -> None:
    """What stands between two pairs in both editions, at the same depth, may be one rule, edited."""
    for old, new in _gaps(alignment):
        depths = {len(alignment.old.tree.nodes[position].number.parts) for position in old}
        for depth in sorted(depths):
            before = [at for at in old if len(alignment.old.tree.nodes[at].number.parts) == depth]
            after = [at for at in new if len(alignment.new.tree.nodes[at].number.parts) == depth]
            before, after = alignment.open_old(before), alignment.open_new(after)
            _match_best(alignment, before[:40], after[:40], _ALIKE_IN_PLACE)
            before, after = alignment.open_old(before), alignment.open_new(after)
            if len(before) == len(after) == 1 and _same_place(alignment, before[0], after[0]):
                _match_best(alignment, before, after, _ALIKE_ALONE_IN_PLACE)


def _same_place(alignment: Alignment, old: int, new: int) -> bool:
    parent, other = alignment.old.parents[old], alignment.new.parents[new]
    return (parent is None and other is None) or (parent is not None and alignment.forward.get(parent) == other)


def _gaps(alignment: Alignment) -> list[tuple[list[int], list[int]]]:
    """Open rules that follow the same pair in both editions, up to the next pair."""
    gaps: list[tuple[list[int], list[int]]] = []
    for before, after in [(-1, -1), *sorted(alignment.forward.items())]:
        old = _open_run(before + 1, len(alignment.old.wordings), alignment.forward)
        new = _open_run(after + 1, len(alignment.new.wordings), alignment.backward)
        if old and new:
            gaps.append((old, new))
    return gaps


def _open_run(start: int, end: int, taken: Mapping[int, int]) -> list[int]:
    run: list[int] = []
    for position in range(start, end):
        if position in taken:
            break
        run.append(position)
    return run


def _match_alike_anywhere(alignment: Alignment) -> None:
    """Rules moved away from their parents and edited: only very like ones, found by their rarest words."""
    index: defaultdict[str, list[int]] = defaultdict(list)
    for position in alignment.open_new(range(len(alignment.new.wordings))):
        for word in alignment.weights.rarest(alignment.new.wordings[position], _RARE_WORDS * 2):
            index[word].append(position)
    scored: list[tuple[float, int, int]] = []
    for position in alignment.open_old(range(len(alignment.old.wordings))):
        wording = alignment.old.wordings[position]
        if wording.length < _TELLING_WORDS:
            continue
        shared: Counter[int] = Counter()
        for word in alignment.weights.rarest(wording, _RARE_WORDS):
            shared.update(index[word])
        for candidate, _ in shared.most_common(_MOST_CANDIDATES):
            score = alignment.likeness(position, candidate)
            if score >= _ALIKE_ANYWHERE and not _parents_elsewhere(alignment, position, candidate):
                scored.append((-score, position, candidate))
    for score, position, candidate in sorted(scored):
        alignment.match(position, candidate, -score)


def _parents_elsewhere(alignment: Alignment, old: int, new: int) -> bool:
    """Whether both stand below parents that belong to other rules: then a like sentence is another rule's."""
    parent, other = alignment.old.parents[old], alignment.new.parents[new]
    if parent is None or other is None:
        return False
    return alignment.forward.get(parent, other) != other and alignment.backward.get(other, parent) != parent


def _find_parts(alignment: Alignment) -> None:
    """Rules that were split into two, or two that were merged into one."""
    for new in alignment.open_new(range(len(alignment.new.wordings))):
        for near in _relatives(alignment.new, new):
            old = alignment.backward.get(near)
            if old is None or alignment.same_text(old, near):
                continue
            whole, kept = alignment.old.wordings[old].counts, alignment.new.wordings[near].counts
            share = _share_beyond(alignment.weights, alignment.new.wordings[new], whole, kept)
            if share >= _HELD:
                alignment.add_part(old, new, share)
                break
    for old in alignment.open_old(range(len(alignment.old.wordings))):
        for near in _relatives(alignment.old, old):
            after = alignment.forward.get(near)
            if after is None or alignment.same_text(near, after):
                continue
            whole, kept = alignment.new.wordings[after].counts, alignment.old.wordings[near].counts
            share = _share_beyond(alignment.weights, alignment.old.wordings[old], whole, kept)
            if share >= _HELD:
                alignment.add_part(old, after, share)
                break


def _share_beyond(weights: WordWeights, part: Wording, whole: Counter[str], kept: Counter[str]) -> float:
    """Which share of a part stands in the whole beyond what another rule has of it."""
    if part.length < _PART_WORDS:
        return 0.0
    return weights.held_in(part.counts, whole - kept)


def _relatives(side: Side, position: int) -> list[int]:
    """The parent and the nearest two siblings on each side."""
    parent = side.parents[position]
    siblings = side.children[parent]
    at = siblings.index(position)
    near = siblings[max(0, at - 2) : at] + siblings[at + 1 : at + 3]
    return [*([parent] if parent is not None else []), *near]
