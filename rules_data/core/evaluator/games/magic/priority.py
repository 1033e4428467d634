"""Priority: who may act (Comprehensive Rules 117.3)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameState

from .memory import remembered
from .turn import may_act


def priority_of(state: GameState) -> str:
    """Who may act: who has just acted, the next after who has passed, otherwise the active player; or nobody."""
    memory = remembered(state)
    if memory.winner or not may_act(state):
        return ""
    if not memory.passed:
        return memory.last or state.turn_player
    return state.next_player(memory.last)


def note_step(ev: Running, player: str, acted: bool) -> None:
    """Who took the last step, by acting or by a pass after which nothing resolved; what nobody does leaves it."""
    memory = remembered(ev.state)
    counts = acted or bool(memory.passed)
    ev.board.remember(last=(player or memory.last) if counts else "")
