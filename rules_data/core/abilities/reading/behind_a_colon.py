"""What stands behind "do this:": all sentences up to the next one, and not the first alone (Riftbound 387.1)."""

from __future__ import annotations

import re

from .mentioning import mentions_key
from .phrases import Data

DO_THIS = "do this"
_COLON = re.compile(rf"\b{DO_THIS} ?:", re.IGNORECASE)


def with_all_behind_a_colon(data: Data, text: str) -> Data:
    """What a line says, with what it has done later told together, where its text puts that behind a colon."""
    return _told(data) if _COLON.search(text) else data


def _told(data: Data) -> Data:
    if isinstance(data, dict):
        return {key: _told(value) for key, value in data.items()}
    if not isinstance(data, list):
        return data
    found: list[Data] = []
    for one in map(_told, data):
        before = found[-1] if found else None
        inner = before.get(DO_THIS) if isinstance(before, dict) and "times" not in before else None
        if isinstance(before, dict) and isinstance(inner, list) and not mentions_key(one, DO_THIS):
            found[-1] = {**before, DO_THIS: [*inner, one]}
        else:
            found.append(one)
    return found
