"""The tree of one edition: frozen nodes in document order, content-hashed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from .numbers import NumberScheme, RuleNumber


class UnableToBuildTree(ValueError):
    """The nodes do not make one tree: a number stands twice, or two schemes are mixed."""


class NodeKind(StrEnum):
    """A heading names what follows it; a rule says something."""

    HEADING = "heading"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class RuleNode:
    """One numbered record.

    `text` is a heading's title or a rule's text; its paragraphs and list items stand on lines of their own,
    list items begin with "* ". `examples` are the document's own examples of this rule.
    `first_line` and `last_line` (from 1) say where the record stood in its source; 0 where it had none.
    """

    number: RuleNumber
    kind: NodeKind
    text: str
    examples: tuple[str, ...] = ()
    first_line: int = field(default=0, compare=False)
    last_line: int = field(default=0, compare=False)

    @property
    def content_hash(self) -> str:
        """SHA-256 over what the record says, not over where it stood in a file."""
        said = "\x1f".join([str(self.number), self.kind, self.text, *self.examples])
        return hashlib.sha256(said.encode()).hexdigest()


@dataclass(frozen=True)
class RuleTree:
    """All numbered records of one edition, in the order the document prints them."""

    scheme: NumberScheme
    nodes: tuple[RuleNode, ...]

    def __post_init__(self) -> None:
        seen: dict[RuleNumber, RuleNode] = {}
        for node in self.nodes:
            if node.number.scheme is not self.scheme:
                theirs, ours = node.number.scheme.example, self.scheme.example
                raise UnableToBuildTree(f"{node.number} is numbered as {theirs} is, not as {ours} is.")
            if node.number in seen:
                first = seen[node.number]
                raise UnableToBuildTree(
                    f"Number {node.number} stands twice: on lines {first.first_line} and {node.first_line}."
                )
            seen[node.number] = node

    def __len__(self) -> int:
        return len(self.nodes)

    def __iter__(self) -> Iterator[RuleNode]:
        return iter(self.nodes)

    def __contains__(self, number: RuleNumber) -> bool:
        return number in self._by_number

    @cached_property
    def _by_number(self) -> dict[RuleNumber, RuleNode]:
        return {node.number: node for node in self.nodes}

    @cached_property
    def _children(self) -> dict[RuleNumber | None, tuple[RuleNode, ...]]:
        found: dict[RuleNumber | None, list[RuleNode]] = {}
        for node in self.nodes:
            found.setdefault(self.parent_number(node.number), []).append(node)
        return {number: tuple(nodes) for number, nodes in found.items()}

    def get(self, number: RuleNumber) -> RuleNode | None:
        return self._by_number.get(number)

    def parent_number(self, number: RuleNumber) -> RuleNumber | None:
        """The nearest number above that the document prints: some documents never print a parent."""
        above = number.parent
        while above is not None and above not in self._by_number:
            above = above.parent
        return above

    def children(self, number: RuleNumber | None) -> tuple[RuleNode, ...]:
        """The records directly below a number; below None, the top-level ones."""
        return self._children.get(number, ())

    def ancestors(self, number: RuleNumber) -> tuple[RuleNode, ...]:
        """From the top-level record down to the direct parent."""
        above: list[RuleNode] = []
        current = self.parent_number(number)
        while current is not None:
            above.append(self._by_number[current])
            current = self.parent_number(current)
        return tuple(reversed(above))

    @cached_property
    def _headings(self) -> dict[RuleNumber, RuleNode]:
        """For each number the section heading before it: by order, since some parents are never printed."""
        depth = self.scheme.section_depth
        under: dict[RuleNumber, RuleNode] = {}
        over: list[RuleNode] = []
        for node in self.nodes:
            opens = node.kind is NodeKind.HEADING and node.number.depth <= depth
            if opens:
                over = [heading for heading in over if heading.number.depth < node.number.depth]
            if over:
                under[node.number] = over[-1]
            if opens:
                over.append(node)
        return under

    def heading_over(self, number: RuleNumber) -> RuleNode | None:
        """The section heading a record stands under: 382 is the heading over 383.3.e. None at the top."""
        return self._headings.get(number)

    @cached_property
    def content_hash(self) -> str:
        """SHA-256 over all records in order."""
        whole = hashlib.sha256(self.scheme.name.encode())
        for node in self.nodes:
            whole.update(node.content_hash.encode())
        return whole.hexdigest()
