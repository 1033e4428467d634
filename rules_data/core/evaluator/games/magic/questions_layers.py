"""What Magic's rules on the layers of continuous effects decide (Comprehensive Rules 613)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

EFFECTS_ARE_APPLIED_IN_LAYERS = policy.EFFECTS_ARE_APPLIED_IN_STAGES.differently(
    "no",
    "With nothing that groups them by what they change, effects apply in the order of their timestamps.",
)
PARTS_APPLY_IN_THEIR_OWN_LAYERS = policy.PARTS_APPLY_IN_THEIR_OWN_STAGES.differently(
    "no",
    "One effect is one thing, so all of it would be applied where its first part belongs.",
)
AN_EFFECT_STAYS_WITH_ITS_OBJECTS = policy.AN_EFFECT_STAYS_WITH_ITS_OBJECTS.question(
    "Does an effect that has begun to apply in one layer go on with the same objects in the others?",
    "An ability that is gone has no effect, so nothing more of it would be applied from then on.",
)
A_LAYER_HAS_AN_ORDER_WITHIN = policy.A_STAGE_HAS_SUBSTAGES.differently(
    "no",
    "All effects of one layer change the same thing, so timestamps alone would order them.",
)
TIMESTAMPS_ORDER_A_LAYER = policy.TIMESTAMPS_ORDER_A_SUBSTAGE.differently(
    "no",
    "Nothing tells them apart but where their sources stand in the list of objects.",
)
A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN = policy.A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN.question(
    "Does the effect of a static ability that was given to an object count from when it was given?",
    "A static ability would be as old as the object it is on, like any other that the object has.",
)
AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON = policy.AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON.differently(
    "no",
    "Timestamps alone would order the effects of a layer, whatever one of them does to another.",
)

WHAT_NEVER_BEGINS_DOES_NOTHING = yes_no(
    "what never begins does nothing",
    "Does an effect do nothing, if that for as long as which it would last is over before it could first apply?",
    "The effect would begin as the spell or ability resolves, and be over right after that.",
)

QUESTIONS = points_in(globals())
