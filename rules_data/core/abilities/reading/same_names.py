""" "With the same name as that creature": what is called as an object is that is known by a name of its own."""

from __future__ import annotations

from .phrases import Data

_TOLD = "same name"


def with_same_names(data: Data) -> Data:
    """The data in which objects are called as the known one is; "other" ones of them are others than that one."""
    if isinstance(data, list):
        return [with_same_names(one) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: with_same_names(value) for key, value in data.items()}
    place = found.get("where")
    if isinstance(place, dict) and set(place) == {"that"}:
        found["where"] = place["that"]  # "where it is", of what has been chosen before
    known = found.get(_TOLD)
    name = known.get("that") if isinstance(known, dict) and set(known) == {"that"} else None
    if name is None:
        return found
    others = {key: value for key, value in found.items() if key not in (_TOLD, "other")}
    apart: dict[str, Data] = {"none of": [{"linked": name}]} if "other" in found else {}
    return {**others, "called": name, **apart}
