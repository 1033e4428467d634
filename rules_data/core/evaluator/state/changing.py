"""Records that nothing changes in place, and the same with some of their fields changed.

A run makes hundreds of them, and every change of a state is one: neither may take long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

Record = TypeVar("Record")
Setter = Callable[[Any, Any], None]
Copying = Callable[[Any, Any], Any]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[Record]) -> type[Record]:
    """Make a class a frozen dataclass with slots, as which the type checker knows it: it refuses any assignment.

    At run time nothing stands in the way of one, for a class that refuses assignments there has to get around its own
    refusal for each field of each record that is made, which takes five times as long.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


_new = object.__new__
# By the kind of record, of which there are some dozens.
_SHAPES: dict[Any, tuple[Copying | None, dict[str, Setter]]] = {}


def replace(one: Record, /, **values: Any) -> Record:
    """The same as `dataclasses.replace`, with what that looks up each time looked up once for each kind of record."""
    kind: Any = type(one)
    copied, setters = _SHAPES.get(kind) or _shape(kind)
    if copied is None:
        return _made_anew(one, values)
    again: Record = copied(_new(kind), one)
    for name, value in values.items():
        if name not in setters:
            raise TypeError(f"{kind.__name__} has no field {name!r}.")
        setters[name](again, value)
    return again


def _made_anew(one: Record, values: dict[str, Any]) -> Record:
    """The record as its own class makes it, where that works something out of the fields."""
    kind: Any = type(one)
    kept = {each.name: getattr(one, each.name) for each in fields(kind) if each.init}
    again: Record = kind(**kept | values)
    return again


def _shape(kind: Any) -> tuple[Copying | None, dict[str, Setter]]:
    """What copies all fields of such a record, and what sets each of them; nothing copies where its class does more."""
    if hasattr(kind, "__post_init__") or not all("__slots__" in vars(each) for each in kind.__mro__[:-1]):
        found: tuple[Copying | None, dict[str, Setter]] = (None, {})
    else:
        setters: dict[str, Setter] = {each.name: getattr(kind, each.name).__set__ for each in fields(kind)}
        refuses = kind.__setattr__ is not object.__setattr__
        found = (_copying(setters, refuses), setters)
    _SHAPES[kind] = found
    return found


def _copying(setters: dict[str, Setter], refuses: bool) -> Copying:
    """A function that copies these fields one after the other: written out, as dataclasses write out their own.

    Around a class that `refuses` assignments it goes by the setters of its slots.
    """
    places = [f"set_{place}" for place in range(len(setters))]
    lines = [
        f"        set_{place}(again, one.{name})" if refuses else f"        again.{name} = one.{name}"
        for place, name in enumerate(setters)
    ]
    head = [f"def within({', '.join(places)}):", "    def copied(again, one):"]
    made: dict[str, Any] = {}
    exec("\n".join([*head, *lines, "        return again", "    return copied"]), made)  # noqa: S102
    copied: Copying = made["within"](*setters.values())
    return copied
