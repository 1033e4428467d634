"""Riftbound's rows on what is chosen as something is played: several targets, split damage, where a unit moves."""

from __future__ import annotations

from rules_data.core.evaluator.policy import WHAT_IS_NOT_PUBLIC_IS_NO_TARGET

from .questions_course import (
    A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM,
    NO_MORE_TARGETS_THAN_IS_DIVIDED,
    SPELLS_ARE_THOSE_ON_THE_CHAIN,
    TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE,
    WHEN_A_DESTINATION_IS_CHOSEN,
)
from .rows_triggers import row, yes

SEVERAL_TARGETS = (
    yes(
        "no-more-targets-than-damage",
        NO_MORE_TARGETS_THAN_IS_DIVIDED,
        "355.14.c",
        "352.14.c",
        "No more targets are chosen for split damage than there is damage to split as it is played.",
    ),
    yes(
        "surplus-targets-cease",
        TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE,
        "355.14.h",
        "352.14.h",
        "Where there are more targets than damage left to split, its player says which of them are none any more.",
    ),
    yes(
        "group-is-chosen-from",
        A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM,
        "355.11.b",
        "352.11.b",
        "If the targets no longer fit together on resolution, its player chooses some of them that do.",
    ),
    row(
        "destination-is-chosen-beforehand",
        WHEN_A_DESTINATION_IS_CHOSEN,
        "with the targets",
        "355.4",
        "352.3",
        "Where a spell or ability moves a unit is chosen with its targets: a place where the unit is not and may be.",
    ),
    yes(
        "spells-are-on-the-chain",
        SPELLS_ARE_THOSE_ON_THE_CHAIN,
        "355.9.a.2",
        "352.8.a.2",
        "A spell or ability that a text speaks of is one on the chain, unless it says otherwise.",
    ),
    yes(
        "what-is-not-public-is-no-target",
        WHAT_IS_NOT_PUBLIC_IS_NO_TARGET,
        "355.10.a",
        "352.10.a",
        "A card in a hand or a deck is no target: it is chosen as the spell or ability resolves.",
    ),
)
