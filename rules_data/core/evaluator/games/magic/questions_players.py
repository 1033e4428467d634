"""What only Magic's rules on players who win, lose and leave decide (Comprehensive Rules 102, 104 and 800.4)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

THE_LAST_PLAYER_LEFT_WINS = yes_no(
    "the last player left wins",
    "Has a player won whose opponents have all left?",
    "Nobody has done anything that wins the game, so the last player would go on alone.",
)
WHOEVER_LOSES_LEAVES = yes_no(
    "whoever loses leaves",
    "Does a player who has lost leave the game, with all that they own?",
    "A player who has lost would stay at the table: an opponent like others, with everything that is theirs.",
)
WHAT_CANNOT_BE_DONE_IS_NOT_DONE = yes_no(
    "what cannot be done is not done",
    "Does an effect that says that something can't be done come before what would have it done?",
    "Another effect, or a rule, says that it happens or lets a player do it, and would be followed.",
)
NO_EFFECT_PREVENTS_CONCEDING = yes_no(
    "no effect prevents conceding",
    "Can players concede who can't lose the game?",
    "Whoever concedes loses the game, so those who can't lose could not concede.",
)
NO_EFFECT_PREVENTS_THE_LAST_PLAYER_FROM_WINNING = yes_no(
    "no effect prevents the last player from winning",
    "Does the last player left win who can't win the game?",
    "An effect that says that a player can't win would leave the last player without having won.",
)
A_DEPARTED_PLAYER_IS_DEALT_COMBAT_DAMAGE = yes_no(
    "a departed player is dealt combat damage",
    "Is combat damage assigned to a player who has left?",
    "An attacking creature deals its damage to whoever it attacks, and it was declared as attacking that player.",
    "yes",
)
TRIGGERS_OF_A_DEPARTED_PLAYER_ARE_PLACED = yes_no(
    "triggers of a departed player are placed",
    "Are triggered abilities put on the stack for a player who has left?",
    "An ability that has triggered waits for the next time a player would get priority, whoever controls it.",
    "yes",
)
WHOEVER_PUTS_A_CARD_THERE_CONTROLS_IT = yes_no(
    "whoever puts a card there controls it",
    "Does a card that a player is told to put onto the battlefield enter under that player's control?",
    "It would enter under the control of whoever controls the effect, which puts it there.",
)
WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE = policy.WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE.question(
    "Is what an effect does for each of several players done to all of them at the same time?",
    "It would be done for one of them after the other, and what is done for the first would be seen by the next.",
)
WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE = policy.WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE.question(
    "Do several players who may do something make their choices first, and then act at the same time?",
    "Each of them would do it as soon as it is said, before the next one is asked.",
)
A_DEPARTED_PLAYER_BEGINS_A_TURN = yes_no(
    "a departed player begins a turn",
    "Does an extra turn begin whose player has left?",
    "The extra turn comes next, and it is that player's.",
    "yes",
)
WHAT_LASTS_UNTIL_A_DEPARTED_PLAYERS_TURN_ENDS = yes_no(
    "what lasts until a departed player's turn ends",
    "Is what lasts until the next turn of a player over, where that turn would have begun?",
    "That turn never begins, so what lasts until then would go on for ever.",
)

WHAT_GOES_BACK_TO_WHO_HAS_LEFT_IS_EXILED = yes_no(
    "what goes back to who has left is exiled",
    "Is an object exiled that would go back to a player who has left, as an effect on control ends?",
    "Nobody else would control it, and it would stay with the player who had it for a time.",
)
A_COMMANDER_IS_CAST_FROM_THE_COMMAND_ZONE = yes_no(
    "a commander is cast from the command zone",
    "Can its owner cast it from there, for more each time?",
    "Spells are cast from hands, and nothing would let a card be cast from the command zone.",
)
A_COMMANDER_STAYS_OUT_OF_HANDS_AND_LIBRARIES = yes_no(
    "a commander stays out of hands and libraries",
    "Can its owner have it go to the command zone instead?",
    "It would go to the hand or the library that the effect names.",
)

THE_TEXT_OF_A_COMMANDER_COUNTS_FOR_ITS_IDENTITY = yes_no(
    "the text of a commander counts for its identity",
    "Are the colors of the mana symbols in its text in a commander's color identity?",
    "A card has the colors of its mana cost, and would bring no other one.",
)

ENERGY_IS_KEPT_AS_COUNTERS = yes_no(
    "energy is kept as counters",
    "Does a player who gets energy have a counter for each symbol, until it is paid?",
    "The symbol stands for no mana, so nothing would be there to be had or paid.",
)

A_COUNTER_CAN_BE_A_KEYWORD = yes_no(
    "a counter can be a keyword",
    "Does what a counter is on have the keyword that the counter is called?",
    "A counter is only a marker with a name, and nothing else would follow from what it is called.",
)

QUESTIONS = points_in(globals())
