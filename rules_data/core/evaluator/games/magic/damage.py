"""What damage does, and what the keywords of its source make of it (Comprehensive Rules 120.3, 702)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rules_data.core.evaluator.events import Running, current, done
from rules_data.core.evaluator.state import Cause, Event, GameObject, OfCounters, OfDamage, Traits, replace

from .commanders import note_commander_damage
from .having import acts
from .moving import BATTLEFIELD
from .payloads import COMBAT_DAMAGE
from .protecting import prevents_damage
from .vocabulary import PLAYER

_MINUS = "-1/-1"
_LOST = (("planeswalker", "loyalty"), ("battle", "defense"))


def take_damage(ev: Running, event: Event) -> Event | None:
    """Damage marks creatures; what it takes from players, planeswalkers and battles follows as a part of it (120.3)."""
    thing = current(ev, event)
    is_player = thing is not None and PLAYER in thing.card.types
    if thing is None or event.amount < 1 or not (is_player or thing.zone == BATTLEFIELD):
        return None
    traits = ev.derived.traits(ev.state, thing)
    if "be dealt damage" in traits.cannot or prevents_damage(ev, thing, event.cause.source):
        return None
    if is_player:
        note_commander_damage(ev, event, thing.handle)
        return replace(event, player=thing.handle, after=(thing,))
    changed = thing
    if "creature" in traits.types:
        if not withers(ev, event.cause):
            changed = changed.with_counter("damage", changed.count("damage") + event.amount)
        if source_has(ev, event.cause, "deathtouch"):
            changed = changed.with_status("deathtouched")
    return done(ev, event, thing, changed)


def source_has(ev: Running, cause: Cause, keyword: str) -> bool:
    """Whether the source of damage has a keyword that does something."""
    source = cause.source
    if source is None:
        return False
    return keyword in _last_known(ev, source).keywords and acts(ev, keyword)


def _last_known(ev: Running, source: GameObject) -> Traits:
    """What a source of damage is, or last was where it has left the battlefield (702.2e, 702.15c)."""
    thing, state = ev.derived.last_known(source)
    return ev.derived.traits(state, thing)


def withers(ev: Running, cause: Cause) -> bool:
    """Whether damage to creatures becomes -1/-1 counters (702.80a, 702.90c)."""
    return source_has(ev, cause, "wither") or source_has(ev, cause, "infect")


def results(ev: Running, event: Event) -> Iterator[Event]:
    """What follows from damage that has been dealt, as a part of it."""
    thing, cause = event.after[0] if event.after else None, event.cause
    if event.player:
        infects = source_has(ev, cause, "infect")
        lost = Event("loses life", (), event.player, event.amount, cause=cause, payload=OfDamage())
        yield Event("gets poison", (), event.player, event.amount, cause=cause) if infects else lost
        if COMBAT_DAMAGE in event.category and source_has(ev, cause, "toxic"):
            yield Event("gets poison", (), event.player, _toxic_value(ev, cause), cause=cause)
    elif thing is not None:
        yield from _of_counters(ev, event, thing, ev.derived.traits(ev.state, thing).types)


def _of_counters(ev: Running, event: Event, thing: GameObject, types: Collection[str]) -> Iterator[Event]:
    """Counters that a permanent gets by damage, and those that it loses: loyalty, defense."""
    cause = event.cause
    blank = Event("counter is put", (thing,), cause.player, event.amount, cause=cause)
    if "creature" in types and withers(ev, cause):
        yield replace(blank, payload=OfCounters(_MINUS), category=(_MINUS,))
    for kind, counter in _LOST:
        if kind in types and thing.count(counter):
            yield replace(blank, kind="counter is removed", payload=OfCounters(counter), category=(counter,))


def _toxic_value(ev: Running, cause: Cause) -> int:
    return _last_known(ev, cause.source).keywords.get("toxic", 0) if cause.source is not None else 0


def dealing(ev: Running, parts: Sequence[Event]) -> list[Event]:
    """A source deals its damage once, however many it deals it to; with lifelink its controller gains that much."""
    first, total = parts[0], sum(event.amount for event in parts)
    source = first.cause.source
    if source is None:
        return []
    now, _ = ev.derived.last_known(source)
    player = now.player
    found = [Event("deals damage", (now,), player, total, cause=first.cause, category=first.category, after=(now,))]
    if source_has(ev, first.cause, "lifelink"):
        found.append(Event("gains life", (), player, total, cause=first.cause))
    return found
