"""What happens to players by an effect that says no more: cheers and boos, and the end of the game (8.5.57, 4.5)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event

from .memory import remembered
from .questions_named_effects import AN_EFFECT_CAN_END_THE_GAME, CHEERS_AND_BOOS_STAND_TOGETHER

Commit = Callable[["Running", Event], "Event | None"]


def crowd(opposite: str) -> Commit:
    """The crowd cheers or boos a player, which undoes nothing of the other (8.5.57a)."""

    def commit(ev: Running, event: Event) -> Event | None:
        if not ev.rules.ask(CHEERS_AND_BOOS_STAND_TOGETHER):
            earlier = [each for each in ev.state.events_since("turn") if each.player == event.player]
            if any(opposite in each.words for each in earlier):
                return None
        return event

    return commit


def wins(ev: Running, event: Event) -> Event | None:
    """The game is over as soon as an effect says that a player wins (4.5.1, 4.5.2b)."""
    if ev.state.memory.winner or not ev.rules.ask(AN_EFFECT_CAN_END_THE_GAME):
        return None
    ev.board.remember(winner=event.player)
    return event


def loses(ev: Running, event: Event) -> Event | None:
    """A player loses because an effect says so, with all whom it says it of at the same time (4.5.3b)."""
    if event.player in ev.state.memory.lost or not ev.rules.ask(AN_EFFECT_CAN_END_THE_GAME):
        return None
    ev.board.remember(told=remembered(ev.state).told | {event.player})
    return event
