"""Riftbound's rows on the order in which the effects of one layer are applied."""

from __future__ import annotations

from .questions_layers import (
    AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON,
    TIMESTAMPS_ORDER_A_LAYER,
    WHAT_APPLIES_AGAIN_IS_NEW,
    WHAT_DEPENDS_FOLLOWS_AT_ONCE,
)
from .rows_triggers import yes

WITHIN_A_LAYER = (
    yes(
        "timestamps",
        TIMESTAMPS_ORDER_A_LAYER,
        "475.3",
        "457.3",
        "Where no effect of a layer depends on another, the one that began to apply earlier goes first.",
    ),
    yes(
        "new-timestamp",
        WHAT_APPLIES_AGAIN_IS_NEW,
        "475.1 475.2",
        "457.1 457.2",
        "An effect's timestamp is when it began applying; text that becomes active again has a new one.",
    ),
    yes(
        "dependency",
        AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON,
        "473.1.c 474",
        "455.1.c 456",
        "An effect waits for another of its layer that would change whether, to what or how it applies.",
    ),
    yes(
        "right-behind",
        WHAT_DEPENDS_FOLLOWS_AT_ONCE,
        "474.1",
        "456.1",
        "What is depended on is applied first, and what depends on it right after that.",
    ),
)
