"""Entwine, escalate, spree: what is paid for modes of a spell (Comprehensive Rules 702.42, 702.120, 702.172)."""

from __future__ import annotations

from rules_data.core.abilities import Change, Cost
from rules_data.core.abilities.changes import AdditionalCost
from rules_data.core.abilities.effects import Modes
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Item, position_of, replace

from .keywords_of_casting import ENTWINE, ESCALATE, SPREE


def with_all_modes(ev: Running, item: Item) -> Item:
    """A spell whose entwine cost is paid: all of its modes are chosen, however many it says (702.42a)."""
    if ENTWINE not in item.paid.costs or item.ability is None:
        return item
    effects = tuple(
        replace(one, amount=len(one.modes), least=None) if isinstance(one, Modes) else one
        for one in item.ability.effects
    )
    item = replace(item, ability=replace(item.ability, effects=effects))
    ev.board.put_item(item)
    return item


def for_each_mode_beyond_the_first(item: Item, cost: Cost) -> list[Change]:
    """What escalate makes its player pay, once the modes have been chosen (702.120a)."""
    chosen = sum(len(names) for names in item.modes.values())
    return [AdditionalCost(cost, ESCALATE) for _ in range(1, chosen)]


def for_each_chosen_mode(item: Item) -> list[Change]:
    """The costs of the modes that have been chosen, where modes have costs of their own (702.172a)."""
    within = [one for one in item.ability.effects if isinstance(one, Modes)] if item.ability is not None else []
    chosen = [
        mode for one in within for mode in one.modes if mode.name in item.modes.get(position_of(item, one), ())
    ]
    return [AdditionalCost(mode.cost, SPREE) for mode in chosen if mode.cost is not None]
