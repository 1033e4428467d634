"""What became of each rule from one edition to the next.

Numbers move, and documents repeat the same sentence in many places, so neither alone says which rule a rule
became: editions are aligned by wording, parent and order together (see `alignment`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from .alignment import align_trees
from .nodes import RuleTree
from .numbers import RuleNumber
from .sides import Alignment, Pair


class Change(StrEnum):
    """SAME: number and text. MOVED: same text, other number. EDITED: other text.

    SPLIT: one of several rules that an old one went on in; MERGED: one of several old rules that one new rule
    goes on with. Texts are compared without case, punctuation and the numbers they cite; whether a record is a
    heading or a rule, and its examples, are not compared.
    """

    SAME = "same"
    MOVED = "moved"
    EDITED = "edited"
    SPLIT = "split"
    MERGED = "merged"
    ADDED = "added"
    REMOVED = "removed"


class UnableToAlign(ValueError):
    """A confirmed pair names a rule that its edition does not have, or one rule twice."""


@dataclass(frozen=True, slots=True)
class CrosswalkLink:
    """One rule of the old edition and one of the new; None where it was added or removed.

    `confidence` is 1 for a confirmed pair and for equal texts that are found once in each edition, less for
    texts told apart by their place, and the likeness of the words for edited ones.
    """

    old: RuleNumber | None
    new: RuleNumber | None
    change: Change
    confidence: float
    moved: bool


@dataclass(frozen=True)
class Crosswalk:
    """All links from one edition to another: every rule of both stands in at least one."""

    links: tuple[CrosswalkLink, ...]

    @cached_property
    def _successors(self) -> dict[RuleNumber, tuple[RuleNumber, ...]]:
        found: dict[RuleNumber, list[RuleNumber]] = {}
        for link in self.links:
            if link.old is not None:
                found.setdefault(link.old, [])
                if link.new is not None:
                    found[link.old].append(link.new)
        return {number: tuple(numbers) for number, numbers in found.items()}

    @cached_property
    def _predecessors(self) -> dict[RuleNumber, tuple[RuleNumber, ...]]:
        found: dict[RuleNumber, list[RuleNumber]] = {}
        for link in self.links:
            if link.new is not None:
                found.setdefault(link.new, [])
                if link.old is not None:
                    found[link.new].append(link.old)
        return {number: tuple(numbers) for number, numbers in found.items()}

    def successors(self, old: RuleNumber) -> tuple[RuleNumber, ...]:
        """Where a rule went; empty when it was removed or never was in the old edition."""
        return self._successors.get(old, ())

    def predecessors(self, new: RuleNumber) -> tuple[RuleNumber, ...]:
        """Where a rule came from; empty when it was added or is not in the new edition."""
        return self._predecessors.get(new, ())

    @cached_property
    def reused(self) -> tuple[RuleNumber, ...]:
        """Numbers that both editions print and that name another rule now."""
        return tuple(
            number
            for number, successors in self._successors.items()
            if number in self._predecessors and number not in successors
        )

    def counts(self) -> dict[Change, int]:
        """How many links there are of each kind of change."""
        found = Counter(link.change for link in self.links)
        return {change: found[change] for change in Change}


def align(old: RuleTree, new: RuleTree, *, confirmed: Iterable[tuple[RuleNumber, RuleNumber]] = ()) -> Crosswalk:
    """Find what each rule of `old` is in `new`. `confirmed` pairs are kept and everything else fits them.

    Raises UnableToAlign when a confirmed pair names a missing rule or one rule twice.
    """
    alignment = align_trees(old, new, _positions(old, new, confirmed))
    return Crosswalk(_links(old, new, alignment))


def _positions(old: RuleTree, new: RuleTree, confirmed: Iterable[tuple[RuleNumber, RuleNumber]]) -> dict[int, int]:
    old_at = {node.number: position for position, node in enumerate(old)}
    new_at = {node.number: position for position, node in enumerate(new)}
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for before, after in confirmed:
        if before not in old_at or after not in new_at:
            missing = before if before not in old_at else after
            raise UnableToAlign(f"The confirmed pair {before} -> {after} names {missing}, which is not there.")
        if old_at[before] in pairs or new_at[after] in taken:
            raise UnableToAlign(f"The confirmed pair {before} -> {after} names a rule that has a pair already.")
        pairs[old_at[before]] = new_at[after]
        taken.add(new_at[after])
    return pairs


def _links(old: RuleTree, new: RuleTree, alignment: Alignment) -> tuple[CrosswalkLink, ...]:
    links: list[CrosswalkLink] = []
    parts = alignment.parts()
    split_from = Counter(pair.old for pair in parts)
    merged_into = Counter(pair.new for pair in parts)
    for pair in parts:
        link = _link(old, new, pair)
        if split_from[pair.old] > 1:
            link = CrosswalkLink(link.old, link.new, Change.SPLIT, link.confidence, link.moved)
        elif merged_into[pair.new] > 1:
            link = CrosswalkLink(link.old, link.new, Change.MERGED, link.confidence, link.moved)
        links.append(link)
    for position, node in enumerate(old):
        if position not in split_from:
            links.append(CrosswalkLink(node.number, None, Change.REMOVED, 1.0, False))
    for position, node in enumerate(new):
        if position not in merged_into:
            links.append(CrosswalkLink(None, node.number, Change.ADDED, 1.0, False))
    return tuple(sorted(links, key=_order))


def _link(old: RuleTree, new: RuleTree, pair: Pair) -> CrosswalkLink:
    before, after = old.nodes[pair.old].number, new.nodes[pair.new].number
    moved = before.parts != after.parts
    if pair.same_text:
        return CrosswalkLink(before, after, Change.MOVED if moved else Change.SAME, pair.confidence, moved)
    return CrosswalkLink(before, after, Change.EDITED, pair.confidence, moved)


def _order(link: CrosswalkLink) -> tuple[bool, RuleNumber, bool, RuleNumber]:
    first = link.old or link.new
    second = link.new or link.old
    if first is None or second is None:
        raise UnableToAlign("A link names no rule at all.")
    return (link.old is None, first, link.new is None, second)


def compose(first: Crosswalk, second: Crosswalk) -> Crosswalk:
    """From the old edition of `first` to the new edition of `second`, through the one they share.

    A text counts as the same only where both steps kept it; the confidences multiply.
    """
    by_old: dict[RuleNumber, list[CrosswalkLink]] = {}
    for link in second.links:
        if link.old is not None:
            by_old.setdefault(link.old, []).append(link)
    links: list[CrosswalkLink] = []
    followed: set[RuleNumber] = set()
    reached: set[RuleNumber] = set()
    for link in first.links:
        if link.old is None:
            continue
        onward = [step for step in by_old.get(link.new, []) if step.new is not None] if link.new else []
        for step in onward:
            links.append(_through(link, step))
        reached.update(step.new for step in onward if step.new is not None)
        if not onward and link.old not in followed:
            links.append(CrosswalkLink(link.old, None, Change.REMOVED, link.confidence, False))
        followed.add(link.old)
    links += [
        CrosswalkLink(None, link.new, Change.ADDED, link.confidence, False)
        for link in second.links
        if link.new is not None and link.new not in reached
    ]
    return Crosswalk(tuple(sorted(dict.fromkeys(links), key=_order)))


_WEIGHTIEST = (Change.SPLIT, Change.MERGED, Change.EDITED)


def _through(first: CrosswalkLink, second: CrosswalkLink) -> CrosswalkLink:
    moved = first.old != second.new
    change = next((kind for kind in _WEIGHTIEST if kind in (first.change, second.change)), Change.SAME)
    if change is Change.SAME and moved:
        change = Change.MOVED
    return CrosswalkLink(first.old, second.new, change, first.confidence * second.confidence, moved)
