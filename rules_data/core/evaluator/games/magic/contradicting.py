"""Contradictory things that would be done to one object at the same time: its player chooses one (400.6)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, Event, GameObject

from .moving import BATTLEFIELD, zone_after
from .questions_actions import OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN

WHERE_IT_GOES = "where it goes"


def without_contradictions(ev: Running, events: list[Event]) -> list[Event]:
    """The events that are left once each object goes to one zone alone, of those that it would go to at once.

    What is done in place of an event that was replaced contradicts what else is about to happen, but not that event.
    """
    pending = [event for event in ev.under_way.proposed if not any(_is(event, each) for each in ev.under_way.replaced)]
    if len(events) + len(pending) < 2:
        return events
    left = list(events)
    for thing in {each.identity: each for event in events if (each := _moved(ev, event)) is not None}.values():
        ways = [event for event in (*left, *pending) if (one := _moved(ev, event)) and one.identity == thing.identity]
        zones = tuple(dict.fromkeys(zone_after(event) for event in ways))
        if len(zones) > 1 and (chosen := _chosen(ev, thing, zones)):
            left = [event for event in left if event not in ways or zone_after(event) == chosen]
    return left


def _is(event: Event, replaced: Event) -> bool:
    """Whether it is this event that something is done in place of, whatever has been applied to it."""
    return (event.kind, event.objects, event.player) == (replaced.kind, replaced.objects, replaced.player)


def _moved(ev: Running, event: Event) -> GameObject | None:
    """The permanent that an event would move to another zone."""
    thing, zone = event.subject, zone_after(event)
    there = thing is not None and thing.zone == BATTLEFIELD and ev.state.find(thing.identity) is not None
    return thing if there and zone and zone != BATTLEFIELD else None


def _chosen(ev: Running, thing: GameObject, zones: tuple[str, ...]) -> str:
    """The zone that the controller of a permanent chooses for it; none where no rule has them choose."""
    ruled = ev.rules.ask(OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN)
    if not ruled:
        return ""
    answers = tuple((zone,) for zone in zones)
    player = thing.controller or thing.owner
    return ev.choices.choose(Decision(player, WHERE_IT_GOES, answers, ruled.rules, thing.handle))[0]
