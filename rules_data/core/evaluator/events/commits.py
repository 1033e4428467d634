"""How events change the state that happen alike in games; what only one game has its own module of commits knows.

A commit returns the event as it happened, or None where there was nothing for it to do.
"""

from __future__ import annotations

from rules_data.core.evaluator.state import Event, GameObject, OfResource, replace

from .running import Commit, Running


def current(ev: Running, event: Event) -> GameObject | None:
    """The object an event is about, if it is still the same one."""
    subject = event.subject
    return None if subject is None else ev.state.find(subject.identity)


def done(ev: Running, event: Event, thing: GameObject, changed: GameObject) -> Event:
    """The event as it happened to one object, which has been changed where it is."""
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,))


def as_told(ev: Running, event: Event) -> Event | None:
    """Events that only tell that something is so."""
    if event.after or not event.objects:
        return event
    return replace(event, after=tuple([ev.state.objects.get(thing.handle, thing) for thing in event.objects]))


def change_number(name: str, sign: int, least: int | None = None) -> Commit:
    """A player's number rises or falls by the amount of the event, but not below the least that it can be."""

    def commit(ev: Running, event: Event) -> Event | None:
        if event.amount < 1:
            return None
        value = ev.state.number(event.player, name) + sign * event.amount
        ev.board.set_number(event.player, name, value if least is None else max(least, value))
        return event

    return commit


def add_resource(ev: Running, event: Event) -> Event | None:
    """A player has more of a resource."""
    return change_number(event.carried(OfResource).resource, 1)(ev, event)


def new_handle(ev: Running, name: str) -> str:
    """A handle that nothing has yet: the name, and a number behind it where there is such a thing already."""
    handle, number = name, 1
    while handle in ev.state.objects:
        number += 1
        handle = f"{name} {number}"
    return handle
