"""Contradictory things that would be done to one object at the same time: its player chooses one (400.6)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, Event, GameObject

from .moving import BATTLEFIELD, zone_after
from .questions_actions import OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN

WHERE_IT_GOES, WHICH_EFFECT = "where it goes", "which effect"


def without_contradictions(ev: Running, events: list[Event]) -> list[Event]:
    """The events that are left once one thing alone is done to each object, of those that would move it at once.

    What is done in place of an event that was replaced contradicts what else is about to happen, but not that event.
    """
    pending = [event for event in ev.under_way.proposed if not any(_is(event, each) for each in ev.under_way.replaced)]
    if len(events) + len(pending) < 2:
        return events
    left = list(events)
    for thing in {each.identity: each for event in events if (each := _moved(ev, event)) is not None}.values():
        ways = [event for event in (*left, *pending) if (one := _moved(ev, event)) and one.identity == thing.identity]
        zones = tuple(dict.fromkeys(zone_after(event) for event in ways))
        if len(zones) > 1 and (chosen := _chosen(ev, thing, WHERE_IT_GOES, zones)):
            left = [event for event in left if event not in ways or zone_after(event) == chosen]
        left = _one_of_those_alike(ev, thing, left)
    return left


def _one_of_those_alike(ev: Running, thing: GameObject, events: list[Event]) -> list[Event]:
    """The events with one alone of those that would move a permanent to the same zone, such as two destructions."""
    ways = [event for event in events if (one := _moved(ev, event)) and one.identity == thing.identity]
    told: dict[tuple[object, ...], Event] = {}
    for event in ways:
        told.setdefault((event.kind, event.status, event.cause.player, event.cause.name), event)
    if len(ways) < 2 or not ev.rules.ask(OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN):
        return events
    kept = next(iter(told.values()))
    if len(told) > 1:
        labels = _labels(list(told.values()))
        kept = labels[_chosen(ev, thing, WHICH_EFFECT, tuple(labels))]
    return [event for event in events if event is kept or not any(event is one for one in ways)]


def _labels(ways: list[Event]) -> dict[str, Event]:
    """What each of several things that would be done is called: what does it, or what it is where that is one."""
    by_cause = [event.cause.name for event in ways]
    names = by_cause if all(by_cause) and len({*by_cause}) == len(ways) else [_as_done(event) for event in ways]
    if len({*names}) < len(ways):
        names = [f"{cause}: {done}" for cause, done in zip(by_cause, map(_as_done, ways), strict=True)]
    return dict(zip(names, ways, strict=True))


def _as_done(event: Event) -> str:
    return f"{event.kind}, {event.status}" if event.status else event.kind


def _is(event: Event, replaced: Event) -> bool:
    """Whether it is this event that something is done in place of, whatever has been applied to it."""
    return (event.kind, event.objects, event.player) == (replaced.kind, replaced.objects, replaced.player)


def _moved(ev: Running, event: Event) -> GameObject | None:
    """The permanent that an event would move to another zone."""
    thing, zone = event.subject, zone_after(event)
    there = thing is not None and thing.zone == BATTLEFIELD and ev.state.find(thing.identity) is not None
    return thing if there and zone and zone != BATTLEFIELD else None


def _chosen(ev: Running, thing: GameObject, question: str, among: tuple[str, ...]) -> str:
    """What the controller of a permanent chooses for it; nothing where no rule has them choose."""
    ruled = ev.rules.ask(OF_CONTRADICTORY_MOVES_ONE_IS_CHOSEN)
    if not ruled:
        return ""
    answers = tuple((each,) for each in among)
    player = thing.player
    return ev.choices.choose(Decision(player, question, answers, ruled.rules, thing.handle))[0]
