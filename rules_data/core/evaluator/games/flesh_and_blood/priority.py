"""Priority: who may act (Comprehensive Rules 1.11.3 to 1.11.5)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameState, IllegalStep

from .memory import remembered


def priority_of(state: GameState) -> str:
    """Who may act: who has just acted, the next after who has passed, otherwise the turn-player; or nobody."""
    memory = remembered(state)
    if memory.winner or state.phase != "action" or (state.combat and memory.step == "close"):
        return ""
    if memory.passed or memory.last in memory.lost:
        return state.next_player(memory.last or state.turn_player)
    return memory.last or state.turn_player


# Steps of a scenario that take nobody's turn to act, whoever takes them.
_BESIDE = ("instruct", "at once", "concede", "agree to a draw")


def note_step(ev: Running, kind: str, player: str) -> None:
    """Who took the last step, by acting or by a pass after which nothing resolved.

    Whatever all have passed for, the turn-player has priority afterwards (1.11.3).
    """
    if kind in ("play", "use"):
        by_default = ev.state.waiting[-1].controller if ev.state.waiting else ""
        ev.board.remember(passed=frozenset(), last=player or by_default)
    elif kind == "pass":
        ev.board.remember(last=player if ev.state.memory.passed else "")
    elif kind not in _BESIDE:
        ev.board.remember(passed=frozenset(), last="")


def refuse_who_has_passed(ev: Running, player: str) -> None:
    """Raise IllegalStep for a player who has passed since anybody acted: they have no priority (1.11.5)."""
    if player in ev.state.memory.passed:
        raise IllegalStep(f"{player} has passed, and has no priority until somebody acts", ev.rules.cite("pass"))
