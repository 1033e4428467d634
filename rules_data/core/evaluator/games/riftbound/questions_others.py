"""What only Riftbound's rules on passive, replacement and activated abilities decide (Core Rules 363 to 381)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import Point, points_in, yes_no

ABILITIES_SAY_WHERE_ELSE_THEY_WORK = policy.ABILITIES_SAY_WHERE_ELSE_THEY_WORK.question(
    "Does an ability that names a zone work there?",
    "Abilities work on the board, and naming another zone would not change that.",
)
CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED = policy.CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED.question(
    "Does a card count as played once it is finalized, for abilities that are not triggered?",
    "A card has been played when it has resolved, so one that still waits or was countered would not count.",
)
AN_ACTIVATED_ABILITY_HAS_ITS_COST = policy.AN_ACTIVATED_ABILITY_HAS_ITS_COST.question(
    "Is what stands before the colon its cost?",
    "What stands before the colon would be text like the rest, and nobody would have to pay it.",
)
REPLACEMENTS_INHERIT_MODIFICATIONS = policy.REPLACEMENTS_INHERIT_MODIFICATIONS.question(
    "Does what replaces an event happen in the same way?",
    "What happens instead is another event, with nothing of how the first one would have happened.",
)
A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST = policy.A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST.question(
    "Do they while it is being played?", "A passive works on the board, where a card that is being played is not yet."
)
AN_ABILITY_WITHOUT_LEGAL_OPTIONS = policy.AN_ABILITY_WITHOUT_LEGAL_OPTIONS.question(
    "Is it illegal to use one?", "An ability could be used although there is nothing for it to do anything to."
)
THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY = policy.THE_CONTROLLER_CHOOSES_TO_USE_AN_ABILITY.question(
    "Only its controller?", "With nobody named, any player could use an ability that they see."
)
A_CONDITION_ON_USING_AN_ABILITY = policy.A_CONDITION_ON_USING_AN_ABILITY.question(
    "Must its condition hold?", "A player may use any ability they control, so the words about when would bind nobody."
)
WHEN_AN_ABILITY_MAY_BE_USED = yes_no(
    "when an ability may be used",
    "Only on its controller's turn and in an open state?",
    "Abilities could be used whenever a player may act, on anybody's turn.",
)
USING_AN_ABILITY = policy.USING_AN_ABILITY.question(
    "When has an ability been used?",
    "An ability would be used at the moment its controller announces it.",
    "when announced",
)
A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN = policy.A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN.question(
    "May its controller choose not to apply it?",
    "A replacement effect applies to the first event that fits, whether or not its controller likes that one.",
)
A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED = policy.A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED.question(
    "Is a declined one still available this turn?",
    "It could have been applied to this event, so its one time would be over.",
)
EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF = policy.EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF.question(
    "Does the controller choose which event first?",
    "Simultaneous events would be gone through in the order in which they are listed, without a choice.",
)
A_REPLACEMENT_HAS_ONE_SEQUENCE = policy.A_REPLACEMENT_HAS_ONE_SEQUENCE.question(
    "Only in one uninterrupted series to simultaneous events?",
    "An effect could be applied to one event, then another effect, and then to the next event again.",
)
A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES = policy.A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES.question(
    "Does its series go on when a part of it is replaced?",
    "Another effect has come between, so the series would be interrupted.",
)
WHOEVER_PERFORMS_IS_RESPONSIBLE = policy.WHOEVER_PERFORMS_IS_RESPONSIBLE.question(
    "Is whoever is told to do it responsible for it?",
    "The controller of the spell or ability would be responsible for what it has others do.",
)
NOBODY_HAS_TO_FIND_A_HIDDEN_CARD = policy.NOBODY_HAS_TO_FIND_A_HIDDEN_CARD.question(
    "May a player do without, where a certain kind of card is to be found among hidden ones?",
    "A player who has such a card would have to take it.",
)
# No row decides this: the general rule does, in every edition.
WHEN_A_CARD_MAY_BE_PLAYED = Point("when a card may be played", without_rule="yes")

IGNORED_ABILITIES_ARE_INACTIVE = yes_no(
    "ignored abilities are inactive",
    "Is a keyword treated as inactive for what a player does while they may ignore it?",
    "A keyword works wherever its object has it, whoever would rather it did not.",
)

QUESTIONS = points_in(globals())
