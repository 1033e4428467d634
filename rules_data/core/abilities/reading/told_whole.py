"""Whole abilities as phrases tell them, in the keys of files: what something enters with, for how long it waits."""

from __future__ import annotations

from .phrases import Data

_HAPPENING = ("enters", "happening")
_LEADING = ("when", "replace", "state")


def told_whole(data: dict[str, Data]) -> dict[str, Data]:
    """An ability with what its phrases say in their own way said as files do; any other as it is."""
    found: dict[str, Data] = {}
    for key, value in _once_more(_without_points(_each_of(_where_it_lies(data)))).items():
        if key in _HAPPENING and "replace" not in data:
            found["replace"] = value
            if "keeps" not in data:
                found["keeps"] = True
        elif key == "state" and "when" not in data:
            found["when"] = {"state": value}
        elif key == "nothing" and "replace" in data:
            found["with"] = []
        elif key == "has" and "replace" in data:
            found |= {"class": "standard", "enters with": value}
        elif key == "as" and "replace" in data:
            found["enters as"] = value
        else:
            found[key] = value
    found = _of_one_or_more(found)
    if "for" in found and any(key in found for key in _LEADING):
        return {"do": [{"later": {key: value for key, value in found.items() if key != "for"}, "for": found["for"]}]}
    return found


def _where_it_lies(data: dict[str, Data]) -> dict[str, Data]:
    """An ability that triggers while its object lies in some zone: it works there, face up or down as it says."""
    done = data.get("do")
    first = done[0] if isinstance(done, list) and done else None
    if isinstance(first, dict) and set(first) == {"if", "do"} and "if" not in data and isinstance(done, list):
        within = first["do"]
        data_of_it = {**data, "if": first["if"], "do": [*(within if isinstance(within, list) else []), *done[1:]]}
    else:
        data_of_it = data
    so = data_of_it.get("if")
    if "when" not in data or not isinstance(so, dict) or not isinstance(so.get("in zone"), str):
        return data
    faces: list[Data] = [face for face in ("face up", "face down") if so.get(face) is True]
    found = {**{key: value for key, value in data_of_it.items() if key != "if"}, "works in": [so["in zone"]]}
    return {**found, "if": {"this": "me", "is": {"is": faces}}} if faces else found


def _each_of(data: dict[str, Data]) -> dict[str, Data]:
    """An ability, or one that is made for later, of which a list says what it does: all of it, one after the other."""
    later = data.get("do")
    if isinstance(later, list):
        data = {**data, "do": [_made_later(one) for one in later]}
    options = data.get("each of")
    if not isinstance(options, list):
        return data
    done = [one.get("do") for one in options if isinstance(one, dict)]
    flat: list[Data] = [act for each in done if isinstance(each, list) for act in each]
    return {**{key: value for key, value in data.items() if key != "each of"}, "do": flat}


def _made_later(data: Data) -> Data:
    made = data.get("later") if isinstance(data, dict) else None
    return {**data, "later": _each_of(made)} if isinstance(data, dict) and isinstance(made, dict) else data


def _of_one_or_more(found: dict[str, Data]) -> dict[str, Data]:
    """An ability on what one or more do, or have done to them: once for all, or once for each player it is done to."""
    event = found.get("when")
    about = event.get("object") if isinstance(event, dict) else None
    if isinstance(event, dict) and isinstance(about, dict) and about.get("one or more") is True:
        whom: Data = {key: value for key, value in about.items() if key != "one or more"}
        return {**found, "when": {**event, "object": whom}, "one or more": True}
    if "one or more" in found and _damages_a_player(event):
        return {**found, "for each player": True}
    return found


def _damages_a_player(event: Data | None) -> bool:
    """Whether "a player" is dealt damage: by one or more creatures, that happens once to each of them."""
    if not isinstance(event, dict) or event.get("event") != "is dealt damage" or "by" not in event:
        return False
    damaged = event.get("object")
    return isinstance(damaged, dict) and damaged.get("type") == "player"


# What players are kept from gaining is replaced with nothing: whatever is done for it, and what follows, stays done
# (Riftbound 383.4.c.2.c).
_WHO_GAINS_NOTHING = {"opponents": "opponent", "player you": "you", "players": "any"}


def _once_more(data: dict[str, Data]) -> dict[str, Data]:
    """What triggers an additional time, as the event that an ability triggers, with the amount that it then has."""
    passive = data.get("passive")
    if data.get("affects") != "here" or not isinstance(passive, dict) or set(passive) != {"additional trigger"}:
        return data
    others = {key: value for key, value in data.items() if key not in ("passive", "affects")}
    event: Data = {
        "event": "ability triggers",
        "player": "you",
        "category": passive["additional trigger"],
        "because": {"event": _OF_CATEGORY.get(str(passive["additional trigger"]), ""), "player": "you", "at": "here"},
    }
    return {"replace": event, "keeps": True, "amount": {"sum": ["that much", 1]}, **others}


_OF_CATEGORY = {"conquer effect": "conquers", "hold effect": "holds"}


def _without_points(data: dict[str, Data]) -> dict[str, Data]:
    who = _WHO_GAINS_NOTHING.get(str(data.get("affects")))
    if who is None or data.get("passive") != {"cannot": "gain points"}:
        return data
    others = {key: value for key, value in data.items() if key not in ("passive", "affects")}
    return {"replace": {"event": "gains points", "player": who}, "with": [], **others}


def every_time(event: Data) -> Data:
    """ "Each end phase" is "the end phase" where an ability waits for it again and again."""
    if isinstance(event, list):
        return [every_time(one) for one in event]
    if not isinstance(event, dict):
        return event
    return {key: every_time(value) if key == "any of" else value for key, value in event.items() if key != "every"}


def in_command_zone_too(data: dict[str, Data]) -> dict[str, Data]:
    """ "If this is in the command zone or on the battlefield": where the ability works, and nothing to be asked."""
    asked = next((key for key in ("if", "while") if data.get(key) == {"eminent": "me"}), "")
    if not asked:
        return data
    return {**{key: value for key, value in data.items() if key != asked}, "works in": ["battlefield", "command"]}
