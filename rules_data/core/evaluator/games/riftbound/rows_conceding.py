"""Riftbound's rows on a player who concedes while others play on (Core Rules 649-652 in all editions)."""

from __future__ import annotations

from .questions_conceding import (
    THE_BATTLEFIELD_OF_A_PLAYER_WHO_LEFT_IS_REPLACED,
    THE_CARDS_OF_A_PLAYER_WHO_LEFT_ARE_OUT_OF_THE_GAME,
    THE_ONLY_PLAYER_LEFT_WINS,
    WHAT_A_PLAYER_WHO_LEFT_HAD_IS_BANISHED,
    WHAT_A_PLAYER_WHO_LEFT_HAD_ON_THE_CHAIN_IS_COUNTERED,
)
from .rows_triggers import yes

CONCEDING = (
    yes(
        "the-last-one-left-wins",
        THE_ONLY_PLAYER_LEFT_WINS,
        "651.1",
        "651.1",
        "If a concession leaves one player, that player wins.",
    ),
    yes(
        "the-board-of-a-player-who-left",
        WHAT_A_PLAYER_WHO_LEFT_HAD_IS_BANISHED,
        "652.1",
        "652.1",
        "Permanents, runes and facedown cards that a player who has left controls or owns are banished.",
    ),
    yes(
        "the-battlefield-of-a-player-who-left",
        THE_BATTLEFIELD_OF_A_PLAYER_WHO_LEFT_IS_REPLACED,
        "652.2 652.2.a",
        "652.2 652.2.a",
        "A token battlefield that can do nothing replaces the battlefield of a player who has left.",
    ),
    yes(
        "the-cards-of-a-player-who-left",
        THE_CARDS_OF_A_PLAYER_WHO_LEFT_ARE_OUT_OF_THE_GAME,
        "652.3",
        "652.3",
        "All cards that a player who has left owns are out of the game.",
    ),
    yes(
        "the-chain-of-a-player-who-left",
        WHAT_A_PLAYER_WHO_LEFT_HAD_ON_THE_CHAIN_IS_COUNTERED,
        "652.4",
        "652.4",
        "Spells and abilities of a player who has left are countered.",
    ),
)
