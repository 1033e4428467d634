"""Attaching and detaching, and what comes off as its host leaves (Core Rules 434, 435, 716-719; v1.2 421, 422)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.evaluator.events import Running, current, done
from rules_data.core.evaluator.state import Decision, Event, GameObject, replace

from .places import attached_to
from .questions_actions import ATTACHING_DETACHES, WHAT_IS_ATTACHED_ALREADY_IS_ATTACHED_ANEW
from .questions_course import ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES


def attach(ev: Running, event: Event) -> Event | None:
    """A card is attached; it detaches from what it was attached to (434.1.f)."""
    thing, host = current(ev, event), ev.state.objects.get(event.to)
    if thing is None or host is None:
        return None
    if thing.attached_to == host.identity and not ev.rules.ask(WHAT_IS_ATTACHED_ALREADY_IS_ATTACHED_ANEW):
        return None
    if thing.attached_to and ev.rules.ask(ATTACHING_DETACHES):
        ev.events.perform([Event("is detached", (thing,), thing.controller, at=place_at(thing), cause=event.cause)])
        thing = current(ev, event) or thing
    changed = replace(thing, attached_to=host.identity, zone=host.zone, at=host.at)
    return done(ev, event, thing, changed)


def detach(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or not thing.attached_to:
        return None
    changed = replace(thing, attached_to=None)
    return done(ev, event, thing, changed)


def bring_attached(ev: Running, host: GameObject) -> None:
    """What is attached to a permanent goes where the permanent goes."""
    for other in list(ev.state.objects.values()):
        if other.attached_to == host.identity:
            ev.board.put(replace(other, zone=host.zone, at=host.at))


def what_follows(ev: Running, events: Sequence[Event]) -> list[Event]:
    """What was attached to a permanent that has left the board detaches from it, in an order its controller chooses."""
    followed = []
    for event in events:
        for old in event.objects if "leaves" in event.words else ():
            followed += [
                Event("is detached", (gear,), old.controller, at=place_at(old), procedure="detaches as its host leaves")
                for gear in _in_order(ev, old, attached_to(ev.state, old))
            ]
    return followed


def place_at(thing: GameObject) -> str:
    """The location of a permanent on the board."""
    return thing.at if thing.zone == "battlefield" else f"base:{thing.player}"


def _in_order(ev: Running, host: GameObject, attached: list[GameObject]) -> list[GameObject]:
    """The order in which cards detach, where anything could come of it."""
    if not attached or "is detached" not in ev.interest.watched:
        return attached
    rules, found = ev.rules.ask(ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES).rules, []
    while attached:
        legal = tuple((each.handle,) for each in attached)
        chosen = ev.choices.choose(Decision(host.controller, "which detaches first", legal, rules, host.handle))[0]
        found += [each for each in attached if each.handle == chosen]
        attached = [each for each in attached if each.handle != chosen]
    return found
