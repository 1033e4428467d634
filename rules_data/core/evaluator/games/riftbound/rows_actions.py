"""Riftbound's rows on single game actions: recycling, attaching, playing from hiding or for a unit."""

from __future__ import annotations

from rules_data.core.evaluator.policy import ONLY_THE_NEXT_OBJECT, Row

from .questions_actions import (
    A_DISCOUNT_OF_ANY_POWER_TAKES_OFF_THAT_OF_A_DOMAIN,
    A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST,
    ATTACHING_DETACHES,
    CHOICES_FROM_HIDING_YIELD_TO_THEIR_WORDS,
    DISCOUNTS_APPLY_IN_ANY_ORDER,
    EACH_PLAYER_RECYCLES_THEIR_OWN,
    NOBODY_MOVES_INTO_A_COMBAT_OF_MANY_WITHOUT_A_UNIT,
    PAYING_CANNOT_TAKE_THE_LOCATION_AWAY,
    REPLACEMENTS_APPLY_TO_ASSIGNED_DAMAGE,
    TOKENS_WAIT_FOR_THE_REST,
    UNITS_OF_A_HIDDEN_CARD_COME_TO_ITS_BATTLEFIELD,
    WHAT_CANNOT_BE_PLAYED_IS_NOT_PLAYED_BY_EFFECTS,
    WHAT_IS_ATTACHED_ALREADY_IS_ATTACHED_ANEW,
    XP_IS_GAINED,
)
from .questions_course import HOW_MUCH_OF_ANY_AMOUNT_IS_PAID
from .rows_triggers import yes

ACTIONS = (
    yes(
        "tokens-wait-for-the-rest",
        TOKENS_WAIT_FOR_THE_REST,
        "182.1.a 354.3",
        "179.1.a 351.3",
        "A token is played by the steps for cards, and so is pending until what plays it has resolved.",
    ),
    yes(
        "no-way-into-a-combat-of-many",
        NOBODY_MOVES_INTO_A_COMBAT_OF_MANY_WITHOUT_A_UNIT,
        "442.2.a",
        "425.2.a",
        "With more than two players, a combat is no destination for units of a player who has none there.",
    ),
    yes(
        "discounts-in-any-order",
        DISCOUNTS_APPLY_IN_ANY_ORDER,
        "356.4.e",
        "353.4 353.4.c",
        "Discounts go in any order, each with its own minimum alone: the least that an order comes to is paid.",
    ),
    yes(
        "discounts-of-any-power",
        A_DISCOUNT_OF_ANY_POWER_TAKES_OFF_THAT_OF_A_DOMAIN,
        "356.4.f 356.4.f.1",
        "353.4.d 353.4.d.1",
        "A discount of any power takes off power of whichever domain is asked for, in additional costs too.",
    ),
    yes(
        "discounts-on-options",
        A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST,
        "356.4.c",
        "",
        "A discount on optional additional costs is applied to each of them as it is added, and to nothing else.",
    ),
    Row(
        "a-play-that-cannot-be-is-skipped",
        WHAT_CANNOT_BE_PLAYED_IS_NOT_PLAYED_BY_EFFECTS,
        "yes",
        {"v1.4": ("358.3.a",), "v1.3": ("359.3.e.6",), "v1.2": ("356.3.e",)},
        "An instruction to play what cannot be played is impossible, and is skipped as it would be carried out.",
    ),
    Row(
        "assigned-as-it-will-be-dealt",
        REPLACEMENTS_APPLY_TO_ASSIGNED_DAMAGE,
        "yes",
        {"v1.4": ("465.2.c.4.a", "465.2.c.5")},
        "Effects that would change the damage apply as it is assigned, so less is lethal for a unit that takes double.",
    ),
    yes(
        "asked-for-elsewhere",
        CHOICES_FROM_HIDING_YIELD_TO_THEIR_WORDS,
        "811.1.d.2",
        "737.1.d.2",
        "A card from hiding chooses at its battlefield, unless its own words ask for something at another location.",
    ),
    yes(
        "each-recycles-their-own",
        EACH_PLAYER_RECYCLES_THEIR_OWN,
        "416.1.c",
        "403.1.c",
        "Cards are recycled by the player whose they are, whoever was told to recycle them.",
    ),
    yes(
        "no-location-that-paying-takes-away",
        PAYING_CANNOT_TAKE_THE_LOCATION_AWAY,
        "",
        "352.16",
        "No location can be chosen for a unit that its player no longer controls once the costs are paid.",
    ),
    yes(
        "units-of-a-hidden-card",
        UNITS_OF_A_HIDDEN_CARD_COME_TO_ITS_BATTLEFIELD,
        "811.1.d.3",
        "737.1.d.3",
        "A unit that a hidden spell, or the play effect of a hidden permanent, plays comes to that card's battlefield.",
    ),
    yes(
        "attaching-detaches",
        ATTACHING_DETACHES,
        "434.1.f",
        "421.1.f",
        "A card that is attached detaches from what it was attached to.",
    ),
    yes(
        "attached-anew",
        WHAT_IS_ATTACHED_ALREADY_IS_ATTACHED_ANEW,
        "",
        "421.1.f",
        "A card detaches from any card as it is attached, from the very one that it is attached to as well.",
    ),
    yes(
        "xp",
        XP_IS_GAINED,
        "730 730.1",
        "",
        "XP is a number that goes up as a player gains it, and that is spent.",
    ),
    yes(
        "only-the-next-object",
        ONLY_THE_NEXT_OBJECT,
        "391",
        "384",
        "What is said of the next unit or card you play is said of one, and of none that comes after it.",
    ),
    Row(
        "any-amount-is-chosen",
        HOW_MUCH_OF_ANY_AMOUNT_IS_PAID,
        "yes",
        {"v1.4": ("204.3.b",), "v1.3": ("742.1.a",), "v1.2": ("356.3.d",)},
        "Whoever pays any amount says how much as the instruction is carried out, and gets the effect for so much.",
    ),
)
