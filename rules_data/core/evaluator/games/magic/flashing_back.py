"""Flashback: a card cast from its player's graveyard for another cost, and exiled then (Comprehensive Rules 702.34)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Cost,
    Duration,
    EventPattern,
    Filter,
    NamedObjects,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities.effects import Exile
from rules_data.core.evaluator.events import Running, add_replacement
from rules_data.core.evaluator.state import Delayed, GameObject, Item, NotSupported, replace

from .having import acts
from .keywords_with_costs import FLASHBACK

# How a spell leaves the stack otherwise than into exile: it resolves, is countered, or is put somewhere.
_LEAVING = ("is put into a graveyard", "is returned", "is put")
_GRAVEYARD = "graveyard"


def flashback_cost(ev: Running, thing: GameObject) -> Cost | None:
    """For what an instant or sorcery may be cast from the graveyard, if it has flashback there."""
    cost = dict(thing.card.costs).get(FLASHBACK)
    if cost is None or not {"instant", "sorcery"} & set(thing.card.types) or not acts(ev, FLASHBACK):
        return None
    return cost


def may_be_cast_again(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether flashback lets its owner cast a card from where it is (702.34a)."""
    return thing.zone == _GRAVEYARD and thing.owner == player and flashback_cost(ev, thing) is not None


def cast_again(ev: Running, item: Item) -> Item:
    """A spell cast from a graveyard with its flashback cost in place of its own; it will be exiled (702.34a)."""
    cost = flashback_cost(ev, item.source) if item.origin == _GRAVEYARD and item.cost is None else None
    if cost is None:
        return item
    if cost.has_x:
        raise NotSupported("An X in a flashback cost is not announced here yet.")
    item = replace(item, cost=cost, paid=item.paid.with_cost(FLASHBACK))
    ev.board.put_item(item)
    for word in _LEAVING:
        _exiled_instead(ev, item, word)
    return item


def _exiled_instead(ev: Running, item: Item, word: str) -> None:
    thing = ev.state.objects[item.source.handle]
    pattern = EventPattern(word, Filter((NamedObjects((thing.handle,)),)), from_zones=("stack",))
    ability = Ability(
        AbilityKind.REPLACEMENT,
        (Exile(Selector(Pick.IT)),),
        replacement=Replacement(pattern),
        duration=Duration.THIS_TURN,
    )
    label = f"{item.label} (flashback)"
    add_replacement(ev, Delayed(ev.board.next_number(), ability, thing, item.controller, {}, label), word)
