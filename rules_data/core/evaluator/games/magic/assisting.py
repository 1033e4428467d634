"""Assist: another player may pay for generic mana in the total cost of a spell (702.132)."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import can_pay, pay
from rules_data.core.evaluator.state import Decision, Item

from .having import rules_of

ASSIST, _GENERIC = "assist", "generic"


def assisted(ev: Running, item: Item, cost: Cost) -> Cost:
    """What is left of a total cost once a player whom its caster has chosen has paid what they want of it."""
    able = {player: most for player in _others(ev, item) if (most := most_paid(ev, item, cost, player))}
    if not able:
        return cost
    rules = rules_of(ev, ASSIST)
    legal = ((), *((player,) for player in able))
    chosen = ev.choices.choose(Decision(item.controller, "objects", legal, rules, item.label))
    if not chosen:
        return cost
    helper = chosen[0]
    shares: dict[tuple[str, ...], int] = {(f"{_GENERIC}={number}",): number for number in range(able[helper] + 1)}
    asked = Decision(helper, ev.game.words.asks_payment, tuple(shares), rules, item.label)
    number = shares[ev.choices.choose(asked)]
    if number:
        pay(ev, helper, _generic(number), item.source, item.label, rules)
    return less_generic(cost, number)


def most_paid(ev: Running, item: Item, cost: Cost, player: str) -> int:
    """For how much of the generic mana in a cost another player could pay."""
    generic = dict(cost.resources).get(_GENERIC, 0)
    able = (number for number in range(generic, 0, -1) if can_pay(ev, player, _generic(number), item.source))
    return next(able, 0)


def without_help(ev: Running, item: Item, cost: Cost) -> Cost:
    """The least that could be left for its caster to pay."""
    return less_generic(cost, max((most_paid(ev, item, cost, player) for player in _others(ev, item)), default=0))


def less_generic(cost: Cost, number: int) -> Cost:
    """The cost with so much less generic mana."""
    left = ((name, amount - number if name == _GENERIC else amount) for name, amount in cost.resources)
    return Cost(tuple((name, amount) for name, amount in left if amount), cost.actions)


def _generic(number: int) -> Cost:
    return Cost(((_GENERIC, number),))


def _others(ev: Running, item: Item) -> list[str]:
    return [player for player in ev.state.players if player != item.controller]
