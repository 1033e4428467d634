"""What only Flesh and Blood's rules on the stages of continuous effects decide (Comprehensive Rules 6.3)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

EFFECTS_ARE_APPLIED_IN_STAGES = policy.EFFECTS_ARE_APPLIED_IN_STAGES.differently(
    "no",
    "With nothing that groups them by what they modify, effects apply in the order of their timestamps.",
)
RULES_ARE_MODIFIED_FIRST = policy.RULES_ARE_MODIFIED_FIRST.question(
    "Do effects that modify the rules come before those that modify objects?",
    "Effects would simply apply by their timestamps, whether they are about the rules or about objects.",
)
A_DEPENDENT_EFFECT_WAITS = policy.A_DEPENDENT_EFFECT_WAITS.question(
    "On which stages can an effect be dependent?",
    "An effect would be applied in its own place, whatever another effect may still do to it.",
    "none",
)
THE_HIGHEST_OF_SEVERAL_STAGES = policy.THE_HIGHEST_OF_SEVERAL_STAGES.question(
    "Is an effect dependent on several applied at the highest?",
    "The first stage that an effect depends on would be the one it waits for.",
)
PARTS_APPLY_IN_THEIR_OWN_STAGES = policy.PARTS_APPLY_IN_THEIR_OWN_STAGES.differently(
    "no",
    "One effect is one thing, so all of it would be applied where its first part belongs.",
)
A_STAGE_HAS_SUBSTAGES = policy.A_STAGE_HAS_SUBSTAGES.differently(
    "no",
    "Setting, adding and subtracting are all modifications of one property, so timestamps alone would order them.",
)
TIMESTAMPS_ORDER_A_SUBSTAGE = policy.TIMESTAMPS_ORDER_A_SUBSTAGE.differently(
    "no",
    "Nothing tells effects that modify in the same way apart but where their sources stand in the list of objects.",
)
A_TIMESTAMP_IS_THE_GENERATION = policy.A_TIMESTAMP_IS_THE_GENERATION.question(
    "Is a timestamp the moment an effect is generated?",
    "An effect would be as old as the object that has it, as its source has been there from that moment.",
)
THE_TURN_PLAYER_ORDERS_ONE_MOMENT = yes_no(
    "the turn player orders one moment",
    "Does the turn player order effects of one timestamp?",
    "With the same timestamp neither effect comes before the other, so they apply as they happen to be listed.",
)
A_DECIDED_ORDER_STAYS = yes_no(
    "a decided order stays",
    "Is an order that was decided kept?",
    "An order is decided for one application, so the next one would be decided afresh.",
)
A_NEW_EFFECT_GOES_BEHIND = policy.A_NEW_EFFECT_GOES_BEHIND.question(
    "Is an effect that newly applies ordered after those that already do?",
    "An effect takes the place that its timestamp gives it, even in front of effects that already apply.",
)
EFFECTS_ARE_RECALCULATED = policy.EFFECTS_ARE_RECALCULATED.question(
    "Is everything recalculated in stage order when an effect comes or goes?",
    "What has been applied stays applied, and a new effect would be put on top of the result.",
)
ELIGIBILITY_FOLLOWS_THE_STAGES = policy.ELIGIBILITY_FOLLOWS_THE_STAGES.question(
    "Is an object looked at as the stages so far have made it?",
    "An effect would look at objects as they were before any effect was applied.",
)
NO_STAGE_IS_GONE_BACK_TO = policy.NO_STAGE_IS_GONE_BACK_TO.question(
    "Does an earlier stage stay as it was?",
    "An effect that has become possible would be applied at once, wherever in the order its stage lies.",
)
A_REMOVAL_SPARES_WHAT_WAS_ADDED = policy.A_REMOVAL_SPARES_WHAT_WAS_ADDED.question(
    "Does removing leave what another effect added?", "To lose a property is to be without it, whoever gave it."
)
ONLY_A_PROHIBITION_PREVENTS_ADDING = policy.ONLY_A_PROHIBITION_PREVENTS_ADDING.question(
    "May what was removed be added by another effect?",
    "What an effect has removed would stay removed for as long as that effect lasts.",
)
A_PROHIBITION_REMOVES_NOTHING = policy.A_PROHIBITION_REMOVES_NOTHING.question(
    "Does what can't be gained stay where it already is?",
    "What can't be had is not there, so an object would also be without what it already has.",
)
A_NUMBER_IS_NEVER_BELOW_ZERO = policy.A_NUMBER_IS_NEVER_BELOW_ZERO.question(
    "Is a number that would be less than zero zero?",
    "Subtraction has no floor of its own, so the number would become negative.",
)

QUESTIONS = points_in(globals())
