"""What the abilities of one card say of one another: "the exiled card" is what another ability of it has exiled.

Each line of a text is read by itself. Where one exiles and another speaks of the exiled cards, both are linked (Magic
607.2a): what is exiled keeps a name, under which the other finds it. So does what is sacrificed, in the same ability or
as an additional cost (608.2h).
"""

from __future__ import annotations

from collections.abc import Callable

from .phrases import Data

EXILED = "exiled"
SACRIFICED = "sacrificed"
_BY_THIS = ("exiled with me", "the exiled cards")
_IN_EXILE: dict[str, Data] = {"linked": EXILED, "zone": "exile"}


def of_the_exiled(data: dict[str, Data]) -> dict[str, Data]:
    """A filter that finds what was exiled with the object itself told as files tell it; any other as it is."""
    said = next((word for word in _BY_THIS if data.get(word) is True), "")
    if not said:
        return data
    others = {key: value for key, value in data.items() if key not in (said, "zone")}
    alone = not others
    return {"all": _IN_EXILE} if alone and said == _BY_THIS[1] else {**_IN_EXILE, **others}


def with_links(abilities: list[Data]) -> list[Data] | None:
    """The abilities of one card, linked where they speak of one another; None where nothing is there to speak of."""
    found = [_speaking_of_its_own(one) for one in abilities]
    if any(_speaks_of(one, "linked", EXILED) for one in found):
        found = [one if _speaks_of(one, "linked", EXILED) else _keeping(one) for one in found]
        if not any(_speaks_of(one, "as", EXILED) for one in found):
            return None
    return _with_what_is_sacrificed(found)


def _speaks_of(data: Data, key: str, name: str) -> bool:
    if isinstance(data, dict):
        return data.get(key) == name or any(_speaks_of(value, key, name) for value in data.values())
    return any(_speaks_of(one, key, name) for one in data) if isinstance(data, list) else False


def _speaking_of_its_own(data: Data) -> Data:
    """An ability that exiles something and speaks of it itself: what this very ability has exiled is meant then."""
    if not _speaks_of(data, "linked", EXILED):
        return data
    named = _keeping(data)
    return data if named == data else _each_mapping(named, _with_that_of_exiled)


def _with_that_of_exiled(found: dict[str, Data]) -> dict[str, Data]:
    exiled: Data = {"all": _IN_EXILE}
    return {key: {"that": EXILED} if value == exiled else value for key, value in found.items()}


def _keeping(data: Data) -> Data:
    """The ability with a name for what it exiles, where it is one that acts."""
    if not isinstance(data, dict) or not {"when", "use", "chapter"} & set(data):
        return data
    return _named(data)


def _named(data: Data) -> Data:
    return _each_mapping(data, _with_name_of_exiled)


def _each_mapping(data: Data, changed: Callable[[dict[str, Data]], dict[str, Data]]) -> Data:
    """The data with each mapping within it changed, the innermost first."""
    if isinstance(data, list):
        return [_each_mapping(one, changed) for one in data]
    if not isinstance(data, dict):
        return data
    return changed({key: _each_mapping(value, changed) for key, value in data.items()})


def _with_name_of_exiled(found: dict[str, Data]) -> dict[str, Data]:
    return {**found, "as": EXILED} if "exile" in found and "until" not in found and "as" not in found else found


def _with_what_is_sacrificed(abilities: list[Data]) -> list[Data] | None:
    """What is sacrificed with its name, where an ability speaks of it; None where it is not clear what that is."""
    found = list(abilities)
    for number, one in enumerate(abilities):
        if not _speaks_of(one, "that", SACRIFICED):
            continue
        here = [number] if _sacrifices(one) else [at for at, other in enumerate(abilities) if _is_paid_by_it(other)]
        if len(here) != 1 or _sacrifices(found[here[0]]) != 1:
            return None
        found[here[0]] = _each_mapping(found[here[0]], _with_name_of_sacrificed)
    return found


def _is_paid_by_it(ability: Data) -> bool:
    """Whether an ability has another permanent sacrificed as an additional cost of the card it is on."""
    passive = ability.get("passive") if isinstance(ability, dict) and ability.get("affects") == "me" else None
    return isinstance(passive, dict) and bool(_sacrifices(passive.get("additional cost", {})))


def _sacrifices(data: Data) -> int:
    """In how many places one permanent is chosen and sacrificed."""
    if isinstance(data, list):
        return sum(map(_sacrifices, data))
    if not isinstance(data, dict):
        return 0
    return _sacrifices_one(data) + sum(map(_sacrifices, data.values()))


def _sacrifices_one(data: dict[str, Data]) -> bool:
    chosen = data.get("sacrifice")
    return isinstance(chosen, dict) and chosen.get("choose") == 1


def _with_name_of_sacrificed(found: dict[str, Data]) -> dict[str, Data]:
    chosen = found.get("sacrifice")
    if isinstance(chosen, dict) and _sacrifices_one(found):
        return {**found, "sacrifice": {**chosen, "as": SACRIFICED}}
    return found
