"""Whether two records are alike in all they hold, where most of it is one and the same thing in both."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from operator import attrgetter
from typing import Any

from .objects import GameObject, Identity

_PLAIN = frozenset((str, int, bool, float, frozenset, type(None)))
_OF_THEIR_OWN = frozenset((GameObject, Identity))


def alike(one: object, other: object) -> bool:
    """Whether two values are equal, with mappings and lists in the same order.

    What both share is not looked into, and what stands in several places is compared once: states hold events, which
    hold objects, which may hold states. Where one holds the same object in two places, so must the other: an object
    as it is now is told from an equal one as it was.
    """
    return _Comparison().alike(one, other)


class _Comparison:
    def __init__(self) -> None:
        self._compared: set[tuple[int, int]] = set()
        self._counterpart: dict[int, int] = {}
        self._of: dict[int, int] = {}

    def alike(self, one: Any, other: Any) -> bool:
        kind: Any = type(one)
        if kind is not type(other):
            return False
        if kind in _PLAIN:
            return bool(one == other)
        if kind in _OF_THEIR_OWN and not self._correspond(one, other):
            return False
        if one is other:
            return True
        pair = (id(one), id(other))
        if pair not in self._compared:
            self._compared.add(pair)
            return self._holds_the_same(kind, one, other)
        return True

    def _holds_the_same(self, kind: Any, one: Any, other: Any) -> bool:
        if isinstance(one, tuple | list):
            return len(one) == len(other) and all(map(self.alike, one, other))
        if isinstance(one, Mapping):
            same_keys = len(one) == len(other) and all(map(self.alike, one, other))
            return same_keys and all(map(self.alike, one.values(), other.values()))
        if isinstance(one, Identity):
            return self.alike(one.record, other.record)
        read = _reader(kind)
        return bool(one == other) if read is None else all(map(self.alike, read(one), read(other)))

    def _correspond(self, one: Any, other: Any) -> bool:
        """Note two as each other's counterparts, unless either has another one."""
        if isinstance(one, Identity):
            one, other = one.record, other.record
        here, there = id(one), id(other)
        return self._counterpart.setdefault(here, there) == there and self._of.setdefault(there, here) == here


@cache
def _reader(kind: Any) -> Any:
    """Reads all fields of a kind of record at once; None for what is no record, or has not even two."""
    names = [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
    return attrgetter(*names) if len(names) > 1 else None
