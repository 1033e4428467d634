"""Goading: until its goader's next turn a creature attacks, and somebody else than that player (701.38)."""

from __future__ import annotations

from rules_data.core.abilities import Duration, Effect
from rules_data.core.abilities.changes import Must
from rules_data.core.evaluator.events import Running, current, frame_applied, objects_of
from rules_data.core.evaluator.state import Event, Frame, OfChanges

from . import permanents
from .moving import BATTLEFIELD
from .vocabulary import GOADED


def goaded_by(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each object is goaded by whoever carries out the instruction (701.38a)."""
    player = frame.view.you
    marked = OfChanges((Must(GOADED, player),), Duration.START_OF_NEXT_TURN)
    return [
        Event("is goaded", (thing,), player, cause=frame.cause, payload=marked, applied=frame_applied(frame))
        for thing in objects_of(ev, effect.objects, frame)
    ]


def goad(ev: Running, event: Event) -> Event | None:
    """Mark a permanent as goaded; nothing happens where the same player has goaded it already (701.38d)."""
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD:
        return None
    if any(each.change == Must(GOADED, event.player) for each in thing.modifiers):
        return None
    return permanents.change(ev, event)
