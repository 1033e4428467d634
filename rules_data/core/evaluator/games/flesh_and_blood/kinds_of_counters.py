"""What counters do by the rules: other values of the properties whose symbols they bear (Comprehensive Rules 1.15.2a).

A name that the rules say nothing of is that of a counter which other texts speak of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds

_WITH_A_SYMBOL = ("power", "defense", "life", "intellect")
_WORTH = re.compile(rf"([+-])([1-9]\d{{0,5}}) ({'|'.join(_WITH_A_SYMBOL)})")


class _WhatCountersDo(Mapping[str, tuple[Change, ...]]):
    """What a counter of each name adds to a value of the object it is on, or takes off it."""

    def __getitem__(self, counter: str) -> tuple[Change, ...]:
        worth = _WORTH.fullmatch(counter)
        if worth is None:
            raise KeyError(counter)
        return (kinds.AddToValue(worth[3], int(worth[2]) * (-1 if worth[1] == "-" else 1)),)

    def __iter__(self) -> Iterator[str]:
        """Those that change a value by one; there is no end of values."""
        return (f"{sign}1 {name}" for name in _WITH_A_SYMBOL for sign in "+-")

    def __len__(self) -> int:
        return 2 * len(_WITH_A_SYMBOL)


COUNTERS = _WhatCountersDo()


def refused_counter(counter: str) -> str:
    """What to write in place of a counter that looks as if it changed a value and would change none; or nothing."""
    if counter[:1] not in ("+", "-") or counter in COUNTERS:
        return ""
    return 'Such a counter changes power, defense, life or intellect by a number: "+1 power", "-2 life".'
