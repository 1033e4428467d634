"""Draws other than the first of a player in each of their own draw steps (Comprehensive Rules 121, 504.1)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, replace

from .questions_actions import CARDS_ARE_DRAWN_ONE_AT_A_TIME

DRAWS, FURTHER = "draws", "draws a further card"


def told_further(ev: Running, events: list[Event]) -> list[Event]:
    """The events, with each draw that is not the first one of its player's own draw step told as a further one."""
    if not {FURTHER} & (ev.interest.watched | ev.interest.counted | ev.interest.replaced):
        return events
    first, found = _first_is_to_come(ev), []
    for event in events:
        own = event.kind == DRAWS and event.player == ev.state.turn_player
        further = event.kind == DRAWS and not (first and own) and FURTHER not in event.words
        first = first and not own
        found.append(replace(event, also=(*event.also, FURTHER)) if further else event)
    return found


def one_after_another(ev: Running, events: list[Event]) -> list[list[Event]]:
    """Cards are drawn one at a time: what replaces one draw looks at what the draw before it has left (121.2).

    The other events come at once, before them.
    """
    draws = [event for event in events if event.kind == DRAWS]
    if len(draws) < 2 or not ev.rules.ask(CARDS_ARE_DRAWN_ONE_AT_A_TIME):
        return [events]
    rest = [event for event in events if event.kind != DRAWS]
    return [*([rest] if rest else []), *([draw] for draw in draws)]


def note_drawn(ev: Running, player: str) -> None:
    """Remember that a player has drawn a card in their draw step."""
    if ev.state.phase == "draw" and player == ev.state.turn_player:
        ev.board.note_use(_drawn_by(player))


def _first_is_to_come(ev: Running) -> bool:
    return ev.state.phase == "draw" and not ev.state.used.get(_drawn_by(ev.state.turn_player), 0)


def _drawn_by(player: str) -> str:
    return f"drawn in the draw step:{player}"
