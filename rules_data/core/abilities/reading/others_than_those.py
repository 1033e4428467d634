""" "Each other creature" in the text of a spell: others than what the text has just spoken of."""

from __future__ import annotations

from .phrases import Data

_OF_A_SPELL = frozenset(("do", "if", "you may", "cannot", "targets only"))
# What is given to objects, or made, speaks of itself.
_OF_THEIR_OWN = ("ability", "abilities", "create token", "later")


def others_than_those(ability: dict[str, Data]) -> dict[str, Data]:
    """An ability in which "other" objects are others than those it has chosen.

    In the text of a spell it is always so, which is no permanent itself. Elsewhere "other" leaves out the object that
    has the ability, unless one and the same sentence speaks of what was chosen.
    """
    done = ability.get("do")
    if not isinstance(done, list):
        return ability
    return {**ability, "do": _through(done, "", always=set(ability) <= _OF_A_SPELL)}


def _through(done: list[Data], name: str, *, always: bool) -> list[Data]:
    found: list[Data] = []
    for one in done:
        own = _chosen_in(one)
        together = one.get("at once") if isinstance(one, dict) else None
        known = (own or name) if always or isinstance(together, list) else ""
        found.append(_apart(one, known) if known else one)
        name = own or name
    return found


def _chosen_in(data: Data) -> str:
    """The name of the first objects that an instruction chooses as targets."""
    if isinstance(data, list):
        return next((name for one in data if (name := _chosen_in(one))), "")
    if not isinstance(data, dict):
        return ""
    if "choose" in data and isinstance(data.get("as"), str) and data.get("target", True) is True:
        return str(data["as"])
    return next((name for key, one in data.items() if key not in _OF_THEIR_OWN and (name := _chosen_in(one))), "")


def _apart(data: Data, name: str) -> Data:
    """The data with other objects told as those that are not known by this name."""
    if isinstance(data, list):
        return [_apart(one, name) for one in data]
    if not isinstance(data, dict) or data.get("as") == name:
        return data
    found = {key: value if key in _OF_THEIR_OWN else _apart(value, name) for key, value in data.items()}
    if found.get("other") is not True or "none of" in found:
        return found
    return {**{key: value for key, value in found.items() if key != "other"}, "none of": [{"linked": name}]}
