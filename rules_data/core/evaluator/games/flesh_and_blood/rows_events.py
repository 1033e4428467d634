"""Optional effects, named events and living objects (Comprehensive Rules 1.7 to 1.9, 4.4 and 8.5.3)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED, WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE

from .questions_events import (
    A_PLAY_STATIC_ABILITY_WORKS_IN_EVERY_ZONE,
    ALLIES_ARE_WHOLE_AGAIN,
    AN_AFFLICTION_IS_AN_OPPONENTS,
    DAMAGE_IS_LIFE_THAT_IS_LOST,
    DAMAGE_OF_AN_ALLY_IS_NOT_ITS_PLAYERS,
    ONLY_LIVING_OBJECTS_ARE_DEALT_DAMAGE,
    PITCHED_CARDS_GO_BACK_IN_ANY_ORDER,
    THE_CONTROLLER_OF_AN_EFFECT_BEGINS,
    THERE_IS_ONE_LANDMARK,
    WHAT_REPLACES_A_MULTI_EVENT_REPLACES_NO_PART_OF_IT,
    WHAT_STAYS_PRIVATE_HAS_NO_PROPERTIES,
)
from .rows_effects import yes

EVENTS = (
    yes(
        "only what is possible",
        WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED,
        "1.8.3b",
        "An optional effect that cannot be generated or paid for cannot be chosen.",
    ),
    yes(
        "a named event keeps its name",
        WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
        "1.9.3a",
        "A named event is still that event if only the move that is part of it has been replaced.",
    ),
    yes(
        "its controller first",
        THE_CONTROLLER_OF_AN_EFFECT_BEGINS,
        "1.9.2c",
        "When an effect has several players do something, they do so clockwise from its controller.",
    ),
    yes(
        "living objects",
        ONLY_LIVING_OBJECTS_ARE_DEALT_DAMAGE,
        "7.5.2b 8.5.3c",
        "Damage is dealt to living objects alone: permanents that have life.",
    ),
    yes(
        "where it can be played from",
        A_PLAY_STATIC_ABILITY_WORKS_IN_EVERY_ZONE,
        "1.7.4e",
        "A play-static ability is functional in any zone in which its source is public.",
    ),
    yes(
        "allies at the end of the turn",
        ALLIES_ARE_WHOLE_AGAIN,
        "4.4.3a",
        "In the end-of-turn procedure the life totals of all allies are reset to their base life.",
    ),
    yes(
        "one landmark",
        THERE_IS_ONE_LANDMARK,
        "8.2.9b",
        "As a landmark enters the arena as a permanent, all other landmarks there are cleared.",
    ),
    yes(
        "afflictions of an opponent",
        AN_AFFLICTION_IS_AN_OPPONENTS,
        "8.2.11c",
        "An affliction enters the arena under the control of an opponent whom its player names.",
    ),
    yes(
        "the order of pitched cards",
        PITCHED_CARDS_GO_BACK_IN_ANY_ORDER,
        "4.4.3c",
        "All players put the cards of their pitch zone on the bottom of their deck, in the order they like.",
    ),
    yes(
        "replaced as a whole",
        WHAT_REPLACES_A_MULTI_EVENT_REPLACES_NO_PART_OF_IT,
        "1.9.2b",
        "What replaces a multi-event does not replace any of its individual events.",
    ),
    yes(
        "private all the way",
        WHAT_STAYS_PRIVATE_HAS_NO_PROPERTIES,
        "3.0.7a",
        "An object that is private where it leaves and where it comes has no properties for effects.",
    ),
    yes(
        "damage of allies",
        DAMAGE_OF_AN_ALLY_IS_NOT_ITS_PLAYERS,
        "8.2.8e 8.2.8f",
        "Its player has neither dealt the damage that an ally deals nor been dealt the damage that it is dealt.",
    ),
    yes(
        "life lost to damage",
        DAMAGE_IS_LIFE_THAT_IS_LOST,
        "8.5.3",
        "An object that is dealt damage loses as much life, so that it has lost life.",
    ),
)
