"""A twin: the same file with some places changed."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.abilities import whole_number

from .places import Items, Mapping, Node, Scalar
from .problems import UnableToReadScenario, nearest_words


def apply_changes(root: Mapping, change: Node, then: Node) -> Mapping:
    """The file with the changed places and another `then`; it has no twin and demonstrates nothing.

    A path names keys with dots between them and list items by their number from 0. Keys that themselves hold
    dots are found too: the longest key that fits is taken.
    """
    if not isinstance(change, Mapping):
        raise UnableToReadScenario.at(change.place, "changed places by path", "something else", "Use a mapping.")
    found: Node = root
    for path, value in change.entries:
        found = _set(found, path.text, value, path)
    found = _set(found, "then", then, Scalar(then.place, "then"))
    if not isinstance(found, Mapping):
        return root
    entries = tuple(entry for entry in found.entries if entry[0].text not in ("twin", "demonstrates"))
    return replace(found, entries=entries)


def _set(node: Node, path: str, value: Node, at: Scalar) -> Node:
    if isinstance(node, Mapping):
        return _set_key(node, path, value, at)
    if isinstance(node, Items):
        return _set_item(node, path, value, at)
    raise UnableToReadScenario.at(at.place, "a path into the example", repr(at.text), f"Nothing lies below {path!r}.")


def _set_key(node: Mapping, path: str, value: Node, at: Scalar) -> Node:
    keys = [key.text for key, _ in node.entries]
    fitting = [key for key in keys if path == key or path.startswith(key + ".")]
    removes = isinstance(value, Scalar) and value.is_null
    if not fitting:
        first = path.partition(".")[0]
        if first != path and first not in ("given", "cards"):
            advice = nearest_words(first, keys)
            raise UnableToReadScenario.at(at.place, "a path into the example", repr(at.text), advice)
        if removes:
            return node
        return replace(node, entries=(*node.entries, (Scalar(at.place, path), value)))
    key = max(fitting, key=len)
    if path == key and removes:
        return replace(node, entries=tuple(entry for entry in node.entries if entry[0].text != key))
    entries = tuple(
        (name, (value if path == key else _set(old, path[len(key) + 1 :], value, at)) if name.text == key else old)
        for name, old in node.entries
    )
    return replace(node, entries=entries)


def _set_item(node: Items, path: str, value: Node, at: Scalar) -> Node:
    number, _, rest = path.partition(".")
    index = whole_number(number)
    if index is None or not 0 <= index <= len(node.items):
        advice = f"Name one of the {len(node.items)} items by its number from 0."
        raise UnableToReadScenario.at(at.place, "the number of an item", repr(number), advice)
    if isinstance(value, Scalar) and value.is_null and not rest:
        return replace(node, items=tuple(item for i, item in enumerate(node.items) if i != index))
    if index == len(node.items):
        return replace(node, items=(*node.items, value))
    changed = value if not rest else _set(node.items[index], rest, value, at)
    return replace(node, items=(*node.items[:index], changed, *node.items[index + 1 :]))
