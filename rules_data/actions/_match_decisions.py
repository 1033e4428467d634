"""What people decided about rules of two versions, as far as those rules still read as they did then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, NumberScheme, RuleNumber, RuleTree
from rules_data.models import Edition, MatchDecision

Pair = tuple[RuleNumber, RuleNumber]
_SHAPED = {
    MatchDecision.Kind.SAME: Change.EDITED, MatchDecision.Kind.SPLIT: Change.SPLIT,
    MatchDecision.Kind.MERGED: Change.MERGED,
}  # fmt: skip
# What the machine says of two rules that are one.
_OF_ONE_RULE = (Change.SAME, Change.MOVED, Change.EDITED)


@dataclass(frozen=True)
class Decided:
    """`pairs` are one rule each; numbers in `apart_old` and `apart_new` are continued by, or continue, no other.

    `shapes` are all of them as links of a crosswalk: what is one rule with another is so with no third.
    """

    pairs: tuple[Pair, ...] = ()
    apart_old: frozenset[RuleNumber] = frozenset()
    apart_new: frozenset[RuleNumber] = frozenset()
    shapes: tuple[CrosswalkLink, ...] = ()


@dataclass
class _Gathering:
    pairs: list[Pair] = field(default_factory=list)
    apart_old: set[RuleNumber] = field(default_factory=set)
    apart_new: set[RuleNumber] = field(default_factory=set)
    shapes: list[CrosswalkLink] = field(default_factory=list)

    def add(self, decision: MatchDecision, scheme: NumberScheme) -> None:
        olds = [RuleNumber.parse(number, scheme) for number in decision.old_numbers]
        news = [RuleNumber.parse(number, scheme) for number in decision.new_numbers]
        if olds and news:
            self.pairs.append((olds[0], news[0]))
        self.apart_old |= set(olds if not news else olds[1:])
        self.apart_new |= set(news if not olds else news[1:])
        change = _SHAPED.get(MatchDecision.Kind(decision.kind))
        if change is not None:
            self.shapes += [CrosswalkLink(old, new, change, 1.0, old != new) for old in olds for new in news]
        elif decision.kind == MatchDecision.Kind.NONE:
            self.shapes += [CrosswalkLink(old, None, Change.REMOVED, 1.0, False) for old in olds]
            self.shapes += [CrosswalkLink(None, new, Change.ADDED, 1.0, False) for new in news]


def decided_between(old: Edition, new: Edition, old_tree: RuleTree, new_tree: RuleTree) -> Decided:
    """The decisions about two versions whose rules all read as they did when it was decided."""
    found = list(
        MatchDecision.objects.filter(document=old.document, old_label=old.label, new_label=new.label).order_by("id")
    )
    if not found:
        return Decided()
    texts = {f"old {node.number}": node.content_hash for node in old_tree}
    texts |= {f"new {node.number}": node.content_hash for node in new_tree}
    gathered = _Gathering()
    for decision in found:
        if still_holds(decision, texts):
            gathered.add(decision, old.document.scheme)
    return Decided(
        tuple(gathered.pairs),
        frozenset(gathered.apart_old),
        frozenset(gathered.apart_new),
        tuple(gathered.shapes),
    )


def still_holds(decision: MatchDecision, texts: Mapping[str, str]) -> bool:
    """Whether every rule it is about reads as it did then."""
    return all(texts.get(name) == digest for name, digest in decision.texts.items())


def shaped(crosswalk: Crosswalk, decided: Decided) -> Crosswalk:
    """The crosswalk with what people decided on: rules that are one, splits, merges, rules without a counterpart."""
    if not decided.shapes:
        return crosswalk
    known = {(link.old, link.new): link for link in crosswalk.links if link.change in _OF_ONE_RULE}
    shapes = [
        known.get((link.old, link.new), link) if link.change is Change.EDITED else link for link in decided.shapes
    ]
    olds = {link.old for link in decided.shapes if link.old}
    news = {link.new for link in decided.shapes if link.new}
    stays = [link for link in crosswalk.links if link.old not in olds and link.new not in news]
    # What a decision takes away from another rule leaves that one alone, unless it has a link elsewhere.
    has_old, has_new = Counter(link.old for link in stays), Counter(link.new for link in stays)
    freed = [link for link in crosswalk.links if link not in stays]
    lone_old = {link.old for link in freed if link.old and link.old not in olds and not has_old[link.old]}
    lone_new = {link.new for link in freed if link.new and link.new not in news and not has_new[link.new]}
    alone = [CrosswalkLink(old, None, Change.REMOVED, 1.0, False) for old in sorted(lone_old)]
    alone += [CrosswalkLink(None, new, Change.ADDED, 1.0, False) for new in sorted(lone_new)]
    return Crosswalk(tuple(sorted([*stays, *shapes, *alone], key=_place)))


def _place(link: CrosswalkLink) -> tuple[bool, list[RuleNumber]]:
    """In the order of the old rules, and then of those that are new."""
    return link.old is None, [number for number in (link.old, link.new) if number is not None]
