"""An object that enters with counters, or as something, because an effect on its entering says so."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.abilities import Change, Duration
from rules_data.core.evaluator.policy import IDENTITY_REPLACEMENT_IS_COPIED
from rules_data.core.evaluator.state import Event, GameObject, Modifier

from .running import Running


def enter_as_replaced(ev: Running, event: Event) -> Event:
    """The event with its objects as the effects on it have made them; it is all one event."""
    after = []
    for thing in event.after:
        current = ev.state.objects.get(thing.handle)
        if current is None or current.identity != thing.identity:
            after.append(thing)
            continue
        for name, number in event.modified.counters:
            current = current.with_counter(name, current.count(name) + number)
        current = _changed(ev, current, event.modified.changes)
        ev.board.put(current)
        after.append(current)
    return replace(event, after=tuple(after))


def _changed(ev: Running, thing: GameObject, changes: tuple[Change, ...]) -> GameObject:
    if not changes:
        return thing
    if ev.rules.ask(IDENTITY_REPLACEMENT_IS_COPIED):
        return replace(thing, card=ev.game.derivation.as_entered(ev, thing, changes))
    made = tuple(Modifier(change, Duration.WHILE_ON_BOARD, ev.state.clock, thing.handle) for change in changes)
    return replace(thing, modifiers=(*thing.modifiers, *made))
