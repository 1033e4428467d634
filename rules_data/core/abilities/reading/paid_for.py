"""An optional additional cost with what comes of having paid it: a cost, and an ability that asks for it (5.4.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .phrases import Data
from .shorthand import IT

_NAME = "additional cost"
_PAID: Data = {"paid": _NAME}


def told_of_payment(abilities: Iterable[Data]) -> list[Data]:
    """The abilities, each additional cost with "if you do" behind it told as the two that it stands for."""
    return [each for one in abilities for each in _told(one)]


def with_kickers(data: Data) -> Data:
    """The data with a kicker that is told by its cost under a name of its own: {2}{U} kicker (Magic 702.33f)."""
    if isinstance(data, list):
        return [with_kickers(one) for one in data]
    if not isinstance(data, dict):
        return data
    cost = data.get("with kicker")
    key = next((key for key in ("name", "paid") if key in data), "")
    found = {name: with_kickers(value) for name, value in data.items() if name != "with kicker"}
    return {**found, key: f"{_in_symbols(cost)} kicker"} if key and isinstance(cost, dict) else found


_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


def _in_symbols(cost: Mapping[str, Data]) -> str:
    """Mana as it is printed: {2}{U}{U}."""
    generic = f"{{{cost['generic']}}}" if "generic" in cost else ""
    colored = ((_SYMBOLS.get(name, name), many) for name, many in cost.items() if name != "generic")
    return generic + "".join(f"{{{symbol}}}" * (many if isinstance(many, int) else 1) for symbol, many in colored)


def dealt_by_what_was_paid_for(data: Data) -> Data:
    """The data in which it is the spell that deals damage in "if ~ was kicked, it deals", nothing told of before."""
    if isinstance(data, list):
        return [dealt_by_what_was_paid_for(one) for one in data]
    if not isinstance(data, dict):
        return data
    paid = isinstance(condition := data.get("if"), dict) and "paid" in condition
    found = {key: dealt_by_what_was_paid_for(value) for key, value in data.items()}
    done = found.get("do", [found])
    for one in done if paid and isinstance(done, list) else ():
        if isinstance(one, dict) and one.get("from") == IT:
            one["from"] = "me"
    return found


_SPENT_ON = {"mana only for": "to cast", "or abilities of": "to activate"}


def with_mana_for_some_things(data: Data) -> Data:
    """The data in which what adds mana says itself on what that is spent, where a sentence behind it does."""
    if isinstance(data, dict):
        return {key: with_mana_for_some_things(value) for key, value in data.items()}
    if not isinstance(data, list):
        return data
    found: list[Data] = []
    for one in map(with_mana_for_some_things, data):
        said = one if isinstance(one, dict) and set(one) <= {*_SPENT_ON, "one"} else {}
        on = {_SPENT_ON[key]: value for key, value in said.items() if key in _SPENT_ON}
        bound = _bound(found[-1], on) if on and found else None
        found[len(found) - bool(bound) :] = [bound or one]
    return found


def _bound(data: Data, on: dict[str, Data]) -> Data | None:
    """An instruction that adds mana, or one of several ways to, with what that is spent on; None where it is none."""
    if not isinstance(data, dict):
        return None
    if set(data) == {"modes"} and isinstance(modes := data["modes"], list):
        ways = [_bound_mode(mode, on) for mode in modes]
        return None if None in ways else {"modes": [way for way in ways if way is not None]}
    return {**data, **on} if next(iter(data)).split(" ")[0] == "add" else None


def _bound_mode(mode: Data, on: dict[str, Data]) -> Data | None:
    done = mode.get("do") if isinstance(mode, dict) else None
    if not isinstance(mode, dict) or not isinstance(done, list):
        return None
    bound = [_bound(one, on) for one in done]
    return None if None in bound else {**mode, "do": [one for one in bound if one is not None]}


_LIMITS = ("only during", "only for")


def with_what_is_spent_only_so(data: dict[str, Data]) -> dict[str, Data]:
    """An ability that adds resources which are spent only in showdowns, or only on cards of a type."""
    done = data.get("do")
    one = done[0] if isinstance(done, list) and len(done) == 1 else None
    limits: dict[str, Data] = {key: data[key] for key in _LIMITS if key in data}
    if len(limits) != 1 or not isinstance(one, dict) or set(one) != {"add"}:
        return data
    told: dict[str, Data] = {"only in showdowns": True}
    if "only for" in limits:
        noun = limits["only for"]
        if not isinstance(noun, dict) or set(noun) != {"type"}:
            return data
        kind = noun["type"]
        told = {"only for": kind if isinstance(kind, list) else [kind]}
    elif limits["only during"] != "showdown":
        return data
    return {**{key: value for key, value in data.items() if key not in _LIMITS}, "do": [{**one, **told}]}


def _of_a_spell(data: dict[str, Data]) -> list[Data]:
    """An optional additional cost of a spell, and what the spell does whether it was paid or not."""
    cost: Data = {"passive": {_NAME: data["spell cost"], "optional": True}, "affects": "me"}
    return [cost, {"do": [{"if": _PAID, "do": data["if paid"], "otherwise": data["if not"]}]}]


def _from_the_banished_zone(data: dict[str, Data]) -> list[Data]:
    """From where a card may be played, and what it has if that was done (5.4.4d)."""
    played: Data = {"this": "me", "is": {"is": ["from banished"]}}
    return [
        {"passive": {"can": "be played from the banished zone"}, "affects": "me", "while": data["may be played if"]},
        {"passive": data["if so"], "affects": "me", "while": played},
    ]


def _told(data: Data) -> list[Data]:
    if isinstance(data, dict) and set(data) == {"may be played if", "affects", "if so"} and data["affects"] == "me":
        return _from_the_banished_zone(data)
    if isinstance(data, dict) and set(data) == {"spell cost", "if paid", "if not"}:
        return _of_a_spell(data)
    behind = next((key for key in ("if paid", "when paid") if isinstance(data, dict) and key in data), "")
    if not isinstance(data, dict) or not behind or set(data) != {_NAME, "affects", behind} or data["affects"] != "me":
        return [data]
    cost: Data = {"passive": {_NAME: data[_NAME], "optional": True}, "affects": "me"}
    effects = data[behind]
    if not isinstance(effects, list):
        return [data]
    changes = _what_it_becomes(effects) if behind == "if paid" else None
    if changes is not None:
        return [cost, {"passive": changes, "affects": "me", "while": _PAID}]
    return [cost, {"when": {"event": "is played", "object": "me"}, "if": _PAID, "do": effects}]


def _what_it_becomes(effects: list[Data]) -> dict[str, Data] | None:
    """What the card has gained if its cost was paid, where nothing else is said to happen (5.4.4d)."""
    found: dict[str, Data] = {}
    for one in effects:
        given = one.get("give") if isinstance(one, dict) and set(one) == {"give", "to"} else None
        if not isinstance(one, dict) or not isinstance(given, dict) or one["to"] not in ("me", "it"):
            return None
        if found.keys() & given:
            return None
        found |= given
    return found or None
