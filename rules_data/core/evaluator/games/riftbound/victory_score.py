"""How many points win a game, and how many of them a player still needs (Core Rules v1.3 194.3, v1.2 191.3)."""

from __future__ import annotations

from rules_data.core.evaluator.state import GameState

USUAL_VICTORY_SCORE = 8


def victory_score(state: GameState) -> int:
    """How many points win: what the situation says, or the usual number."""
    return state.numbers.get(("", "victory score"), USUAL_VICTORY_SCORE)


def points_to_win(state: GameState, player: str) -> int:
    """How many points a player is short of the Victory Score, 0 or less once they are not."""
    return victory_score(state) - state.number(player, "points")
