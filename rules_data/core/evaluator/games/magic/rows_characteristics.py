"""Magic's rows on what objects are: types, defining abilities, control (Comprehensive Rules 205, 604, 611, 613)."""

from __future__ import annotations

from .creature_types import CREATURE_TYPES
from .questions_objects import (
    A_LOST_TYPE_TAKES_ITS_WORDS,
    A_STATIC_EFFECT_CHANGES_CONTROL,
    A_WORD_THAT_IS_SET_REPLACES_OTHERS,
    EFFECTS_ON_THE_RULES_BIND_NEWCOMERS,
    WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO,
    WHAT_DEFINES_AN_OBJECT_WORKS_EVERYWHERE,
)
from .rows_triggers import yes
from .vocabulary import BASIC_LAND_TYPES

LAND_TYPES = (
    yes(
        "a-set-land-type",
        A_WORD_THAT_IS_SET_REPLACES_OTHERS,
        "305.7",
        "A land whose type is set loses its other land types and the abilities of its own text.",
        when=lambda word: word in BASIC_LAND_TYPES,
    ),
    yes(
        "a-set-creature-type",
        A_WORD_THAT_IS_SET_REPLACES_OTHERS,
        "205.1a",
        "What is made a creature of a type has no other creature types, and keeps its text.",
        when=lambda word: word in CREATURE_TYPES,
    ),
    yes(
        "a-lost-card-type",
        A_LOST_TYPE_TAKES_ITS_WORDS,
        "205.1a",
        "What loses a card type loses the subtypes that no card type it still has can have.",
    ),
)

DEFINING = (
    yes(
        "defined-everywhere",
        WHAT_DEFINES_AN_OBJECT_WORKS_EVERYWHERE,
        "604.3",
        "An ability that defines a card's own power, toughness, color or subtype works in all zones.",
    ),
)

RULES = (
    yes(
        "worked-out-as-zero",
        WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO,
        "107.1b",
        "Where the result of an effect is worked out and comes to less than zero, zero is used.",
    ),
    yes(
        "newcomers-are-bound",
        EFFECTS_ON_THE_RULES_BIND_NEWCOMERS,
        "611.2c",
        "What an effect says all such objects can't do, or have to do, holds for those as well that come later.",
    ),
)

CONTROL = (
    yes(
        "control-in-a-layer",
        A_STATIC_EFFECT_CHANGES_CONTROL,
        "613.1b",
        "Effects that change control apply in the second layer, those of static abilities while these are there.",
    ),
)

CHARACTERISTICS = (*LAND_TYPES, *DEFINING, *RULES, *CONTROL)
