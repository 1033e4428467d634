"""Exile that lasts until its source leaves the battlefield (Comprehensive Rules 610.3)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Exile
from rules_data.core.evaluator.events import Running, frame_applied, objects_of
from rules_data.core.evaluator.state import Cause, Event, Frame, GameObject, replace

from .memory import remembered
from .moving import BATTLEFIELD, PHASED_OUT
from .payloads import IntoZone, UntilGone
from .questions_announcing import EXILE_CAN_LAST_UNTIL_SOMETHING, EXILE_IS_OVER_BEFORE_IT_BEGINS


def exiled(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """What is exiled, for good or until the source of the instruction leaves the battlefield."""
    source = frame.view.source
    lasts = isinstance(effect, Exile) and bool(effect.until)
    if lasts and not _is_there(ev, source):
        ruled = ev.rules.ask(EXILE_IS_OVER_BEFORE_IT_BEGINS)
        if ruled:
            text = f"{frame.cause.name} exiles nothing: {source.handle} has already left the battlefield"
            ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(source.handle,))
            return []
    status = effect.status
    payload = UntilGone(status, until=source.identity) if lasts else IntoZone(status)
    applied = frame_applied(frame)
    return [
        Event("is exiled", (thing,), frame.view.you, cause=frame.cause, payload=payload, applied=applied)
        for thing in objects_of(ev, effect.objects, frame)
    ]


def _is_there(ev: Running, source: GameObject) -> bool:
    found = ev.state.find(source.identity)
    return found is not None and found.zone == BATTLEFIELD


def note_exiled(ev: Running, event: Event) -> None:
    """Remember what an event that has happened exiled for a time, and from where."""
    if not isinstance(event.payload, UntilGone) or not ev.rules.ask(EXILE_CAN_LAST_UNTIL_SOMETHING):
        return
    kept = tuple(
        (event.payload.until, new.identity, old.zone)
        for old, new in zip(event.objects, event.after, strict=False)
        if new.zone == "exile"
    )
    ev.board.remember(until_gone=(*remembered(ev.state).until_gone, *kept))


def bring_back(ev: Running) -> None:
    """What was exiled until something left returns to where it was, under its owner's control (610.3, 610.3c)."""
    waiting = remembered(ev.state).until_gone
    due = [each for each in waiting if not _is_on_battlefield(ev, each[0])]
    if not due:
        return
    ev.board.remember(until_gone=tuple(each for each in waiting if each not in due))
    rules = ev.rules.ask(EXILE_CAN_LAST_UNTIL_SOMETHING).rules
    events = []
    for (source, _), identity, zone in due:
        thing = ev.state.find(identity)
        if thing is None or thing.zone != "exile":
            continue
        text = f"{thing.handle} returns, since {source} has left the battlefield"
        ev.journal.record("procedure", text, rules, objects=(thing.handle, source))
        into = IntoZone(zone=zone, controller=thing.owner)
        events.append(Event("is returned", (thing,), thing.owner, cause=Cause(thing.owner), payload=into))
    if events:
        ev.events.perform([replace(event, procedure="is returned") for event in events])


def _is_on_battlefield(ev: Running, identity: tuple[str, int]) -> bool:
    """Whether it has not left: what is phased out has not (702.26d)."""
    found = ev.state.find(identity)
    return found is not None and found.zone in (BATTLEFIELD, PHASED_OUT)
