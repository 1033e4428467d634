"""Riftbound's rows on what doubles Might or swaps it between two units, and on when damage is compared with it."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Row

from .questions_actions import A_LIMITED_CHANGE_STAYS_AS_LIMITED
from .questions_course import (
    DOUBLING_ADDS_WHAT_THERE_IS,
    MIGHT_BELOW_0_COUNTS_AS_0,
    SWAPPING_EVENS_A_DIFFERENCE_OUT,
    UNITS_ARE_HEALED_BEFORE_THEIR_DAMAGE_COUNTS_AGAIN,
)
from .rows_triggers import yes

CHANGING_MIGHT = (
    Row(
        "limited-and-remembered",
        A_LIMITED_CHANGE_STAYS_AS_LIMITED,
        "yes",
        {"v1.4": ("477.3.b",), "v1.3": ("472.3.b",), "v1.2": ("454.3.b",)},
        "A change with a limitation is limited when it is applied, and stays at that for as long as its effect lasts.",
    ),
    yes(
        "double",
        DOUBLING_ADDS_WHAT_THERE_IS,
        "432.1",
        "419.1",
        "To double a value is to increase it by as much as it is at that moment, for as long as the effect says.",
    ),
    yes(
        "might-below-0",
        MIGHT_BELOW_0_COUNTS_AS_0,
        "",
        "142.2.b",
        "Might below 0 is treated as 0 for all purposes.",
    ),
    yes(
        "healed-before-damage-counts-again",
        UNITS_ARE_HEALED_BEFORE_THEIR_DAMAGE_COUNTS_AGAIN,
        "461.1.a.1",
        "444.1.a.1",
        "In the cleanup of a combat units are healed right after those with lethal damage were killed.",
    ),
    yes(
        "swap",
        SWAPPING_EVENS_A_DIFFERENCE_OUT,
        "433.1",
        "420.1",
        "To swap two values is to increase the lower by their difference, and to decrease the higher by it.",
    ),
)
