"""What it means that two creatures fight, or units deal damage to each other, in the words of example files.

Creatures that fight: Magic 701.12. Each of two units deals its own damage: Riftbound 417.6.b.3.
"""

from __future__ import annotations

from .phrases import Data
from .said import Said, set_apart
from .shorthand import IT


def fought(data: Data, said: Said) -> list[Data]:
    """A fight: both are chosen, and if both are there still, each deals damage equal to its power to the other."""
    if isinstance(data, dict) and "to each other" in data and said.chosen_before:
        return [_to_each_other(data, said)]
    if not isinstance(data, dict) or "fight" not in data or "with" not in data:
        return [data]
    chosen: list[Data] = []
    fighters: list[Data] = []
    for key in ("fight", "with"):
        one = data[key]
        if isinstance(one, dict) and "choose" in one:
            name = said.name()
            chosen.append({"choose": {**set_apart(one, said.chosen), "as": name}})
            said.chosen, one = name, {"that": name}
        elif one not in ("me", IT) and not (isinstance(one, dict) and "that" in one):
            return [data]
        fighters.append(one)
    there: Data = [{"this": one, "is": {"zone": "battlefield", "type": "creature"}} for one in fighters]
    blows: Data = [{"deal": {"power of": one}, "from": one, "to": other} for one, other in (fighters, fighters[::-1])]
    said.it = fighters[0]
    others = {key: value for key, value in data.items() if key not in ("fight", "with")}
    return [*chosen, {**others, "if": {"all": there}, "do": [{"at once": blows}]}]


def _to_each_other(data: dict[str, Data], said: Said) -> Data:
    """The two that were chosen last deal damage equal to a number of their own to each other, both at once."""
    number = data["to each other"]
    two: list[Data] = [{"that": said.chosen_before}, {"that": said.chosen}]
    others = {key: value for key, value in data.items() if key != "to each other"}
    blows: Data = [{"deal": {f"{number} of": one}, "from": one, "to": other} for one, other in (two, two[::-1])]
    return {**others, "at once": blows}
