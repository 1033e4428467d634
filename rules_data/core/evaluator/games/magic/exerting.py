"""Exerting: a permanent does not untap in its controller's next untap step (Comprehensive Rules 701.39)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Duration, Effect
from rules_data.core.abilities.changes import Cannot
from rules_data.core.evaluator.events import Running, current, frame_applied, objects_of
from rules_data.core.evaluator.state import Cause, Decision, Event, Frame, GameObject, OfChanges, replace

from . import permanents
from .cannot_and_can import AS_IT_ATTACKS, STAYS_TAPPED
from .having import acts, rules_of
from .moving import BATTLEFIELD

EXERT, EXERTED = "exert", "is exerted"
_STAYS = OfChanges((Cannot(STAYS_TAPPED),), Duration.NEXT_UNTAP)


def exerted_by(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each of the permanents is exerted, tapped or not, and as often as that is said (701.39b)."""
    blank = Event(EXERTED, (), frame.view.you, cause=frame.cause, payload=_STAYS, applied=frame_applied(frame))
    things = objects_of(ev, effect.objects, frame) if acts(ev, EXERT) else []
    return [replace(blank, objects=(thing,)) for thing in things]


def exert(ev: Running, event: Event) -> Event | None:
    """Only what is on the battlefield can be exerted (701.39c)."""
    thing = current(ev, event)
    return permanents.change(ev, event) if thing is not None and thing.zone == BATTLEFIELD else None


def exert_attackers(ev: Running, attackers: Sequence[GameObject]) -> None:
    """For each attacker that may be exerted as it attacks, its player chooses whether it is (508.1g, 701.39d)."""
    for attacker in attackers:
        thing = ev.state.objects[attacker.handle]
        if AS_IT_ATTACKS not in ev.derived.traits(ev.state, thing).can or not acts(ev, EXERT):
            continue
        player, rules = thing.controller, rules_of(ev, EXERT)
        asked = Decision(player, "pay optional cost", (("yes",), ("no",)), rules, thing.handle)
        if ev.choices.choose(asked)[0] == "yes":
            ev.events.perform([Event(EXERTED, (thing,), player, cause=Cause(player, thing), payload=_STAYS)])


PROPOSALS = {EXERT: exerted_by}
