"""Magic's rows on the layers of continuous effects (Comprehensive Rules 613)."""

from __future__ import annotations

from .layers import COLORS, SIZE, TYPES
from .questions_layers import (
    A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN,
    A_LAYER_HAS_AN_ORDER_WITHIN,
    AN_EFFECT_STAYS_WITH_ITS_OBJECTS,
    AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON,
    EFFECTS_ARE_APPLIED_IN_LAYERS,
    PARTS_APPLY_IN_THEIR_OWN_LAYERS,
    TIMESTAMPS_ORDER_A_LAYER,
    WHAT_NEVER_BEGINS_DOES_NOTHING,
)
from .rows_triggers import yes

LAYER_ROWS = (
    yes(
        "never-begun",
        WHAT_NEVER_BEGINS_DOES_NOTHING,
        "611.2b",
        "An effect that would last for as long as something is so does nothing if that is over before it applies.",
    ),
    yes(
        "layers",
        EFFECTS_ARE_APPLIED_IN_LAYERS,
        "613.1",
        "Effects apply in a series of layers, by what they change: copies first, power and toughness last.",
    ),
    yes(
        "each-part-in-its-layer",
        PARTS_APPLY_IN_THEIR_OWN_LAYERS,
        "613.6",
        "Parts of one effect that belong to different layers or sublayers are each applied in their own.",
    ),
    yes(
        "goes-on-with-its-objects",
        AN_EFFECT_STAYS_WITH_ITS_OBJECTS,
        "613.6",
        "An effect that has begun to apply goes on with the same objects, even if its ability is removed meanwhile.",
    ),
    yes(
        "defining-abilities-first",
        A_LAYER_HAS_AN_ORDER_WITHIN,
        "613.3",
        "In a layer, abilities that define what their own object is come before all other effects.",
        when=lambda layer: layer in (TYPES, COLORS),
    ),
    yes(
        "sublayers-of-size",
        A_LAYER_HAS_AN_ORDER_WITHIN,
        "613.4",
        "Power and toughness are defined, then set, then modified, and switched last.",
        when=lambda layer: layer == SIZE,
    ),
    yes(
        "timestamps",
        TIMESTAMPS_ORDER_A_LAYER,
        "613.7",
        "Within a layer or sublayer the effect with the earlier timestamp usually goes first.",
    ),
    yes(
        "given-abilities",
        A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN,
        "613.7a",
        "A static ability's effect has the timestamp of its object, or of the effect that gave it, if that is later.",
    ),
    yes(
        "dependency",
        AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON,
        "613.8",
        "An effect waits for another of its layer that would change whether, to what or how it applies.",
    ),
)
