"""What Riftbound's rules decide when a player leaves a game that goes on (Core Rules 649-652 in all editions)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

THE_ONLY_PLAYER_LEFT_WINS = yes_no(
    "the only player left wins",
    "Does the only player who is left win the game?",
    "A game is won with points, and nobody gains any because another player goes.",
)
WHAT_A_PLAYER_WHO_LEFT_HAD_IS_BANISHED = yes_no(
    "what a player who left had is banished",
    "Is everything banished that a player who has left controlled or owned on the board?",
    "Units stay where they are until something moves or kills them.",
)
THE_BATTLEFIELD_OF_A_PLAYER_WHO_LEFT_IS_REPLACED = yes_no(
    "the battlefield of a player who left is replaced",
    "Does a token without abilities take the place of the battlefield that a player who has left brought?",
    "A battlefield belongs to no pile of a player, and would stay as it is.",
)
THE_CARDS_OF_A_PLAYER_WHO_LEFT_ARE_OUT_OF_THE_GAME = yes_no(
    "the cards of a player who left are out of the game",
    "Are all cards of a player who has left out of the game?",
    "Cards stay in the zone where they are.",
)
WHAT_A_PLAYER_WHO_LEFT_HAD_ON_THE_CHAIN_IS_COUNTERED = yes_no(
    "what a player who left had on the chain is countered",
    "Is what a player who has left controlled on the chain countered?",
    "What is on the chain resolves, whoever may act meanwhile.",
)

QUESTIONS = points_in(globals())
