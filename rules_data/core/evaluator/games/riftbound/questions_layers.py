"""What Riftbound's rules on the order of effects within a layer decide (Core Rules v1.3 473-475, v1.2 455-457)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in

TIMESTAMPS_ORDER_A_LAYER = policy.TIMESTAMPS_ORDER_A_SUBSTAGE.differently(
    "no",
    "Nothing tells them apart but where their sources stand in the list of objects.",
)
AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON = policy.AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON.differently(
    "no",
    "Timestamps alone would order the effects of a layer, whatever one of them does to another.",
)
WHAT_APPLIES_AGAIN_IS_NEW = policy.WHAT_APPLIES_AGAIN_IS_NEW.question(
    "Does an effect whose condition becomes true count from then on?",
    "An effect would be as old as the object that it comes from, whether it applied all the while or not.",
)
WHAT_DEPENDS_FOLLOWS_AT_ONCE = policy.WHAT_DEPENDS_FOLLOWS_AT_ONCE.question(
    "Is an effect applied right behind the one that it depends on?",
    "Waiting for another would only keep it from coming earlier, and those that are older would still go before it.",
)
WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO = policy.WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO

QUESTIONS = points_in(globals())
