"""What only Magic's rules on delayed, state and reflexive triggers decide (Comprehensive Rules 603.7 to 603.12)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES = policy.WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES.question(
    "Which of several simultaneous events is its one time?",
    "Nobody would be asked, so the first of the events in the list would be the one.",
    "the first",
)
WHO_CONTROLS_A_DELAYED_ABILITY = policy.WHO_CONTROLS_A_DELAYED_ABILITY.question(
    "Who controlled what created it, or whoever controls its source?",
    "A delayed ability would belong to whoever controls the object it came from.",
    "who controls its source",
)
CREATED_IN_ONE_RESOLUTION_ONLY = policy.CREATED_IN_ONE_RESOLUTION_ONLY.question(
    "Is one about the nth resolution created then only?",
    "The ability would be created each time the effect resolves, whatever number it names.",
)
WHEN_STATE_TRIGGERS_ARE_CHECKED = policy.WHEN_STATE_TRIGGERS_ARE_CHECKED.question(
    "As soon as the state is so, or when a player would act?",
    "Like everything else that waits for its turn, they would be checked when a player would receive priority.",
    "when a player would act",
)
STATE_TRIGGERS_TRIGGER = policy.STATE_TRIGGERS_TRIGGER.question(
    "Does a state of the game fulfil a condition, without an event?",
    "A condition is met by something that happens, and a state of the game is nothing that happens.",
)
A_STATE_TRIGGER_WAITS_FOR_ITSELF = policy.A_STATE_TRIGGER_WAITS_FOR_ITSELF.question(
    "Is it silent as long as it waits to resolve?",
    "The state is still the same while the ability waits, so it would trigger over and over.",
)
A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE = policy.A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE.question(
    "At what its resolution did before?",
    "The ability would watch from the moment it is created, and what it is about has been done by then.",
)
HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS = policy.HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS.question(
    "For each time something happened, or once?",
    "It is created once by one resolution, so it would trigger once.",
    "once",
)
PAID_SEVERAL_TIMES_IS_PAID_ONCE = policy.PAID_SEVERAL_TIMES_IS_PAID_ONCE.question(
    "Does paying any number of times trigger once?", "Each payment is an event of its own, and each would trigger it."
)
A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE = policy.A_DELAYED_ABILITYS_OBJECT_MAY_CHANGE.question(
    "Is it still affected when it is another kind of thing?",
    "The ability speaks of a thing of a certain kind, so it would let go of what is no longer of that kind.",
)
A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT = policy.A_CHOICE_IS_KNOWN_TO_THE_ABILITIES_OF_ITS_TEXT.question(
    "Is what was chosen known only to abilities of the text that had it chosen?",
    "An object would still know what was chosen for it when it has become a copy of something else.",
)
LOSING_TRIGGERS_FOR_ANY_REASON = yes_no(
    "losing triggers for any reason",
    "Whatever the reason is?",
    "Only a loss that an effect or the player's own life total brings about would be seen as losing.",
)
A_DRAW_IS_NO_LOSS = yes_no(
    "a draw is not a loss",
    "Do abilities about losing ignore a draw?",
    "A player who leaves a drawn game has not won it, and would pass for one who has lost.",
)
A_LOOP_OF_MANDATORY_ACTIONS_IS_A_DRAW = yes_no(
    "a loop of mandatory actions is a draw",
    "Is the game a draw if actions repeat that nobody may leave out, with no way to stop?",
    "The actions would go on forever, and the game would never end.",
)

QUESTIONS = points_in(globals())
