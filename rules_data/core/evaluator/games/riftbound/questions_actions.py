"""What Riftbound's rules on single game actions decide: recycling, attaching, playing from hiding or for a unit."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import Question, points_in, yes_no

from .questions_course import NOT_SAID

EACH_PLAYER_RECYCLES_THEIR_OWN = yes_no(
    "each player recycles their own",
    "Has a player recycled their own card when somebody else was told to recycle it?",
    "Whoever is told to do something does it, and so recycles whatever card that is.",
)
NOBODY_MOVES_INTO_A_COMBAT_OF_MANY_WITHOUT_A_UNIT = yes_no(
    "nobody moves into a combat of many without a unit",
    "With more than two players, may nobody move units into a combat who has none there, not even who fights in it?",
    "Whoever attacks or defends may move further units to the battlefield of the combat.",
)
PAYING_CANNOT_TAKE_THE_LOCATION_AWAY = yes_no(
    "paying cannot take the location away",
    "Is no unit played to a battlefield that its player will have lost by paying for it?",
    "A location that is valid as it is chosen stays so, whatever is paid afterwards.",
)
UNITS_OF_A_HIDDEN_CARD_COME_TO_ITS_BATTLEFIELD = yes_no(
    "units of a hidden card come to its battlefield",
    "Is a unit that a card from hiding plays, or its play effect, played to the battlefield where that card lay?",
    "A unit can be played wherever units may be, whatever card says that it is played.",
)
TOKENS_WAIT_FOR_THE_REST = yes_no(
    "tokens wait for the rest",
    "Does a token that a spell or an ability plays come to the board once the rest of that is done?",
    "Instructions are carried out from top to bottom, and what follows would find the token there.",
)
ATTACHING_DETACHES = yes_no(
    "attaching detaches",
    "Does a card that is attached to something else detach from what it was attached to?",
    "It goes from one to the other, and at no time would it be attached to nothing.",
)
WHAT_IS_ATTACHED_ALREADY_IS_ATTACHED_ANEW = yes_no(
    "what is attached already is attached anew",
    "Does a card detach and attach again that is attached to what it is attached to already?",
    "It is where it is to be, so there would be nothing to do.",
)
CHOICES_FROM_HIDING_YIELD_TO_THEIR_WORDS = yes_no(
    "choices from hiding yield to their words",
    "Can a card from hiding choose elsewhere if its own words ask for something at another location?",
    "Whatever a card from hiding chooses would have to be where the card lay.",
)
REPLACEMENTS_APPLY_TO_ASSIGNED_DAMAGE = yes_no(
    "replacements apply to assigned damage",
    "Does what would change the damage dealt to a unit change how much of it is lethal as damage is assigned?",
    "Damage is assigned before it is dealt, and is replaced only as that happens.",
)
WHAT_CANNOT_BE_PLAYED_IS_NOT_PLAYED_BY_EFFECTS = yes_no(
    "what cannot be played is not played by effects",
    "Does an effect that would play a card or a token skip that if an ability keeps it from being played?",
    "That something cannot be played keeps players from playing it, and the effect says that it is played.",
)
WHAT_IS_DONE_THEN_WITH_WHAT_IS_PLAYED = Question(
    "what is done then with what is played",
    ("it replaces leaving the chain", NOT_SAID, "nothing"),
    "nothing",
    "What becomes of a spell that an effect has played, and then recycles or banishes?",
    "The spell waits on the chain until after that effect, and goes to the trash as it resolves, like any other.",
)

XP_IS_GAINED = yes_no(
    "xp is gained",
    "Does a player who gains XP have so much more of it, to be looked at and spent?",
    "XP would be a word, and nobody would have any.",
)
DISCOUNTS_APPLY_IN_ANY_ORDER = policy.DISCOUNTS_APPLY_IN_ANY_ORDER.question(
    "Can a discount with a minimum be applied before one without?",
    "Discounts are applied as they come, and one with a minimum may come when the cost is there already.",
)
A_DISCOUNT_OF_ANY_POWER_TAKES_OFF_THAT_OF_A_DOMAIN = policy.A_DISCOUNT_TAKES_OFF_WHAT_COULD_PAY_FOR_IT.question(
    "Does a discount of power of any domain take off power of a particular one?",
    "Each kind of power in a cost is a part by itself, and a discount takes off the part that it names.",
)
A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST = policy.A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST.question(
    "Does a discount on optional additional costs take nothing off the rest of the cost?",
    "Everything that is paid is one cost, and a discount would be taken off that.",
)

A_LIMITED_CHANGE_STAYS_AS_LIMITED = yes_no(
    "a limited change stays as limited",
    "Is Might that goes no lower than a minimum lowered by that much and no more for as long as the effect lasts?",
    "An effect takes what it says, and the rest of it would be felt as soon as the unit has more Might again.",
)

QUESTIONS = points_in(globals())
