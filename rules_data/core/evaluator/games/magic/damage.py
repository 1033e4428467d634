"""Damage: what it does to creatures, planeswalkers and players, and what its source has dealt (120)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_data.core.evaluator.events import Running, current, done
from rules_data.core.evaluator.state import Event

from .having import acts
from .moving import BATTLEFIELD
from .payloads import COMBAT_DAMAGE
from .vocabulary import PLAYER


def take_damage(ev: Running, event: Event) -> Event | None:
    """Damage marks creatures, takes loyalty from planeswalkers and life from players (120.3)."""
    thing = current(ev, event)
    is_player = thing is not None and PLAYER in thing.card.types
    if thing is None or event.amount < 1 or not (is_player or thing.zone == BATTLEFIELD):
        return None
    traits = ev.derived.traits(ev.state, thing)
    if "be dealt damage" in traits.cannot:
        return None
    if COMBAT_DAMAGE not in event.category:
        event = replace(event, category=("noncombat",))
    if is_player:
        return replace(event, player=thing.handle, after=(thing,))
    changed = thing
    if "creature" in traits.types:
        changed = changed.with_counter("damage", changed.count("damage") + event.amount)
        if _source_has(ev, event, "deathtouch") and acts(ev, "deathtouch"):
            changed = changed.with_status("deathtouched")
    for counter in ("loyalty", "defense"):
        if changed.count(counter):
            changed = changed.with_counter(counter, max(0, changed.count(counter) - event.amount))
    return done(ev, event, thing, changed)


def _source_has(ev: Running, event: Event, keyword: str) -> bool:
    source = event.cause.source
    if source is None:
        return False
    now = ev.state.find(source.identity)
    return keyword in ev.derived.traits(ev.state, now if now is not None else source).keywords


def dealing(ev: Running, parts: Sequence[Event]) -> list[Event]:
    """A source deals its damage once, however many it deals it to; with lifelink its controller gains that much."""
    first, total = parts[0], sum(event.amount for event in parts)
    source = first.cause.source
    if source is None:
        return []
    now = ev.state.find(source.identity) or source
    player = now.controller or now.owner
    found = [Event("deals damage", (now,), player, total, cause=first.cause, category=first.category, after=(now,))]
    if _source_has(ev, first, "lifelink") and acts(ev, "lifelink"):
        found.append(Event("gains life", (), player, total, cause=first.cause))
    return found
