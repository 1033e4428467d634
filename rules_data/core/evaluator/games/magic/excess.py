"""Damage beyond what is lethal: dealt to somebody else, and seen by abilities (Comprehensive Rules 120.4a, 120.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.state import NO_PAYLOAD, Event, GameObject, GameState, replace

from .damage import source_has
from .moving import BATTLEFIELD
from .payloads import ExcessElsewhere
from .questions_actions import EXCESS_DAMAGE_GOES_WHERE_AN_EFFECT_SAYS, EXCESS_DAMAGE_IS_BEYOND_WHAT_IS_LETHAL

DEALT, EXCESS = "is dealt damage", "is dealt excess damage"
_COUNTERS_LOST = (("planeswalker", "loyalty"), ("battle", "defense"))


def without_excess(ev: Running, events: list[Event]) -> list[Event]:
    """Damage that is about to be dealt, the excess of which goes to whoever controls what would have been dealt it."""
    if not any(isinstance(event.payload, ExcessElsewhere) for event in events):
        return events
    found: list[Event] = []
    for at, event in enumerate(events):
        beside = [*found, *events[at + 1 :]]
        found += _shared(ev, event, beside) if isinstance(event.payload, ExcessElsewhere) else (event,)
    return found


def _shared(ev: Running, event: Event, beside: Sequence[Event]) -> tuple[Event, ...]:
    """One event of damage: as it is, or what is left of it, and what its object's controller is dealt."""
    thing, plain = event.objects[0], replace(event, payload=NO_PAYLOAD)
    others = sum(each.amount for each in beside if each.kind == DEALT and each.objects[:1] == event.objects)
    enough = _lethal(ev, ev.state, thing, deadly=source_has(ev, event.cause, "deathtouch"))
    excess = 0 if enough is None else event.amount - max(0, enough - others)
    ruled = ev.rules.ask(EXCESS_DAMAGE_GOES_WHERE_AN_EFFECT_SAYS) if excess > 0 and thing.controller else None
    if not ruled:
        return (plain,)
    text = f"{excess} of the damage to {thing.handle} is excess damage and is dealt to {thing.controller} instead"
    ev.journal.record("replaced", text, ruled.rules, objects=(thing.handle,), players=(thing.controller,))
    player = ev.state.objects[thing.controller]
    there = replace(plain, objects=(player,), player=player.handle, amount=excess)
    return (there,) if excess == event.amount else (replace(plain, amount=event.amount - excess), there)


def excess_dealt(ev: Running, events: Sequence[Event]) -> Iterator[Event]:
    """What has been dealt more damage than was lethal to it, all sources together, and how much more that was."""
    if EXCESS not in ev.interest.watched | ev.interest.counted | ev.interest.replaced:
        return
    dealt: dict[str, list[Event]] = {}
    for event in events:
        if event.kind == DEALT and not event.player:
            dealt.setdefault(event.objects[0].handle, []).append(event)
    batch = ev.under_way.batch
    before = batch.before if batch is not None else ev.state
    for handle, parts in dealt.items():
        thing = before.objects.get(handle, parts[0].objects[0])
        deadly = any(source_has(ev, event.cause, "deathtouch") for event in parts)
        enough = _lethal(ev, before, thing, deadly)
        more = sum(event.amount for event in parts) - enough if enough is not None else 0
        if more > 0 and (ruled := ev.rules.ask(EXCESS_DAMAGE_IS_BEYOND_WHAT_IS_LETHAL)):
            text = f"{handle} has been dealt {more} more damage than was lethal to it"
            ev.journal.record("procedure", text, ruled.rules, objects=(handle,))
            yield Event(EXCESS, (thing,), "", more, cause=parts[0].cause, category=parts[0].category)


def _lethal(ev: Running, state: GameState, thing: GameObject, deadly: bool) -> int | None:
    """How much damage is no excess: the least for any of its types, None for what has none that is dealt damage."""
    types = ev.derived.traits(state, thing).types
    enough = [thing.count(counter) for kind, counter in _COUNTERS_LOST if kind in types]
    if "creature" in types:
        lacking = max(0, measure(ev, state, thing, "toughness") - thing.count("damage"))
        enough.append(min(1, lacking) if deadly else lacking)
    return min(enough, default=None) if thing.zone == BATTLEFIELD else None
