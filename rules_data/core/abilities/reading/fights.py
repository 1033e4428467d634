"""What it means that two creatures fight, in the words of example files (Magic 701.12)."""

from __future__ import annotations

from .phrases import Data
from .said import Said, set_apart
from .shorthand import IT


def fought(data: Data, said: Said) -> list[Data]:
    """A fight: both are chosen, and if both are there still, each deals damage equal to its power to the other."""
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
