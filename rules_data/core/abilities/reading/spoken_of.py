"""What a text says of the player behind an object: "its controller" is whoever controlled what has just been chosen.

"Its owner" is told in the same way.

An example file has no name for that player once the object is gone. It says the same with an instruction for each
object that was chosen, of which there is one: there `it` is that object as it was, and its controller is known.
"""

from __future__ import annotations

from collections.abc import Sequence

from .phrases import Data

ITS_CONTROLLER, ITS_OWNER = "the controller of what was chosen", "the owner of what was chosen"
_WHOEVER = {ITS_CONTROLLER: "its controller", ITS_OWNER: "its owner"}
# What is decided or done later knows nothing of the object that an instruction is carried out for.
_LATER = ("later", "do this", "when you do")


def with_its_controller(done: list[Data], acted_on: Sequence[str]) -> list[Data]:
    """The instructions with the player named, where one target is chosen and its controller spoken of; else as given.

    `acted_on` are the keys under which an instruction has what it acts on.
    """
    first = next((place for place, one in enumerate(done) if any(_says(one, who) for who in _WHOEVER)), None)
    if first is None:
        return done
    for place in range(first - 1, -1, -1):
        one = done[place]
        key = next((key for key in acted_on if isinstance(one, dict) and _is_one_at_most(one.get(key))), None)
        if key is not None and isinstance(one, dict):
            return _for_each(done, place, one, key)
    return done


def chosen_before_at_once(done: list[Data]) -> list[Data]:
    """What is done at once to a target and to its controller: the target is chosen before any of it is done."""
    found: list[Data] = []
    for one in done:
        both = one.get("at once") if isinstance(one, dict) and set(one) == {"at once"} else None
        chosen, each = both if isinstance(both, list) and len(both) == 2 else (None, None)
        if isinstance(chosen, dict) and set(chosen) == {"choose"} and isinstance(each, dict) and "for each" in each:
            found += [chosen, {**each, "do": [{"at once": each["do"]}]}]
        else:
            found.append(one)
    return found


def _for_each(done: list[Data], place: int, one: dict[str, Data], key: str) -> list[Data]:
    chosen, after = one[key], done[place + 1 :]
    told = [_without_tokens(each) for each in after]
    later = any(_has(each, word) for each in told for word in _LATER)
    if not isinstance(chosen, dict) or later or any(map(_is_chosen_before, told)):
        return done
    name = chosen["as"]
    found: dict[str, Data] = {"linked": name, **{zone: chosen[zone] for zone in ("zone",) if zone in chosen}}
    first: list[Data] = [] if key == "choose" else [{**one, key: "it"}]
    inner: list[Data] = [*first, *(_renamed(each, name) for each in after)]
    return [*done[:place], {"choose": chosen}, {"for each": found, "do": inner}]


def _is_chosen_before(data: Data) -> bool:
    """Whether there is a target in it, or a mode that is no choice of others: those are chosen before it resolves."""
    if isinstance(data, list):
        return any(map(_is_chosen_before, data))
    if not isinstance(data, dict):
        return False
    now = "choose" in data and data.get("target", True) is not False
    return now or ("modes" in data and "player" not in data) or any(map(_is_chosen_before, data.values()))


def _is_one_at_most(data: Data | None) -> bool:
    """One target, or perhaps none, for which then nothing is done."""
    return isinstance(data, dict) and _is_one_target(
        {**data, "choose": 1 if data.get("choose") == "up to 1" else data.get("choose", 0)}
    )


def _without_tokens(data: Data) -> Data:
    """An instruction without what is said of a token that it makes: that one has abilities of its own."""
    return {key: value for key, value in data.items() if key != "create token"} if isinstance(data, dict) else data


def _is_one_target(data: Data | None) -> bool:
    return isinstance(data, dict) and data.get("choose") == 1 and data.get("target", True) is True and "as" in data


def _renamed(data: Data, name: Data) -> Data:
    if data == {"that": name}:
        return "it"
    if isinstance(data, dict):
        return {key: _renamed(value, name) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(one, name) for one in data]
    return _WHOEVER.get(data, data) if isinstance(data, str) else data


def _says(data: Data, word: str) -> bool:
    if isinstance(data, dict):
        return any(_says(value, word) for value in data.values())
    return any(_says(one, word) for one in data) if isinstance(data, list) else data == word


def _has(data: Data, key: str) -> bool:
    if isinstance(data, dict):
        return key in data or any(_has(value, key) for value in data.values())
    return any(_has(one, key) for one in data) if isinstance(data, list) else False
