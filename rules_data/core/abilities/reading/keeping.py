"""What an instruction chooses, finds or makes gets a name, by which those after it find it."""

from __future__ import annotations

from .linked import SACRIFICED
from .mentioning import mentions
from .openings import NOTHING_SO_FAR
from .phrases import Data
from .said import EITHER_CARD, Said, set_apart
from .shorthand import IT
from .spoken_of import ITS_CONTROLLER, ITS_OWNER

# The keys of an instruction under which it chooses what it acts on; players stand under another.
ACTED_ON = (
    "destroy", "exile", "tap", "untap", "return", "put", "counter", "to", "on", "gain control", "sacrifice", "choose",
    "kill", "banish", "ready", "exhaust", "stun", "buff", "move", "recall", "attach", "reveal", "transform", "recycle",
    "turn face up", "turn face down", "phase out", "look at", "play", "take control", "double might", "double power",
    "double toughness", "double power and toughness", "negate",
    "freeze", "steal", "suspect", "manifest", "cloak", "exert",
)  # fmt: skip
_SACRIFICED: Data = {"that": SACRIFICED}
_COMING = ("move", "play", "play token", "create token")
_MAKING = ("create token", "create card", "play token", "create copy of")


def called_alike(data: dict[str, Data], said: Said) -> dict[str, Data]:
    """One of two instructions, by a condition, with one name for what either finds."""
    either, other = data.get("do"), data.get("otherwise")
    if not (isinstance(either, list) and isinstance(other, list) and either and other):
        return data
    first, second = either[-1], other[-1]
    if not (isinstance(first, dict) and isinstance(second, dict) and "as" in first and "as" in second):
        return data
    said.it = {"that": first["as"]}
    return {**data, "otherwise": [*other[:-1], {**second, "as": first["as"]}]}


def is_target(data: Data | None) -> bool:
    return isinstance(data, dict) and "choose" in data and data.get("target", True) is True


def spoken_of(data: dict[str, Data]) -> Data:
    """What `it` is with nothing before: the object itself, or a thing that has to be there."""
    condition = data.get("if")
    counted = condition.get("count") if isinstance(condition, dict) and set(condition) == {"count"} else None
    if isinstance(counted, dict) and mentions(data.get("do", []), IT):
        return {"choose": 1, **counted, "target": False}
    if _speaks_of_the_sacrificed(data):
        return _SACRIFICED
    return "me" if mentions(data, "me") else NOTHING_SO_FAR


def _speaks_of_the_sacrificed(data: Data) -> bool:
    """Whether a number of what was sacrificed as a cost is used: what is "it" then."""
    if isinstance(data, dict):
        return data == _SACRIFICED or any(map(_speaks_of_the_sacrificed, data.values()))
    return isinstance(data, list) and any(map(_speaks_of_the_sacrificed, data))


def kept(data: dict[str, Data], said: Said, again: bool) -> Data:
    """The instruction, with a name for what it chooses, by which later ones find it; `again`: one does."""
    if isinstance(player := data.get("player"), dict) and "choose" in player:
        name = said.name()
        data = {**data, "player": {**player, "as": name}}
        said.player = {"that": name}
    data = _with_named_place(data, said)
    for key in ACTED_ON:
        chosen = data.get(key) if key != "to" or not _is_to_a_place(data) else None
        every = chosen.get("all") if isinstance(chosen, dict) else None
        if isinstance(chosen, dict) and isinstance(every, dict):
            data = {**data, key: {**chosen, "all": set_apart(every, said.chosen)}}
        if isinstance(chosen, dict) and "as" in chosen:
            return data
        if isinstance(chosen, dict) and ("choose" in chosen or "top" in chosen or (again and "all" in chosen)):
            return {**data, key: _named(key, chosen, said)}
        if chosen == "me" and said.it == NOTHING_SO_FAR:
            said.it = "me"
    if "search" in data:
        name = said.name()
        said.it, said.seen = {"that": name}, name
        return {**data, "as": name}
    if mentions(data.get("modes", []), EITHER_CARD):
        said.it = {"that": EITHER_CARD}
    if any(verb in data for verb in _MAKING):
        name = said.name()
        said.it, said.controller = {"that": name}, "the controller of what was made"
        return {**data, "as": name}
    return data


def _is_to_a_place(data: dict[str, Data]) -> bool:
    """Whether what is chosen behind "to" is where something comes to: that is not spoken of as "it" afterwards."""
    to = data.get("to")
    chosen = isinstance(to, dict) and "choose" in to and to.get("type") == "battlefield"
    return chosen and any(verb in data for verb in _COMING)


def _with_named_place(data: dict[str, Data], said: Said) -> dict[str, Data]:
    """The instruction with a name for the place that it has something come to, which is "there" from now on."""
    to = data.get("to")
    if not isinstance(to, dict) or not _is_to_a_place(data) or "as" in to:
        return data
    said.place = said.name()
    return {**data, "to": {**to, "as": said.place}}


def _named(key: str, chosen: dict[str, Data], said: Said) -> dict[str, Data]:
    """What is chosen under a key, with its name; `it` is that from now on."""
    if chosen.get("type") == "player" and chosen.get("target") is False:
        # Somebody who does something, and nothing that is spoken of as "it".
        said.player = {"that": (name := said.name())}
        return {**chosen, "as": name}
    chosen = set_apart(chosen, said.chosen)
    name = said.name()
    said.note(name, chosen)
    said.it = {"that": name}
    # Where no card has a controller, "its controller" goes on being whoever was spoken of before.
    if chosen.get("owner") != "its controller":
        said.controller, said.owner = ITS_CONTROLLER, ITS_OWNER
    if key == "play" and chosen.get("type") == "spell":
        said.it = NOTHING_SO_FAR  # it has yet to resolve, and is spoken of as what it is then
    said.player = said.it if chosen.get("type") == "player" else said.player
    return {**chosen, "as": name}
