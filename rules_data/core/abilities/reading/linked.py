"""What the abilities of one card say of one another: "the exiled card" is what another ability of it has exiled.

Each line of a text is read by itself. Where one exiles and another speaks of the exiled cards, both are linked (Magic
607.2a): what is exiled keeps a name, under which the other finds it.
"""

from __future__ import annotations

from .phrases import Data

EXILED = "exiled"
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
    if not any(_speaks_of_exiled(one) for one in abilities):
        return abilities
    found = [one if _speaks_of_exiled(one) else _keeping(one) for one in abilities]
    return found if found != abilities else None


def _speaks_of_exiled(data: Data) -> bool:
    if isinstance(data, dict):
        return data.get("linked") == EXILED or any(map(_speaks_of_exiled, data.values()))
    return any(map(_speaks_of_exiled, data)) if isinstance(data, list) else False


def _keeping(data: Data) -> Data:
    """The ability with a name for what it exiles, where it is one that acts."""
    if not isinstance(data, dict) or not {"when", "use", "chapter"} & set(data):
        return data
    return _named(data)


def _named(data: Data) -> Data:
    if isinstance(data, list):
        return [_named(one) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: _named(value) for key, value in data.items()}
    return {**found, "as": EXILED} if "exile" in data and "until" not in data and "as" not in data else found
