"""Countering spells and abilities (Comprehensive Rules 701.5)."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import TEXT_BEHIND_THE_EFFECT
from rules_data.core.evaluator.state import Event, GameObject, Item

from .moving import OF_MOVES, STACK, put_in_zone, take_off_unresolved
from .questions_players import WHAT_CANNOT_BE_DONE_IS_NOT_DONE


def countered(ev: Running, event: Event) -> Event | None:
    """A spell goes to its owner's graveyard, an ability ceases to exist; what was paid stays paid (701.5)."""
    subject = event.subject
    for item in reversed(ev.state.waiting) if subject is not None else ():
        if subject is None or not _is_meant(item, subject):
            continue
        if rules := _cannot_be_countered(ev, item):
            ev.journal.record("procedure", f"{item.label} cannot be countered", rules, ok=False, objects=(item.label,))
            return None
        if item.kind != "card":
            ev.board.take_off(item)
            return replace(event, also=tuple(word for word in event.also if word not in OF_MOVES))
        spell = ev.state.objects[subject.handle]
        take_off_unresolved(ev, item, spell)
        moved = put_in_zone(ev, spell, "graveyard")
        return replace(event, after=(moved,))
    return None


def _is_meant(item: Item, subject: GameObject) -> bool:
    """A spell or ability on the stack by itself; for what caused something, the newest ability of that object."""
    if f"#{item.number}" == subject.handle:
        return True
    if item.kind == "card":
        return item.label == subject.handle
    return subject.zone != STACK and item.source.handle == subject.handle


def _cannot_be_countered(ev: Running, item: Item) -> tuple[str, ...]:
    """The rules by which it cannot be countered; none where it can."""
    asked = TEXT_BEHIND_THE_EFFECT
    if item.ability is None or "be countered" not in item.ability.cannot:
        thing = ev.state.objects.get(item.source.handle) if item.kind == "card" else None
        if thing is None or "be countered" not in ev.derived.traits(ev.state, thing).cannot:
            return ()
        asked = WHAT_CANNOT_BE_DONE_IS_NOT_DONE
    ruled = ev.rules.ask(asked)
    return ruled.rules if ruled else ()
