"""Which place a text calls "there": where something chosen before is, where its event happened, or what that left.

So "at its battlefield" is where that is, and "of them" says that something is among those that were spoken of.
"""

from __future__ import annotations

from .phrases import Data

THERE = "there"
LEFT = "where it was"
ITS_BATTLEFIELD = "its battlefield"  # of what was chosen before


def of_event(event: Data | None) -> str:
    """What "there" is at the beginning of an ability: the place that something moved from, if the event says so."""
    return LEFT if isinstance(event, dict) and event.get("event") == "moves" and "from" in event else THERE


def with_places(data: Data, it: Data, there: str, place: str = "") -> Data:
    """The data with the place that is meant: where something has come to, where `it` is, or what the event has told."""
    if isinstance(data, list):
        return [with_places(one, it, there, place) for one in data]
    if not isinstance(data, dict):
        return data
    found: dict[str, Data] = {}
    name = it.get("that") if isinstance(it, dict) else None
    for key, value in data.items():
        if value == ITS_BATTLEFIELD and key == "to" and name is not None:
            found["to"] = it
        elif (key, value) == ("location", "its") and name is not None:
            found["where"] = name
        elif (key, value) == ("that one", "it") and name is not None:
            found["linked"] = name
        elif value != THERE or key not in ("to", "location"):
            found[key] = with_places(value, it, there, place)
        elif place:
            found.update({"to": {"that": place}} if key == "to" else {"where": place})
        elif name is None:
            found[key] = there
        else:
            found.update({"to": it} if key == "to" else {"where": name})
    return found
