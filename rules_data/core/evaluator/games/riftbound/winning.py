"""Winning the game (Core Rules v1.3 323.1 and 467, v1.2 322.1)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameState, NotSupported

from .questions_course import THE_MOST_POINTS_WIN

USUAL_VICTORY_SCORE = 8


def win(ev: Running) -> None:
    """A player who has enough points wins the game, if the rules let nobody else have as many."""
    if ev.state.memory.winner:
        return
    scores = {player: ev.state.number(player, "points") for player in ev.state.players}
    reached = [player for player, points in scores.items() if points >= victory_score(ev.state)]
    if ev.rules.ask(THE_MOST_POINTS_WIN):
        reached = [p for p in reached if all(scores[p] > n for other, n in scores.items() if other != p)]
    if len(reached) > 1:
        names = " and ".join(reached)
        raise NotSupported(f"{names} have the Victory Score at once, and the rules do not say which of them wins.")
    for player in reached:
        ev.board.remember(winner=player)
        ev.journal.record("procedure", f"{player} wins the game", ev.rules.cite("win"), players=(player,))


def victory_score(state: GameState) -> int:
    """How many points win: what the situation says, or the usual number."""
    return state.numbers.get(("", "victory score"), USUAL_VICTORY_SCORE)
