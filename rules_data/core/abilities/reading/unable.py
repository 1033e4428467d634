"""What is done by those who could not do what was asked of them before ("if they can't"), and by two players at once.

Whoever was told to do something and has nothing to do it with has not done it: that is what is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

from .phrases import Data

UNABLE = "unable"
_IT, _ITS_CONTROLLER, _THAT_PLAYER = "it", "its controller", "that player"
_SEVERAL: Mapping[str, dict[str, Data]] = {"any": {}, "opponent": {"controller": "opponent"}}
# What each instruction that one may be unable to follow does, as an event.
_DONE = {"sacrifice": "is sacrificed", "discard": "discards"}


def with_those_unable(done: list[Data]) -> list[Data]:
    """The instructions with what follows for whoever was unable to follow the one before it."""
    found: list[Data] = []
    for one in done:
        before = found[-1] if found else None
        told = _told(one, before, found[:-1]) if isinstance(one, dict) and isinstance(before, dict) else None
        found.append(one if told is None else told)
    return found


def _told(one: dict[str, Data], before: dict[str, Data], earlier: list[Data]) -> Data | None:
    asked = one.get("if")
    if not isinstance(asked, dict) or set(asked) != {UNABLE} or before.get("you may") is True:
        return None
    verb, who = next((verb for verb in _DONE if verb in before), ""), before.get("player")
    if not verb or _has(earlier, verb):
        return None
    if isinstance(who, dict):
        return {**one, "if": {"done": False}}
    if str(who) not in _SEVERAL or before.get("discard", 1) != 1 or set(one) != {"if", "do"}:
        return None
    not_done: Data = {"not": {"happened": {"event": _DONE[verb], "player": _ITS_CONTROLLER}, "in": "this way"}}
    each: Data = {"if": not_done, "do": _of_each(one["do"])}
    return {"for each": {"type": "player", **_SEVERAL[str(who)]}, "do": [each]}


def _of_each(data: Data) -> Data:
    """The data with the player who is spoken of told as each of those."""
    if isinstance(data, dict):
        return {key: _of_each(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_of_each(one) for one in data]
    return _ITS_CONTROLLER if data == _THAT_PLAYER else data


def _has(data: Data, key: str) -> bool:
    if isinstance(data, dict):
        return key in data or any(_has(value, key) for value in data.values())
    return any(_has(one, key) for one in data) if isinstance(data, list) else False


def both_of_you(data: dict[str, Data]) -> list[Data] | None:
    """ "You and target opponent each ...": both do it at once."""
    act = data["both of you"]
    if not isinstance(act, dict) or set(data) != {"both of you", "with"} or "player" in act:
        return None
    return [{"at once": [act, {**act, "player": data["with"]}]}]


def its_controller_does(data: dict[str, Data]) -> list[Data] | None:
    """ "Target creature's controller sacrifices it": a target is chosen first, and then its controller does it."""
    if set(data) != {"theirs", "do"}:
        return None
    done = data["do"]
    return [{"choose": data["theirs"]}, {**done, "player": _ITS_CONTROLLER}] if isinstance(done, dict) else None
