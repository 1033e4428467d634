"""How continuous effects interact (Comprehensive Rules 6.3), one row for each statement that decides something."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.evaluator.policy import ONLY_THE_NEXT_OBJECT, Row

from .questions_effects import (
    A_LAYERS_AMOUNT_IS_FIXED,
    A_LAYERS_EFFECT_STICKS,
    A_STATIC_AMOUNT_FOLLOWS,
    A_STATIC_EFFECT_LETS_GO,
    AN_APPLICATION_IS_AN_EVENT,
)
from .questions_stages import (
    A_DECIDED_ORDER_STAYS,
    A_DEPENDENT_EFFECT_WAITS,
    A_NEW_EFFECT_GOES_BEHIND,
    A_NUMBER_IS_NEVER_BELOW_ZERO,
    A_PROHIBITION_REMOVES_NOTHING,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    A_STAGE_HAS_SUBSTAGES,
    A_TIMESTAMP_IS_THE_GENERATION,
    EFFECTS_ARE_APPLIED_IN_STAGES,
    EFFECTS_ARE_RECALCULATED,
    ELIGIBILITY_FOLLOWS_THE_STAGES,
    NO_STAGE_IS_GONE_BACK_TO,
    ONLY_A_PROHIBITION_PREVENTS_ADDING,
    PARTS_APPLY_IN_THEIR_OWN_STAGES,
    RULES_ARE_MODIFIED_FIRST,
    THE_HIGHEST_OF_SEVERAL_STAGES,
    THE_TURN_PLAYER_ORDERS_ONE_MOMENT,
    TIMESTAMPS_ORDER_A_SUBSTAGE,
)

OLD, NEW = "2026-02", "2026-06-10"


def in_both(*numbers: str) -> Mapping[str, tuple[str, ...]]:
    """The same rules in both editions."""
    return {NEW: numbers, OLD: numbers}


STAGES = (
    Row(
        "the rules first",
        RULES_ARE_MODIFIED_FIRST,
        "yes",
        in_both("6.3.1"),
        "What modifies the rules of the game applies before anything that modifies objects.",
    ),
    Row(
        "eight stages",
        EFFECTS_ARE_APPLIED_IN_STAGES,
        "yes",
        in_both("6.3.2"),
        "Effects are grouped by what they modify, and the lower stage is applied before the higher one.",
    ),
    Row(
        "dependent on a higher stage",
        A_DEPENDENT_EFFECT_WAITS,
        "higher",
        {OLD: ("6.3.2a",)},
        "An effect whose application a higher stage can change waits for that stage.",
    ),
    Row(
        "dependent on the same stage or a higher one",
        A_DEPENDENT_EFFECT_WAITS,
        "same or higher",
        {NEW: ("6.3.2a",)},
        "An effect whose application its own stage or a higher one can change waits for what is independent there.",
    ),
    Row(
        "the highest of several",
        THE_HIGHEST_OF_SEVERAL_STAGES,
        "yes",
        in_both("6.3.2b"),
        "Of several stages it depends on, an effect is applied at the highest.",
    ),
    Row(
        "each part in its stage",
        PARTS_APPLY_IN_THEIR_OWN_STAGES,
        "yes",
        in_both("6.3.2c"),
        "Parts of one effect that belong to different stages are applied apart.",
    ),
    Row(
        "substages",
        A_STAGE_HAS_SUBSTAGES,
        "yes",
        in_both("6.3.3"),
        "Within a stage effects are grouped by how they modify: set, multiply, divide, add, subtract, dependent.",
    ),
    Row(
        "timestamps",
        TIMESTAMPS_ORDER_A_SUBSTAGE,
        "yes",
        in_both("6.3.3a", "6.3.4"),
        "Within a substage effects are applied in the order in which they were generated.",
    ),
    Row(
        "the moment of generation",
        A_TIMESTAMP_IS_THE_GENERATION,
        "yes",
        in_both("6.3.4a"),
        "A layer's effect is generated as the layer resolves, a static one as its ability becomes functional.",
    ),
    Row(
        "the turn player decides",
        THE_TURN_PLAYER_ORDERS_ONE_MOMENT,
        "yes",
        in_both("6.3.4", "6.3.4b"),
        "Effects of one timestamp that begin to apply together are ordered by the turn player.",
    ),
    Row(
        "a decided order",
        A_DECIDED_ORDER_STAYS,
        "yes",
        in_both("6.3.4b"),
        "An order once decided cannot be changed.",
    ),
    Row(
        "behind the existing ones",
        A_NEW_EFFECT_GOES_BEHIND,
        "yes",
        in_both("6.3.4c"),
        "What newly applies to an object in a substage is ordered after what already applies there.",
    ),
    Row(
        "recalculated in stage order",
        EFFECTS_ARE_RECALCULATED,
        "yes",
        in_both("6.3.5"),
        "When an effect comes, goes or changes, all of them are applied again in stage order.",
    ),
    Row(
        "eligible by the stages so far",
        ELIGIBILITY_FOLLOWS_THE_STAGES,
        "yes",
        in_both("6.3.5a"),
        "An object that a stage makes eligible for an effect of this or a later stage is affected there.",
    ),
    Row(
        "not retroactive",
        NO_STAGE_IS_GONE_BACK_TO,
        "yes",
        in_both("6.3.5b"),
        "An effect of an earlier stage or substage is not applied because of what a later one did.",
    ),
    Row(
        "removing spares what was added",
        A_REMOVAL_SPARES_WHAT_WAS_ADDED,
        "yes",
        in_both("6.3.6"),
        "An effect that removes a property leaves what another effect has added.",
    ),
    Row(
        "removing prevents nothing",
        ONLY_A_PROHIBITION_PREVENTS_ADDING,
        "yes",
        in_both("6.3.6", "6.3.7"),
        "What an effect has removed another may still add: only an explicit statement prevents that.",
    ),
    Row(
        "can't gain is not lose",
        A_PROHIBITION_REMOVES_NOTHING,
        "yes",
        in_both("6.3.7"),
        "That something can't be gained does not take it from an object that has it.",
    ),
    Row(
        "never below zero",
        A_NUMBER_IS_NEVER_BELOW_ZERO,
        "yes",
        in_both("2.0.3c"),
        "A base or modified value that would be less than zero is zero.",
    ),
)
STAGES_IN_GENERAL = {
    EFFECTS_ARE_APPLIED_IN_STAGES: ("6.3.1",),
    RULES_ARE_MODIFIED_FIRST: ("6.3.1",),
    A_DEPENDENT_EFFECT_WAITS: ("6.3.2",),
    THE_HIGHEST_OF_SEVERAL_STAGES: ("6.3.2a",),
    PARTS_APPLY_IN_THEIR_OWN_STAGES: ("6.3.2",),
    A_STAGE_HAS_SUBSTAGES: ("6.3.2",),
    TIMESTAMPS_ORDER_A_SUBSTAGE: ("6.3.3",),
    A_TIMESTAMP_IS_THE_GENERATION: ("6.3.4",),
    THE_TURN_PLAYER_ORDERS_ONE_MOMENT: ("6.3.4",),
    A_DECIDED_ORDER_STAYS: ("6.3.4",),
    A_NEW_EFFECT_GOES_BEHIND: ("6.3.4",),
    EFFECTS_ARE_RECALCULATED: ("6.3.2",),
    ELIGIBILITY_FOLLOWS_THE_STAGES: ("6.3.5",),
    NO_STAGE_IS_GONE_BACK_TO: ("6.3.5",),
    A_REMOVAL_SPARES_WHAT_WAS_ADDED: ("6.3.5",),
    ONLY_A_PROHIBITION_PREVENTS_ADDING: ("6.3.5",),
    A_PROHIBITION_REMOVES_NOTHING: ("6.3.1",),
    A_STATIC_EFFECT_LETS_GO: ("6.2.3",),
    A_STATIC_AMOUNT_FOLLOWS: ("6.2.3",),
    A_LAYERS_AMOUNT_IS_FIXED: ("6.2.2",),
    A_LAYERS_EFFECT_STICKS: ("6.2.2",),
    ONLY_THE_NEXT_OBJECT: ("6.2.2",),
    AN_APPLICATION_IS_AN_EVENT: ("6.2.1",),
    A_NUMBER_IS_NEVER_BELOW_ZERO: ("2.0.3",),
}
