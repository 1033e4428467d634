"""What texts say of "your choice": the choice comes first, and what follows speaks of what was chosen."""

from __future__ import annotations

from .phrases import Data

_OF_YOUR_CHOICE: Data = {"protection": "the color of your choice"}
_CHOOSE_A_COLOR: Data = {"choose color": True}


def of_choices(data: dict[str, Data]) -> list[Data] | None:
    """The choice and what speaks of it; None for an instruction that leaves nothing of the kind to a player."""
    given = data.get("give")
    if isinstance(given, dict) and given.get("keyword") == _OF_YOUR_CHOICE:
        return [_CHOOSE_A_COLOR, {**data, "give": {**given, "keyword": "protection from the chosen color"}}]
    if "becomes color of choice" in data:
        color: Data = {"colors": "the chosen color"}
        return [_CHOOSE_A_COLOR, {"give": color, "to": data["becomes color of choice"], "for": "until end of turn"}]
    return None
