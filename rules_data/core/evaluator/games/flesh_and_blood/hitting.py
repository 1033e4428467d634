"""Hits: one event under several words, the damage that is dealt and taken among them (Comprehensive Rules 7.5.5)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import NO_PAYLOAD, UNMODIFIED, Event, GameObject, replace

from .payloads import OfAttack, OfHit
from .questions_events import DAMAGE_OF_AN_ALLY_IS_NOT_ITS_PLAYERS


def told_of_damage(ev: Running, event: Event) -> list[Event]:
    """What else damage is that has been taken: a source has dealt it, and perhaps an attack has hit."""
    source = event.cause.source
    if event.kind != "takes damage" or source is None:
        return []
    source = ev.state.objects.get(source.handle, source)
    is_hit = isinstance(event.payload, OfAttack) and event.payload.attack == source.identity
    payload = OfHit(event) if is_hit else NO_PAYLOAD
    told = replace(event, payload=payload, modified=UNMODIFIED, also=())
    by_source = replace(told, objects=(source,), after=(source,), player=event.cause.player)
    own = is_an_allys(ev, source)
    dealt = replace(by_source, kind="deals damage", player="" if own else by_source.player)
    return [dealt, replace(by_source, kind="hits"), replace(told, kind="is hit")] if is_hit else [dealt]


def is_an_allys(ev: Running, thing: GameObject) -> bool:
    """Whether damage of, or to, an object is its own alone, and not that of its player: of an ally, or its attack."""
    source = ev.state.find(thing.stands_for) if thing.stands_for is not None else thing
    traits = ev.derived.traits(ev.state, source or thing)
    return "ally" in traits.tags and bool(ev.rules.ask(DAMAGE_OF_AN_ALLY_IS_NOT_ITS_PLAYERS))


def parts_of_hit(ev: Running, event: Event) -> list[Event]:
    """The hit that an event is a part of, under each of its words; nothing for what is no part of one."""
    taken = event.payload.taken if isinstance(event.payload, OfHit) else event
    told = told_of_damage(ev, taken) if isinstance(taken, Event) else []
    return [taken, *told] if len(told) > 1 else []
