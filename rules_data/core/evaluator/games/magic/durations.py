"""How long effects last that do not end with the turn (Comprehensive Rules 611.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, GameState, Modifier

from .moving import BATTLEFIELD

_WHILE = (Duration.WHILE_ON_BOARD, Duration.WHILE_CONTROLLED)


def made_by(event: Event) -> dict[str, Any]:
    """Whose effect a change is and which object it comes from."""
    source = event.cause.source
    return {"player": event.cause.player, "made_from": source.identity if source is not None else None}


def lapse(ev: Running) -> None:
    """End what lasts as long as its source stays, once that is gone."""
    for thing in list(ev.state.objects.values()):
        if any(modifier.duration in _WHILE for modifier in thing.modifiers):
            kept = tuple(modifier for modifier in thing.modifiers if _lasts(ev, modifier))
            if len(kept) < len(thing.modifiers):
                ev.board.put(replace(thing, modifiers=kept))


def _lasts(ev: Running, modifier: Modifier) -> bool:
    if modifier.duration not in _WHILE or modifier.made_from is None:
        return True
    source = ev.state.find(modifier.made_from)
    if source is None or source.zone != BATTLEFIELD:
        return False
    return modifier.duration is Duration.WHILE_ON_BOARD or source.controller == modifier.player


def expire(state: GameState, duration: Duration, player: str = "") -> GameState:
    """The state without what lasted until now; only of one player's effects, when named."""
    for thing in list(state.objects.values()):
        kept = tuple(m for m in thing.modifiers if m.duration is not duration or m.player not in (player or m.player,))
        if len(kept) != len(thing.modifiers):
            state = state.with_object(replace(thing, modifiers=kept))
    delayed = tuple(
        each
        for each in state.delayed
        if each.ability.duration is not duration or each.controller not in (player or each.controller,)
    )
    return replace(state, delayed=delayed)
