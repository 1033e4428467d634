"""Excess damage: where a sentence behind the damage has it go, and how much of it there was (Magic 120.4a, 120.10)."""

from __future__ import annotations

from .phrases import Data
from .that_much import THAT_MUCH

_ELSEWHERE: Data = {"excess to its controller": True}
_EVENT = "is dealt excess damage"


def with_excess_damage(data: Data) -> Data:
    """The data in which what deals damage says itself where the excess goes, and "that many" is as much as that was."""
    if isinstance(data, dict):
        return _with_so_much({key: with_excess_damage(value) for key, value in data.items()})
    if not isinstance(data, list):
        return data
    found: list[Data] = []
    for one in map(with_excess_damage, data):
        before = found[-1] if found else None
        if one == _ELSEWHERE and isinstance(before, dict) and "deal" in before:
            found[-1] = {**before, **_ELSEWHERE}  # type: ignore[dict-item]
        else:
            found.append(one)
    return found


def _with_so_much(data: dict[str, Data]) -> dict[str, Data]:
    """An instruction for the case that excess damage was dealt this way, with as much as was dealt."""
    asked = data.get("if")
    event = asked.get("happened") if isinstance(asked, dict) and asked.get("in") == "this way" else None
    if not isinstance(event, dict) or event.get("event") != _EVENT:
        return data
    so_much: Data = {"total of": event, "in": "this way"}
    return {key: value if key == "if" else _in_place_of_that_much(value, so_much) for key, value in data.items()}


def _in_place_of_that_much(data: Data, so_much: Data) -> Data:
    if isinstance(data, dict):
        return {key: _in_place_of_that_much(value, so_much) for key, value in data.items()}
    if isinstance(data, list):
        return [_in_place_of_that_much(one, so_much) for one in data]
    return so_much if data == THAT_MUCH else data
