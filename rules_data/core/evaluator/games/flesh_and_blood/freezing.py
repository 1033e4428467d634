"""Freezing: an effect that lasts and keeps an object from being played and its abilities from being used (8.5.34)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.abilities import Ability, AbilityKind, Effect, Origin
from rules_data.core.abilities.effects import Freeze
from rules_data.core.evaluator.events import Running, creator_of, current, done, frame_applied, objects_of
from rules_data.core.evaluator.state import (
    Delayed,
    Ending,
    Event,
    Frame,
    GameObject,
    Modifier,
    Payload,
    replace,
)

from .facts import FREEZES, FROZEN, is_frozen
from .lasting import TURNS, is_generated, whose_turn


@dataclass(frozen=True, slots=True)
class OfFreezing(Payload):
    """The effect by which an object is frozen, with when it ends."""

    modifier: Modifier


def propose_freeze(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Objects are frozen for as long as the effect says, at most this turn where it says nothing (6.2.2)."""
    if not isinstance(effect, Freeze) or not is_generated(ev, effect, frame):
        return []
    return [
        Event(
            "is frozen",
            (thing,),
            frame.view.you,
            cause=frame.cause,
            payload=OfFreezing(_effect_on(ev, effect, frame, thing)),
            applied=frame_applied(frame),
        )
        for thing in objects_of(ev, effect.objects, frame)
    ]


def _effect_on(ev: Running, effect: Freeze, frame: Frame, thing: GameObject) -> Modifier:
    name, made_by = frame.cause.name, None
    if effect.duration in TURNS:
        ability = Ability(AbilityKind.PASSIVE, origin=Origin.DELAYED, duration=effect.duration, name=name)
        ending = Ending(ev.state.turn, whose_turn(effect, frame, thing), effect.whose, None)
        source, bindings = frame.view.source, dict(frame.view.bindings)
        made_by = Delayed(
            ev.board.next_number(), ability, source, frame.view.you, bindings, name,
            creator=creator_of(frame), clock=ev.state.clock, ending=ending,
        )  # fmt: skip
    return Modifier(FREEZES, effect.duration, ev.state.moment, name, made_by)


def freeze(ev: Running, event: Event) -> Event | None:
    """One more effect applies to an object, also to one that is frozen already (8.5.34b)."""
    thing = current(ev, event)
    if thing is None:
        return None
    made = event.carried(OfFreezing).modifier
    return done(ev, event, thing, replace(thing, modifiers=(*thing.modifiers, made)))


def unfreeze(ev: Running, event: Event) -> Event | None:
    """All effects that freeze an object cease to exist; one that is not frozen stays as it is (8.5.37a, 8.5.37b)."""
    thing = current(ev, event)
    if thing is None or not is_frozen(ev, ev.state, thing):
        return None
    left = tuple(each for each in thing.modifiers if each.change != FREEZES)
    return done(ev, event, thing, replace(thing.with_status(FROZEN, False), modifiers=left))
