"""What the kernel asks of games whose replacement effects apply class by class."""

from __future__ import annotations

from .table import Question, yes_no

SELF_REPLACEMENT_COMES = Question(
    "self-replacement comes",
    "When do self- and identity-replacement effects apply?",
    (
        "before the others",
        "after the others",
    ),
    "after the others",
)
STANDARD_REPLACEMENT_COMES = Question(
    "standard-replacement comes",
    "When do standard-replacement effects apply?",
    (
        "before prevention",
        "after prevention",
    ),
    "after prevention",
)
PREVENTION_COMES = Question(
    "prevention comes",
    "When do prevention effects apply?",
    (
        "before the event",
        "after the event",
    ),
    "after the event",
)
THE_EVENT_WAITS_FOR_REPLACEMENT = yes_no(
    "the event waits for replacement", "Does the event occur only once all of these have been applied?"
)
OUTCOMES_ARE_REPLACED = yes_no(
    "outcomes are replaced", "Can the outcome of an event be replaced once that has occurred?"
)
OUTCOME_REPLACEMENT_IS_AN_EFFECT = yes_no(
    "outcome-replacement is an effect", "Does an outcome-replacement effect replace an outcome?"
)
A_FIRST_PLAYER_IS_SELECTED = yes_no(
    "a first player is selected", "Does the turn player select who applies replacement effects first?"
)
THE_SELECTION_STAYS = yes_no("the selection stays", "Is that selected only once for an event?")
WHO_ORDERS_A_PLAYERS_REPLACEMENTS = Question(
    "who orders a player's replacements",
    "Who orders the replacement effects of one player?",
    (
        "their controller",
        "turn player",
    ),
    "turn player",
)
STANDARD_REPLACEMENT_REPLACES = yes_no("standard-replacement replaces", "Do standard-replacement effects replace?")
SELF_REPLACEMENT_REPLACES = yes_no("self-replacement replaces", "Do self-replacement effects replace?")
A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE = yes_no(
    "a self-replacement is its own event's alone", "Does it leave other events alone?"
)
A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL = yes_no(
    "a self-replacement may be conditional", "Is its condition looked at as its effect is generated?"
)
IDENTITY_REPLACEMENT_REPLACES = yes_no("identity-replacement replaces", "Do identity-replacement effects replace?")
IDENTITY_REPLACEMENT_IS_COPIED = yes_no(
    "identity-replacement is copied", "Does what it modifies define copyable properties?"
)
A_SUB_EVENT_COMES_FIRST = yes_no("a sub-event comes first", "Does what a replacement adds occur before the event?")
A_SUB_EVENT_CAN_BE_REPLACED = yes_no("a sub-event can be replaced", "Can replacement effects replace it as well?")
A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME = yes_no(
    "a replacement is looked at each time", "Are its condition and values determined each time?"
)
A_MODIFIED_EVENT_CAN_BE_REPLACED = yes_no(
    "a modified event can be replaced", "Can an event be replaced that has been modified already?"
)
PREVENTION_IS_COUNTED_IN_POINTS = yes_no(
    "prevention is counted in points", "Is damage prevented point by point, and the rest dealt?"
)
PREVENTION_WITHOUT_AN_AMOUNT = yes_no("prevention without an amount", "Is it the amount of the damage?")
PREVENTION_HAS_A_TYPE = yes_no("prevention has a type", "Does a type of damage limit it?")
PREVENTION_HAS_A_SOURCE = yes_no("prevention has a source", "Does a source of the damage limit it?")
PREVENTION_HAS_A_SHIELDED_OBJECT = yes_no("prevention has a shielded object", "Does a shielded object limit it?")
PREVENTED_POINTS_ARE_DECLARED = yes_no(
    "prevented points are declared", "Does its controller declare which points it prevents?"
)
A_DECREASE_COMES_AFTER_THE_TOTAL = yes_no(
    "a decrease comes after the total", "Is the whole total taken off its amount although less is prevented?"
)
PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED = yes_no(
    "prevention applies to what cannot be prevented", "Does it apply, without being reduced?"
)
FIXED_PREVENTION_IS_USED_ONCE = yes_no(
    "fixed prevention is used once", "Is what is left of it not used for another event?"
)
SHIELDING_PREVENTION_LASTS = yes_no("shielding prevention lasts", "Is what is left of it used for other events?")

CLASS_QUESTIONS = (
    SELF_REPLACEMENT_COMES,
    STANDARD_REPLACEMENT_COMES,
    PREVENTION_COMES,
    THE_EVENT_WAITS_FOR_REPLACEMENT,
    OUTCOMES_ARE_REPLACED,
    OUTCOME_REPLACEMENT_IS_AN_EFFECT,
    A_FIRST_PLAYER_IS_SELECTED,
    THE_SELECTION_STAYS,
    WHO_ORDERS_A_PLAYERS_REPLACEMENTS,
    STANDARD_REPLACEMENT_REPLACES,
    SELF_REPLACEMENT_REPLACES,
    A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE,
    A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL,
    IDENTITY_REPLACEMENT_REPLACES,
    IDENTITY_REPLACEMENT_IS_COPIED,
    A_SUB_EVENT_COMES_FIRST,
    A_SUB_EVENT_CAN_BE_REPLACED,
    A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME,
    A_MODIFIED_EVENT_CAN_BE_REPLACED,
    PREVENTION_IS_COUNTED_IN_POINTS,
    PREVENTION_WITHOUT_AN_AMOUNT,
    PREVENTION_HAS_A_TYPE,
    PREVENTION_HAS_A_SOURCE,
    PREVENTION_HAS_A_SHIELDED_OBJECT,
    PREVENTED_POINTS_ARE_DECLARED,
    A_DECREASE_COMES_AFTER_THE_TOTAL,
    PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED,
    FIXED_PREVENTION_IS_USED_ONCE,
    SHIELDING_PREVENTION_LASTS,
)
