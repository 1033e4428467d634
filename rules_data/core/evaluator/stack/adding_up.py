"""What a card or ability costs in all: its base cost with everything that is added and taken off."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Change, Cost
from rules_data.core.abilities.changes import (
    AdditionalCost,
    ChangeCost,
    ChangeOptionCost,
    ChooseOptionCost,
    LeastCost,
    SetCost,
)
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import worked_out
from rules_data.core.evaluator.policy import (
    A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST,
    A_DISCOUNT_TAKES_OFF_WHAT_COULD_PAY_FOR_IT,
    COSTS_ARE_SET_BEFORE_THEY_CHANGE,
    DISCOUNTS_APPLY_IN_ANY_ORDER,
)
from rules_data.core.evaluator.state import GameObject, Item, NotSupported, Viewpoint, announced

# How much each change comes to, with its resource and the least it leaves.
Amounts = list[tuple[int, str, int]]


def worked_out_cost(ev: Running, item: Item, thing: GameObject, changes: Iterable[Change]) -> Cost:
    """The total cost of an item under these changes; `thing` is its object as effects on costs see it."""
    base = (item.source.card.cost if item.cost is None else item.cost).with_announced(announced(item.paid))
    resources, actions, changes = dict(base.resources), list(base.actions), list(changes)
    set_to = {each.resource: each.number for each in changes if isinstance(each, SetCost)}
    at_last = {} if not set_to or ev.rules.ask(COSTS_ARE_SET_BEFORE_THEY_CHANGE) else set_to
    resources |= {} if at_last else set_to
    on_all, on_options = _amounts(ev, Viewpoint(item.controller, thing, ev.state), changes)
    for change in changes:
        if isinstance(change, AdditionalCost) and change.name in item.paid.costs:
            added = change.paid_so(item.paid.costs).with_announced(announced(item.paid))
            added = added.times(item.paid.costs.count(change.name)) if change.repeated else added
            actions += added.actions
            part = dict(added.resources)
            chosen = _chosen(item, change, changes) if change.optional else []
            if chosen and not ev.rules.ask(A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST):
                on_all, chosen = [*on_all, *chosen], []
            _change(ev, part, [*on_options, *chosen] if change.optional else [])
            for name, amount in part.items():
                resources[name] = resources.get(name, 0) + amount
    _change(ev, resources, _in_order(ev, on_all))
    resources |= at_last
    for least in (each for each in changes if isinstance(each, LeastCost)):
        missing = least.number - sum(resources.values())
        resources[least.resource] = resources.get(least.resource, 0) + max(0, missing)
    return Cost(tuple((name, amount) for name, amount in resources.items() if amount), tuple(actions))


def _chosen(item: Item, option: AdditionalCost, changes: Iterable[Change]) -> Amounts:
    """The discounts that its player has chosen of several for an optional additional cost, in the order of these."""
    chosen = [resource for name, resource in item.paid.discounts if name == option.name]
    choices = [each for each in changes if isinstance(each, ChooseOptionCost)]
    ways = [dict(each.ways) for each in choices]
    return [(way[resource], resource, 0) for way, resource in zip(ways, chosen, strict=False) if resource in way]


def _amounts(ev: Running, view: Viewpoint, changes: list[Change]) -> tuple[Amounts, Amounts]:
    """What changes the cost as a whole, and what changes each optional additional cost."""
    on_all = [
        (worked_out(ev, view, each.amount), each.resource, each.minimum or 0)
        for each in changes
        if isinstance(each, ChangeCost)
    ]
    on_options = [
        (worked_out(ev, view, each.amount), each.resource, 0) for each in changes if isinstance(each, ChangeOptionCost)
    ]
    if on_options and not ev.rules.ask(A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST):
        return [*on_all, *on_options], []
    return on_all, on_options


def _change(ev: Running, resources: dict[str, int], amounts: Amounts) -> None:
    """Add each amount in turn; none takes more away than there is, or than its own minimum leaves."""
    for amount, resource, least in amounts:
        others = _taken_off_too(ev, resources, resource) if amount < 0 else []
        if others:
            _take_off(resources, resource, others, -amount, least)
            continue
        now = resources.get(resource, 0)
        resources[resource] = max(now + amount, min(now, least), 0)


def _taken_off_too(ev: Running, resources: dict[str, int], resource: str) -> list[str]:
    """The other parts of a cost from which a discount of a resource is taken off: what could pay for that one."""
    pays = ev.game.pool_for.get(resource, ())
    others = [name for name in resources if name != resource and set(name.split(" or ")) <= set(pays)]
    return others if others and ev.rules.ask(A_DISCOUNT_TAKES_OFF_WHAT_COULD_PAY_FOR_IT) else []


def _take_off(resources: dict[str, int], resource: str, others: list[str], amount: int, least: int) -> None:
    """Take so much off several parts of a cost, and first off the one that is named."""
    named = resources.get(resource, 0)
    rest = sum(resources[name] for name in others)
    taken = max(0, min(amount, named + rest - least))
    behind = max(0, taken - named)
    if len(others) > 1 and 0 < behind < rest:
        raise NotSupported(f"The rules do not say off which of {', '.join(others)} a discount of {resource} is taken")
    resources[resource] = named - min(taken, named)
    for name in others:
        less = min(resources[name], behind)
        resources[name], behind = resources[name] - less, behind - less


def _in_order(ev: Running, amounts: Amounts) -> Amounts:
    """Increases, then discounts: where these go in any order, in the one in which the least is paid."""
    in_order = sorted(amounts, key=lambda each: each[0] < 0)
    if len(amounts) < 2 or not any(least for _, _, least in amounts):
        return in_order
    if not ev.rules.ask(DISCOUNTS_APPLY_IN_ANY_ORDER):
        return in_order
    # What has a minimum takes off the most while the cost is high.
    return sorted(in_order, key=lambda each: (each[0] < 0, -each[2]))
