"""The alignment of two trees: by wording, parent and order together.

The steps, each narrower in what it takes for granted than the last is sure:
equal texts found once in each edition; equal texts below parents that already belong together; parents
of rules that belong together; alike texts below such parents; alike texts between two neighbours; and last,
alike texts elsewhere that nothing else is alike to. After each step the sure ones run again. What is still
open then may be a part of a rule that was split, or have been merged into another.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from difflib import SequenceMatcher

from .nodes import RuleTree
from .parting import find_parts
from .searching import gaps, kinship, match_alike_anywhere, match_alike_in_section, match_in_order, match_left_in_place
from .sides import Alignment, Side
from .wording import kind_and_key

# A text of fewer words ("Units", "2 Players") is no evidence by itself.
_TELLING_WORDS = 4
# Likeness of words at which two rules with the same place are one rule, edited.
_ALIKE_IN_PLACE = 0.5
_ALIKE_ALONE_IN_PLACE = 0.3
# How far among its open siblings an edited rule is looked for: keeps crowded parents from costing the square.
_REACH = 60
_LONGEST_GAP = 40
# Below one parent, a text of so many words that stands whole in another went on there.
_WHOLE_WORDS = 6


def align_trees(old: RuleTree, new: RuleTree, confirmed: Mapping[int, int]) -> Alignment:
    """Pair the rules of two editions; `confirmed` maps old positions to new ones."""
    alignment = Alignment(Side(old), Side(new), confirmed)
    for key in (_telling_kind_and_key, _telling_key, _telling_bare_key):
        _match_unique(alignment, key)
    _settle(alignment)
    for key in (_key_with_neighbours, _any_kind_and_key, _any_key):
        _match_unique(alignment, key)
    _settle(alignment)
    _match_alike_children(alignment)
    _settle(alignment)
    _match_between_neighbours(alignment)
    _settle(alignment)
    match_alike_anywhere(alignment)
    _settle(alignment)
    _match_alike_children(alignment)
    match_alike_in_section(alignment)
    _settle(alignment)
    match_in_order(alignment)
    _match_between_neighbours(alignment)
    _settle(alignment)
    match_left_in_place(alignment)
    find_parts(alignment)
    return alignment


Key = Callable[[Side, int], Hashable | None]


def _telling_kind_and_key(side: Side, position: int) -> Hashable | None:
    wording = side.wordings[position]
    return kind_and_key(side.tree.nodes[position], wording) if wording.length >= _TELLING_WORDS else None


def _telling_key(side: Side, position: int) -> Hashable | None:
    wording = side.wordings[position]
    return wording.key if wording.length >= _TELLING_WORDS else None


def _telling_bare_key(side: Side, position: int) -> Hashable | None:
    wording = side.wordings[position]
    return wording.bare if wording.length >= _TELLING_WORDS else None


def _any_kind_and_key(side: Side, position: int) -> Hashable | None:
    return kind_and_key(side.tree.nodes[position], side.wordings[position])


def _any_key(side: Side, position: int) -> Hashable | None:
    return side.wordings[position].key


def _key_with_neighbours(side: Side, position: int) -> Hashable | None:
    before = side.wordings[position - 1].key if position else ""
    after = side.wordings[position + 1].key if position + 1 < len(side.wordings) else ""
    return before, kind_and_key(side.tree.nodes[position], side.wordings[position]), after


def _match_unique(alignment: Alignment, key: Key) -> None:
    """Pair rules whose key is found once among the open rules of each edition."""
    old, new = _once(alignment.old, alignment.forward, key), _once(alignment.new, alignment.backward, key)
    for found, position in old.items():
        if found in new:
            alignment.match(position, new[found], 1.0 if key in _SURE else 0.9)


_SURE = (_telling_kind_and_key, _telling_key)


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
        if not set(old_keys) & set(new_keys):
            continue
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
    """The pairs, and the top of both documents, that have open rules below them in each."""
    above = {alignment.old.parents[at] for at in alignment.open_old(range(len(alignment.old)))}
    below = {alignment.new.parents[at] for at in alignment.open_new(range(len(alignment.new)))}
    pairs: list[tuple[int | None, int | None]] = [(None, None)] if None in above and None in below else []
    paired = sorted(old for old in above if old is not None and old in alignment.forward)
    pairs += [(old, alignment.forward[old]) for old in paired]
    return [pair for pair in pairs if pair[1] in below]


def _match_parents(alignment: Alignment) -> None:
    """A parent went where most of its children went."""
    votes: defaultdict[int, Counter[int]] = defaultdict(Counter)
    won: Counter[int] = Counter()
    for old, new in alignment.forward.items():
        old_parent, new_parent = alignment.old.parents[old], alignment.new.parents[new]
        if old_parent is None or new_parent is None:
            continue
        if old_parent not in alignment.forward and new_parent not in alignment.backward:
            votes[old_parent][new_parent] += 1
        won[new_parent] += 1
    for old_parent, counted in sorted(votes.items()):
        (new_parent, count), *others = counted.most_common(2)
        if others and others[0][1] == count:
            continue
        children = len(alignment.old.children[old_parent])
        likeness = alignment.likeness(old_parent, new_parent)
        carried = count * 2 >= children and likeness > _ALIKE_ALONE_IN_PLACE / 2
        if carried or likeness >= _ALIKE_IN_PLACE or _same_title(alignment, old_parent, new_parent, count, won):
            alignment.match(old_parent, new_parent, max(likeness, 0.5))


def _same_title(alignment: Alignment, old: int, new: int, count: int, won: Mapping[int, int]) -> bool:
    """A bare title has too few words to be like another: the rules below it decide, if they agree."""
    short = max(alignment.old.wordings[old].length, alignment.new.wordings[new].length) < _TELLING_WORDS
    followed = sum(1 for child in alignment.old.children[old] if child in alignment.forward)
    return short and count > 1 and count * 2 > followed and count * 2 > won[new]


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
        (-_kinship(alignment, before, after), abs(row - column), before, after)
        for row, before in enumerate(old)
        for column, after in enumerate(new)
        if abs(row - column) <= _REACH
    ]
    for score, _, before, after in sorted(scored):
        if -score >= least:
            alignment.match(before, after, -score)


def _kinship(alignment: Alignment, old: int, new: int) -> float:
    return kinship(alignment.weights, alignment.old.wordings[old], alignment.new.wordings[new], _WHOLE_WORDS)


def _match_between_neighbours(alignment: Alignment) -> None:
    """What stands between two pairs in both editions, at the same depth, may be one rule, edited."""
    for old, new in gaps(alignment):
        depths = {len(alignment.old.tree.nodes[position].number.parts) for position in old}
        for depth in sorted(depths):
            before = [at for at in old if len(alignment.old.tree.nodes[at].number.parts) == depth]
            after = [at for at in new if len(alignment.new.tree.nodes[at].number.parts) == depth]
            before, after = alignment.open_old(before), alignment.open_new(after)
            _match_best(alignment, before[:_LONGEST_GAP], after[:_LONGEST_GAP], _ALIKE_IN_PLACE)
            before, after = alignment.open_old(before), alignment.open_new(after)
            if len(before) == len(after) == 1 and _same_place(alignment, before[0], after[0]):
                _match_best(alignment, before, after, _ALIKE_ALONE_IN_PLACE)


def _same_place(alignment: Alignment, old: int, new: int) -> bool:
    parent, other = alignment.old.parents[old], alignment.new.parents[new]
    return (parent is None and other is None) or (parent is not None and alignment.forward.get(parent) == other)
