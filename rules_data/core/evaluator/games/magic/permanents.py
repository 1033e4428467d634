"""How permanents change where they are: tapped, phased out, with counters, attached (110, 122, 701, 702.26)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities.changes import Copy
from rules_data.core.evaluator.events import Running, current, done
from rules_data.core.evaluator.state import Event, GameObject, Modifier, OfChanges, OfCounters, replace

from .control import claim
from .counters import stamp
from .durations import made_by
from .forms import has_two_faces
from .moving import ARRIVED, BATTLEFIELD, DISGUISED, FACE_DOWN, PHASED_OUT
from .payloads import AlreadyUnattached, OfControl
from .questions_faces import (
    A_DOUBLE_FACED_PERMANENT_IS_TURNED_FACE_DOWN,
    AN_INSTANT_OR_SORCERY_STAYS_FACE_DOWN,
)
from .questions_triggers import BECOMING_IS_A_CHANGE
from .vocabulary import LYING_FACE_DOWN, PLAYER

Commit = Callable[["Running", Event], "Event | None"]


def status(status: str, on: bool, prevented_by: str = "") -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or thing.zone != BATTLEFIELD:
            return None
        if prevented_by and prevented_by in ev.derived.traits(ev.state, thing).cannot:
            return None
        if (status in thing.statuses) is on:
            # Nothing becomes what it already is (603.2f).
            return None if ev.rules.ask(BECOMING_IS_A_CHANGE) else replace(event, after=(thing,))
        changed = thing.with_status(status, on)
        return done(ev, event, thing, changed)

    return commit


def turn_over(*, down: bool) -> Commit:
    """Face down or face up; with a new timestamp (613.7f), and no longer with what a disguise has given it."""
    turn = status(FACE_DOWN, on=down)

    def commit(ev: Running, event: Event) -> Event | None:
        if _keeps_its_face_up(ev, event) if down else _stays_face_down(ev, event):
            return None
        happened = turn(ev, event)
        if happened is None:
            return None
        now = ev.state.objects[event.objects[0].handle]
        turned = replace(now, statuses=now.statuses - {DISGUISED, *LYING_FACE_DOWN})
        changed = replace(turned, order=ev.state.clock)
        ev.board.put_newest(changed)
        return replace(happened, after=(changed,))

    return commit


def _keeps_its_face_up(ev: Running, event: Event) -> bool:
    """Whether nothing turns an object face down since its card has two faces (712.16)."""
    thing = current(ev, event)
    if thing is None or not has_two_faces(thing.card):
        return False
    ruled = ev.rules.ask(A_DOUBLE_FACED_PERMANENT_IS_TURNED_FACE_DOWN)
    if not ruled:
        text = f"{thing.handle} has two faces and is not turned face down"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return not ruled


def _stays_face_down(ev: Running, event: Event) -> bool:
    """Whether an instant or sorcery card would be turned face up on the battlefield, and is not (701.34g, 701.56g)."""
    thing = current(ev, event)
    if thing is None or not {"instant", "sorcery"} & set(thing.card.types):
        return False
    ruled = ev.rules.ask(AN_INSTANT_OR_SORCERY_STAYS_FACE_DOWN)
    if ruled:
        text = f"{thing.handle} is no permanent card: it is revealed, and stays face down"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return bool(ruled)


def designate(ev: Running, event: Event) -> Event | None:
    """A designation that a permanent does not have yet; it keeps it as long as it stays on the battlefield."""
    thing, mark = current(ev, event), event.status
    if thing is None or thing.zone != BATTLEFIELD or mark in thing.statuses:
        return None
    happened = done(ev, event, thing, thing.with_status(mark))
    if happened is None or not mark:
        return happened
    return replace(happened, kind=f"becomes {mark}", also=(*happened.also, event.kind))


def begin_phased_out(ev: Running) -> None:
    """What a situation says is phased out is away from the beginning, with everything attached to it."""
    for thing in [o for o in ev.state.objects.values() if PHASED_OUT in o.statuses]:
        ev.board.put(replace(thing, zone=PHASED_OUT, statuses=thing.statuses - {PHASED_OUT}))
        for other in [o for o in ev.state.objects.values() if o.attached_to == thing.identity]:
            ev.board.put(replace(other, zone=PHASED_OUT))


def phase_out(ev: Running, event: Event) -> Event | None:
    """It is treated as though it did not exist, with everything attached to it; it changes no zone (702.26)."""
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD:
        return None
    for other in (thing, *(o for o in ev.state.objects.values() if o.attached_to == thing.identity)):
        ev.board.put(replace(out_of_combat(other), zone=PHASED_OUT))
    return replace(event, objects=(thing,), after=(ev.state.objects[thing.handle],))


def phase_in(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or thing.zone != PHASED_OUT:
        return None
    for other in (thing, *(o for o in ev.state.objects.values() if o.attached_to == thing.identity)):
        ev.board.put(replace(other, zone=BATTLEFIELD))
    return replace(event, objects=(thing,), after=(ev.state.objects[thing.handle],))


def counters(sign: int) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or event.amount < 1:
            return None
        name = event.carried(OfCounters).counter
        before = thing.count(name)
        after = max(0, before + sign * event.amount)
        if after == before:
            return None
        changed = thing.with_counter(name, after)
        ev.board.put(changed)
        if sign > 0:
            stamp(ev, changed, name)
        return replace(event, objects=(thing,), after=(changed,), amount=abs(after - before))

    return commit


def change(ev: Running, event: Event) -> Event | None:
    """Apply changes with a duration to an object."""
    thing = current(ev, event)
    if thing is None:
        return None
    given, by = event.carried(OfChanges), made_by(event)
    if any(isinstance(each, Copy) for each in given.changes):
        ev.derived.begin_to_depend()
    name, now = event.cause.name, ev.state.clock
    made = tuple(Modifier(each, given.duration, now, name, **by) for each in given.changes)
    changed = replace(thing, modifiers=(*thing.modifiers, *made))
    ev.board.put_newest(changed)
    return replace(event, objects=(thing,), after=(changed,))


def change_control(ev: Running, event: Event) -> Event | None:
    """Only what is on the battlefield or the stack has a controller (109.4)."""
    thing = current(ev, event)
    if thing is None or thing.controller == event.player or thing.zone not in (BATTLEFIELD, "stack"):
        return None
    control = event.payload if isinstance(event.payload, OfControl) else OfControl()
    changed = claim(ev, thing, event, control.duration).with_status("summoning sick").with_status(ARRIVED)
    changed = replace(out_of_combat(changed), paired_with=None)
    ev.board.put_newest(changed)
    return replace(event, objects=(thing,), after=(changed,), payload=replace(control, lost_by=thing.controller))


def out_of_combat(thing: GameObject) -> GameObject:
    return replace(thing, statuses=thing.statuses - {"attacking", "blocking", "blocked"})


def leave_combat_as_no_creature(ev: Running) -> None:
    """What attacks or blocks and has stopped being a creature is removed from combat (506.4)."""
    if not ev.state.combat:
        return
    fighting = [o for o in ev.state.objects.values() if {"attacking", "blocking"} & o.statuses]
    changed = [o for o in fighting if "creature" not in ev.derived.traits(ev.state, o).types]
    if changed:
        ev.events.perform([Event("leaves combat", (o,), o.controller) for o in changed])


def attach(ev: Running, event: Event) -> Event | None:
    thing, host = current(ev, event), ev.state.objects.get(event.to)
    if thing is None or host is None or host.zone not in (BATTLEFIELD, PLAYER):
        return None
    if thing.attached_to == host.identity and ev.rules.ask(BECOMING_IS_A_CHANGE):
        return None
    # With a new timestamp (613.7e).
    changed = replace(thing, attached_to=host.identity, order=ev.state.clock)
    ev.board.put_newest(changed)
    return replace(event, objects=(thing,), after=(changed,))


def unattach(ev: Running, event: Event) -> Event | None:
    if isinstance(event.payload, AlreadyUnattached):
        return event
    thing = current(ev, event)
    if thing is None or not thing.attached_to:
        return None
    changed = replace(thing, attached_to=None)
    return done(ev, event, thing, changed)
