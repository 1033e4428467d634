"""Magic's rows on players who win, lose and leave (Comprehensive Rules 102, 104 and 800.4)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import THE_GAME_ENDS_AT_ONCE, WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED

from .kinds_of_counters import DECAYED
from .questions_players import (
    A_COMMANDER_IS_CAST_FROM_THE_COMMAND_ZONE,
    A_COMMANDER_STAYS_OUT_OF_HANDS_AND_LIBRARIES,
    A_COUNTER_CAN_BE_A_KEYWORD,
    A_DEPARTED_PLAYER_BEGINS_A_TURN,
    A_DEPARTED_PLAYER_IS_DEALT_COMBAT_DAMAGE,
    ENERGY_IS_KEPT_AS_COUNTERS,
    NO_EFFECT_PREVENTS_CONCEDING,
    NO_EFFECT_PREVENTS_THE_LAST_PLAYER_FROM_WINNING,
    THE_LAST_PLAYER_LEFT_WINS,
    THE_TEXT_OF_A_COMMANDER_COUNTS_FOR_ITS_IDENTITY,
    TRIGGERS_OF_A_DEPARTED_PLAYER_ARE_PLACED,
    WHAT_CANNOT_BE_DONE_IS_NOT_DONE,
    WHAT_GOES_BACK_TO_WHO_HAS_LEFT_IS_EXILED,
    WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE,
    WHAT_LASTS_UNTIL_A_DEPARTED_PLAYERS_TURN_ENDS,
    WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE,
    WHOEVER_LOSES_LEAVES,
    WHOEVER_PUTS_A_CARD_THERE_CONTROLS_IT,
)
from .rows_triggers import no, yes

PLAYERS = (
    yes(
        "only-possible-choices",
        WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED,
        "608.2d",
        "What is impossible can't be chosen, so whoever may do such a thing doesn't; drawing is always possible.",
    ),
    yes(
        "commander-tax",
        A_COMMANDER_IS_CAST_FROM_THE_COMMAND_ZONE,
        "903.8",
        "A commander is cast from the command zone, for {2} more for each time it has been cast from there.",
    ),
    yes(
        "commander-stays-out",
        A_COMMANDER_STAYS_OUT_OF_HANDS_AND_LIBRARIES,
        "903.9b",
        "A commander that would go to a hand or library goes to the command zone if its owner likes.",
    ),
    yes(
        "game-ends-at-once",
        THE_GAME_ENDS_AT_ONCE,
        "104.1",
        "The game is over the moment a player wins it or it is drawn; nothing more is carried out.",
    ),
    yes(
        "last-player-wins",
        THE_LAST_PLAYER_LEFT_WINS,
        "104.2a",
        "A player whose opponents have all left the game has won it.",
    ),
    yes(
        "players-cannot",
        WHAT_CANNOT_BE_DONE_IS_NOT_DONE,
        "101.2",
        "A player who can't lose, win, gain life or cast a spell doesn't, and what can't be countered isn't.",
    ),
    yes(
        "conceding",
        NO_EFFECT_PREVENTS_CONCEDING,
        "101.1 104.3a",
        "A player may concede at any time, and no effect keeps them from it.",
    ),
    yes(
        "last-player-wins-anyway",
        NO_EFFECT_PREVENTS_THE_LAST_PLAYER_FROM_WINNING,
        "104.2a",
        "A player whose opponents have all left has won, even if an effect says that they can't win.",
    ),
    yes(
        "losers-leave",
        WHOEVER_LOSES_LEAVES,
        "800.4a",
        "Whoever leaves the game takes along what they own; what else they controlled is exiled.",
    ),
    yes(
        "nobody-left-to-control-it",
        WHAT_GOES_BACK_TO_WHO_HAS_LEFT_IS_EXILED,
        "800.4c",
        "An object that would go back to a player who has left is exiled as soon as the effect on its control ends.",
    ),
    yes(
        "who-puts-it-there",
        WHOEVER_PUTS_A_CARD_THERE_CONTROLS_IT,
        "110.2a",
        "What a player is told to put onto the battlefield enters under that player's control.",
    ),
    yes(
        "for-each-player-at-once",
        WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE,
        "608.2f",
        "What a spell or ability does to several players, or to what they have, is done to all of them at once.",
    ),
    yes(
        "several-players-act-at-once",
        WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE,
        "101.4 608.2e",
        "Players who may do something choose in turn order, the active player first; then all of it happens at once.",
    ),
    no(
        "no-damage-to-the-departed",
        A_DEPARTED_PLAYER_IS_DEALT_COMBAT_DAMAGE,
        "800.4e",
        "Combat damage that would be assigned to a player who has left is not assigned.",
    ),
    no(
        "no-triggers-of-the-departed",
        TRIGGERS_OF_A_DEPARTED_PLAYER_ARE_PLACED,
        "800.4d",
        "A triggered ability of a player who has left the game is not put on the stack.",
    ),
    no(
        "no-turns-of-the-departed",
        A_DEPARTED_PLAYER_BEGINS_A_TURN,
        "800.4k",
        "A turn of a player who has left the game does not begin.",
    ),
    yes(
        "until-a-turn-of-the-departed",
        WHAT_LASTS_UNTIL_A_DEPARTED_PLAYERS_TURN_ENDS,
        "800.4m",
        "What lasts until the next turn of a player who has left is over where that turn would have begun.",
    ),
    yes(
        "identity-of-a-commander",
        THE_TEXT_OF_A_COMMANDER_COUNTS_FOR_ITS_IDENTITY,
        "903.4",
        "The color identity of a card has the colors of the mana symbols in its text as well as those of its cost.",
    ),
    yes(
        "energy-counters",
        ENERGY_IS_KEPT_AS_COUNTERS,
        "107.14",
        "Each energy symbol that a player gets is a counter of theirs, and pays for one in a cost.",
    ),
    yes(
        "keyword-counters",
        A_COUNTER_CAN_BE_A_KEYWORD,
        "122.1b",
        "What has a counter with the name of a keyword on it has that keyword.",
        when=lambda counter: counter != DECAYED,
    ),
)
