"""What happens with events as a part of them (120.3, 508.3, 603.2g, 714.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.abilities.changes import Copy
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, OfCounters, replace

from .battles import protected_as_it_enters
from .damage import dealing, results
from .excess import excess_dealt
from .leaving import what_leaving_does
from .moving import FACE_DOWN
from .payloads import IntoZone, OfAttacking, OfControl
from .sagas import chapters_reached

_AS_COUNTERS = ("loyalty", "defense")


def follow(ev: Running, events: Sequence[Event]) -> Sequence[Event]:
    """What happens with events as a part of them: life lost to damage, what each source dealt, who was attacked."""
    found: list[Event] = []
    dealt: dict[str, list[Event]] = {}
    attacked: dict[str, int] = {}
    for event in events:
        if isinstance(event.payload, IntoZone) and event.payload.counters:
            found += _entering_with(event, event.payload.counters)
        if "enters" in event.words and event.status != FACE_DOWN:
            found += _entering_with(event, tuple(_printed_counters(event)))
            for thing in event.after:
                protected_as_it_enters(ev, thing)
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
    found += excess_dealt(ev, events)
    found += [Event("is attacked", (ev.state.objects[name],), name, number) for name, number in attacked.items()]
    return found


def _printed_counters(event: Event) -> Iterator[tuple[str, int]]:
    """What a planeswalker or a battle enters with as many counters of as are printed on it (306.5b, 310.4b)."""
    as_copy = event.payload.as_copy if isinstance(event.payload, IntoZone) else None
    copied = as_copy.change.card if as_copy is not None and isinstance(as_copy.change, Copy) else None
    for thing in event.after:
        yield from (each for each in (copied or thing.card).stats if each[0] in _AS_COUNTERS and each[1])


def _entering_with(event: Event, counters: tuple[tuple[str, int], ...]) -> list[Event]:
    """Counters that an object enters with are put on it as a part of its entering (122.6).

    It is an effect that puts them there, the object's own if the object enters by none (306.5b, 614.16).
    """
    put, found = "counter is put", list[Event]()
    for thing in event.after:
        cause = event.cause if event.cause.source is not None else replace(event.cause, source=thing)
        found += (
            Event(put, (thing,), event.player, many, cause=cause, payload=OfCounters(name), category=(name,))
            for name, many in counters
        )
    return found
