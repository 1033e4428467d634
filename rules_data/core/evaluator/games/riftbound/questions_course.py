"""What Riftbound's rules on the course of a game decide: acting, paying, cleanups, combat, scoring, phases.

Core Rules v1.3 300-359, 408-437, 454-467 and 808; v1.2 300-356, 396-424, 437-448 and 734.
"""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import Question, points_in, yes_no

ONLY_THE_PLAYER_WITH_PRIORITY_ACTS = yes_no(
    "only the player with priority acts",
    "Is it only the player with priority who may act on the chain?",
    "Anybody could react whenever something is on the chain, in whatever order they speak up.",
)
WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED = policy.WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED.question(
    "When does it go on the chain?",
    "A triggered ability is placed once its condition has been met, so the source would be in the trash by then.",
    "after the event",
)
WHERE_A_DEPARTED_SOURCE_IS = policy.WHERE_A_DEPARTED_SOURCE_IS.question(
    "Where is here for a source that has left?",
    "The last place of the source is known to everybody, so that would be what here means.",
    "where it last was",
)
HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN = policy.HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN.differently(
    "if its leaving is spoken of",
    "What has left the board has no might and no other information, unless an event that is spoken of made it leave.",
)
WHAT_IS_NOT_KNOWN_IS_IGNORED = policy.WHAT_IS_NOT_KNOWN_IS_IGNORED.question(
    "Is whatever would be worked out from information that is gone left out?",
    "Where there is nothing left to look at there is nothing to count, so it would come to 0 like anything else.",
)
ONE_PART_OF_A_COST_IS_IGNORED = policy.ONE_PART_OF_A_COST_IS_IGNORED.question(
    "Is only that part not paid?",
    "A card is played for its cost, and what is ignored of it would be said of nothing that is paid.",
)
WHEN_STUN_ENDS = Question(
    "when stun ends",
    ("as the ending step begins", "with the turn", "never"),
    "never",
    "When does a unit stop being stunned?",
    "A status names no time at which it ends, so a stunned unit would stay stunned.",
)
RECALLED_ATTACKERS_LEAVE_NO_RESULT = yes_no(
    "recalled attackers leave no result",
    "Does a combat whose attackers are recalled end without a result?",
    "Only the defender would have units left at the battlefield, so the defender would have won.",
)
SHOWDOWNS_BEGIN_IN_ANY_PHASE = yes_no(
    "showdowns begin in any phase",
    "Does a showdown begin outside the main phase too?",
    "Players act on their own in the main phase, so a battlefield contested at another time would wait for it.",
)
ONLY_OWN_UNITS_KEEP_A_BATTLEFIELD = yes_no(
    "only own units keep a battlefield",
    "Does a player lose a battlefield where only others have units?",
    "A battlefield with units is occupied, whosever they are, and nobody would lose it before it is fought for.",
)
A_BATTLEFIELD_NOBODY_CONTESTS_ANY_MORE_IS_UNCONTESTED = yes_no(
    "a battlefield nobody contests any more is uncontested",
    "Does a battlefield stop being contested once whoever contested it has no units there?",
    "A battlefield stays contested until somebody establishes control of it.",
)
SHOWDOWNS_WITHOUT_COMBAT_COME_FIRST = yes_no(
    "showdowns without combat come first",
    "Do showdowns without a combat begin before any combat?",
    "Every battlefield that waits for a showdown is one that the turn player may choose.",
)
FOCUS_STAYS_AS_A_SHOWDOWN_BECOMES_A_COMBAT = yes_no(
    "focus stays as a showdown becomes a combat",
    "Does whoever has focus keep it when a showdown becomes a combat?",
    "Combat would give focus to the attacker, whoever had it in the showdown.",
)
WHAT_KILLS_IN_A_COMBATS_CLEANUP = Question(
    "what kills in a combat's cleanup",
    ("the sources of the damage", "nothing", "the rules do not say"),
    "nothing",
    "What kills a unit that dies in the cleanup of a combat?",
    "It is the cleanup that kills, and no player performs it.",
)
A_CLEANUPS_KILL_IS_WHAT_JUST_RESOLVEDS = yes_no(
    "a cleanup's kill is what just resolved's",
    "Is it only what resolved immediately before?",
    "Whatever dealt damage to the unit this turn had a part in it, so the latest of it would have killed the unit.",
)
ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES = yes_no(
    "attached cards detach from what leaves",
    "Do cards attached to a unit that leaves detach?",
    "With the unit gone there would be nothing to detach from, and nothing would be said to happen to its gear.",
)
BATTLEFIELDS_ARE_HELD_ONE_AT_A_TIME = yes_no(
    "battlefields are held one at a time",
    "Are several battlefields held one after another?",
    "They would be held in the order in which they lie on the table, and nobody would have a say in it.",
)
AN_EMPTY_DECK_BURNS_OUT = yes_no(
    "an empty deck burns out",
    "Does a player who draws more than the deck holds burn out?",
    "Instructions are followed as far as possible, so the cards that are missing would not be drawn.",
)
POINTS_OF_FURTHER_BURN_OUTS_STAND = yes_no(
    "points of further burn outs stand",
    "Is a point kept from being replaced or prevented that somebody gains from a second burn out in a row?",
    "Gaining a point can be replaced or prevented by an effect that says so, whatever it is gained from.",
)
FURTHER_BURN_OUTS_WIN_AT_ONCE = yes_no(
    "further burn outs win at once",
    "Do points win at once from the second burn out in a row on, and not from the first?",
    "A player who burns out with an empty trash would do so until an opponent has enough points, and no longer.",
)
RUNES_ARE_USED_WHILE_PAYING = yes_no(
    "runes are used while paying",
    "May a player use abilities that add resources while paying?",
    "A cost would be paid from what is in the rune pool already.",
)
BASIC_RUNES_ADD_RESOURCES = yes_no(
    "basic runes add resources",
    "Do basic runes have abilities?",
    "A rune whose card says nothing would have no ability.",
)
WHO_WINS_WITH_AS_MANY_POINTS = Question(
    "who wins with as many points",
    ("nobody", "the rules do not say", "the first in turn order"),
    "the first in turn order",
    "Who wins when several players have the victory score and as many points?",
    "The players would be gone through in turn order, and the first who has enough points would win.",
)

WHEN_DAMAGE_IS_DIVIDED = policy.WHEN_DAMAGE_IS_DIVIDED.differently(
    "with the targets", "Whoever chooses the targets would say at the same time how much each of them gets."
)
WHEN_AN_ADDITIONAL_TURN_IS_TAKEN = Question(
    "when an additional turn is taken",
    ("right after this one", "the rules do not say", "never"),
    "never",
    "When is an additional turn taken?",
    "Every player has one turn in each round, and in the order of turns there is no place for another one.",
)
ADDITIONAL_TURNS_LEAVE_THE_ORDER_ALONE = yes_no(
    "additional turns leave the order alone",
    "Do the turns go on as they would have without the additional turn?",
    "The turn passes to the player after whoever has just had one.",
)
WHAT_CHANGES_FROM_BELOW_BECOMES_MIGHTY = yes_no(
    "what changes from below becomes mighty",
    "Does a unit become Mighty only when its Might was less than 5 before?",
    "A unit that has 5 Might or more after a change would become Mighty by each such change.",
)
WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT = policy.WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT.question(
    'When is it known which place "there" is?',
    "What an instruction refers to is checked as it is executed, so the place would be where the object is by then.",
    "on execution",
)
WHAT_BECOMES_OF_PREDICTED_CARDS = Question(
    "what becomes of predicted cards",
    ("any are recycled", "the rules do not say", "they stay"),
    "they stay",
    "What becomes of the cards that a player predicts?",
    "To predict is to look at what is coming, and that would change nothing.",
)
PREDICTED_CARDS_MAY_BE_REARRANGED = yes_no(
    "predicted cards may be rearranged",
    "Do the others go back on top in an order of their choice?",
    "Cards that are looked at stay as they lie.",
)
TOKEN_UNITS_ARE_PLAYED_WHERE_UNITS_ARE = yes_no(
    "token units are played where units are",
    "Does its player choose where a token unit is played when no place is named?",
    "An effect that names no place would leave nothing to choose, and the token would come to the base.",
)

A_REPLACED_ACTION_WAS_DONE = policy.A_REPLACED_ACTION_WAS_DONE.question(
    'Is "if you do" true of an action that was replaced?',
    "What the action was replaced with has been done because of it, and the rest of the text would go on.",
    "yes",
)
AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE = policy.AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE.question(
    'Is "if you do" true of an action in whose place nothing happened?',
    "An instruction of which nothing came was not carried out, and whatever is linked with it is ignored.",
)
RESOURCES_ARE_SPENT_AS_THEIR_CARD_SAYS = yes_no(
    "resources are spent as their card says",
    "Are resources spent only on what the card allows that has added them?",
    "All energy of a rune pool pays for whatever costs energy, and all power for what costs power.",
)
YOU_OF_WHAT_NOBODY_CONTROLS_IS_NO_ONE = policy.YOU_OF_WHAT_NOBODY_CONTROLS_IS_NO_ONE.question(
    'Is "you" nobody on a battlefield without a controller?',
    "The turn player counts as the controller of its abilities, and would be the player whom they call you.",
)
BONUS_DAMAGE_RAISES_WHAT_IS_DEALT = yes_no(
    "bonus damage raises what is dealt",
    "Is Bonus Damage added to the damage to each object?",
    "The damage is what the instruction says, and another card's words would not be a part of it.",
)
BONUS_DAMAGE_IS_ADDED_TO_WHAT_IS_SPLIT = yes_no(
    "bonus damage is added to what is split",
    "Is Bonus Damage added once to what is split?",
    "Each of the units is dealt damage, so each part would be raised by itself.",
)
WHEN_BONUS_DAMAGE_IS_ADDED = Question(
    "when bonus damage is added",
    ("as it is dealt", "before it is replaced"),
    "as it is dealt",
    "Is it added before damage is prevented or replaced, or to what is left of it?",
    "It belongs to dealing the damage, so only what is dealt after every replacement would be raised.",
)
UNITS_ARE_HEALED_BEFORE_THEIR_DAMAGE_COUNTS_AGAIN = yes_no(
    "units are healed before their damage counts again",
    "Are all units healed after combat before their damage is looked at once more?",
    "A cleanup that has changed something is followed by another, in which lesser Might makes more damage lethal.",
)
NO_MORE_TARGETS_THAN_IS_DIVIDED = policy.NO_MORE_TARGETS_THAN_IS_DIVIDED.question(
    "Are there at most as many targets of split damage as there is damage to split?",
    "The instruction alone says how many units are chosen, and some of them would get no damage.",
)
WHEN_A_DESTINATION_IS_CHOSEN = policy.WHEN_A_DESTINATION_IS_CHOSEN.question(
    "When is it chosen where a spell or ability moves a unit?",
    "What is no target is chosen as the instruction is carried out.",
    "on resolution",
)
SPELLS_ARE_THOSE_ON_THE_CHAIN = policy.WHAT_WAITS_IS_FOUND_WHERE_IT_WAITS.question(
    "Is a spell or ability that is spoken of one on the chain?",
    "It would be looked for on the board, where there is none.",
)
TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE = policy.TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE.question(
    "Does its player say which targets are none any more where there is less damage than targets?",
    "Each target gets a part of at least 1, and there would be no way to split the damage.",
)
HOW_MUCH_OF_ANY_AMOUNT_IS_PAID = policy.A_PLAYER_CHOOSES_HOW_MUCH_OF_ANY_AMOUNT_TO_PAY.question(
    "Does whoever pays any amount of something choose how much, and get the effect for it?",
    "A cost that names no amount asks for nothing, and nothing would be paid for it.",
)
A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM = policy.A_GROUP_THAT_NO_LONGER_FITS_IS_CHOSEN_FROM.question(
    "Are some of the targets chosen that fit together, where all of them no longer do?",
    "Each target is looked at by itself, and is legal as long as nothing is wrong with it alone.",
)
DOUBLING_ADDS_WHAT_THERE_IS = yes_no(
    "doubling adds what there is",
    "Is a unit's Might doubled by adding as much as it has at that moment?",
    "Might is raised and lowered by amounts, and an effect that names none would change nothing.",
)
MIGHT_BELOW_0_COUNTS_AS_0 = yes_no(
    "might below 0 counts as 0",
    "Is Might below 0 taken for 0 where it is doubled or swapped?",
    "What is increased and decreased is the actual value, whatever it is treated as elsewhere.",
)
NOTHING_IS_INCREASED_BY_LESS_THAN_0 = yes_no(
    "nothing is increased by less than 0",
    "Is a number left as it is that would be increased by a negative amount?",
    "To add a number below 0 is to take something away, and that would happen.",
)
SWAPPING_EVENS_A_DIFFERENCE_OUT = yes_no(
    "swapping evens a difference out",
    "Is the lower value raised by the difference, and the higher lowered by it?",
    "Values change by amounts alone, and to trade two of them names none.",
)
NOT_SAID = "the rules do not say"
WHAT_SKIPPING_DOES = Question(
    "what skipping does",
    ("it is replaced with nothing", NOT_SAID, "nothing"),
    "nothing",
    "What happens to a turn, phase or step that a player skips?",
    "Every turn goes through all of its phases.",
)
WHAT_BURNING_DOES = Question(
    "what burning does",
    ("the top cards go to the trash", NOT_SAID, "nothing"),
    "nothing",
    "What becomes of the cards that a player burns?",
    "Cards stay in the deck as long as no action moves them.",
)
AN_EFFECT_CAN_WIN_THE_GAME = yes_no(
    "an effect can win the game",
    "Does a player win because an effect says so?",
    "A player wins by having enough points, and no effect would take their place.",
)
A_TAG_CAN_BE_NAMED = yes_no(
    "a tag can be named",
    "Does a player who is told to name a tag name one that cards or tokens have?",
    "Objects are spoken of by what they are, and a word that somebody says is none of it.",
)
CARDS_CHANGE_THE_VICTORY_SCORE = yes_no(
    "cards change the victory score",
    "Does a card that raises or lowers the Victory Score change how many points win?",
    "The mode of play says how many points win, and no card is a part of that.",
)
WHAT_ACTIVATING_A_NAMED_KIND_DOES = Question(
    "what activating a named kind does",
    ("their condition is looked at", NOT_SAID, "nothing"),
    "nothing",
    "What happens when an effect activates conquer effects or others of a named kind?",
    "They trigger on their event, and it has not occurred.",
)
THE_GAME_ENDS_AT_ONCE = policy.THE_GAME_ENDS_AT_ONCE.differently(
    "no",
    "The turn would go on through the rest of its phases.",
)
A_MOVE_TO_WHERE_A_UNIT_MAY_NOT_BE_IS_A_RECALL = yes_no(
    "a move to where a unit may not be is a recall",
    "Is a unit recalled that an effect would move to a battlefield of two other players?",
    "What cannot be done is left out, and the unit would stay where it is.",
)
UNITS_COME_TO_THE_BASE_INSTEAD_OF_THE_COMBAT_OF_OTHERS = yes_no(
    "units come to the base instead of the combat of others",
    "Is a unit played to its player's base that would come to a combat of two other players?",
    "Whoever may play a unit to a battlefield plays it there, whoever else is there.",
)
WHAT_IS_LETHAL_COUNTS_PREVENTION = yes_no(
    "what is lethal counts prevention",
    "Does a unit need as much more damage assigned as will be prevented?",
    "Damage that equals its Might is lethal, and what is prevented would be so only afterwards.",
)
CONTRARY_DEMANDS_ON_DAMAGE_ARE_CHOSEN_FROM = yes_no(
    "contrary demands on damage are chosen from",
    "Does whoever assigns damage choose which of two contrary demands of a unit counts?",
    "First and last exclude each other, and the unit would be assigned damage among the others.",
)

QUESTIONS = points_in(globals())
