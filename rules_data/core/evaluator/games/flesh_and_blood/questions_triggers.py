"""What only Flesh and Blood's rules on triggered effects decide (Comprehensive Rules 6.6)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

SOURCE_LEAVES_WITH_THE_EVENT = policy.SOURCE_LEAVES_WITH_THE_EVENT.differently(
    "no", "A source that has ceased to exist has no functional abilities, so it would see nothing."
)
TRIGGERS_SEE_EVENTS_AS_MODIFIED = yes_no(
    "triggers see events as modified",
    "Is an event that was modified compared as it occurs?",
    "An event would also be compared as it was going to be before it was modified.",
)
HOW_MANY_TIMES_A_CONDITION_COUNTS = policy.HOW_MANY_TIMES_A_CONDITION_COUNTS.question(
    "Every time, or only the times an ordinal names?",
    "A condition that is met is met, however often it was before.",
    "every time",
)
EARLIER_TIMES_COUNT = policy.EARLIER_TIMES_COUNT.question(
    "Do times before it became functional count?", "An effect that did not exist yet has not seen what happened then."
)
PARAMETERS_ARE_DECLARED_WHEN_PLACED = policy.PARAMETERS_ARE_DECLARED_WHEN_PLACED.question(
    "Are modes and targets declared as a layer is added to the stack?",
    "Choices are made when they are needed, that is as the layer resolves.",
)
A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES = policy.A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES.question(
    "Does the layer fail to resolve if it is not so?", "What waits on the stack no longer depends on what put it there."
)
A_STATE_THAT_COMES_ABOUT_TRIGGERS = policy.A_STATE_THAT_COMES_ABOUT_TRIGGERS.question(
    "When it was not so before?", "Only an event meets a condition, and a state of the game is none."
)
A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS = policy.A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS.question(
    "As the effect is generated?", "A state that was there before would not be news, so nothing would trigger."
)
CONDITIONS_OF_ITS_EFFECTS_COUNT = yes_no(
    "conditions of its effects count",
    "Must the conditions of its own effects hold for it to trigger?",
    'An "if" anywhere in a text would have to hold for the text to do anything at all.',
    "yes",
)
INLINE_EFFECTS_TRIGGER_AS_THEY_ARE_GENERATED = yes_no(
    "inline effects trigger as they are generated",
    "Do they trigger when their condition is met then?",
    "A condition is met by what happens later, so one met already would trigger nothing.",
)
INLINE_EFFECTS_WAIT_FOR_THEIR_CONDITION = yes_no(
    "inline effects wait for their condition",
    "Do they trigger when it is met later?",
    "Once generated, an effect would wait until its condition is met.",
    "yes",
)
A_CHANGE_OF_PHASE_OR_STEP_IS_WAITED_FOR = yes_no(
    "a change of phase or step is waited for",
    "Does such a delayed trigger outlast the turn?",
    "Like every effect of a layer without a duration, it would end with the turn.",
)
A_PREVENTED_TRIGGER_COUNTS = yes_no(
    "a prevented trigger counts", "Does it count towards the limit?", "What did not trigger would not be counted."
)
STATIC_ABILITIES_GENERATE_TRIGGERED_EFFECTS = yes_no(
    "static abilities generate triggered effects",
    "Does a static ability generate one while it is functional?",
    "Text on an object would generate nothing by itself, so nothing could trigger.",
)
EFFECTS_CAN_PREVENT_TRIGGERING = yes_no(
    "effects can prevent triggering",
    "Does a triggered effect not trigger where an effect says so?",
    "A condition that is met triggers, and no effect would stand between the two.",
)
WHAT_IS_PREVENTED_ON_A_HIT_IS_PREVENTED_ON_ITS_DAMAGE = yes_no(
    "what is prevented on a hit is prevented on its damage",
    "Does an effect that keeps others from triggering on a hit keep those from it as well that wait for its damage?",
    "To hit and to deal damage are two words, and a trigger on the one would be no trigger on the other.",
)
DOING_WHAT_A_CONTRACT_SAYS_COMPLETES_IT = yes_no(
    "doing what a contract says completes it",
    "Has a player completed a contract by doing what it says?",
    "A contract would only be what triggers its reward, and nothing that anyone completes.",
)
ONLY_WHOEVER_IS_CONTRACTED_COMPLETES_IT = yes_no(
    "only whoever is contracted completes it",
    "Does it take the contracted player to do it?",
    "What the contract says would complete it, whoever does it.",
)

QUESTIONS = points_in(globals())
