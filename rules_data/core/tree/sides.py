"""Two editions being aligned: what each says where, and which rule of one is which of the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .nodes import NodeKind, RuleTree
from .wording import Wording, WordWeights, wording_of


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
        self._among_siblings: list[int] = []
        for position, node in enumerate(tree):
            above = tree.parent_number(node.number)
            if above is None and node.kind is NodeKind.RULE:
                heading = tree.heading_over(node.number)
                above = heading.number if heading is not None else None
            parent = at[above] if above is not None else None
            self.parents.append(parent)
            self._among_siblings.append(len(self.children[parent]))
            self.children[parent].append(position)

    def __len__(self) -> int:
        return len(self.wordings)

    def ancestors(self, position: int) -> list[int]:
        """What a rule stands under, the nearest first."""
        above: list[int] = []
        parent = self.parents[position]
        while parent is not None:
            above.append(parent)
            parent = self.parents[parent]
        return above

    def relatives(self, position: int, reach: int) -> list[int]:
        """The parent, the nearest siblings on each side as far as `reach`, and the children."""
        parent = self.parents[position]
        near = self.beside(position, reach)
        return [*([parent] if parent is not None else []), *near, *self.children.get(position, [])[: reach * 2]]

    def beside(self, position: int, reach: int) -> list[int]:
        """The nearest siblings on each side as far as `reach`, in their order."""
        siblings, at = self.children[self.parents[position]], self._among_siblings[position]
        return siblings[max(0, at - reach) : at] + siblings[at + 1 : at + 1 + reach]


class Alignment:
    """Which old position is which new one, and how surely."""

    def __init__(self, old: Side, new: Side, confirmed: Mapping[int, int]) -> None:
        self.old = old
        self.new = new
        self.weights = WordWeights([*old.wordings, *new.wordings])
        self.forward: dict[int, int] = {}
        self.backward: dict[int, int] = {}
        self._confidence: dict[int, float] = {}
        self._added_parts: dict[tuple[int, int], float] = {}
        self._added_of_old: defaultdict[int, list[int]] = defaultdict(list)
        self._added_of_new: defaultdict[int, list[int]] = defaultdict(list)
        for before, after in confirmed.items():
            self.match(before, after, 1.0)

    def match(self, old: int, new: int, confidence: float) -> bool:
        """Pair two rules unless one of them is taken."""
        if old in self.forward or new in self.backward:
            return False
        self.forward[old] = new
        self.backward[new] = old
        self._confidence[old] = min(confidence, 1.0)
        return True

    def add_part(self, old: int, new: int, confidence: float) -> None:
        """Besides its pair, an old rule went on in another one, or a new one took another old one in."""
        if self.forward.get(old) != new and (old, new) not in self._added_parts:
            self._added_parts[old, new] = min(confidence, 1.0)
            self._added_of_old[old].append(new)
            self._added_of_new[new].append(old)

    def likeness(self, old: int, new: int) -> float:
        return self.weights.likeness(self.old.wordings[old], self.new.wordings[new])

    def same_text(self, old: int, new: int) -> bool:
        return self.old.wordings[old].key == self.new.wordings[new].key

    def open_old(self, positions: Iterable[int]) -> list[int]:
        return [position for position in positions if position not in self.forward]

    def open_new(self, positions: Iterable[int]) -> list[int]:
        return [position for position in positions if position not in self.backward]

    def successors(self, old: int) -> list[int]:
        found = [self.forward[old]] if old in self.forward else []
        return found + self._added_of_old.get(old, [])

    def predecessors(self, new: int) -> list[int]:
        found = [self.backward[new]] if new in self.backward else []
        return found + self._added_of_new.get(new, [])

    def parts(self) -> list[Pair]:
        pairs = [(old, new, self._confidence[old]) for old, new in self.forward.items()]
        added = [(old, new, confidence) for (old, new), confidence in self._added_parts.items()]
        return [
            Pair(old, new, self.same_text(old, new), round(confidence, 3))
            for old, new, confidence in sorted(pairs + added)
        ]
