"""How much "that much" is, and whom "each other" leaves out, where an ability does not say it of its own event."""

from __future__ import annotations

from .mentioning import mentions
from .phrases import Data

THAT_MUCH = "that much"
NO_AMOUNT_SO_FAR = "that much, of which nothing is said before"
PAYING, PAID = "pay any amount", "paid"
# What is told by an event of its own, or by what is prevented.
_OF_THEIR_OWN = frozenset(("later", "this way", "when you do", "ability", "abilities", "besides"))


def known_amounts(ability: Data) -> Data:
    """An ability with "that much" left as something that no file knows where nothing happens that tells how much."""
    if not isinstance(ability, dict) or {"when", "replace"} & ability.keys() or "do" not in ability:
        return ability
    return {key: _told(value) if key == "do" else value for key, value in ability.items()}


def with_what_is_paid(data: Data) -> Data:
    """The data in which what is done behind paying any amount, with "that much" or "that many", is done with it.

    So is what is done for each of the resource that is paid.
    """
    if isinstance(data, dict):
        return _for_each_paid({key: with_what_is_paid(value) for key, value in data.items()})
    if not isinstance(data, list):
        return data
    found: list[Data] = []
    for told in map(with_what_is_paid, data):
        before = found[-1] if found else None
        if not isinstance(before, dict) or PAYING not in before:
            found.append(told)
            continue
        one, done = _exchanged(told, {PAID: before[PAYING]}, THAT_MUCH), before.get("to do")
        if isinstance(done, list) and mentions(one, THAT_MUCH):
            found[-1] = {**before, "to do": [*done, one]}
        else:
            found.append(one)
    return found


def _for_each_paid(data: dict[str, Data]) -> dict[str, Data]:
    return {**data, "to do": _exchanged(data["to do"], {PAID: data[PAYING]}, THAT_MUCH)} if PAYING in data else data


def _exchanged(data: Data, old: Data, new: Data) -> Data:
    if data == old:
        return new
    if isinstance(data, list):
        return [_exchanged(one, old, new) for one in data]
    return {key: _exchanged(value, old, new) for key, value in data.items()} if isinstance(data, dict) else data


def _told(data: Data) -> Data:
    if isinstance(data, dict):
        own = {*_OF_THEIR_OWN, "to do"} if PAYING in data else _OF_THEIR_OWN
        return {key: value if key in own else _told(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_told(one) for one in data]
    return NO_AMOUNT_SO_FAR if data == THAT_MUCH else data


def others_than_it(awaited: Data) -> Data:
    """A delayed ability on what was chosen before, in which "each other creature" leaves out that one.

    What deals the damage is "it" there, and not what the text is on.
    """
    event = awaited.get("when") if isinstance(awaited, dict) else None
    about = event.get("object") if isinstance(event, dict) else None
    if not isinstance(awaited, dict) or not isinstance(about, dict) or set(about) != {"linked"}:
        return awaited
    return {key: _but(value, about) if key == "do" else value for key, value in awaited.items()}


def _but(data: Data, it: Data) -> Data:
    if isinstance(data, list):
        return [_but(one, it) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: _but(value, it) for key, value in data.items()}
    to = found.get("to") if found.get("from") == "it" else None
    those = to.get("all") if isinstance(to, dict) else None
    if isinstance(those, dict) and those.get("other") is True:
        left = {key: value for key, value in those.items() if key != "other"}
        return {**found, "to": {"all": {"none of": [it], **left}}}
    return found
