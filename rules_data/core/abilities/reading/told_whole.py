"""Whole abilities as phrases tell them, in the keys of files: what something enters with, for how long it waits."""

from __future__ import annotations

from .phrases import Data

_HAPPENING = ("enters", "happening")
_LEADING = ("when", "replace", "state")


def told_whole(data: dict[str, Data]) -> dict[str, Data]:
    """An ability with what its phrases say in their own way said as files do; any other as it is."""
    found: dict[str, Data] = {}
    for key, value in data.items():
        if key in _HAPPENING and "replace" not in data:
            found["replace"] = value
            if "keeps" not in data:
                found["keeps"] = True
        elif key == "state" and "when" not in data:
            found["when"] = {"state": value}
        elif key == "nothing" and "replace" in data:
            found["with"] = []
        elif key == "has" and "replace" in data:
            found |= {"class": "standard", "enters with": value}
        elif key == "as" and "replace" in data:
            found["enters as"] = value
        else:
            found[key] = value
    event = found.get("when")
    about = event.get("object") if isinstance(event, dict) else None
    if isinstance(event, dict) and isinstance(about, dict) and about.get("one or more") is True:
        found["when"] = {**event, "object": {key: value for key, value in about.items() if key != "one or more"}}
        found["one or more"] = True
    if "for" in found and any(key in found for key in _LEADING):
        return {"do": [{"later": {key: value for key, value in found.items() if key != "for"}, "for": found["for"]}]}
    return found
