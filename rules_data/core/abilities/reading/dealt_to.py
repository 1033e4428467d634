"""What deals damage to several, and spells that say more of their target if they were fused (Flesh and Blood 8.3.17).

"If ~ was fused and deals damage to a hero, freeze that hero": that hero is the target, if damage has been dealt to it
this way. "If it was fused and targets a frozen ally": the target, if it is one. An example file says both with an
instruction for each object that was chosen, of which there is one: there `it` is that object, and its controller known.
"""

from __future__ import annotations

from .openings import NO_PLAYER_SO_FAR
from .phrases import Data

_FUSED: Data = {"this": "me", "is": {"is": ["fused"]}}
_DEALT: Data = {"happened": {"event": "takes damage", "object": {"type": "hero"}, "by": "me"}, "in": "this way"}
_A_HERO: dict[str, Data] = {"type": "hero"}
_IT, _THAT_HERO, _ITS_CONTROLLER = "it", "that hero", "its controller"


def of_fused_spells(done: list[Data]) -> list[Data]:
    """The instructions with what is said of the target of a fused spell done to that target."""
    name = _target(done[0]) if done else None
    if name is None:
        return done
    return [_told(one, name) for one in done]


def _target(first: Data) -> Data | None:
    """By what name the one target is known to which the first instruction deals damage."""
    to = first.get("to") if isinstance(first, dict) and "deal" in first else None
    chosen = to if isinstance(to, dict) and to.get("choose") == 1 and to.get("target", True) is True else {}
    return chosen.get("as")


def _told(one: Data, name: Data) -> Data:
    asked = one.get("if") if isinstance(one, dict) and set(one) == {"if", "do"} else None
    if not isinstance(one, dict) or not isinstance(asked, dict) or set(asked) != {"was", "and"}:
        return one
    also = asked["and"]
    if asked["was"] != "fused":
        return one
    targets = also.get("targets") if isinstance(also, dict) and set(also) == {"targets"} else None
    noun = targets if isinstance(targets, dict) else _A_HERO if also in _OF_A_HERO else None
    instructions = one["do"]
    if noun is None or not isinstance(instructions, list):
        return one
    each: Data = {"for each": {**noun, "linked": name}, "do": [part for each in instructions for part in _parts(each)]}
    condition: Data = {"all": [_FUSED, _DEALT]} if also == _OF_A_HERO[0] else _FUSED
    return {"if": condition, "do": [each]}


_OF_A_HERO = ("deals damage to a hero", "targets a hero")


def _parts(instruction: Data) -> list[Data]:
    """An instruction about the target: what is done to it and to others is done to each by itself."""
    if not isinstance(instruction, dict):
        return [instruction]
    verb, whom = next(iter(instruction.items()))
    both = whom.get("both") if isinstance(whom, dict) and set(whom) == {"both"} else [whom]
    rest = {key: value for key, value in instruction.items() if key != verb}
    each = both if isinstance(both, list) else [whom]
    return [{verb: _renamed(one), **rest} for one in each]


def _renamed(data: Data) -> Data:
    if data == _THAT_HERO or (isinstance(data, dict) and set(data) == {"that"}):
        return "it"
    if isinstance(data, dict):
        return {key: _renamed(value) for key, value in data.items() if key != "as"}
    return _ITS_CONTROLLER if data == NO_PLAYER_SO_FAR else data


def dealt_by_one(said: list[Data], told: list[Data]) -> list[Data]:
    """Damage that "it" deals to this and that at once, dealt by one object: what was chosen meanwhile deals none.

    `said` is how the text has it, `told` the same with what pronouns stand for.
    """
    if len(said) != len(told) or not all(isinstance(one, dict) and one.get("from") == _IT for one in said):
        return told
    source = told[0]["from"] if isinstance(told[0], dict) else _IT
    return [{**one, "from": source} if isinstance(one, dict) else one for one in told]
