"""What texts do otherwise, or instead of what they have just told, in the words of example files."""

from __future__ import annotations

from .becoming import with_becoming
from .phrases import Data

IT, _SAME_SOURCE = "it", "the same source"
INSTEAD = {"draw instead": "draw", "deal instead": "deal", "give instead": "give"}


def in_turn_told(coming: list[Data]) -> list[Data]:
    """The instructions, each with what a later one of the same text says of it: what it becomes, what is instead."""
    found: list[Data] = []
    for each in with_becoming(coming):
        before = found[-1] if found else None
        one = _allowed(found, each)
        told = _of_two(before, one) if isinstance(one, dict) and isinstance(before, dict) else None
        if told is None:
            found.append(one)
        else:
            found[-1:] = told
    return found


def _of_two(before: dict[str, Data], data: dict[str, Data]) -> list[Data] | None:
    """The instruction before and the one that takes its place, as one that depends on a condition."""
    if set(data) == {"otherwise"}:
        return [{**before, **data}] if "if" in before and "otherwise" not in before else None
    if data.get("in place") is True:
        return _in_place(before, {key: value for key, value in data.items() if key != "in place"})
    done = data.get("do")
    other = done[0] if set(data) == {"if", "do"} and isinstance(done, list) and len(done) == 1 else None
    word = next((word for word in INSTEAD if isinstance(other, dict) and word in other), None)
    if isinstance(other, dict) and set(other) == {"instead"} and "instead" not in before and "if" not in before:
        return _by_itself(before, data["if"], other["instead"])
    if word is None or not isinstance(other, dict) or INSTEAD[word] not in before:
        return None
    return _either(data["if"], before, {INSTEAD[word] if key == word else key: other[key] for key in other})


def _by_itself(before: dict[str, Data], condition: Data, others: Data) -> list[Data] | None:
    """What an instruction itself has happen instead: so much in place of so much, or something of its own (6.4.7)."""
    other = others[0] if isinstance(others, list) and len(others) == 1 else None
    if not isinstance(other, dict):
        return None
    verb = next(iter(other))
    same = {key: value for key, value in other.items() if key != verb and not (key == "to" and value == IT)}
    of_a_type = same.get("type") == before.get("type")  # 4 damage in place of 3 arcane damage is of no type
    as_before = isinstance(before.get(verb), int) and isinstance(other[verb], int) and same.items() <= before.items()
    if "to" in other and as_before and of_a_type:
        return [{**before, "instead": {"if": condition, "amount": other[verb]}}]
    return [{**before, "instead": {"if": condition, "with": others}}] if _plain(other) else None


def _plain(data: dict[str, Data]) -> bool:
    """Whether it speaks of nothing that was chosen, or has yet to be."""
    return all(isinstance(value, int) or value == "you" for value in data.values())


def _either(condition: Data, before: dict[str, Data], other: dict[str, Data]) -> list[Data] | None:
    """What is acted on is chosen before it is known which of the two happens to it."""
    if other.get("from") == _SAME_SOURCE and before.get("from") == "me":
        other = {**other, "from": "me"}  # "it" deals what it would have dealt, and is not what that is dealt to
    if set(before) != set(other) or other.get("to", IT) != IT or other.get("from") == _SAME_SOURCE:
        return None
    to = before.get("to", IT)
    chosen = isinstance(to, dict) and "choose" in to
    if chosen:
        before = {**before, "to": IT}
    elif "to" in other:
        other = {**other, "to": to}
    told: Data = {"if": condition, "do": [other], "otherwise": [before]}
    return [{"choose": to}, told] if chosen else [told]


# Under which of its keys an instruction has what it acts on, beside the key that is its verb.
_ACTED_ON = ("to", "on", "player")
_CHANGES = (
    "deal", "draw", "discard", "give", "put counter", "create token", "gain life", "lose life", "destroy", "exile",
    "return", "mill", "tap", "sacrifice", "scry", "counter", "search", "create copy of", "add",
)  # fmt: skip


def _in_place(before: dict[str, Data], data: dict[str, Data]) -> list[Data] | None:
    """ "Draw a card. If ..., draw two cards instead": one of the two, by the condition that comes second.

    Only where both do the same thing, so that it is clear what the second takes the place of. What the first chooses is
    chosen before it is known which of the two is done.
    """
    done = data.get("do")
    verb = _verb(before)
    if isinstance(done, list) and isinstance(done[0], dict) and set(done[0]) == {"those tokens"}:
        return _so_many_instead(before, data, done[0]["those tokens"]) if verb.startswith("create") else None
    if not isinstance(done, list) or len(done) != 1 or not verb or _verb(done[0]) != verb:
        return None
    inner = _inner(before)
    key = next((key for key in (verb, *_ACTED_ON) if _is_chosen(inner.get(key))), "")
    if not key:
        return [{**data, "otherwise": [before]}]
    whom: Data = "that player" if key == "player" else IT
    if _inner(done[0]).get(key) != whom:
        return None
    known = _with_known(before, key, whom)
    chosen = inner[key]
    if key == "player" and isinstance(chosen, dict):
        chosen = {"choose": 1, "type": "player", **{name: value for name, value in chosen.items() if name != "choose"}}
    return [{"choose": chosen}, {**data, "otherwise": [known]}]


def _so_many_instead(before: dict[str, Data], data: dict[str, Data], many: Data) -> list[Data]:
    """ "Create five of those tokens instead": the same tokens, and another number of them."""
    made = {**before, "count": many}
    key = next((key for key in before if key.startswith("create")), "")
    if not _is_chosen(before.get(key)):
        return [{**data, "do": [made], "otherwise": [before]}]
    copied: Data = {"that": "copied"}
    told: dict[str, Data] = {**data, "do": [{**made, key: copied}], "otherwise": [{**before, key: copied}]}
    return [{"choose": {**before[key], "as": "copied"}}, told]  # type: ignore[dict-item]


def _verb(data: Data) -> str:
    """What an instruction does, or what one does that depends on a condition of its own; '' where that is not clear."""
    if not isinstance(data, dict) or data.get("you may") is True or "otherwise" in data:
        return ""
    return next((verb for verb in _CHANGES if verb in _inner(data)), "")


def _inner(data: Data) -> dict[str, Data]:
    """The instruction within one that only adds a condition."""
    if not isinstance(data, dict):
        return {}
    done = data.get("do")
    if set(data) == {"if", "do"} and isinstance(done, list) and len(done) == 1 and isinstance(done[0], dict):
        return done[0]
    return {} if "if" in data else data


def _with_known(data: dict[str, Data], key: str, whom: Data) -> dict[str, Data]:
    return {**data, "do": [{**_inner(data), key: whom}]} if "if" in data else {**data, key: whom}


def _is_chosen(data: Data | None) -> bool:
    return isinstance(data, dict) and "choose" in data


_ALLOWED = {"may play": "be played from exile", "may cast": "be cast from exile"}


def _allowed(before: list[Data], data: Data) -> Data:
    """ "You may play it this turn", of what has just been exiled; of a card anywhere else it is left as it is told."""
    word = next((word for word in _ALLOWED if isinstance(data, dict) and word in data), None)
    exiled = any(isinstance(each, dict) and "exile" in each for each in before)
    if word is None or not isinstance(data, dict) or not exiled or set(data) != {word, "for"}:
        return data
    return {"give": {"can": _ALLOWED[word]}, "to": data[word], "for": data["for"]}
