"""Where a part stands in its ability: the same number in every run, so that an item can be written out and compared."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Effect, Selector

from .kept import kept_of_the_latest
from .setup import parts_of
from .values import Item

NOWHERE_IN_IT = -1


def position_of(item: Item, part: Effect | Selector | None) -> int:
    """The position of an instruction or a choice of objects in an item's ability; NOWHERE_IN_IT for others."""
    ability = item.ability
    return NOWHERE_IN_IT if ability is None else _positions_in(ability).get(id(part), NOWHERE_IN_IT)


@kept_of_the_latest
def _positions_in(ability: Ability) -> dict[int, int]:
    positions: dict[int, int] = {}
    for number, each in enumerate(parts_of([ability])):
        positions.setdefault(id(each), number)
    return positions


@kept_of_the_latest
def selectors_in(effects: tuple[Effect, ...]) -> tuple[Selector, ...]:
    """Every choice of objects in some instructions, wherever it stands in them."""
    return tuple(part for part in parts_of(effects) if isinstance(part, Selector))
