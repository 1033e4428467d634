"""What stands in an event for objects of kinds that are never there: it would make a pattern that nothing fits."""

from __future__ import annotations

from collections.abc import Iterator

from .fields import Reading
from .places import Items, Mapping, Node, Scalar

_WITHIN = ("any of", "all of")
_TYPE = "type"


def refuse_what_is_never_there(reading: Reading, event: str, key: str, node: Node | None) -> None:
    """Report each type behind a key of an event that no object there ever has, as "player" of what attacks."""
    never = reading.words.never_in_events.get(event, {}).get(key, frozenset())
    if not never or node is None:
        return
    groups = reading.words.board.type_groups
    possible = ", ".join(sorted(reading.words.types - never))
    for word in _types_asked(node):
        if never.issuperset(groups.get(word.text, (word.text,))):
            advice = f"Nothing of this type ever stands there, and the event would never happen. Known: {possible}."
            reading.report(word, f"a type that {_PLACES.get(key, f'what stands behind {key!r}')} of {event!r} can have",
                           repr(word.text), advice)  # fmt: skip


_PLACES = {"object": "the object", "by": "the cause"}


def _types_asked(node: Node) -> Iterator[Scalar]:
    """The words of the types that a filter asks for, within filters of which one or all must fit as well."""
    if not isinstance(node, Mapping):
        return
    for key, value in node.entries:
        if key.text == _TYPE:
            yield from (each for each in _each(value) if isinstance(each, Scalar))
        elif key.text in _WITHIN:
            for each in _each(value):
                yield from _types_asked(each)


def _each(node: Node) -> tuple[Node, ...]:
    return tuple(node.items) if isinstance(node, Items) else (node,)
