"""How each kind of event changes the state (Comprehensive Rules 8.5, named effects, and 7, combat).

A commit returns the event as it happened, or None where there was nothing for it to do (1.9.1b, 8.5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import has_status
from rules_data.core.evaluator.state import NO_PAYLOAD, UNMODIFIED, Event, GameObject, OfCounters

from .clashing import clash, outcomes
from .lasting import change, change_control
from .payloads import OfAttack
from .vocabulary import CHANGES
from .zones import ARENA, NOWHERE, commit_move

Commit = Callable[["Running", Event], "Event | None"]


def _goes_to(zone: str) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        if event.kind == "is destroyed":
            event = replace(event, objects=tuple(o for o in event.objects if not _cannot(ev, o, "be destroyed")))
        return commit_move(ev, event, zone)

    return commit


def _cannot(ev: Running, thing: GameObject, what: str) -> bool:
    current = ev.state.find(thing.identity)
    return current is not None and what in ev.derived.traits(ev.state, current).cannot


def put(ev: Running, event: Event) -> Event | None:
    """Move an object to the zone the event names (8.5.15); an arsenal holds one card (3.3.2a)."""
    zone = "deck" if event.to == "deck bottom" else "permanent" if event.to == "arena" else event.to
    thing = current(ev, event)
    if zone == "arsenal" and (thing is None or ev.state.in_zone("arsenal", thing.owner)):
        return None
    return commit_move(ev, event, zone)


def current(ev: Running, event: Event) -> GameObject | None:
    """The object of an event, if it is still the same one."""
    return None if event.subject is None else ev.state.find(event.subject.identity)


def _status(status: str, on: bool) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or (status in thing.statuses) is on:
            return None
        changed = thing.with_status(status, on)
        ev.board.put(changed)
        return replace(event, objects=(thing,), after=(changed,))

    return commit


def _turn_face(down: bool) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or has_status(ev, ev.state, thing, "face down") is down:
            return None
        changed = thing.with_status("face down", down).with_status("face up", not down)
        ev.board.put(changed)
        return replace(event, objects=(thing,), after=(changed,))

    return commit


def draw(ev: Running, event: Event) -> Event | None:
    """Cards from the top of the deck to the hand, as many as there are (8.5.6b)."""
    drawn = ev.state.in_zone("deck", event.player)[: event.amount]
    if not drawn:
        return None
    return commit_move(ev, replace(event, objects=tuple(drawn)), "hand")


def individual(event: Event) -> tuple[Event, ...]:
    """Drawing several cards is drawing a card so many times (1.9.2)."""
    if event.kind != "draws" or event.amount < 2:
        return (event,)
    return (replace(event, amount=1),) * event.amount


def take_damage(ev: Running, event: Event) -> Event | None:
    """A living object loses that much life (8.5.3)."""
    thing = current(ev, event)
    if thing is None or event.amount < 1 or "life" not in ev.derived.traits(ev.state, thing).stats:
        return None
    return _lose_life(ev, event, thing)


def _lose_life(ev: Running, event: Event, thing: GameObject) -> Event:
    changed = thing.with_counter("damage", thing.count("damage") + event.amount)
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,))


def _life(sign: int) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or event.amount < 1 or "life" not in ev.derived.traits(ev.state, thing).stats:
            return None
        lost = thing.count("damage") - sign * event.amount
        changed = thing.with_counter("damage", lost)
        ev.board.put(changed)
        return replace(event, objects=(thing,), after=(changed,))

    return commit


def _gain(name: str) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        if event.amount < 1 or (name == "action points" and not _may_gain_action_points(ev, event.player)):
            return None
        ev.board.set_number(event.player, name, ev.state.number(event.player, name) + event.amount)
        return event

    return commit


def _may_gain_action_points(ev: Running, player: str) -> bool:
    """Only the turn-player, in the action phase (1.13.2b)."""
    return player == ev.state.turn_player and ev.state.phase == "action"


def _counters(sign: int) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        thing, name = current(ev, event), event.carried(OfCounters).counter
        if thing is None or event.amount < 1:
            return None
        amount = event.amount if sign > 0 else min(event.amount, thing.count(name))
        if amount < 1:
            return None
        changed = thing.with_counter(name, thing.count(name) + sign * amount)
        ev.board.put(changed)
        return replace(event, objects=(thing,), after=(changed,), amount=amount)

    return commit


def create(ev: Running, event: Event) -> Event | None:
    """A token comes into the arena under its player's control (8.5.2)."""
    made = event.subject
    if made is None:
        return None
    taken, handle, number = ev.state.objects, made.name, 1
    while handle in taken:
        number += 1
        handle = f"{made.name} {number}"
    prospect = replace(made, handle=handle, zone=NOWHERE)
    entered = replace(prospect, zone="permanent", controller=event.player, order=ev.state.clock, counters={})
    ev.board.put_newest(entered)
    return replace(event, objects=(prospect,), after=(entered,))


def negate(ev: Running, event: Event) -> Event | None:
    """A layer is cleared from the stack and does not resolve (8.5.26)."""
    subject = event.subject
    for item in ev.state.waiting if subject is not None else ():
        if subject is not None and subject.handle in (f"#{item.number}", item.label):
            ev.board.take_off(item)
            if item.kind == "card":
                commit_move(ev, replace(event, objects=(ev.state.objects[subject.handle],)), "graveyard")
            return event
    return None


def _as_told(ev: Running, event: Event) -> Event | None:
    """Events that only tell that something is so."""
    after = tuple(ev.state.objects.get(thing.handle, thing) for thing in event.objects)
    return replace(event, after=after)


def prepare(ev: Running, event: Event) -> Event:
    """Damage without a type is generic (8.5.3b)."""
    if event.kind == "takes damage" and not event.category:
        return replace(event, category=("generic",))
    arrives = event.kind == "is created" or (event.kind == "is put" and event.to in (*ARENA, "arena"))
    if arrives and all(thing.zone not in ARENA for thing in event.objects):
        return replace(event, also=tuple(dict.fromkeys((*event.also, "enters"))))
    return event


def follow(ev: Running, events: Sequence[Event]) -> Sequence[Event]:
    """What else happens with events: a source has dealt damage, and an attack hits (7.5.5)."""
    found: list[Event] = []
    for event in events:
        source = event.cause.source
        if event.kind == "clashes":
            found += outcomes(ev, event)
        if event.kind != "takes damage" or source is None:
            continue
        source = ev.state.objects.get(source.handle, source)
        told = replace(event, payload=NO_PAYLOAD, modified=UNMODIFIED, also=())
        by_source = replace(told, objects=(source,), after=(source,))
        found.append(replace(by_source, kind="deals damage"))
        if isinstance(event.payload, OfAttack) and event.payload.attack == source.identity:
            found += [replace(by_source, kind="hits"), replace(told, kind="is hit")]
    return found


_TOLD = (
    "is activated|attacks|is attacked|defends|is defended|deals damage|hits|is hit|is revealed|searches|shuffles|opts|"
    "rolls|intimidates|charges|boosts|fuses|names|is targeted|chain link resolves|combat chain opens|"
    "combat chain closes|ability triggers|start of|end of|is played|wins a clash|loses a clash|"
    "fails to win a clash|prevents"
)
COMMITS: dict[str, Commit] = {
    "is destroyed": _goes_to("graveyard"),
    "discards": _goes_to("graveyard"),
    "is banished": _goes_to("banished"),
    "is returned": _goes_to("hand"),
    "is pitched": _goes_to("pitch"),
    "is put": put,
    "enters": _goes_to("permanent"),
    "draws": draw,
    "is created": create,
    "takes damage": take_damage,
    "gains life": _life(1),
    "loses life": _life(-1),
    "gains action points": _gain("action points"),
    "gains resources": _gain("resources"),
    "counter is put": _counters(1),
    "counter is removed": _counters(-1),
    "is tapped": _status("tapped", on=True),
    "is untapped": _status("tapped", on=False),
    "is frozen": _status("frozen", on=True),
    "is unfrozen": _status("frozen", on=False),
    "is marked": _status("marked", on=True),
    "is turned face up": _turn_face(down=False),
    "is turned face down": _turn_face(down=True),
    "is negated": negate,
    "is changed": change,
    "clashes": clash,
    "changes control": change_control,
    **dict.fromkeys((*_TOLD.split("|"), *CHANGES), _as_told),
}
