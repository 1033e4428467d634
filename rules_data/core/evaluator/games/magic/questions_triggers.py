"""What only Magic's rules on triggering and on the stack decide (Comprehensive Rules 603.1 to 603.5)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

ONLY_WHAT_HAPPENS_TRIGGERS = policy.ONLY_WHAT_HAPPENS_TRIGGERS.question(
    "Does an event that was replaced or prevented trigger nothing?",
    "An event that was about to happen met the condition, whatever became of it.",
)
TRIGGERS_ON_TRIGGERING_COME_LAST = policy.TRIGGERS_ON_TRIGGERING_COME_LAST.question(
    "Are they placed once all others are?",
    "They would be put on the stack together with everything else that has triggered.",
)
WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES = policy.WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES.question(
    "Does an item do nothing when all of its targets are illegal?",
    "Instructions are followed as far as possible, so the parts that need no target would still happen.",
)
WHEN_A_TRIGGERS_MODE_IS_CHOSEN = policy.WHEN_A_TRIGGERS_MODE_IS_CHOSEN.question(
    "As it is placed or as it resolves?",
    "A choice is made when the instruction that asks for it is carried out.",
    "on resolution",
)
ONLY_LEGAL_MODES_ARE_CHOSEN = policy.ONLY_LEGAL_MODES_ARE_CHOSEN.question(
    "Is a mode without legal targets no choice?",
    "Each mode that is printed could be chosen, even if nothing can come of it.",
)
WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS = policy.WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS.question(
    "Are the targets of a part that asks for a cost chosen only if that cost is paid?",
    "All that a spell calls a target would be chosen as it is cast, whatever becomes of it later.",
)
TEXT_BEHIND_THE_EFFECT = policy.TEXT_BEHIND_THE_EFFECT.question(
    "Does text behind an ability's effect limit it while it waits?",
    "An ability's text would only be read as it resolves, so nothing in it would apply earlier.",
)
ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES = policy.ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES.question(
    "Can an effect let one trigger again?", "An ability triggers when its condition is met, and it is met only once."
)
DO_THIS_ONLY_ONCE = policy.DO_THIS_ONLY_ONCE.question(
    "Does it trigger only until its controller has done it this turn?",
    "The instruction is a part of the effect, so the ability would trigger every time.",
)
EACH_OCCURRENCE_TRIGGERS = policy.EACH_OCCURRENCE_TRIGGERS.question(
    "Does one event with several occurrences trigger for each?",
    "One event would trigger an ability once, however many objects it is about.",
)
DELAYED_ABILITIES_ARE_THEIR_SOURCES = policy.DELAYED_ABILITIES_ARE_THEIR_SOURCES.question(
    "Do effects on an object's abilities mean them too?",
    "What an object's ability has created would count as an ability of that object.",
    "yes",
)
IF_AFTER_THE_CONDITION = policy.IF_AFTER_THE_CONDITION.differently(
    "not at all", 'An "if" between condition and effect would be an ornament that nothing makes anyone check.'
)
YOU_MAY = policy.YOU_MAY.differently(
    "when triggering",
    "Whether to use an ability would be decided as it triggers, so that an unwanted one never reaches the stack.",
)
COST_WITHIN_A_TRIGGER = policy.COST_WITHIN_A_TRIGGER.differently(
    "base cost", "A cost that stands in the text would be what it costs to put the ability on the stack."
)
WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER = yes_no(
    "what cannot be activated cannot trigger",
    "Do effects against activating keep it from triggering?",
    "An effect that stops abilities would stop them all, however they come to be used.",
    "yes",
)
THE_BEGINNING_OF_A_STEP_TRIGGERS = yes_no(
    "the beginning of a step triggers",
    "Does it fulfil a condition?",
    "A step that begins is a moment in the turn and nothing that anyone or anything does.",
)
BECOMING_IS_A_CHANGE = yes_no(
    "becoming is a change",
    "Does only a change of state make something become so?",
    "What is told to be tapped would become tapped, even if it already was.",
)
UNSEEN_OBJECTS_TRIGGER = yes_no(
    "unseen objects trigger",
    "Do objects that not every player can see trigger?",
    "An event about an object is one, whether or not everyone can see which object it is.",
    "yes",
)
WHEN_SPELLS_AND_ABILITIES_MAY_BE_USED = yes_no(
    "when spells and abilities may be used",
    "Are there times for most spells?",
    "A player with priority could cast any spell, as nothing would set sorceries and creatures apart.",
)
WHAT_MOVES_CARDS_OF_A_LIBRARY_IS_NO_MANA_ABILITY = yes_no(
    "what moves cards of a library is not a mana ability",
    "Does an ability that adds mana use the stack if it also moves cards of a library?",
    "An activated ability that could add mana and has no target would be a mana ability.",
)

QUESTIONS = points_in(globals())
