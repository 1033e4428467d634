"""What only Magic's rules decide."""

from __future__ import annotations

from rules_data.core.evaluator.policy import yes_no

WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER = yes_no(
    "what cannot be activated cannot trigger", "Do effects against activating keep it from triggering?", "yes"
)
THE_BEGINNING_OF_A_STEP_TRIGGERS = yes_no("the beginning of a step triggers", "Does it fulfil a condition?")
BECOMING_IS_A_CHANGE = yes_no("becoming is a change", "Does only a change of state make something become so?")
UNSEEN_OBJECTS_TRIGGER = yes_no("unseen objects trigger", "Do objects that not every player can see trigger?", "yes")
WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED = yes_no(
    "when spells and abilities may be used", "Are there times for most spells?"
)
EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS = yes_no("each instance of a keyword triggers", "Or is one as good as several?")
REACHING_A_CHAPTER_TRIGGERS_IT = yes_no("reaching a chapter triggers it", "Is a chapter symbol a trigger condition?")
A_SAGA_ENTERS_WITH_A_LORE_COUNTER = yes_no("a Saga enters with a lore counter", "Is one put on it as it enters?")
A_SAGA_GOES_ON_EACH_TURN = yes_no("a Saga goes on each turn", "Is another put on it each turn?")
A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER = yes_no(
    "a Saga waits for its last chapter", "Does it stay while a chapter ability waits?"
)
MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY = yes_no(
    "moving into a room triggers its ability", "Is it a condition though it is not printed?"
)
A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM = yes_no(
    "a dungeon waits for its last room", "Does it stay while a room ability waits?"
)
LOSING_TRIGGERS_FOR_ANY_REASON = yes_no("losing triggers for any reason", "Whatever the reason is?")
A_DRAW_IS_NO_LOSS = yes_no("a draw is no loss", "Do abilities about losing ignore a draw?")

OWN_QUESTIONS = (
    WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER,
    THE_BEGINNING_OF_A_STEP_TRIGGERS,
    BECOMING_IS_A_CHANGE,
    UNSEEN_OBJECTS_TRIGGER,
    WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED,
    EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS,
    REACHING_A_CHAPTER_TRIGGERS_IT,
    A_SAGA_ENTERS_WITH_A_LORE_COUNTER,
    A_SAGA_GOES_ON_EACH_TURN,
    A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER,
    MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY,
    A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM,
    LOSING_TRIGGERS_FOR_ANY_REASON,
    A_DRAW_IS_NO_LOSS,
)
