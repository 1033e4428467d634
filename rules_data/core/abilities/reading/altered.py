"""What Flesh and Blood's texts say changes, in the words of example files: numbers, costs, and when it is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .on_links import on_this_link
from .phrases import Data
from .terminals import ORDINALS

_STATES_OF_COMBAT = ("attacking", "defending")
_DEFENDING_THIS, _EITHER = "defending this", "attacking and defending"
_PLAIN = (int, str)


def altered(data: dict[str, Data]) -> dict[str, Data] | None:
    """The mapping with what a text says is changed said as files do; None where it says nothing of the kind."""
    for key, told in _TOLD.items():
        if key in data and (found := told(data)) is not None:
            return found
    return None


def _without(data: dict[str, Data], *keys: str) -> dict[str, Data]:
    return {key: value for key, value in data.items() if key not in keys}


def _defined(data: dict[str, Data]) -> dict[str, Data] | None:
    """{passive: {set: power, to: AMOUNT}, affects: me}: the text defines the number it has by itself (5.4.5)."""
    passive = data["passive"]
    if not isinstance(passive, dict) or set(passive) != {"set", "to"} or data.get("affects") != "me":
        return None
    return {**data, "passive": {f"base {passive['set']}": passive["to"]}}


_ALL_THAT_COSTS: Data = [{"zone": "stack"}, {"type": "ability"}]  # cards that are played and activated abilities
_SPOKEN_OF = ("cards and abilities", "cards and activated abilities")


def _priced(data: dict[str, Data]) -> dict[str, Data] | None:
    """What everything costs one more that a player plays or activates (5.1.6)."""
    passive, affected = data["passive"], data.get("affects")
    if not isinstance(passive, dict) or affected not in _SPOKEN_OF:
        return None
    if set(passive) == {"costs opposing more"}:
        return {**data, "passive": {"cost": passive["costs opposing more"]}, "affects": {"all": _all_of("opponent")}}
    if set(passive) == {"cost more"}:
        return {**data, "passive": {"cost": passive["cost more"]}, "affects": {"all": _all_of("you")}}
    return None


def _all_of(player: str) -> dict[str, Data]:
    return {"any of": _ALL_THAT_COSTS, "controller": player}


def _priced_for_a_time(data: dict[str, Data]) -> dict[str, Data] | None:
    """{costs opposing more: MANA, what: cards and activated abilities, for: this turn}"""
    if set(data) != {"costs opposing more", "what", "for"}:
        return None
    if data["what"] != {"all": {"cards and activated abilities": True}}:
        return None
    price: Data = {"passive": {"cost": data["costs opposing more"]}, "affects": {"all": _all_of("opponent")}}
    return {"later": price, "for": data["for"]}


def _flat(data: dict[str, Data]) -> dict[str, Data] | None:
    """{any of: [EVENT, {any of: [..]}]}: one list of events."""
    told = data["any of"]
    if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
        return None
    nested = [one for one in told if isinstance(one, dict) and set(one) == {"any of"}]
    if not nested or set(data) != {"any of"}:
        return None
    found: list[Data] = []
    for one in told:
        inner = one.get("any of") if isinstance(one, dict) and one in nested else None
        found += inner if isinstance(inner, list) else [one]
    return {"any of": found}


def _base(data: dict[str, Data]) -> dict[str, Data] | None:
    """{base: power, is: 6}"""
    stat = data["base"]
    if not isinstance(stat, str) or not isinstance(data.get("is"), int):
        return None
    return {**_without(data, "base", "is"), f"base {stat}": data["is"]}


def _given_a_price(data: dict[str, Data]) -> dict[str, Data] | None:
    """{give: {cost less: MANA}, to: ..}: what the next of them costs is changed by so much."""
    given = data["give"]
    if not isinstance(given, dict):
        return None
    found: dict[str, Data] = {}
    for key, value in given.items():
        priced = _SIGNS.get(key)
        amount = value.get("resources") if isinstance(value, dict) and set(value) == {"resources"} else None
        if priced is not None and isinstance(amount, int):
            found["cost"] = {"resources": priced * amount}
        else:
            found[key] = value
    if found != given:
        return {**data, "give": found}
    return _while_in_combat("give", "to", data) or _while_attacking(data)


_SIGNS = {"cost less": -1, "cost more": 1}
_GO_AGAIN = "go again"


def _while_in_combat(word: str, whom: str, data: dict[str, Data]) -> dict[str, Data] | None:
    """Changes that are there while something attacks or defends: of several objects, those that do so."""
    changes, affected = data[word], data.get(whom)
    state = changes.get("while") if isinstance(changes, dict) else None
    if not isinstance(changes, dict) or state not in (*_STATES_OF_COMBAT, _DEFENDING_THIS, _EITHER):
        return None
    others = {**data, word: _without(changes, "while")}
    every = affected.get("all") if isinstance(affected, dict) and set(affected) == {"all"} else None
    if isinstance(every, dict):
        told = _that_are(every, str(state), changes)
        return None if told is None else {**others, whom: {"all": told}}
    if state not in _STATES_OF_COMBAT or affected != "me" or (word == "give" and "while" in data):
        return None
    so: Data = {"this": "me", "is": {"is": [state]}}
    return {**others, "while": {"all": [data["while"], so]} if "while" in data else so}


def _that_are(every: dict[str, Data], state: str, changes: dict[str, Data]) -> Data | None:
    """Those of several objects that attack, defend, do either, or defend against the object itself."""
    if state == _DEFENDING_THIS:
        return on_this_link(every, "defending")
    if state == _EITHER:
        each: list[Data] = [{"is": [one]} for one in _STATES_OF_COMBAT]
        return None if "any of" in every else {**every, "any of": each}
    is_attack = "attack" in [word for key in ("is", "type", "subtype") for word in _listed(every.get(key, []))]
    if state == "attacking" and _GO_AGAIN in _listed(changes.get("keyword", [])) and not is_attack:
        # Of what attacks by a proxy, only the attack itself can have it: a proxy inherits no resolution ability.
        return {**every, "is": ["attack"], "zone": "combat chain"}
    return {**every, "is": [*_listed(every.get("is", [])), state]}


def _listed(data: Data) -> list[Data]:
    """The words of a key that may have one or several."""
    return data if isinstance(data, list) else [data]


def _while_attacking(data: dict[str, Data]) -> dict[str, Data] | None:
    """{give: {.., while attacking: HERO}, to: all attacks}: so while such a hero is defending."""
    given, to = data["give"], data.get("to")
    whom = given.get("while attacking") if isinstance(given, dict) else None
    every = to.get("all") if isinstance(to, dict) and set(to) == {"all"} else None
    if not isinstance(given, dict) or not isinstance(whom, dict) or not isinstance(every, dict):
        return None
    if whom.get("type") != "hero" or set(data) != {"give", "to", "for"}:
        return None
    known = whom.get("is", [])
    states: list[Data] = [*(known if isinstance(known, list) else [known]), "defending hero"]
    so: Data = {"count": {**whom, "is": states}}
    passive: Data = {"passive": _without(given, "while attacking"), "affects": {"all": every}, "while": so}
    return {"later": passive, "for": data["for"]}


def _stated(data: dict[str, Data]) -> dict[str, Data] | None:
    return _defined(data) or _priced(data) or _while_in_combat("passive", "affects", data)


_PLAYED_FROM, _TO_ITS_LINK = "be played from ", "be played to its chain link"


def not_played(data: dict[str, Data]) -> dict[str, Data]:
    """What can't be played from a zone, while it is there; or to a chain link, while that is active (7.0.3e)."""
    if "passive" not in data:
        return data
    passive, affected = data["passive"], data.get("affects")
    told = passive.get("cannot") if isinstance(passive, dict) and set(passive) == {"cannot"} else None
    if not isinstance(told, str) or "while" in data:
        return data
    every = affected.get("all") if isinstance(affected, dict) and set(affected) == {"all"} else None
    if told == _TO_ITS_LINK and isinstance(every, dict):
        so: Data = {"this": "me", "is": {"is": ["active attack"]}}
        return {"passive": {"cannot": "be played"}, "affects": {"all": {**every, "zone": "anywhere"}}, "while": so}
    if affected == "me" and told.startswith(_PLAYED_FROM):
        there: Data = {"this": "me", "is": {"zone": told.removeprefix(_PLAYED_FROM)}}
        return {**data, "passive": {"cannot": "be played"}, "while": there}
    return data


def _one_of_numbers(data: dict[str, Data]) -> dict[str, Data] | None:
    """{cost: [0, 1]}: either of them."""
    numbers = data["cost"]
    if not isinstance(numbers, list) or not all(isinstance(one, _PLAIN) for one in numbers) or "any of" in data:
        return None
    return {**_without(data, "cost"), "any of": [{"cost": one} for one in numbers]}


def _so_often(data: dict[str, Data]) -> dict[str, Data] | None:
    """{happened: {event: .., times: 2}, in: turn}: at least as often, which is compared and no part of the event."""
    event = data["happened"]
    if not isinstance(event, dict):
        return None
    for told, compared in (("times", "at least"), ("exactly", "exactly")):
        if told in event and compared not in data:
            return {**data, "happened": _without(event, told), compared: event[told]}
    return None


def _limited(data: dict[str, Data]) -> dict[str, Data] | None:
    return {**data, "limit": {"times": 2, "each": "turn"}} if data["limit"] == "twice each turn" else None


def _the_next_time(data: dict[str, Data]) -> dict[str, Data] | None:
    """{later: {when: {.., once: true}, ..}, for: this turn}: it is for the next time, which ends with the turn."""
    later = data["later"]
    event = later.get("when") if isinstance(later, dict) else None
    if not isinstance(later, dict) or not isinstance(event, dict) or event.get("once") is not True:
        return None
    if data.get("for") != "this turn":
        return None
    return {**data, "later": {**later, "when": _without(event, "once")}, "for": "next time"}


def _put_into_ones_own(data: dict[str, Data]) -> dict[str, Data] | None:
    """{event: is put, object: .., whose: you}: what comes into one's zone is one's own, as no other card can be."""
    if "while" in data and data.get("object") == "me":
        return {**_without(data, "while"), "object": {"any of": ["me"], "is": data["while"]}}
    if data["event"] == "is put" and data.get("whose") == "any zone":
        return _without(data, "whose")
    if data["event"] != "is put" or data.get("whose") != "you":
        return None
    thing = data.get("object", {})
    if thing == "me":
        return _without(data, "whose")
    return {**_without(data, "whose"), "object": {"owner": "you", **thing}} if isinstance(thing, dict) else None


def _at_resolution(data: dict[str, Data]) -> dict[str, Data] | None:
    """{later: .., on resolution: third}: at which resolution, as a number."""
    which = data["on resolution"]
    return {**data, "on resolution": ORDINALS.index(which) + 1} if which in ORDINALS else None


def _played_only_if(data: dict[str, Data]) -> dict[str, Data] | None:
    """{play only if: CONDITION}: it cannot be played while that is not so (5.4.4)."""
    if set(data) != {"play only if"}:
        return None
    return {"passive": {"cannot": "be played"}, "affects": "me", "while": {"not": data["play only if"]}}


_TOLD: Mapping[str, Callable[[dict[str, Data]], dict[str, Data] | None]] = {
    "passive": _stated,
    "costs opposing more": _priced_for_a_time,
    "any of": _flat,
    "give": _given_a_price,
    "base": _base,
    "cost": _one_of_numbers,
    "happened": _so_often,
    "limit": _limited,
    "later": _the_next_time,
    "event": _put_into_ones_own,
    "on resolution": _at_resolution,
    "play only if": _played_only_if,
}
