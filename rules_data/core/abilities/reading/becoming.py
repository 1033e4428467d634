"""What a text has an object become or be, in the words of example files."""

from __future__ import annotations

from .on_links import OF_LINKS
from .paid_for import told_of_payment, with_kickers
from .phrases import Data

_STILL = "still"


def with_becoming(coming: list[Data]) -> list[Data]:
    """The instructions with what becomes a creature told change by change, where it stays what it is besides.

    "It becomes a 2/2 Elemental creature. It's still a land": it has the type as well, and of its own ones loses none
    (Magic 205.1b). Without those words the new type takes the place of those it had (205.1a), unless it becomes an
    artifact creature, which only replaces its creature types.
    """
    found: list[Data] = []
    for one in coming:
        before = found[-1] if found else None
        if isinstance(one, dict) and set(one) == {_STILL} and isinstance(before, dict):
            spelled = _spelled_out(before)
            if spelled is not None:
                found[-1] = spelled
                continue
        found.append(one)
    return [_in_place_of_its_types(one) for one in found]


def _in_place_of_its_types(data: Data) -> Data:
    changes = data.get("give") if isinstance(data, dict) else None
    becomes = changes.get("becomes") if isinstance(changes, dict) else None
    if not isinstance(data, dict) or not isinstance(changes, dict) or not isinstance(becomes, dict):
        return data
    if "base power" not in becomes or "type" in becomes or becomes.get("colors") == []:
        return data
    types: dict[str, Data] = {"lose type": "all", "type": "creature"}
    if becomes.get("artifact") is True:
        types = {"type": ["artifact", "creature"]}
    told = {_IN_PLACE.get(key, key): _alone(value) for key, value in becomes.items() if key != "artifact"}
    others = {key: value for key, value in changes.items() if key != "becomes"}
    return {**data, "give": {**types, **told, **others}}


_IN_PLACE = {"subtype": "instead subtype"}


def _spelled_out(data: dict[str, Data]) -> dict[str, Data] | None:
    changes = data.get("give")
    becomes = changes.get("becomes") if isinstance(changes, dict) else None
    if not isinstance(changes, dict) or not isinstance(becomes, dict):
        return None
    types: Data = ["artifact", "creature"] if becomes.get("artifact") is True else "creature"
    told = {key: _alone(value) for key, value in becomes.items() if key != "artifact"}
    others = {key: value for key, value in changes.items() if key != "becomes"}
    return {**data, "give": {"type": types, **told, **others}}


def _alone(value: Data) -> Data:
    """The one entry of a list of one."""
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def with_otherwise(abilities: list[Data]) -> list[Data]:
    """The abilities of a line, where the second says what is so otherwise of "it": of what the first is about."""
    abilities = [with_kickers(one) for one in abilities]
    if len(abilities) != 2:
        return told_of_payment(abilities)
    first, second = abilities
    if not isinstance(first, dict) or not isinstance(second, dict) or second.get("affects") != "it":
        return abilities
    otherwise = second.get("while") == {"not": first.get("while")}
    return [first, {**second, "affects": first["affects"]}] if otherwise else abilities


_ATTACHED = "what I am attached to"


def as_statement(data: dict[str, Data]) -> dict[str, Data]:
    """What all objects of a kind get, with no word on how long, is so for as long as the text stands: a statement.

    So is what an object's text says it has itself, what it says cannot be done with it, its own base number, which it
    defines (Flesh and Blood 5.4.5), and what it gets while it does something.
    """
    done = data.get("do")
    given = _for_each_within(done[0]) if set(data) == {"do"} and isinstance(done, list) and len(done) == 1 else None
    if isinstance(given, dict) and set(given) == {"give", "to", "while"} and given["to"] == "me":
        return {"passive": given["give"], "affects": "me", "while": given["while"]}
    if isinstance(given, dict) and set(given) == {"give", "to", "for each"} and given["to"] == "me":
        return {"passive": given["give"], "affects": "me", "for each": given["for each"]}
    if not isinstance(given, dict) or set(given) != {"give", "to"}:
        return data
    objects, changes = given["to"], given["give"]
    if objects == "me" and isinstance(changes, dict):
        so = _WHILE.intersection(changes)
        return _while_so(changes, next(iter(so))) if so else {"passive": changes, "affects": objects}
    if not isinstance(objects, dict) or set(objects) != {"all"}:
        return _the_first_costs_less(objects, changes) or data
    if isinstance(changes, dict) and isinstance(objects["all"], dict) and _ATTACHED in objects["all"]:
        # Of what it is attached to it is said for as long as it is, though nothing says so (Magic 611.3a).
        changes = {key: value for key, value in changes.items() if key != "for good"}
    return {"passive": changes, "affects": objects}


def _for_each_within(given: Data) -> Data:
    """What all objects of a kind get for each of something: a part of what they get, where it is a statement."""
    if not isinstance(given, dict) or set(given) != {"give", "to", "for each"}:
        return given
    to, changes = given["to"], given["give"]
    if not isinstance(to, dict) or set(to) != {"all"} or not isinstance(changes, dict):
        return given
    return {"give": {**changes, "for each": given["for each"]}, "to": to}


def _the_first_costs_less(objects: Data, changes: Data) -> dict[str, Data] | None:
    """ "The first card you play each turn costs less": one says so of each of them until one has been played."""
    if not isinstance(objects, dict) or not isinstance(changes, dict) or set(changes) != {"cost", "less"}:
        return None
    noun = objects.get("first")
    if set(objects) != {"first", "played"} or objects["played"] != "each turn" or not isinstance(noun, dict):
        return None
    played: Data = {key: value for key, value in noun.items() if key != "controller"}
    affected: Data = {"all": {**noun, "zone": "stack"}}
    return {"passive": {"cost less": changes["cost"]}, "affects": affected, "first each turn": played}


_WHILE = frozenset(("while", "while attacking", "while defending", "while defended by", "while defending with"))


def _while_so(changes: dict[str, Data], key: str) -> dict[str, Data]:
    """What an object gets while it attacks or defends, or does so with or against something."""
    how, what = key.removeprefix("while").strip(), changes[key]
    others = {name: value for name, value in changes.items() if name != key}
    so: dict[str, Data] = {how: "me", "what": what} if how else {"this": "me", "is": {"is": [what]}}
    so = (OF_LINKS[how](so) if how in OF_LINKS else None) or so
    return {"passive": others, "affects": "me", "while": so}
