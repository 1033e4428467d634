"""Instructions that only Riftbound has: what they would make happen."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, destination, objects_of, own_base_of
from rules_data.core.evaluator.state import Event, Frame


def _move(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    things = objects_of(ev, effect.objects, frame)
    if not things:
        return []
    to = destination(ev, effect, frame, things[0])
    if to is None:
        return []
    return [
        Event(
            "moves",
            (thing,),
            frame.view.you,
            at=ev.game.place_of(thing),
            to=own_base_of(ev, to, thing.controller or thing.owner),
            cause=frame.cause,
        )
        for thing in things
    ]


def _attach(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    ev.derived.begin_to_depend()
    hosts = objects_of(ev, effect.others, frame)
    return [
        Event("is attached", (thing,), frame.view.you, to=hosts[0].handle, cause=frame.cause)
        for thing in objects_of(ev, effect.objects, frame)
        if hosts
    ]


PROPOSALS = {"move": _move, "attach": _attach}
