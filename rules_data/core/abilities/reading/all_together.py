"""Several objects at one place: "all units at a battlefield" are those of one battlefield, which is chosen first."""

from __future__ import annotations

from .phrases import Data

_TOGETHER = "all together"
_A_BATTLEFIELD: Data = {"choose": {"choose": 1, "type": "battlefield"}}


def with_their_place(data: Data) -> Data:
    """The data in which the battlefield of all that are at one is chosen first; several are chosen at the same one."""
    if isinstance(data, list):
        return [told for one in data for told in _instruction(one)]
    return _without_mark(data) if isinstance(data, dict) else data


def _instruction(data: Data) -> list[Data]:
    """One instruction, behind the choice of the battlefield that it acts on all of.

    A passive acts on nothing: "friendly units at a battlefield have .." is said of each, at whichever it is.
    """
    if not isinstance(data, dict):
        return [with_their_place(data)]
    all_there = [key for key, value in data.items() if key != "affects" and _is_all_at_one(value)]
    found = _without_mark({key: _there(value) if key in all_there else value for key, value in data.items()})
    return [_A_BATTLEFIELD, found] if all_there else [found]


def _is_all_at_one(value: Data) -> bool:
    every = value.get("all") if isinstance(value, dict) and set(value) == {"all"} else None
    return isinstance(every, dict) and every.get(_TOGETHER) is True


def _there(value: Data) -> Data:
    every = value["all"] if isinstance(value, dict) else {}
    return {"all": {**every, "location": "there"}} if isinstance(every, dict) else value


def _without_mark(data: dict[str, Data]) -> dict[str, Data]:
    """The data in which several that are chosen together are so in the words of example files."""
    found = {key: with_their_place(value) for key, value in data.items() if key != _TOGETHER}
    if data.get(_TOGETHER) is True and "choose" in data and data["choose"] not in (1, "1", "up to 1"):
        found["same location"] = True
    return found
