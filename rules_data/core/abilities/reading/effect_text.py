"""What stands below an empty line of an Equipment's text is its effect text: the text of what it is attached to.

Its abilities say "I" of that anyway. A keyword there that gear may have as well is told as an ability, which works only
on what is equipped; keywords that are on units alone are known to be the host's (Riftbound 718.3, 723, 724).
"""

from __future__ import annotations

from collections.abc import Sequence

from .phrases import Data

_OF_EITHER = ("deflect", "temporary")
_IS_EQUIPPED: Data = {"this": "me", "is": {"is": ["equipped"]}}


def has_equip(data: Data | None) -> bool:
    """Whether a line is, or has among its keywords, what a card is attached for."""
    keywords = data.get("keywords") if isinstance(data, dict) else None
    return isinstance(keywords, list) and any(isinstance(one, dict) and "equip" in one for one in keywords)


def with_effect_text(found: Sequence[Data | None], below: Sequence[bool]) -> list[Data | None]:
    """The data of a text's lines, of which some stand below an empty line."""
    equips = False
    told: list[Data | None] = []
    for data, lower in zip(found, below, strict=True):
        told.append(_of_the_host(data) if lower and equips else data)
        equips = equips or has_equip(data)
    return told


def _of_the_host(data: Data | None) -> Data | None:
    keywords = data.get("keywords") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(keywords, list):
        return data
    given = [one for one in keywords if _word(one) in _OF_EITHER]
    if not given:
        return data
    left = [one for one in keywords if one not in given]
    abilities = data.get("abilities", [])
    passive: Data = {"passive": {"keyword": given}, "affects": "me", "while": _IS_EQUIPPED}
    others: dict[str, Data] = {key: value for key, value in data.items() if key not in ("keywords", "abilities")}
    kept: dict[str, Data] = {"keywords": left} if left else {}
    return {**others, **kept, "abilities": [*(abilities if isinstance(abilities, list) else []), passive]}


def _word(keyword: Data) -> str:
    return next(iter(keyword), "") if isinstance(keyword, dict) else str(keyword)
