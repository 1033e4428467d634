"""Priority: who may act while something is on the chain (Core Rules 312; v1.3 337-340, v1.2 333-336)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameState, IllegalStep

from .memory import remembered
from .questions_course import ONLY_THE_PLAYER_WITH_PRIORITY_ACTS


def priority_of(state: GameState) -> str:
    """Who may act: on the chain who was given it, in an open showdown who has Focus, else the turn player (312.2)."""
    memory = remembered(state)
    if state.waiting:
        return memory.priority
    return memory.focus if memory.showdown else state.turn_player if state.phase == "main" else ""


def award(ev: Running) -> None:
    """The controller of the newest item has priority, once it is the newest and nothing is pending any more."""
    newest = ev.state.waiting[-1] if ev.state.waiting else None
    number = newest.number if newest is not None else 0
    if number != remembered(ev.state).priority_on:
        holder = newest.controller if newest is not None else ""
        ev.board.remember(priority=holder, priority_on=number, passed=frozenset())


def begin_anew(ev: Running) -> None:
    """A card was played or an ability used: whoever controls the newest item then has priority again."""
    ev.board.remember(priority_on=0)


def check(ev: Running, player: str, what: str) -> None:
    """Raise IllegalStep when somebody else has priority."""
    holder = remembered(ev.state).priority
    ruled = ev.rules.ask(ONLY_THE_PLAYER_WITH_PRIORITY_ACTS)
    if ruled and holder and holder != player:
        raise IllegalStep(f"{player} may not {what}: {holder} has priority", ruled.rules)


def hand_on(ev: Running, player: str) -> None:
    """The next player in turn order has priority."""
    following = ev.state.next_player(player)
    ev.board.remember(priority=following)
    text = f"{following} has priority"
    ev.journal.record("procedure", text, ev.rules.cite("priority passes"), players=(following,))
