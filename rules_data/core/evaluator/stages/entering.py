"""An object that enters with counters, or as something, because an effect on its entering says so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import CardFacts, Change, Duration
from rules_data.core.evaluator.state import Event, GameObject, Modifier
from rules_data.core.evaluator.traits import Traits

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation


def enter_as_replaced(ev: Evaluation, event: Event) -> Event:
    """The event with its objects as the effects on it have made them; it is all one event."""
    after = []
    for thing in event.after:
        current = ev.state.objects.get(thing.handle)
        if current is None or current.identity != thing.identity:
            after.append(thing)
            continue
        for name, number in event.details.get("enters with", ()):
            current = current.with_counter(name, current.count(name) + number)
        current = _changed(ev, current, event.details.get("enters as", ()))
        ev.state = ev.state.with_object(current)
        after.append(current)
    return replace(event, after=tuple(after))


def _changed(ev: Evaluation, thing: GameObject, changes: tuple[Change, ...]) -> GameObject:
    if not changes:
        return thing
    if ev.rules.ask("identity-replacement is copied"):
        return replace(thing, card=ev.game.derivation.as_entered(ev, thing, changes))
    made = tuple(Modifier(change, Duration.WHILE_ON_BOARD, ev.state.clock, thing.handle) for change in changes)
    return replace(thing, modifiers=(*thing.modifiers, *made))


def facts_of(traits: Traits, card: CardFacts) -> CardFacts:
    """A card's facts as these traits have them."""
    return replace(
        card,
        name=traits.name,
        types=tuple(sorted(traits.types)),
        tags=tuple(sorted(traits.tags)),
        stats=tuple(traits.base.items()),
        keywords=tuple(traits.keywords.items()),
        abilities=traits.abilities,
        domains=tuple(sorted(traits.domains)),
    )
