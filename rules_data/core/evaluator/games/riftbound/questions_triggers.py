"""What only Riftbound's rules on triggered abilities decide (Core Rules 382 to 406)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN = policy.A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN.question(
    "May its controller choose not to place it?",
    "A triggered ability triggers whether its controller wants it to or not.",
)
A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED = policy.A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED.question(
    "Is a declined one still available this turn?",
    "The condition has been met once, so the one time of this turn would be over.",
)
A_COST_FURTHER_ON_IS_BASE_COST = policy.A_COST_FURTHER_ON_IS_BASE_COST.question(
    "Is a cost further on in the effect its base cost as well?",
    "What stands behind other instructions is paid as those instructions are carried out.",
)
COST_MUST_BE_PAID_TO_FINALIZE = policy.COST_MUST_BE_PAID_TO_FINALIZE.question(
    "Must it be paid to finalize the ability?",
    "A cost that nobody has to pay would be passed over, and the ability would go on.",
)
NO_COST_ON_RESOLUTION = policy.NO_COST_ON_RESOLUTION.question(
    "Is it left alone on resolution?",
    "A cost written into the effect is met again as the effect is carried out, so it would be paid a second time.",
)
A_TRIGGERS_COST_MAY_BE_DECLINED = policy.A_TRIGGERS_COST_MAY_BE_DECLINED.question(
    "May its controller decline to pay?",
    "A triggered ability asks nobody, so a cost that can be paid would have to be.",
)
TARGETS_MUST_STILL_BE_LEGAL = policy.TARGETS_MUST_STILL_BE_LEGAL.question(
    "Are targets checked again before it is finalized?",
    "Targets were legal when they were chosen, and nothing would look at them again before the ability is finalized.",
)
ADD_RESOLVES_WHEN_FINALIZED = policy.ADD_RESOLVES_WHEN_FINALIZED.question(
    "Does an ability that only adds resources resolve at once?",
    "Like every other ability it would wait on the chain until everybody has passed.",
)
ONLY_TARGETS_ARE_TARGETED = policy.ONLY_TARGETS_ARE_TARGETED.question(
    "Is choosing without targeting no targeting?",
    "To choose an object would be to target it, whatever word the text uses.",
)
REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE = policy.REFLEXIVE_TRIGGERS_WAIT_TO_RESOLVE.question(
    "Do they wait, so that players may respond?",
    "What a resolving ability tells a player to do would be done as a part of its resolution.",
)
A_LINKED_DELAYED_ABILITY_LASTS_WITH_ITS_OBJECT = yes_no(
    "a linked delayed ability lasts with its object",
    "Does it outlast the turn?",
    "A delayed ability that names no end would be over with the turn.",
)
A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT = (
    policy.A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT.question(
        "Does it end with its source?", "A delayed ability needs no source, so it would outlast the one it speaks of."
    )
)
A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL = policy.A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL.question(
    "Does an if before it limit it?", 'The words "do this" would place the ability whatever stands before them.'
)
REFLEXIVE_ITEMS_WAIT_FOR_THE_REST = policy.REFLEXIVE_ITEMS_WAIT_FOR_THE_REST.question(
    "Are they all placed before any is finalized?",
    "Each would be finalized as it is placed, before the next one is placed.",
)
THE_CHAIN_RESOLVES_BETWEEN_A_COMBATS_TASKS = yes_no(
    "the chain resolves between a combat's tasks",
    "Before the next task is taken up?",
    "The tasks follow directly on one another, and what they put on the chain would wait for the last of them.",
)
A_SHOWDOWN_CAN_BECOME_A_COMBAT = yes_no(
    "a showdown can become a combat",
    "As soon as an opposing unit comes there?",
    "A showdown would go on as it began, and combat would have to wait until it has closed.",
)

ITS_OWN_DISCARD_IS_SEEN_FROM_THE_TRASH = yes_no(
    "its own discard is seen from the trash",
    "Does an ability see its own card being discarded?",
    "Abilities work on the board, and a discarded card has never been there.",
)
QUESTIONS = points_in(globals())
