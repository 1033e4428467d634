"""What is done at a later time to what a text chooses now: destroy target creature at end of combat.

Targets are chosen as a spell is cast or an ability put on the stack, and the time behind the words is that of what is
done to them. What stands behind a time chooses as that comes.
"""

from __future__ import annotations

from .choices import IT
from .keeping import ACTED_ON, is_target
from .phrases import Data


def chosen_before(data: dict[str, Data]) -> list[Data]:
    """{later: {when: TIME, do: [..]}, chosen before: true}: the target is chosen first, and later it is acted on."""
    later = data["later"]
    rest = {key: value for key, value in data.items() if key != "chosen before"}
    done = later.get("do") if isinstance(later, dict) else None
    if not isinstance(later, dict) or not isinstance(done, list) or not done:
        return [rest]
    first, *others = done
    key = next((key for key in ACTED_ON if isinstance(first, dict) and is_target(first.get(key))), None)
    if key is None or not isinstance(first, dict):
        return [rest]
    acting: list[Data] = [{**first, key: IT}, *others]
    return [{"choose": first[key]}, {**rest, "later": {**later, "do": acting}}]
