"""Riftbound's rows whose rules are new in a later edition, or of which only an earlier one had a rule.

An edition without rows of its own is read from its neighbour's; what is new in it stands here under its label, beside
the answer that earlier editions give to the same question where they give one.
"""

from __future__ import annotations

from rules_data.core.evaluator.policy import Row

from .questions_course import (
    A_BATTLEFIELD_NOBODY_CONTESTS_ANY_MORE_IS_UNCONTESTED,
    A_REPLACED_ACTION_WAS_DONE,
    AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE,
    AN_EFFECT_CAN_WIN_THE_GAME,
    CONTRARY_DEMANDS_ON_DAMAGE_ARE_CHOSEN_FROM,
    FOCUS_STAYS_AS_A_SHOWDOWN_BECOMES_A_COMBAT,
    NOT_SAID,
    NOTHING_IS_INCREASED_BY_LESS_THAN_0,
    ONLY_OWN_UNITS_KEEP_A_BATTLEFIELD,
    SHOWDOWNS_WITHOUT_COMBAT_COME_FIRST,
    WHAT_ACTIVATING_A_NAMED_KIND_DOES,
    WHAT_BURNING_DOES,
    WHAT_IS_LETHAL_COUNTS_PREVENTION,
    WHAT_KILLS_IN_A_COMBATS_CLEANUP,
    WHAT_SKIPPING_DOES,
    WHEN_BONUS_DAMAGE_IS_ADDED,
)
from .questions_keywords import ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT, MEANS, WHAT_EMPOWERING_DOES
from .questions_others import (
    CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED,
    IGNORED_ABILITIES_ARE_INACTIVE,
    NOBODY_HAS_TO_FIND_A_HIDDEN_CARD,
    WHOEVER_PERFORMS_IS_RESPONSIBLE,
)
from .questions_triggers import A_COST_FURTHER_ON_IS_BASE_COST

SINCE = (
    Row(
        "ignored-abilities-are-inactive",
        IGNORED_ABILITIES_ARE_INACTIVE,
        "yes",
        {"v1.4": ("766",)},
        "What a player ignores is treated as inactive for the action or procedure that is spoken of.",
    ),
    Row(
        "burn",
        WHAT_BURNING_DOES,
        "the top cards go to the trash",
        {"v1.4": ("440.1",)},
        "To burn cards is to move them from the top of the main deck to the trash.",
    ),
    Row(
        "skip",
        WHAT_SKIPPING_DOES,
        "it is replaced with nothing",
        {"v1.4": ("443.2",)},
        "What is skipped is replaced with nothing, and nothing triggers on it.",
    ),
    Row(
        "skipping-is-not-said",
        WHAT_SKIPPING_DOES,
        NOT_SAID,
        {"v1.3": ("408",), "v1.2": ("396",)},
        "Skipping is no action that the rules know, so nothing is said of what it does.",
    ),
    Row(
        "no-increase-below-0",
        NOTHING_IS_INCREASED_BY_LESS_THAN_0,
        "yes",
        {"v1.4": ("477.3.c",)},
        "Nothing is increased by a negative amount: it is increased by 0 instead.",
    ),
    Row(
        "burning-is-not-said",
        WHAT_BURNING_DOES,
        NOT_SAID,
        {"v1.3": ("408",), "v1.2": ("396",)},
        "Burning is no action that the rules know, so nothing is said of what it does.",
    ),
    Row(
        "empowering-is-not-said",
        WHAT_EMPOWERING_DOES,
        NOT_SAID,
        {"v1.3": ("408",), "v1.2": ("396",)},
        "Empowering is no action that the rules know, so nothing is said of what it does.",
    ),
    Row(
        "activating-is-not-said",
        WHAT_ACTIVATING_A_NAMED_KIND_DOES,
        NOT_SAID,
        {"v1.3": ("383.4",), "v1.2": ("376.4",)},
        "The rules name kinds of triggered abilities, and do not say what it is to activate them.",
    ),
    Row(
        "effect-wins",
        AN_EFFECT_CAN_WIN_THE_GAME,
        "yes",
        {"v1.4": ("195",), "v1.3": ("002",), "v1.2": ("002",)},
        "A player whom an effect tells to win has won the game.",
    ),
    Row(
        "activate-named-abilities",
        WHAT_ACTIVATING_A_NAMED_KIND_DOES,
        "their condition is looked at",
        {"v1.4": ("383.4.g", "383.4.g.1")},
        "Abilities of a named kind can be activated: their condition is looked at as if the named part were fulfilled.",
    ),
    Row(
        "empower-action",
        WHAT_EMPOWERING_DOES,
        "the object is empowered",
        {"v1.4": ("441.1",)},
        "To empower an object is to render it empowered, which it is or is not.",
    ),
    Row(
        "empower",
        MEANS["empower"],
        "yes",
        {"v1.4": ("827.1.c.1",)},
        "For its Empower cost an object that is not empowered becomes so.",
    ),
    Row(
        "empowered",
        MEANS["empowered"],
        "yes",
        {"v1.4": ("828.1.b.1",)},
        "What Empowered introduces is active while the object is empowered.",
    ),
    Row(
        "flow",
        MEANS["flow"],
        "yes",
        {"v1.4": ("829.1.b", "829.1.b.1")},
        "A spell with Flow may be played from the trash for its Flow cost, and is banished as it leaves the chain.",
    ),
    Row(
        "replaced-action-was-not-done",
        A_REPLACED_ACTION_WAS_DONE,
        "no",
        {"v1.4": ("359.3.e.14.b",)},
        'What begins with "if you do" speaks of the action itself, and is left out where that was replaced.',
    ),
    Row(
        "replaced-by-nothing-was-done",
        AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE,
        "yes",
        {"v1.3": ("359.3.e.14.b",)},
        "That an action is replaced, whatever by, does not affect an instruction that is linked with it.",
    ),
    Row(
        "bonus-before-replacements",
        WHEN_BONUS_DAMAGE_IS_ADDED,
        "before it is replaced",
        {"v1.4": ("715.4.a",)},
        "What replaces or reduces damage counts the Bonus Damage as a part of it.",
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
        "performer-is-responsible",
        WHOEVER_PERFORMS_IS_RESPONSIBLE,
        "yes",
        {"v1.4": ("411.1",), "v1.3": ("411.1",)},
        "Whoever performs an action is responsible for it, whoever told them to.",
    ),
    Row(
        "hidden-need-not-be-found",
        NOBODY_HAS_TO_FIND_A_HIDDEN_CARD,
        "yes",
        {"v1.4": ("128.6.a",)},
        "Told to act on a certain kind of card that others cannot see, a player may ignore that.",
    ),
    Row(
        "accelerate-domains",
        ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT,
        "yes",
        {"v1.4": ("805.1.a.1",)},
        "The power of Accelerate is of one of the unit's domains.",
    ),
)
