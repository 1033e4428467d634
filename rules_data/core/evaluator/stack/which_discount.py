"""Which of several discounts is taken off an optional additional cost, where an effect leaves that to its player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from rules_data.core.abilities import Change, Cost
from rules_data.core.abilities.changes import ChooseOptionCost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST
from rules_data.core.evaluator.state import Decision, Item, replace

# What an item costs in all, and whether its player could pay that.
Price = Callable[[Item], Cost]
Payable = Callable[[Item, Cost], bool]


def ways_to_pay(ev: Running, item: Item, name: str, changes: Iterable[Change], price: Price) -> list[Item]:
    """The item with an additional cost in each way in which discounts can be taken off it; those that take off most.

    Of ways that come to the same cost one is left, and none that takes nothing off where another one does.
    """
    choices = [each.ways for each in changes if isinstance(each, ChooseOptionCost)]
    if not choices:
        return [item]
    found: dict[Cost, Item] = {}
    for way in product(*choices):
        ev.budget.spend(1)
        with_it = replace(item, paid=item.paid.with_discounts(name, *(resource for resource, _ in way)))
        found.setdefault(price(with_it), with_it)
    plain = price(item)
    return [one for cost, one in found.items() if cost != plain] or [item]


def with_discounts_chosen(ev: Running, ways: list[Item], price: Price, payable: Payable) -> Item:
    """The way that the item's player chooses, of those that they can pay."""
    able = [one for one in ways if payable(one, price(one))]
    if len(able) < 2:
        return (able or ways)[0]
    ruled = ev.rules.ask(A_DISCOUNT_ON_ONE_PART_OF_A_COST_COMES_FIRST)
    known = {_told(one): one for one in able}
    legal = tuple((label,) for label in known)
    decision = Decision(able[0].controller, ev.game.words.asks_discount, legal, ruled.rules, able[0].label)
    return known[ev.choices.choose(decision)[0]]


def _told(item: Item) -> str:
    """The resources of the discounts that were chosen last, as an answer names them: energy, or energy and power."""
    name = item.paid.discounts[-1][0]
    return " and ".join(resource for cost, resource in item.paid.discounts if cost == name)
