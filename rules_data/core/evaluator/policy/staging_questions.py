"""What the kernel asks of games whose continuous effects apply in stages."""

from __future__ import annotations

from .table import Question, yes_no

EFFECTS_ARE_APPLIED_IN_STAGES = yes_no("effects are applied in stages", "Are effects grouped by what they modify?")
RULES_ARE_MODIFIED_FIRST = yes_no(
    "rules are modified first", "Do effects that modify the rules come before those that modify objects?"
)
A_DEPENDENT_EFFECT_WAITS = Question(
    "a dependent effect waits",
    "On which stages can an effect be dependent?",
    (
        "higher",
        "same or higher",
        "none",
    ),
    "none",
)
THE_HIGHEST_OF_SEVERAL_STAGES = yes_no(
    "the highest of several stages", "Is an effect dependent on several applied at the highest?"
)
PARTS_APPLY_IN_THEIR_OWN_STAGES = yes_no(
    "parts apply in their own stages", "Is each part of an effect applied in the stage of that part?"
)
A_STAGE_HAS_SUBSTAGES = yes_no("a stage has substages", "Are the effects of one stage grouped further?")
TIMESTAMPS_ORDER_A_SUBSTAGE = yes_no(
    "timestamps order a substage", "Do effects of one substage apply in the order of their timestamps?"
)
A_TIMESTAMP_IS_THE_GENERATION = yes_no(
    "a timestamp is the generation", "Is a timestamp the moment an effect is generated?"
)
THE_TURN_PLAYER_ORDERS_ONE_MOMENT = yes_no(
    "the turn player orders one moment", "Does the turn player order effects of one timestamp?"
)
A_DECIDED_ORDER_STAYS = yes_no("a decided order stays", "Is an order that was decided kept?")
A_NEW_EFFECT_GOES_BEHIND = yes_no(
    "a new effect goes behind", "Is an effect that newly applies ordered after those that already do?"
)
EFFECTS_ARE_RECALCULATED = yes_no(
    "effects are recalculated", "Is everything recalculated in stage order when an effect comes or goes?"
)
ELIGIBILITY_FOLLOWS_THE_STAGES = yes_no(
    "eligibility follows the stages", "Is an object looked at as the stages so far have made it?"
)
NO_STAGE_IS_GONE_BACK_TO = yes_no("no stage is gone back to", "Does an earlier stage stay as it was?")
A_REMOVAL_SPARES_WHAT_WAS_ADDED = yes_no(
    "a removal spares what was added", "Does removing leave what another effect added?"
)
ONLY_A_PROHIBITION_PREVENTS_ADDING = yes_no(
    "only a prohibition prevents adding", "May what was removed be added by another effect?"
)
A_PROHIBITION_REMOVES_NOTHING = yes_no(
    "a prohibition removes nothing", "Does what can't be gained stay where it already is?"
)
A_STATIC_EFFECT_LETS_GO = yes_no(
    "a static effect lets go", "Does a static effect apply only while the object is as described?"
)
A_STATIC_AMOUNT_FOLLOWS = yes_no(
    "a static amount follows", "Are a static effect's variable values those of the present?"
)
A_LAYERS_AMOUNT_IS_FIXED = yes_no(
    "a layer's amount is fixed", "Are a layer's variable values determined once?", usual="yes"
)
A_LAYERS_EFFECT_STICKS = yes_no(
    "a layer's effect sticks", "Does it go on applying to an object whose properties change?"
)
ONLY_THE_NEXT_OBJECT = yes_no("only the next object", "Does an effect on the next object apply to one object only?")
AN_APPLICATION_IS_AN_EVENT = yes_no("an application is an event", "Is applying an effect an event?")
A_NUMBER_IS_NEVER_BELOW_ZERO = yes_no("a number is never below zero", "Is a number that would be less than zero zero?")

STAGING_QUESTIONS = (
    EFFECTS_ARE_APPLIED_IN_STAGES,
    RULES_ARE_MODIFIED_FIRST,
    A_DEPENDENT_EFFECT_WAITS,
    THE_HIGHEST_OF_SEVERAL_STAGES,
    PARTS_APPLY_IN_THEIR_OWN_STAGES,
    A_STAGE_HAS_SUBSTAGES,
    TIMESTAMPS_ORDER_A_SUBSTAGE,
    A_TIMESTAMP_IS_THE_GENERATION,
    THE_TURN_PLAYER_ORDERS_ONE_MOMENT,
    A_DECIDED_ORDER_STAYS,
    A_NEW_EFFECT_GOES_BEHIND,
    EFFECTS_ARE_RECALCULATED,
    ELIGIBILITY_FOLLOWS_THE_STAGES,
    NO_STAGE_IS_GONE_BACK_TO,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    ONLY_A_PROHIBITION_PREVENTS_ADDING,
    A_PROHIBITION_REMOVES_NOTHING,
    A_STATIC_EFFECT_LETS_GO,
    A_STATIC_AMOUNT_FOLLOWS,
    A_LAYERS_AMOUNT_IS_FIXED,
    A_LAYERS_EFFECT_STICKS,
    ONLY_THE_NEXT_OBJECT,
    AN_APPLICATION_IS_AN_EVENT,
    A_NUMBER_IS_NEVER_BELOW_ZERO,
)
