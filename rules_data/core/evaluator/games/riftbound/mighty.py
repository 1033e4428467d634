"""Units that become Mighty: at the moment when their Might goes from less than 5 to 5 or more (Core Rules 706-709)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.state import Event, GameObject

from .facts import MIGHTY
from .memory import remembered
from .places import BOARD
from .questions_course import WHAT_CHANGES_FROM_BELOW_BECOMES_MIGHTY

BECOMES_MIGHTY = "becomes mighty"


def see_what_becomes_mighty(ev: Running) -> None:
    """As it begins and after anything has happened: which units have become Mighty by it, if anybody asks."""
    if BECOMES_MIGHTY not in ev.interest.spoken_of:
        return
    before, units = remembered(ev.state).might, _units(ev)
    now = {thing.identity: _might(ev, thing) for thing in units}
    if now == before:
        return
    ev.board.remember(might=now)
    changed = [thing for thing in units if before.get(thing.identity, now[thing.identity]) != now[thing.identity]]
    events = [_event(ev, thing) for thing in changed if _has_become(ev, before[thing.identity], now[thing.identity])]
    if events:
        ev.events.perform(events)


def _has_become(ev: Running, before: int, now: int) -> bool:
    return now >= MIGHTY and (before < MIGHTY or not ev.rules.ask(WHAT_CHANGES_FROM_BELOW_BECOMES_MIGHTY))


def _units(ev: Running) -> list[GameObject]:
    there = (thing for thing in ev.state.objects.values() if thing.zone in BOARD)
    return [thing for thing in there if "unit" in ev.derived.traits(ev.state, thing).types]


def _might(ev: Running, thing: GameObject) -> int:
    return measure(ev, ev.state, thing, "might")


def _event(ev: Running, thing: GameObject) -> Event:
    return Event(BECOMES_MIGHTY, (thing,), thing.controller, at=ev.game.place_of(thing), after=(thing,))
