"""Which of the phrases of a kind can say some data: its keys in any order, what a phrase does not name in one rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_data.core.abilities.reading import Bound, Data, matches

from .asked import Asked


def fits(template: Data, data: Any, bound: Bound) -> Iterator[Bound]:
    """Every way in which data is of a template's form, with what stands in the template's places."""
    if isinstance(template, dict):
        if isinstance(data, dict):
            yield from _keys(template, data, bound)
    elif isinstance(template, list):
        if isinstance(data, list | tuple) and len(template) == len(data):
            yield from _entries(template, list(data), bound)
    else:
        yield from matches(template, data, bound)


def partly(
    template: Data, data: dict[str, Any], apart: frozenset[str] = frozenset()
) -> Iterator[tuple[Bound, dict[str, Any]]]:
    """The ways in which a template has some of the keys of data, with what is left of it.

    `apart`: keys that another phrase has words for, which are left where a template takes up whatever there is.
    """
    if not isinstance(template, dict):
        return
    rests = [value for key, value in template.items() if key[0] == "+"]
    for bound, left in _named([(key, value) for key, value in template.items() if key[0] != "+"], data, {}):
        if not rests:
            yield bound, left
        elif len(rests) == 1:
            kept = {key: value for key, value in left.items() if key in apart}
            taken = {key: value for key, value in left.items() if key not in apart}
            yield from ((found, kept) for found in fits(rests[0], taken, bound))


def _keys(template: dict[str, Data], data: dict[str, Any], bound: Bound) -> Iterator[Bound]:
    rests = [value for key, value in template.items() if key[0] == "+"]
    named = [(key, value) for key, value in template.items() if key[0] != "+"]
    if len(rests) > 1 or len(named) > len(data) or (not rests and len(named) < len(data)):
        return
    if isinstance(data, Asked) and not data.whole:
        return
    for found, left in _named(named, data, bound):
        if rests:
            yield from fits(rests[0], left, found)
        elif not left:
            yield found


def _named(named: list[tuple[str, Data]], data: dict[str, Any], bound: Bound) -> Iterator[tuple[Bound, dict[str, Any]]]:
    """The ways in which these keys are among those of the data, with what is left of it."""
    if not named:
        yield bound, data
        return
    (key, value), rest = named[0], named[1:]
    for name, said in data.items():
        known = _of_key(key, name, bound)
        if known is not None:
            for found in fits(value, said, known):
                yield from _named(rest, without(data, name), found)


def _of_key(key: str, name: str, bound: Bound) -> Bound | None:
    """What stands in the place of a key such as `highest $stat`; None where the name is not of its form."""
    before, is_open, rest = key.partition("$")
    if not is_open:
        return bound if key == name else None
    place, _, behind = rest.partition(" ")
    if not name.startswith(before) or not name.endswith(behind) or len(name) <= len(before) + len(behind):
        return None
    return {**bound, place: name[len(before) : len(name) - len(behind)].strip()}


def without(data: dict[str, Any], name: str) -> dict[str, Any]:
    """The data without a key."""
    if isinstance(data, Asked):
        return data.less(name)
    return {key: value for key, value in data.items() if key != name}


def _entries(template: list[Data], data: list[Any], bound: Bound) -> Iterator[Bound]:
    if not template:
        yield bound
        return
    for found in fits(template[0], data[0], bound):
        yield from _entries(template[1:], data[1:], found)
