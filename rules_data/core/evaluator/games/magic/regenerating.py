"""Regeneration: what keeps a permanent from being destroyed, once or whenever it would be (701.15, 614.8)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    Effect,
    EventPattern,
    Filter,
    NamedObjects,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities.effects import NO_REGENERATION, Regenerate
from rules_data.core.evaluator.events import Running, add_replacement, find_replacers, objects_of
from rules_data.core.evaluator.state import Delayed, Event, Frame, GameObject, replace

from .moving import BATTLEFIELD
from .questions_actions import REGENERATION_CAN_BE_RULED_OUT, REGENERATION_REPLACES_DESTRUCTION

BE_REGENERATED = "be regenerated"
_DESTROYED = "is destroyed"


def regenerate(ev: Running, effect: Effect, frame: Frame) -> None:
    """Make shields that wait for the next destruction; in place of a destruction, do what such a shield does."""
    for thing in objects_of(ev, effect.objects, frame):
        if thing.zone != BATTLEFIELD:
            continue
        if frame.replaces:
            _save(ev, thing, frame)
        elif ev.rules.ask(REGENERATION_REPLACES_DESTRUCTION):
            _make_shield(ev, thing, frame)


def remove_damage(ev: Running, effect: Effect, frame: Frame) -> None:
    """Take all damage off permanents, as damage wears off in a cleanup step (120.6)."""
    for thing in objects_of(ev, effect.objects, frame):
        if thing.zone == BATTLEFIELD and thing.count("damage"):
            ev.board.put(thing.with_counter("damage", 0))
            text = f"All damage is removed from {thing.handle}"
            ev.journal.record("procedure", text, ev.rules.cite("damage is removed"), objects=(thing.handle,))
    frame.view.state = ev.state


def _make_shield(ev: Running, thing: GameObject, frame: Frame) -> None:
    """The next time this very object would be destroyed this turn, it is regenerated instead (701.15a)."""
    replaced = Replacement(EventPattern(_DESTROYED, Filter((NamedObjects((thing.handle,)),))))
    saved = (Regenerate(Selector(Pick.IT)),)
    ability = Ability(AbilityKind.REPLACEMENT, saved, replacement=replaced, duration=Duration.NEXT_TIME)
    label = f"{frame.cause.name} (regenerate)".lstrip()
    number, view = ev.board.next_number(), frame.view
    shield = Delayed(number, ability, view.source, view.you, {}, label, linked_to=(thing.identity,))
    add_replacement(ev, shield, _DESTROYED)
    rules = ev.rules.ask(REGENERATION_REPLACES_DESTRUCTION).rules
    ev.journal.record("procedure", f"{thing.handle} has a regeneration shield", rules, objects=(thing.handle,))


def _save(ev: Running, thing: GameObject, frame: Frame) -> None:
    """All damage is removed from it, its controller taps it, and it is removed from combat."""
    healed = thing.with_counter("damage", 0)
    ev.board.put(healed)
    rules = ev.rules.ask(REGENERATION_REPLACES_DESTRUCTION).rules
    ev.journal.record("procedure", f"{thing.handle} regenerates", rules, objects=(thing.handle,))
    events = [Event("becomes tapped", (healed,), thing.controller, cause=frame.cause)]
    if {"attacking", "blocking"} & thing.statuses:
        events.append(Event("leaves combat", (healed,), thing.controller, cause=frame.cause))
    ev.events.perform(events)


def without_shields(ev: Running, event: Event) -> Event:
    """A destruction, closed to regeneration where what is destroyed can't be regenerated (701.15c)."""
    thing = event.subject
    if event.kind != _DESTROYED or thing is None or not _is_ruled_out(ev, event, thing):
        return event
    shields = [r for r in find_replacers(ev, [event]) if any(isinstance(e, Regenerate) for e in r.ability.effects)]
    if not shields:
        return event
    ruled = ev.rules.ask(REGENERATION_CAN_BE_RULED_OUT)
    if not ruled:
        return event
    text = f"{thing.handle} can't be regenerated"
    ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return replace(event, applied=event.applied | {shield.key for shield in shields})


def _is_ruled_out(ev: Running, event: Event, thing: GameObject) -> bool:
    return event.status == NO_REGENERATION or BE_REGENERATED in ev.derived.traits(ev.state, thing).cannot
