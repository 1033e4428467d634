"""Which of the phrases of a kind can say some data: its keys in any order, what a phrase does not name in one rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_data.core.abilities.reading import Bound, Data, matches, of_key

from .asked import Asked


def fits(template: Data, data: Any, bound: Bound) -> Iterator[Bound]:
    """Every way in which data is of a template's form, with what stands in the template's places."""
    if isinstance(template, dict):
        if isinstance(data, dict):
            yield from _keys(template, data, bound)
    elif isinstance(template, list):
        if isinstance(data, list | tuple):
            yield from _entries(template, list(data), bound)
    else:
        yield from matches(template, data, bound)


def partly(
    template: Data, data: dict[str, Any], apart: frozenset[str] = frozenset()
) -> Iterator[tuple[Bound, dict[str, Any]]]:
    """The ways in which a template has some of the keys of data, with what is left of it.

    `apart`: keys that another phrase has words for, which are left where a template takes up whatever there is.
    """
    if not isinstance(template, dict) or (parted := _parted(template, data)) is None:
        return
    named, rests = parted
    for bound, left in _named(named, data, {}):
        if not rests:
            yield bound, left
        elif len(rests) == 1:
            kept = {key: value for key, value in left.items() if key in apart}
            taken = {key: value for key, value in left.items() if key not in apart}
            yield from ((found, kept) for found in fits(rests[0], taken, bound))


def _keys(template: dict[str, Data], data: dict[str, Any], bound: Bound) -> Iterator[Bound]:
    if (parted := _parted(template, data)) is None:
        return
    named, rests = parted
    if len(rests) > 1 or len(named) > len(data) or (not rests and len(named) < len(data)):
        return
    if isinstance(data, Asked) and not (data.whole or (rests and data.tells_once(key for key, _ in named))):
        return
    for found, left in _named(named, data, bound):
        if rests:
            yield from fits(rests[0], left, found)
        elif not left:
            yield found


def _parted(template: dict[str, Data], data: dict[str, Any]) -> tuple[list[tuple[str, Data]], list[Data]] | None:
    """The keys that a template names, and what takes up the rest; None where the data lacks what it spells out.

    Nearly all templates go no further than this, and thousands are looked at for each ability.
    """
    named: list[tuple[str, Data]] = []
    rests: list[Data] = []
    for key, value in template.items():
        if key[0] == "+":
            rests.append(value)
            continue
        if "$" not in key and (key not in data or is_other(value, data[key])):
            return None
        named.append((key, value))
    return named, rests


def is_other(value: Data, said: object) -> bool:
    """Whether a word of a template, in which nothing is left open, is another than what is said."""
    return type(value) is str and "$" not in value and value != said


def _named(named: list[tuple[str, Data]], data: dict[str, Any], bound: Bound) -> Iterator[tuple[Bound, dict[str, Any]]]:
    """The ways in which these keys are among those of the data, with what is left of it."""
    if not named:
        yield bound, data
        return
    (key, value), rest = named[0], named[1:]
    if "$" not in key:
        for found in fits(value, data[key], bound) if key in data else ():
            yield from _named(rest, without(data, key), found)
        return
    for name, said in data.items():
        known = of_key(key, name, bound)
        if known is not None:
            for found in fits(value, said, known):
                yield from _named(rest, without(data, name), found)


def without(data: dict[str, Any], name: str) -> dict[str, Any]:
    """The data without a key."""
    if isinstance(data, Asked):
        return data.less(name)
    return {key: value for key, value in data.items() if key != name}


def _entries(template: list[Data], data: list[Any], bound: Bound) -> Iterator[Bound]:
    if len(template) > len(data) or not template:
        yield from () if template or data else (bound,)
        return
    first = template[0]
    if isinstance(first, str) and first.startswith("+$"):
        for size in range(len(data) - len(template) + 1, 0, -1):
            for found in fits(first[1:], data[:size], bound):
                yield from _entries(template[1:], data[size:], found)
        return
    for found in fits(first, data[0], bound):
        yield from _entries(template[1:], data[1:], found)
