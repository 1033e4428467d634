"""What it means that two creatures fight, or units deal damage to each other, in the words of example files.

Creatures that fight: Magic 701.12. Each of two units deals its own damage: Riftbound 417.6.b.3.
"""

from __future__ import annotations

from .phrases import Data
from .said import Said, set_apart
from .shorthand import IT


def fought(data: Data, said: Said) -> list[Data]:
    """A fight: what is chosen for it is known by a name afterwards, and so is whoever is told to fight."""
    if isinstance(data, dict) and "to each other" in data and said.chosen_before:
        return [_to_each_other(data, said)]
    if not isinstance(data, dict) or "fight" not in data or "with" not in data:
        return [data]
    two: list[Data] = []
    for key in ("fight", "with"):
        one = data[key]
        if isinstance(one, dict) and "choose" in one:
            name = said.name()
            one = {**set_apart(one, said.chosen), "as": name}
            said.chosen = name
        elif one not in ("me", IT) and not (isinstance(one, dict) and "that" in one):
            return [data]
        two.append(one)
    said.it = {"that": two[0]["as"]} if isinstance(two[0], dict) and "as" in two[0] else two[0]
    return [{**data, "fight": two[0], "with": two[1]}]


def _to_each_other(data: dict[str, Data], said: Said) -> Data:
    """The two that were chosen last deal damage equal to a number of their own to each other, both at once."""
    number = data["to each other"]
    two: list[Data] = [{"that": said.chosen_before}, {"that": said.chosen}]
    others = {key: value for key, value in data.items() if key != "to each other"}
    blows: Data = [{"deal": {f"{number} of": one}, "from": one, "to": other} for one, other in (two, two[::-1])]
    return {**others, "at once": blows}
