"""Which subtypes belong together, and to which card types (Comprehensive Rules 205.1a, 205.3)."""

from __future__ import annotations

from rules_data.core.evaluator.state import Traits

from .creature_types import CREATURE_TYPES
from .vocabulary import BASIC_LAND_TYPES

_OF_TYPES: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (CREATURE_TYPES, frozenset(("creature", "kindred"))),
    (
        frozenset((*BASIC_LAND_TYPES, "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Power-Plant", "Sphere",
                   "Tower", "Town", "Urza's")),
        frozenset(("land",)),
    ),
    (
        frozenset(("Blood", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold", "Incubator", "Junk",
                   "Map", "Powerstone", "Treasure", "Vehicle")),
        frozenset(("artifact",)),
    ),
    (
        frozenset(("Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga",
                   "Shard", "Shrine")),
        frozenset(("enchantment",)),
    ),
    (frozenset(("Adventure", "Arcane", "Lesson", "Trap")), frozenset(("instant", "sorcery"))),
)  # fmt: skip


def of_its_kind(word: str, traits: Traits) -> set[str]:
    """The subtypes of an object that belong to the same card types as a word."""
    return next(({each for each in traits.tags if each in known} for known, _ in _OF_TYPES if word in known), set())


def left_behind(traits: Traits) -> set[str]:
    """The subtypes of an object that belong to no card type it has."""
    return {
        word for known, types in _OF_TYPES if not types & traits.types for word in traits.tags if word in known
    }  # fmt: skip
