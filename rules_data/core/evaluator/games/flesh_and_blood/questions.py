"""What only Flesh and Blood's rules decide."""

from __future__ import annotations

from rules_data.core.evaluator.policy import yes_no

LAYERS_GENERATE_CONTINUOUS_EFFECTS = yes_no(
    "layers generate continuous effects", "Does resolving a layer generate them?"
)
AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN = yes_no(
    "an effect without a duration ends with the turn", "Where it depends on no condition either?"
)
A_DURATION_IS_FIXED_WHEN_GENERATED = yes_no(
    "a duration is fixed when generated", "Does it stay what it was when the effect was generated?"
)
A_LAYERS_CONDITION_IS_ASKED_ONCE = yes_no(
    "a layer's condition is asked once", "Is a condition for generating it asked only then?"
)
CONDITIONS_OF_ITS_EFFECTS_COUNT = yes_no(
    "conditions of its effects count", "Must the conditions of its own effects hold for it to trigger?", "yes"
)
INLINE_EFFECTS_TRIGGER_AS_THEY_ARE_GENERATED = yes_no(
    "inline effects trigger as they are generated", "Do they trigger when their condition is met then?"
)
INLINE_EFFECTS_WAIT_FOR_THEIR_CONDITION = yes_no(
    "inline effects wait for their condition", "Do they trigger when it is met later?", "yes"
)
A_CHANGE_OF_PHASE_OR_STEP_IS_WAITED_FOR = yes_no(
    "a change of phase or step is waited for", "Does such a delayed trigger outlast the turn?"
)
A_PREVENTED_TRIGGER_COUNTS = yes_no("a prevented trigger counts", "Does it count towards the limit?")
STATIC_ABILITIES_GENERATE_TRIGGERED_EFFECTS = yes_no(
    "static abilities generate triggered effects", "Does a static ability generate one while it is functional?"
)
STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS = yes_no(
    "static abilities generate continuous effects", "While they are functional?"
)
EFFECTS_CAN_PREVENT_TRIGGERING = yes_no(
    "effects can prevent triggering", "Does a triggered effect not trigger where an effect says so?"
)

OWN_QUESTIONS = (
    LAYERS_GENERATE_CONTINUOUS_EFFECTS,
    AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN,
    A_DURATION_IS_FIXED_WHEN_GENERATED,
    A_LAYERS_CONDITION_IS_ASKED_ONCE,
    CONDITIONS_OF_ITS_EFFECTS_COUNT,
    INLINE_EFFECTS_TRIGGER_AS_THEY_ARE_GENERATED,
    INLINE_EFFECTS_WAIT_FOR_THEIR_CONDITION,
    A_CHANGE_OF_PHASE_OR_STEP_IS_WAITED_FOR,
    A_PREVENTED_TRIGGER_COUNTS,
    STATIC_ABILITIES_GENERATE_TRIGGERED_EFFECTS,
    STATIC_ABILITIES_GENERATE_CONTINUOUS_EFFECTS,
    EFFECTS_CAN_PREVENT_TRIGGERING,
)
