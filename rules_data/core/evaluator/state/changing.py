"""A frozen record with some of its fields changed. Every change of a state is one, so it must not take long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

Record = TypeVar("Record")
Setter = Callable[[Any, Any], None]
Copying = Callable[[Any, Any], Any]


def replace(record: Record, **values: Any) -> Record:
    """The same as `dataclasses.replace`, with what that looks up each time looked up once for each kind of record."""
    kind: Any = type(record)
    copied, setters = _shape(kind)
    if copied is None:
        return _made_anew(record, values)
    again: Record = copied(object.__new__(kind), record)
    for name, value in values.items():
        if name not in setters:
            raise TypeError(f"{kind.__name__} has no field {name!r}.")
        setters[name](again, value)
    return again


def _made_anew(record: Record, values: dict[str, Any]) -> Record:
    """The record as its own class makes it, where that works something out of the fields."""
    kind: Any = type(record)
    kept = {each.name: getattr(record, each.name) for each in fields(kind) if each.init}
    again: Record = kind(**kept | values)
    return again


@cache
def _shape(kind: Any) -> tuple[Copying | None, dict[str, Setter]]:
    """What copies all fields of such a record, and what sets each of them; nothing copies where its class does more."""
    if hasattr(kind, "__post_init__") or not all("__slots__" in vars(each) for each in kind.__mro__[:-1]):
        return None, {}
    setters: dict[str, Setter] = {each.name: getattr(kind, each.name).__set__ for each in fields(kind)}
    return _copying(setters), setters


def _copying(setters: dict[str, Setter]) -> Copying:
    """A function that copies these fields one after the other: written out, as dataclasses write out their own."""
    places = [f"set_{place}" for place in range(len(setters))]
    lines = [f"        set_{place}(again, record.{name})" for place, name in enumerate(setters)]
    head = [f"def within({', '.join(places)}):", "    def copied(again, record):"]
    made: dict[str, Any] = {}
    exec("\n".join([*head, *lines, "        return again", "    return copied"]), made)  # noqa: S102
    copied: Copying = made["within"](*setters.values())
    return copied
