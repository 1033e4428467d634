"""What an object is without any effect, kept for all that are the same in this respect."""

from __future__ import annotations

from collections.abc import Hashable

from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.state import GameObject, Traits

from .derivations import Deriving
from .table import Layers


def by_itself(ev: Deriving, layers: Layers, thing: GameObject) -> Traits:
    """What an object is without any effect; shared by all that are the same in this respect, and never changed."""
    key = what_it_is_by(thing)
    known = ev.derived.by_themselves.get(key)
    # What came from another process has other addresses; else it is kept with the card, whose place no other takes.
    if known is None or known[0] is not thing.card:
        known = ev.derived.by_themselves[key] = (thing.card, printed_on(layers, thing))
    return known[1]


def what_it_is_by(thing: GameObject) -> Hashable:
    """What decides what an object is without any effect."""
    return (id(thing.card), thing.controller, thing.zone, thing.statuses)


def printed_on(layers: Layers, thing: GameObject) -> Traits:
    """What an object is by its card, under whoever controls it."""
    traits = layers.printed(thing)
    traits.controller = thing.controller
    return traits


def add(traits: Traits, change: kinds.AddToValue) -> None:
    """Add to a number when all layers are done."""
    amount = change.amount if isinstance(change.amount, int) else 0
    traits.stats[change.number] = traits.stats.get(change.number, 0) + amount
