"""What a derivation depends on: most come out the same as long as the objects are the same."""

from __future__ import annotations

from rules_data.core.abilities import (
    AttachedToThis,
    ControlledBy,
    Criterion,
    HostOfThis,
    InPairOfThis,
    InZone,
    IsToken,
    Itself,
    Named,
    NamedObjects,
    NameHas,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    Other,
    OverThis,
    OwnedBy,
    Pick,
    Relation,
    Selector,
    Tagged,
    WithKeyword,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.matching import speaks_of_a_choice

from .effects import InForce

# What is asked of an object itself, of what it is attached to, and of what it is by other effects.
_OF_OBJECTS = (
    AttachedToThis, HostOfThis, InPairOfThis, IsToken, Itself, Named, NamedObjects, NameHas, NotNamed, NotOfDomain,
    NotOfType, NotTagged, OfDomain, OfType, Other, OverThis, Tagged, WithKeyword,
)  # fmt: skip


def reads_objects_alone(effect: InForce, waiting_zone: str) -> bool:
    """Whether what an effect does is settled by the objects there are, and by what is remembered of effects.

    Where it has a condition, an amount to be counted, or speaks of what happened or who acts, it is not.
    """
    if effect.condition is not None or effect.delayed is not None or effect.fits is not None:
        return False
    counts = any(not isinstance(change.amount, int) or _is_settled_later(change) for change in effect.changes)
    if counts or effect.next_only:
        return False
    return effect.affects is None or _names_objects_alone(effect.affects, waiting_zone)


def _is_settled_later(change: kinds.Change) -> bool:
    return isinstance(change, kinds.Controlled | kinds.Copy) or speaks_of_a_choice(change)


def _names_objects_alone(selector: Selector, waiting_zone: str) -> bool:
    if selector.pick not in (Pick.ALL, Pick.ME):
        return False
    return all(_asks_of_objects_alone(criterion, waiting_zone) for criterion in selector.filter.criteria)


def _asks_of_objects_alone(criterion: Criterion, waiting_zone: str) -> bool:
    if isinstance(criterion, ControlledBy | OwnedBy):
        return criterion.player in (Relation.YOU, Relation.ANY)
    if isinstance(criterion, InZone):
        return waiting_zone not in criterion.zones
    return isinstance(criterion, _OF_OBJECTS)
