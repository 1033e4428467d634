"""What texts say of where a card is played from, in which phase something happens, and what something is attached to.

Example files say the first of the card itself, the second as a span of the turn in which things are counted, and the
last by the name of what has been chosen.
"""

from __future__ import annotations

from collections.abc import Callable

from .phrases import Data

_ELSEWHERE: Data = ["elsewhere"]
# Where a card can be before it is played, if not in a hand.
_OTHER_ZONES: Data = ["facedown", "champion", "trash", "deck", "banishment"]
_SPANS, _PHASES = {"beginning": "beginning phase"}, ("beginning", "scoring")


def with_when_and_where(data: Data) -> Data:
    """The data with all of this told as example files do; what they have no words for stays as it is."""
    if isinstance(data, list):
        done = _from_what_is_equipped([with_when_and_where(one) for one in data])
        return _predicted(_to_the_same_place(done))
    if not isinstance(data, dict):
        return data
    found = {key: with_when_and_where(value) for key, value in data.items()}
    for told in _TOLD:
        found = told(found)
    return found


def _from_what_is_equipped(done: list[Data]) -> list[Data]:
    """Equipment is detached from what was said to be equipped, whatever else has been chosen since."""
    equipped: list[Data] = []
    found: list[Data] = []
    for one in done:
        gear = one.get("detach") if isinstance(one, dict) else None
        if isinstance(one, dict) and isinstance(gear, dict) and "attached to" in gear and len(equipped) == 1:
            found.append({**one, "detach": {**gear, "attached to": equipped[0]}})
            continue
        found.append(one)
        chosen = one.get("choose") if isinstance(one, dict) else None
        states = chosen.get("is", []) if isinstance(chosen, dict) else []
        if isinstance(chosen, dict) and isinstance(states, list) and "equipped" in states and "as" in chosen:
            equipped.append(chosen["as"])
    return found


def _to_the_same_place(done: list[Data]) -> list[Data]:
    """ "To the same battlefield": where something was moved before, by the name of that place."""
    found: list[Data] = []
    place: dict[str, Data] | None = None
    for one in done:
        to = one.get("to") if isinstance(one, dict) else None
        if isinstance(to, dict) and "as" in to:
            place = {"that": to["as"]}
        same = isinstance(one, dict) and to == "the same battlefield"
        found.append({**one, "to": place} if isinstance(one, dict) and same and place is not None else one)
    return found


def _predicted(done: list[Data]) -> list[Data]:
    """Looking at the top cards, recycling any of them and putting the others back in any order is predicting."""
    found = list(done)
    for at, (look, recycle, back) in enumerate(zip(done, done[1:], done[2:], strict=False)):
        top = look.get("look at") if isinstance(look, dict) else None
        any_of_them = recycle in _ANY_OF_THEM and back == {"put back": "rest"}
        if any_of_them and isinstance(top, dict) and set(top) == {"top", "of", "as"} and top["of"] == "you":
            found[at : at + 3] = [{"predict": top["top"]}]
            break
    return found


_ANY_OF_THEM: tuple[Data, ...] = (
    {"recycle": "one or both", "you may": True}, {"recycle": "any of them", "you may": True},
)  # fmt: skip


def _played_from(zones: Data) -> Data:
    if zones == _ELSEWHERE:
        return {"none of": [{"played from": ["hand"]}]}
    return {"played from": zones}


def _costs(data: dict[str, Data]) -> dict[str, Data]:
    """{passive: {.., from: ZONES}, affects: me}: so while the card is played from there."""
    passive = data.get("passive")
    if not isinstance(passive, dict) or "from" not in passive or data.get("affects") != "me" or "while" in data:
        return data
    changes: Data = {key: value for key, value in passive.items() if key != "from"}
    return {**data, "passive": changes, "while": {"this": "me", "is": _played_from(passive["from"])}}


def _from_elsewhere(data: dict[str, Data]) -> dict[str, Data]:
    """{event: .., from: [elsewhere]}"""
    return {**data, "from": _OTHER_ZONES} if "event" in data and data.get("from") == _ELSEWHERE else data


def _asked(data: dict[str, Data]) -> dict[str, Data]:
    """{from: ZONES}, a condition on the card that is played"""
    return {"this": "it", "is": _played_from(data["from"])} if set(data) == {"from"} else data


def _happened(data: dict[str, Data]) -> dict[str, Data]:
    """{happened: {.., during: PHASE}, in: turn}: "your" phase of "this turn" is one of your own turn."""
    event = data.get("happened")
    span = _SPANS.get(str(event.get("during"))) if isinstance(event, dict) else None
    if not isinstance(event, dict) or span is None or data.get("in") != "turn":
        return data
    own: Data = {key: value for key, value in event.items() if key != "during"}
    return {"all": [{"turn of": "you"}, {**data, "happened": own, "in": span}]}


def _for_the_time(data: dict[str, Data]) -> dict[str, Data]:
    """{when: .., ordinal: first, per: turn, during: PHASE}: nothing happens in a turn before its first phases."""
    first = data.get("ordinal") == "first" and data.get("per") == "turn" and data.get("during") in _SPANS
    if "when" not in data or not first or "if" in data:
        return data
    phases: list[Data] = [{"during": phase} for phase in _PHASES]
    others = {key: value for key, value in data.items() if key != "during"}
    return {**others, "if": {"all": [{"turn of": "you"}, {"any": phases}]}}


def _attached(data: dict[str, Data]) -> dict[str, Data]:
    """{detach: EQUIPMENT, from: {that: name}}, and a filter {attached to: {that: name}}"""
    host, gear = data.get("from"), data.get("detach")
    if isinstance(host, dict) and set(host) == {"that"} and isinstance(gear, dict):
        others = {key: value for key, value in data.items() if key not in ("from", "detach")}
        return {"detach": {**gear, "attached to": host["that"]}, **others}
    host = data.get("attached to")
    return {**data, "attached to": host["that"]} if isinstance(host, dict) and set(host) == {"that"} else data


def _put_into_the_trash(data: dict[str, Data]) -> dict[str, Data]:
    """{put top: 2, whose: you, whither: you}"""
    if set(data) == {"put top", "whose", "whither"} and data["whose"] == data["whither"] == "you":
        return {"put": {"top": data["put top"]}, "to": "trash"}
    return data


def _reveals_a_hand(data: dict[str, Data]) -> dict[str, Data]:
    """{reveal hand: {that: name}, player: {that: name}}: the hand of a player who has been chosen"""
    who = data.get("reveal hand")
    chosen = isinstance(who, dict) and "that" in who and data.get("player") == who
    if set(data) != {"reveal hand", "player"} or not isinstance(who, dict) or not chosen:
        return data
    shown: Data = {"reveal": {"all": {"zone": "hand", "owner": "its controller"}}}
    return {"for each": {"type": "player", "linked": who["that"]}, "do": [shown]}


def _costs_so_much(data: dict[str, Data]) -> dict[str, Data]:
    """{cost at least: {energy: 5}}"""
    least = data.get("cost at least")
    if not isinstance(least, dict) or set(least) != {"energy"}:
        return data
    others = {key: value for key, value in data.items() if key != "cost at least"}
    return {**others, "energy cost": {"at least": least["energy"]}}


_TOLD: tuple[Callable[[dict[str, Data]], dict[str, Data]], ...] = (
    _costs, _from_elsewhere, _asked, _happened, _for_the_time, _attached, _costs_so_much, _put_into_the_trash,
    _reveals_a_hand,
)  # fmt: skip
