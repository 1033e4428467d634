"""Where a part stands in its ability: the same number in every run, so that an item can be written out and compared."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Effect, Selector

from .setup import parts_of
from .values import Item

NOWHERE_IN_IT = -1
_MOST_KEPT = 2_000
# An ability is walked once; it is kept with the positions, so that no other one can take its place in memory.
_known: dict[int, tuple[Ability, dict[int, int]]] = {}


def position_of(item: Item, part: Effect | Selector | None) -> int:
    """The position of an instruction or a choice of objects in an item's ability; NOWHERE_IN_IT for others."""
    ability = item.ability
    if ability is None:
        return NOWHERE_IN_IT
    known = _known.get(id(ability))
    if known is None:
        if len(_known) >= _MOST_KEPT:
            _known.clear()
        positions: dict[int, int] = {}
        for number, each in enumerate(parts_of([ability])):
            positions.setdefault(id(each), number)
        known = _known[id(ability)] = (ability, positions)
    return known[1].get(id(part), NOWHERE_IN_IT)
