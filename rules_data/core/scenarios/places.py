"""YAML (and so JSON) read into plain nodes that remember their place; nothing is constructed or resolved.

Scalars keep their text, so a rule number such as 383.10 stays what was written. Aliases and tags are refused:
they have no use in an example, and they are how a small file becomes a large one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from rules_data.core.abilities import whole_number

from .problems import Place, Problem, Reason, UnableToReadScenario, fault_at

LONGEST_SOURCE = 64 * 1024
DEEPEST_NESTING = 40


@dataclass(frozen=True, slots=True)
class Scalar:
    """One word, number or sentence, as written."""

    place: Place
    text: str
    quoted: bool = False

    @property
    def is_null(self) -> bool:
        return not self.quoted and self.text in ("", "~", "null")


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    place: Place
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values, in the order written; no key twice."""

    place: Place
    entries: tuple[tuple[Scalar, Node], ...]

    def get(self, key: str) -> Node | None:
        return next((value for name, value in self.entries if name.text == key), None)


Node = Scalar | Items | Mapping


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not been reached."""

    place: Place
    is_mapping: bool
    parts: list[Node] = field(default_factory=list)


def read_nodes(source: str | bytes) -> Node:
    """The one document of `source` as nodes. Raises UnableToReadScenario with the place of the first fault."""
    text = _decode(source)
    builder = _Builder()
    try:
        for event in _events(text):
            builder.take(event)
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        place = Place(1, 1) if mark is None else Place(mark.line + 1, mark.column + 1)
        advice = "Check the indentation, the colons and the brackets on this line and the one before."
        raise UnableToReadScenario.at(place, "YAML", str(fault.problem or fault.context), advice) from fault
    except yaml.YAMLError as fault:
        reason = str(fault).split("\n", maxsplit=1)[0]
        raise UnableToReadScenario.at(Place(1, 1), "YAML", reason, "Save as plain UTF-8 text.") from fault
    if builder.root is None:
        raise UnableToReadScenario.at(Place(1, 1), "an example", "an empty file", "Start with `example: name`.")
    return builder.root


def _decode(source: str | bytes) -> str:
    if len(source) > LONGEST_SOURCE:
        found, most = f"{len(source):,} characters", f"at most {LONGEST_SOURCE:,} characters"
        raise UnableToReadScenario.at(Place(1, 1), most, found, "One file holds one example.")
    if isinstance(source, str):
        return _of_characters(source)
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = source.count(b"\n", 0, fault.start) + 1
        raise UnableToReadScenario.at(
            Place(line, 1), "UTF-8 text", f"byte {source[fault.start]:#04x}", "Save the file as UTF-8."
        ) from fault


def _of_characters(source: str) -> str:
    """The text, unless a half of a pair stands in it alone: that is no character, and nobody could be shown it."""
    lone = next((place for place, sign in enumerate(source) if "\ud800" <= sign <= "\udfff"), None)
    if lone is None:
        return source
    line = source.count("\n", 0, lone) + 1
    found = f"half a character (U+{ord(source[lone]):04X}) by itself"
    raise UnableToReadScenario.at(Place(line, 1), "whole characters", found, "Write the character as UTF-8.")


def _events(text: str) -> Iterator[yaml.Event]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    yield from yaml.parse(text, Loader=loader)


def _place_of(event: yaml.Event) -> Place:
    start = event.start_mark
    return Place(1, 1) if start is None else Place(start.line + 1, start.column + 1)


_QUOTED = frozenset("'\"|>")


class _Builder:
    """Builds the nodes from parser events without recursion, so that deep nesting cannot overflow."""

    def __init__(self) -> None:
        self.root: Node | None = None
        self._open: list[_Open] = []

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.ScalarEvent):  # most of a file, so asked first
            place = _place_of(event)
            self._refuse_tag(event, place)
            self._add(Scalar(place, event.value, quoted=event.style in _QUOTED))
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            place = _place_of(event)
            self._refuse_tag(event, place)
            self._begin(place, isinstance(event, yaml.MappingStartEvent))
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            self._end()
        elif isinstance(event, yaml.AliasEvent):
            found = f"the alias *{event.anchor}"
            raise UnableToReadScenario.at(_place_of(event), "a value", found, "Write the value out.")
        elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            raise UnableToReadScenario.at(_place_of(event), "one document", "a second one", "Use one file an example.")

    def _refuse_tag(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent, place: Place) -> None:
        tag = event.tag
        if tag is not None and tag != "!":
            raise UnableToReadScenario.at(place, "a plain value", f"the tag {tag}", "Take the tag away.")

    def _begin(self, place: Place, is_mapping: bool) -> None:
        if len(self._open) >= DEEPEST_NESTING:
            most = f"at most {DEEPEST_NESTING} levels"
            raise UnableToReadScenario.at(place, most, "deeper nesting", "Split the example.")
        self._open.append(_Open(place, is_mapping))

    def _end(self) -> None:
        done = self._open.pop()
        if not done.is_mapping:
            self._add(Items(done.place, tuple(done.parts)))
            return
        entries: list[tuple[Scalar, Node]] = []
        seen: set[str] = set()
        for key, value in zip(done.parts[::2], done.parts[1::2], strict=True):
            if not isinstance(key, Scalar):
                raise UnableToReadScenario.at(key.place, "a word as key", "a list or mapping", "Use a word.")
            if key.text in seen:
                raise UnableToReadScenario.at(key.place, "each key once", f"{key.text!r} twice", "Keep one.")
            seen.add(key.text)
            entries.append((key, value))
        self._add(Mapping(done.place, tuple(entries)))

    def _add(self, node: Node) -> None:
        if self._open:
            self._open[-1].parts.append(node)
        else:
            self.root = node


def problem_at(
    node: Node, expected: str, found: str, advice: str, reason: Reason = Reason.UNLIKE_THE_FORMAT
) -> Problem:
    """A problem at the place of this node."""
    return fault_at(node.place, expected, found, advice, reason)


def plain(node: Node) -> Any:
    """A node as plain values: lists, mappings, texts, whole numbers, yes and no, nothing."""
    if isinstance(node, Mapping):
        return {key.text: plain(value) for key, value in node.entries}
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    if node.is_null:
        return None
    if not node.quoted and node.text in ("true", "false"):
        return node.text == "true"
    number = None if node.quoted else whole_number(node.text)
    return node.text if number is None else number
