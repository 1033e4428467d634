"""Tokens that texts only name, since the rules say what they are (Magic 111.10)."""

from __future__ import annotations

from .phrases import Data


def _artifact(name: str, *abilities: Data) -> Data:
    return {"name": name, "types": ["artifact"], "subtypes": [name], "abilities": list(abilities)}


_COLORS = ("white", "blue", "black", "red", "green")
_OF_ANY_COLOR: Data = {"modes": [{"name": color, "do": [{"add": {color: 1}}]} for color in _COLORS]}
_NAMED: dict[str, Data] = {
    "Treasure": _artifact("Treasure", {"use": {"tap": "me", "sacrifice": "me"}, "do": [_OF_ANY_COLOR]}),
    "Food": _artifact("Food", {"use": {"generic": 2, "tap": "me", "sacrifice": "me"}, "do": [{"gain life": 3}]}),
    "Clue": _artifact("Clue", {"use": {"generic": 2, "sacrifice": "me"}, "do": [{"draw": 1}]}),
    "Gold": _artifact("Gold", {"use": {"sacrifice": "me"}, "do": [_OF_ANY_COLOR]}),
    "Map": _artifact(
        "Map",
        {
            "use": {"generic": 1, "tap": "me", "sacrifice": "me"},
            "do": [{"explore": {"choose": 1, "type": "creature", "controller": "you"}}],
            "keywords": ["sorcery speed"],
        },
    ),
    "Blood": _artifact(
        "Blood", {"use": {"generic": 1, "tap": "me", "discard": 1, "sacrifice": "me"}, "do": [{"draw": 1}]}
    ),
}


def known_token(name: Data) -> Data:
    """What a token of this name is, as example files describe it; as it was said, where the rules name no such one."""
    return _NAMED.get(name, {"named token": name}) if isinstance(name, str) else {"named token": name}
