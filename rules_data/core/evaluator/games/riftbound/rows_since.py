"""Riftbound's rows whose rules are new in a later edition, or of which only an earlier one had a rule.

An edition without rows of its own is read from its neighbour's; what is new in it stands here under its label, beside
the answer that earlier editions give to the same question where they give one.
"""

from __future__ import annotations

from rules_data.core.evaluator.policy import Row

from .questions_course import (
    A_BATTLEFIELD_NOBODY_CONTESTS_ANY_MORE_IS_UNCONTESTED,
    A_REPLACED_ACTION_WAS_DONE,
    CONTRARY_DEMANDS_ON_DAMAGE_ARE_CHOSEN_FROM,
    FOCUS_STAYS_AS_A_SHOWDOWN_BECOMES_A_COMBAT,
    ONLY_OWN_UNITS_KEEP_A_BATTLEFIELD,
    SHOWDOWNS_WITHOUT_COMBAT_COME_FIRST,
    WHAT_IS_LETHAL_COUNTS_PREVENTION,
    WHAT_KILLS_IN_A_COMBATS_CLEANUP,
)
from .questions_keywords import ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT
from .questions_others import CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED
from .questions_triggers import A_COST_FURTHER_ON_IS_BASE_COST

SINCE = (
    Row(
        "replaced-action-was-not-done",
        A_REPLACED_ACTION_WAS_DONE,
        "no",
        {"v1.4": ("359.3.e.14.b",)},
        'What begins with "if you do" speaks of the action itself, and is left out where that was replaced.',
    ),
    Row(
        "lethal-with-prevention",
        WHAT_IS_LETHAL_COUNTS_PREVENTION,
        "yes",
        {"v1.3": ("437.5.a",)},
        "Damage assigned to a unit is lethal only when enough is left of it after what will be prevented.",
    ),
    Row(
        "contrary-demands",
        CONTRARY_DEMANDS_ON_DAMAGE_ARE_CHOSEN_FROM,
        "yes",
        {"v1.3": ("460.2.c.7",)},
        "Of two demands that exclude each other whoever assigns damage to the unit chooses one.",
    ),
    Row(
        "cost-further-on-is-base-cost",
        A_COST_FURTHER_ON_IS_BASE_COST,
        "yes",
        {"v1.3": ("383.3.b",)},
        "A cost anywhere in a triggered ability's instructions is part of its base cost.",
    ),
    Row(
        "played-once-finalized",
        CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED,
        "yes",
        {"v1.4": ("419.4.b",)},
        "Abilities that are not triggered count a card as played once it has been finalized.",
    ),
    Row(
        "only-own-units-keep",
        ONLY_OWN_UNITS_KEEP_A_BATTLEFIELD,
        "yes",
        {"v1.4": ("323.6",)},
        "A player without units at a battlefield loses control of it, even if others have units there.",
    ),
    Row(
        "contest-ends",
        A_BATTLEFIELD_NOBODY_CONTESTS_ANY_MORE_IS_UNCONTESTED,
        "yes",
        {"v1.4": ("323.11", "323.11.a")},
        "A battlefield is no longer contested once whoever contested it has no units there.",
    ),
    Row(
        "showdowns-before-combats",
        SHOWDOWNS_WITHOUT_COMBAT_COME_FIRST,
        "yes",
        {"v1.4": ("323.12", "323.13")},
        "Showdowns where no combat is staged begin before combats.",
    ),
    Row(
        "focus-stays",
        FOCUS_STAYS_AS_A_SHOWDOWN_BECOMES_A_COMBAT,
        "yes",
        {"v1.4": ("464.2.c.1.b",)},
        "Whoever has focus keeps it when the showdown becomes a combat.",
    ),
    Row(
        "combats-kill-is-not-said",
        WHAT_KILLS_IN_A_COMBATS_CLEANUP,
        "the rules do not say",
        {"v1.3": ("428.5.c",), "v1.2": ("415.5.c",)},
        "Only spells and abilities are said to kill in a cleanup; of units that dealt combat damage nothing is said.",
    ),
    Row(
        "combats-kill-is-its-sources",
        WHAT_KILLS_IN_A_COMBATS_CLEANUP,
        "the sources of the damage",
        {"v1.4": ("428.5.c.2",)},
        "A unit that dies in a combat's cleanup is killed by the sources of the combat damage.",
    ),
    Row(
        "accelerate-domains",
        ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT,
        "yes",
        {"v1.4": ("805.1.a.1",)},
        "The power of Accelerate is of one of the unit's domains.",
    ),
)
