"""Shorthand of texts, spelled out: what regenerating stands for, an action with what follows, costs that are less."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .phrases import Data

IT = "it"
EVENT = "it, of the event"  # what a replaced event happens to, whatever has been spoken of before
# Said by the words alone: any card at all, and an "if" where another text has "when" or "while".
_SAID_SO = ("card", "if worded", "worded")


def without_what_is_said_so(data: Data) -> Data:
    """The data without what only the words tell; what the next object gets lasts this turn."""
    if isinstance(data, list):
        return [without_what_is_said_so(one) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: without_what_is_said_so(value) for key, value in data.items() if key not in _SAID_SO}
    to = found.get("to")
    if found.pop("colorless", None) is True:
        found["not color"] = ["white", "blue", "black", "red", "green"]
    if "give" in found and isinstance(to, dict) and "next" in to and set(to) <= {"next", "played"}:
        found = {**found, "to": {"next": to["next"]}}
        found.setdefault("for", "this turn")
    return found


def keyword(data: Data) -> Data:
    """A keyword with a cost of generic mana alone has it as its number."""
    if not isinstance(data, dict):
        return data
    return {
        word: cost["generic"] if isinstance(cost, dict) and list(cost) == ["generic"] else cost
        for word, cost in data.items()
    }


def spelled_out(data: Data) -> list[Data]:
    """An action that a player may take, with what follows if it was taken."""
    if isinstance(data, dict) and "where X" in data and isinstance(done := data.get("do"), list):
        return [each for one in done for each in spelled_out(_with_x(one, data["where X"]))]
    if isinstance(data, dict) and "regenerate" in data:
        return _regenerated(data)
    if not isinstance(data, dict) or "optional" not in data:
        return [data]
    first = data["optional"]
    done = first[0] if isinstance(first, list) and len(first) == 1 else None
    if not isinstance(done, dict):
        return [data]
    who = {"player": data["player"]} if "player" in data else {}
    then: Data = {"when you do": data["when done"]} if "when done" in data else {
        "if": {"done": True}, "do": data.get("if done", [])
    }  # fmt: skip
    return [{**done, **who, "you may": True}, then]


def _with_x(data: Data, amount: Data) -> Data:
    """The data with the amount that X was said to be."""
    if isinstance(data, dict):
        if "where X" in data:
            return data
        return {key: _with_x(value, amount) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_x(one, amount) for one in data]
    if data == "-X":
        return {"times": [-1, amount]}
    return amount if data == "X" else data


def _regenerated(data: dict[str, Data]) -> list[Data]:
    """What it is short for: the next time it would be destroyed this turn, it is healed and tapped instead."""
    what = data["regenerate"]
    others = {key: value for key, value in data.items() if key != "regenerate"}
    if isinstance(what, dict) and "choose" not in what:
        return [data]
    first: list[Data] = [{"choose": what, **others}] if isinstance(what, dict) else []
    replaced: Data = {"event": "is destroyed", "object": IT if isinstance(what, dict) else what}
    healed: Data = {"remove counter": "damage", "on": EVENT, "count": {"damage of": EVENT}}
    instead: Data = [healed, {"tap": EVENT}, {"remove from combat": EVENT}]
    then: dict[str, Data] = {"later": {"replace": replaced, "with": instead}, "for": "next time"}
    return [*first, then if first else {**then, **others}]


def at_ordinal(data: dict[str, Data]) -> dict[str, Data]:
    """`your second spell each turn`: which time is the ability's, not the event's."""
    when = data.get("when")
    if not isinstance(when, dict) or "nth" not in when:
        return data
    event = {key: value for key, value in when.items() if key not in ("nth", "each")}
    found = {**data, "when": event, "ordinal": when["nth"], "per": "turn"}
    if when.get("player") != "you":
        found["for each player"] = True
    return found


_SHORTHAND: Mapping[str, Callable[[Data], dict[str, Data]]] = {
    "cost less": lambda mana: {"cost": _times(mana, -1)},
    "cost more": lambda mana: {"cost": mana},
}


def _times(mana: Data, factor: int) -> Data:
    if not isinstance(mana, dict):
        return mana
    return {name: number * factor if isinstance(number, int) else number for name, number in mana.items()}


def with_shorthand(data: dict[str, Data]) -> Data:
    """A statement with its changes as example files have them."""
    passive = data.get("passive")
    if not isinstance(passive, dict):
        return data
    changes: dict[str, Data] = {}
    for key, value in passive.items():
        changes.update(_SHORTHAND[key](value) if key in _SHORTHAND else {key: value})
    return {**data, "passive": changes}
