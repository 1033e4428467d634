"""Planes: planeswalking away from one and to another (Comprehensive Rules 701.24, 901)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Event, Frame, replace

from .moving import put_in_zone

AWAY, TO = "planeswalks away", "planeswalks to"
PLANAR_DECK = "planar deck"


def planeswalk(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Every face-up plane goes to the bottom of its owner's planar deck, and the top of the player's is turned up."""
    events: list[Event] = []
    for player in acting_players(ev, effect, frame)[:1]:
        face_up = [o for o in ev.state.objects.values() if o.zone == "command" and "plane" in o.card.types]
        events += [Event(AWAY, (thing,), player, cause=frame.cause) for thing in face_up]
        top = ev.state.in_zone(PLANAR_DECK, player)[:1]
        events += [Event(TO, (thing,), player, cause=frame.cause) for thing in top]
    return events


def walk_away(ev: Running, event: Event) -> Event | None:
    return _move(ev, event, PLANAR_DECK)


def walk_to(ev: Running, event: Event) -> Event | None:
    return _move(ev, event, "command", controller=event.player)


def _move(ev: Running, event: Event, zone: str, **kept: Any) -> Event | None:
    subject = event.subject
    thing = ev.state.find(subject.identity) if subject is not None else None
    if thing is None:
        return None
    return replace(event, objects=(thing,), after=(put_in_zone(ev, thing, zone, **kept),))
