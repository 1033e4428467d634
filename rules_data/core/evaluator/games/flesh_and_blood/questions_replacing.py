"""What only Flesh and Blood's rules on replacement and prevention decide (Comprehensive Rules 6.4 and 6.5)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import Question, points_in, yes_no

SELF_REPLACEMENT_COMES = Question(
    "self-replacement comes",
    (
        "before the others",
        "after the others",
    ),
    "after the others",
    "When do self- and identity-replacement effects apply?",
    "With no order among the classes, the special ones would have to wait for the general ones.",
)
STANDARD_REPLACEMENT_COMES = Question(
    "standard-replacement comes",
    (
        "before prevention",
        "after prevention",
    ),
    "after prevention",
    "When do standard-replacement effects apply?",
    "With no order among the classes, prevention would deal with the event before it is modified.",
)
PREVENTION_COMES = Question(
    "prevention comes",
    (
        "before the event",
        "after the event",
    ),
    "after the event",
    "When do prevention effects apply?",
    "Damage has to be dealt before there is any to take off, so prevention would come too late.",
)
THE_EVENT_WAITS_FOR_REPLACEMENT = yes_no(
    "the event waits for replacement",
    "Does the event occur only once all of these have been applied?",
    "An event that nothing holds back occurs at once.",
)
OUTCOMES_ARE_REPLACED = yes_no(
    "outcomes are replaced",
    "Can the outcome of an event be replaced once that has occurred?",
    "What follows from an event would simply follow, as the event has already been replaced or not.",
)
OUTCOME_REPLACEMENT_IS_AN_EFFECT = yes_no(
    "outcome-replacement is an effect",
    "Does an outcome-replacement effect replace an outcome?",
    "An outcome follows from an event that has occurred, and nothing could take its place any more.",
)
A_FIRST_PLAYER_IS_SELECTED = yes_no(
    "a first player is selected",
    "Does the turn player select who applies replacement effects first?",
    "Nobody would be asked, and the turn player would come first, as elsewhere in the game.",
)
THE_SELECTION_STAYS = yes_no(
    "the selection stays",
    "Is that selected only once for an event?",
    "Each new round of effects would begin with a new selection.",
)
WHO_ORDERS_A_PLAYERS_REPLACEMENTS = Question(
    "who orders a player's replacements",
    (
        "their controller",
        "turn player",
    ),
    "turn player",
    "Who orders the replacement effects of one player?",
    "What no rule leaves to anyone else is decided by the turn player.",
)
STANDARD_REPLACEMENT_REPLACES = yes_no(
    "standard-replacement replaces",
    "Do standard-replacement effects replace?",
    'The word "instead" alone stops no event.',
)
SELF_REPLACEMENT_REPLACES = yes_no(
    "self-replacement replaces",
    "Do self-replacement effects replace?",
    "A sentence about what the sentence before it does would have no force over that.",
)
A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE = policy.A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE.question(
    "Does it leave other events alone?",
    "Like any other replacement, it would apply to every event that fits its words.",
)
A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL = yes_no(
    "a self-replacement may be conditional",
    "Is its condition looked at as its effect is generated?",
    "The words that limit it would not be looked at, and it would always apply.",
)
IDENTITY_REPLACEMENT_REPLACES = yes_no(
    "identity-replacement replaces",
    "Do identity-replacement effects replace?",
    "Without it an object enters the arena as it is printed.",
)
IDENTITY_REPLACEMENT_IS_COPIED = yes_no(
    "identity-replacement is copied",
    "Does what it modifies define copyable properties?",
    "A copy takes over what is printed, and what an effect has defined is not.",
)
A_SUB_EVENT_COMES_FIRST = yes_no(
    "a sub-event comes first",
    "Does what a replacement adds occur before the event?",
    "What a replacement does in addition would follow the event that it changes.",
)
A_TIME_THAT_WAS_REPLACED_COUNTS = yes_no(
    "a time that was replaced counts",
    "Has an event had its first time if that was replaced?",
    "Only what has happened can be counted, and an event that was replaced has not.",
)
A_SUB_EVENT_CAN_BE_REPLACED = yes_no(
    "a sub-event can be replaced",
    "Can replacement effects replace it as well?",
    "A part of applying an effect is not an event of the game, and nothing would get at it.",
)
A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME = yes_no(
    "a replacement is looked at each time",
    "Are its condition and values determined each time?",
    "What an effect is about would be settled when the event is first about to occur.",
)
A_MODIFIED_EVENT_CAN_BE_REPLACED = yes_no(
    "a modified event can be replaced",
    "Can an event be replaced that has been modified already?",
    "One event would be modified once, and what has come of that would stand.",
)
PREVENTION_IS_COUNTED_IN_POINTS = yes_no(
    "prevention is counted in points",
    "Is damage prevented point by point, and the rest dealt?",
    "To prevent damage would be to prevent the event, and so all of the damage in it.",
)
PREVENTION_WITHOUT_AN_AMOUNT = yes_no(
    "prevention without an amount",
    "Is it the amount of the damage?",
    "An effect that names no number would prevent nothing that could be counted.",
)
PREVENTION_HAS_A_TYPE = yes_no(
    "prevention has a type",
    "Does a type of damage limit it?",
    "Damage is damage: with nothing that limits prevention to a type, it would prevent any.",
)
PREVENTION_HAS_A_SOURCE = yes_no(
    "prevention has a source",
    "Does a source of the damage limit it?",
    "Where damage comes from would make no difference to what prevents it.",
)
PREVENTION_HAS_A_SHIELDED_OBJECT = yes_no(
    "prevention has a shielded object",
    "Does a shielded object limit it?",
    "Whom damage is dealt to would make no difference to what prevents it.",
)
PREVENTED_POINTS_ARE_DECLARED = yes_no(
    "prevented points are declared",
    "Does its controller declare which points it prevents?",
    "Nobody would be asked, and the points would be taken off in the order in which the damage is listed.",
)
A_DECREASE_COMES_AFTER_THE_TOTAL = yes_no(
    "a decrease comes after the total",
    "Is the whole total taken off its amount although less is prevented?",
    "Only what is really prevented would be used up.",
)
PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED = yes_no(
    "prevention applies to what cannot be prevented",
    "Does it apply, without being reduced?",
    "An effect that can prevent nothing there would have nothing to apply to.",
)
FIXED_PREVENTION_IS_USED_ONCE = yes_no(
    "fixed prevention is used once",
    "Is what is left of it not used for another event?",
    "An effect would go on until its whole amount has been used up.",
)
SHIELDING_PREVENTION_LASTS = yes_no(
    "shielding prevention lasts",
    "Is what is left of it used for other events?",
    "An effect applies to one event and is over, whatever is left of its amount.",
)

QUESTIONS = points_in(globals())
