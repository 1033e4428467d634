"""The basic land types and what they bring: mana, and nothing of what a land was before (Comprehensive Rules 305)."""

from __future__ import annotations

from functools import cache

from rules_data.core.abilities import Ability, AbilityKind, Cost, Pick, Selector
from rules_data.core.abilities.effects import Add, Tap
from rules_data.core.evaluator.state import Traits

from .vocabulary import BASIC_LAND_TYPES

LAND = "land"
# The land types of 205.3i, those of later editions among them.
LAND_TYPES = frozenset(
    (
        *BASIC_LAND_TYPES, "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere",
        "Tower", "Town", "Urza's",
    )
)  # fmt: skip


def brought(word: str, traits: Traits) -> tuple[Ability, ...]:
    """The mana ability of a basic land type, for a land that has no ability of its own for that mana (305.6)."""
    color = BASIC_LAND_TYPES.get(word)
    if color is None or LAND not in traits.types or any(_adds(ability, color) for ability in traits.abilities):
        return ()
    return (_mana_ability(color),)


def displaced(traits: Traits) -> set[str]:
    """The land types that go where a basic land type is set; creature types and all others stay (305.7)."""
    return traits.tags & LAND_TYPES


@cache
def _mana_ability(color: str) -> Ability:
    cost = Cost(actions=(Tap(Selector(Pick.ME)),))
    return Ability(AbilityKind.ACTIVATED, (Add(Cost(((color, 1),))),), cost=cost)


def _adds(ability: Ability, color: str) -> bool:
    added = (each for each in ability.effects if isinstance(each, Add))
    return ability.kind is AbilityKind.ACTIVATED and any(color in dict(each.cost.resources) for each in added)
