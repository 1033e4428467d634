"""What counters make of the objects they are on, and since when (Comprehensive Rules 122.1, 613.7c)."""

from __future__ import annotations

from typing import Any

from rules_data.core.evaluator.events import Running, change_number
from rules_data.core.evaluator.state import Event, GameObject, GameState

from .kinds_of_counters import KEYWORD_COUNTERS
from .memory import remembered
from .questions_players import A_COUNTER_CAN_BE_A_KEYWORD, ENERGY_IS_KEPT_AS_COUNTERS
from .vocabulary import ENERGY


def acts_as_keyword(ev: Any, counter: str) -> bool:
    """Whether a counter does something to the object it is on: one with the name of a keyword by its rule (122.1b)."""
    return counter not in KEYWORD_COUNTERS or bool(ev.rules.ask(A_COUNTER_CAN_BE_A_KEYWORD, counter))


def get_energy(ev: Running, event: Event) -> Event | None:
    """A player gets energy counters, which are all that {E} is paid with (107.14)."""
    return change_number(ENERGY, 1)(ev, event) if ev.rules.ask(ENERGY_IS_KEPT_AS_COUNTERS) else None


def counter_since(state: GameState, thing: GameObject, counter: str) -> int:
    """The timestamp of an object's counters of a kind: that of the last one that was put there."""
    return remembered(state).counters_since.get((thing.identity, counter), thing.order)


def stamp(ev: Running, thing: GameObject, counter: str) -> None:
    """Keep when a counter was put that is a keyword: only in its layer does the order make a difference."""
    if counter in KEYWORD_COUNTERS:
        ev.board.put_newest(thing)
        since = remembered(ev.state).counters_since
        ev.board.remember(counters_since={**since, (thing.identity, counter): ev.state.clock})
