"""What only Flesh and Blood's rules on optional effects and on events decide (Comprehensive Rules 1.7 to 1.9)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

THE_CONTROLLER_OF_AN_EFFECT_BEGINS = policy.THE_CONTROLLER_OF_AN_EFFECT_BEGINS.question(
    "When an effect has each player do something, does its controller do so first?",
    "Players act in clockwise order, and that begins with the turn-player.",
)
ONLY_LIVING_OBJECTS_ARE_DEALT_DAMAGE = yes_no(
    "only living objects are dealt damage",
    "Is nothing dealt to an object that is no living one any more?",
    "A card with a life value could be dealt damage wherever it has gone.",
)
A_PLAY_STATIC_ABILITY_WORKS_IN_EVERY_ZONE = yes_no(
    "a play-static ability works in every zone",
    "Does an ability that says from where its card may be played work there?",
    "Abilities work in the arena, where a card can no longer be played.",
)
ALLIES_ARE_WHOLE_AGAIN = yes_no(
    "allies are whole again",
    "Does an ally's life total go back to its base life as the turn ends?",
    "Life that has been lost is lost until something is gained again.",
)
PITCHED_CARDS_GO_BACK_IN_ANY_ORDER = yes_no(
    "pitched cards go back in any order",
    "Do players choose the order in which their pitched cards are put on the bottom of their deck?",
    "The cards are put there in the order in which they were pitched.",
)

THERE_IS_ONE_LANDMARK = yes_no(
    "there is one landmark",
    "Is every other landmark cleared when one enters the arena?",
    "Permanents stay where they are until something is done to them, whatever enters beside them.",
)
AN_AFFLICTION_IS_AN_OPPONENTS = yes_no(
    "an affliction is an opponent's",
    "Does an affliction enter the arena under the control of an opponent?",
    "What enters the arena is controlled by the player whose card it is.",
)
WHAT_REPLACES_A_MULTI_EVENT_REPLACES_NO_PART_OF_IT = yes_no(
    "what replaces a multi-event replaces no part of it",
    "Is an effect done with a multi-event once it has replaced that as a whole?",
    "The individual events fit it as well, so it would replace each of them.",
)
WHAT_STAYS_PRIVATE_HAS_NO_PROPERTIES = yes_no(
    "what stays private has no properties",
    "Has an object no properties for effects that moves from where it is private to where it is private?",
    "The object is what it is, though the players do not see it.",
)
DAMAGE_OF_AN_ALLY_IS_NOT_ITS_PLAYERS = yes_no(
    "damage of an ally is not its player's",
    "Has a player not dealt what their ally deals, nor been dealt what it is dealt?",
    "Whoever controls an object has dealt what that has dealt, and is dealt what it is dealt.",
)
DAMAGE_IS_LIFE_THAT_IS_LOST = yes_no(
    "damage is life that is lost",
    "Does an object that is dealt damage lose that much life?",
    "Damage and the loss of life are different events, and one is not the other.",
)

QUESTIONS = points_in(globals())
