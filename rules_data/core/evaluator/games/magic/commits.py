"""How each kind of event changes the state (Comprehensive Rules 106, 110, 118-122, 701, 702.26, 800.4).

A commit returns the event as it happened, or None where there was nothing for it to do: tapping what is tapped,
damage of zero, an object that has become another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, GameObject, Modifier, OfChanges, OfCounters, OfResource

from .control import claim
from .damage import dealing, results, take_damage
from .dungeons import COMPLETED, ROOM, complete, move_marker
from .durations import made_by
from .keywords import BLOCKED_BY
from .leaving import A_DRAW, what_leaving_does
from .moving import (
    BATTLEFIELD,
    NOWHERE,
    PHASED_OUT,
    countered,
    current,
    destroy,
    discard,
    draw,
    enter,
    mill,
    move,
    only_from_battlefield,
    sacrifice,
)
from .payloads import AlreadyUnattached, IntoZone, OfAttacking, OfControl
from .planes import AWAY, TO, walk_away, walk_to
from .questions_players import WHOEVER_LOSES_LEAVES
from .questions_triggers import BECOMING_IS_A_CHANGE
from .sagas import CHAPTER, chapters_reached
from .vocabulary import PLAYER

Commit = Callable[["Running", Event], "Event | None"]


def _status(status: str, on: bool, prevented_by: str = "") -> Commit:
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
        ev.board.put(changed)
        return replace(event, objects=(thing,), after=(changed,))

    return commit


def transform(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD:
        return None
    changed = thing.with_status("transformed", "transformed" not in thing.statuses)
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,))


def phase_out(ev: Running, event: Event) -> Event | None:
    """It is treated as though it did not exist, with everything attached to it; it changes no zone (702.26)."""
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD:
        return None
    for other in (thing, *(o for o in ev.state.objects.values() if o.attached_to == thing.identity)):
        ev.board.put(replace(other, zone=PHASED_OUT))
    return replace(event, objects=(thing,), after=(ev.state.objects[thing.handle],))


def phase_in(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or thing.zone != PHASED_OUT:
        return None
    for other in (thing, *(o for o in ev.state.objects.values() if o.attached_to == thing.identity)):
        ev.board.put(replace(other, zone=BATTLEFIELD))
    return replace(event, objects=(thing,), after=(ev.state.objects[thing.handle],))


# --- damage, life, mana ----------------------------------------------------------------------------


def follow(ev: Running, events: Sequence[Event]) -> Sequence[Event]:
    """What happens with events as a part of them: life lost to damage, what each source dealt, who was attacked."""
    found: list[Event] = []
    dealt: dict[str, list[Event]] = {}
    attacked: dict[str, int] = {}
    for event in events:
        if isinstance(event.payload, IntoZone) and event.payload.counters:
            found += _entering_with(event, event.payload)
        if event.kind == "is dealt damage":
            found += results(ev, event)
            if event.cause.source is not None:
                dealt.setdefault(event.cause.source.handle, []).append(event)
        elif isinstance(event.payload, OfControl) and event.payload.lost_by:
            lost = event.payload.lost_by
            found.append(Event("loses control", event.objects, lost, after=event.after, cause=event.cause))
        elif isinstance(event.payload, OfAttacking) and event.payload.defender:
            defender = event.payload.defender
            attacked[defender] = attacked.get(defender, 0) + 1
    found += what_leaving_does(ev, events)
    found += chapters_reached(ev, events)
    for parts in dealt.values():
        found += dealing(ev, parts)
    found += [Event("is attacked", (ev.state.objects[name],), name, number) for name, number in attacked.items()]
    return found


def _entering_with(event: Event, into: IntoZone) -> list[Event]:
    """Counters that an object enters with are put on it as a part of its entering (122.6)."""
    put = "counter is put"
    return [
        Event(put, (thing,), event.player, many, cause=event.cause, payload=OfCounters(name), category=(name,))
        for thing in event.after
        for name, many in into.counters
    ]


def _change_number(name: str, sign: int) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        if event.amount < 1:
            return None
        value = ev.state.number(event.player, name) + sign * event.amount
        ev.board.set_number(event.player, name, value)
        return event

    return commit


def add(ev: Running, event: Event) -> Event | None:
    name = event.carried(OfResource).resource
    ev.board.set_number(event.player, name, ev.state.number(event.player, name) + event.amount)
    return event


# --- counters, changes, control, attachment --------------------------------------------------------


def _counters(sign: int) -> Commit:
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
        return replace(event, objects=(thing,), after=(changed,), amount=abs(after - before))

    return commit


def change(ev: Running, event: Event) -> Event | None:
    """Apply changes with a duration to an object."""
    thing = current(ev, event)
    if thing is None:
        return None
    given, by = event.carried(OfChanges), made_by(event)
    name, now = event.cause.name, ev.state.clock
    made = tuple(Modifier(each, given.duration, now, name, **by) for each in given.changes)
    changed = replace(thing, modifiers=(*thing.modifiers, *made))
    ev.board.put_newest(changed)
    return replace(event, objects=(thing,), after=(changed,))


def change_control(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or thing.controller == event.player:
        return None
    control = event.payload if isinstance(event.payload, OfControl) else OfControl()
    changed = claim(ev, thing, event, control.duration).with_status("summoning sick")
    changed = out_of_combat(changed)
    ev.board.put_newest(changed)
    return replace(event, objects=(thing,), after=(changed,), payload=replace(control, lost_by=thing.controller))


def out_of_combat(thing: GameObject) -> GameObject:
    return replace(thing, statuses=thing.statuses - {"attacking", "blocking", "blocked"})


def attach(ev: Running, event: Event) -> Event | None:
    thing, host = current(ev, event), ev.state.objects.get(event.to)
    if thing is None or host is None or host.zone not in (BATTLEFIELD, PLAYER):
        return None
    if thing.attached_to == host.identity and ev.rules.ask(BECOMING_IS_A_CHANGE):
        return None
    changed = replace(thing, attached_to=host.identity)
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,))


def unattach(ev: Running, event: Event) -> Event | None:
    if isinstance(event.payload, AlreadyUnattached):
        return event
    thing = current(ev, event)
    if thing is None or not thing.attached_to:
        return None
    changed = replace(thing, attached_to=None)
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,))


# --- combat and the end of the game ----------------------------------------------------------------


def _designate(*statuses: str) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        after = []
        for thing in event.objects:
            changed = ev.state.objects[thing.handle]
            for status in statuses:
                changed = changed.with_status(status)
            ev.board.put(changed)
            after.append(changed)
        return replace(event, after=tuple(after))

    return commit


def leave_combat(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None:
        return None
    changed = out_of_combat(thing)
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,))


def lose(ev: Running, event: Event) -> Event | None:
    """A player who loses leaves the game (104.5); what they own leaves with them (800.4a)."""
    if event.player in ev.state.memory.lost or ev.state.memory.winner:
        return None
    memory = ev.state.memory
    ev.board.remember(lost=memory.lost | {event.player})
    if ev.rules.ask(WHOEVER_LOSES_LEAVES):
        ev.board.remember(left=memory.left | {event.player})
        person = ev.state.objects[event.player]
        ev.board.put(replace(person, zone=NOWHERE, incarnation=person.incarnation + 1))
    return event


def win(ev: Running, event: Event) -> Event | None:
    if ev.state.memory.winner or event.player in ev.state.memory.lost:
        return None
    ev.board.remember(winner=event.player)
    return event


def as_told(ev: Running, event: Event) -> Event | None:
    """Events that only tell that something is so."""
    after = event.after or tuple(ev.state.objects.get(thing.handle, thing) for thing in event.objects)
    return replace(event, after=after)


COMMITS: dict[str, Commit] = {
    "enters": enter,
    "is created": enter,
    "is put": move,
    "dies": only_from_battlefield(move),
    "is destroyed": destroy,
    "is sacrificed": sacrifice,
    "is exiled": move,
    "is returned": move,
    "is milled": mill,
    "discards": discard,
    "draws": draw,
    "is countered": countered,
    "leaves the game": move,
    "becomes tapped": _status("tapped", on=True),
    "becomes untapped": _status("tapped", on=False, prevented_by="untap"),
    "is turned face up": _status("face down", on=False),
    "is turned face down": _status("face down", on=True),
    "transforms": transform,
    "phases out": phase_out,
    "phases in": phase_in,
    "is dealt damage": take_damage,
    "gains life": _change_number("life", 1),
    "loses life": _change_number("life", -1),
    "gets poison": _change_number("poison", 1),
    "adds": add,
    "counter is put": _counters(1),
    "counter is removed": _counters(-1),
    "is changed": change,
    "changes control": change_control,
    "becomes attached": attach,
    "becomes unattached": unattach,
    "attacks": _designate("attacking"),
    "blocks": _designate("blocking"),
    "becomes blocked": _designate("blocked"),
    BLOCKED_BY: as_told,
    "blocks a creature": as_told,
    "leaves combat": leave_combat,
    "loses the game": lose,
    "wins the game": win,
    ROOM: move_marker,
    COMPLETED: complete,
    AWAY: walk_away,
    TO: walk_to,
    CHAPTER: as_told,
    A_DRAW: as_told,
    **dict.fromkeys(
        (
            "deals damage",
            "loses control",
            "is attacked",
            "is unblocked",
            "is targeted",
            "is revealed",
            "is cast",
            "resolves",
            "ability triggers",
            "ability is used",
            "is tapped for mana",
            "beginning of",
        ),
        as_told,
    ),
}
