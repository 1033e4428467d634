"""Costs with parts that stand for one of several other costs: which of them is paid, and who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, islice, product

from rules_data.core.abilities import Cost, Effect
from rules_data.core.abilities.effects import PayLife
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import A_PART_OF_A_COST_IS_PAID_EITHER_WAY
from rules_data.core.evaluator.state import Decision, OutOfBounds

from .payments import is_needed

MOST_COSTS = 1_000


def ways_to_pay(ev: Running, cost: Cost) -> list[Cost]:
    """Every cost that a cost can stand for, the usual one first: itself, where none of its parts is another cost.

    Raises OutOfBounds where there are too many to look at.
    """
    if not _has_parts(ev, cost):
        return [cost]
    found = list(islice((_together(cost, ev, each) for each in _shares(ev, cost)), MOST_COSTS + 1))
    if len(found) > MOST_COSTS:
        raise OutOfBounds(f"The run was stopped: a cost can be paid in more than {MOST_COSTS} ways.")
    return found


def cost_as_announced(
    ev: Running, player: str, cost: Cost, label: str, payable: Callable[[Cost], bool]
) -> tuple[Cost, int]:
    """The cost that its player pays of those that it stands for: as they choose, where that makes a difference.

    And for how many of its parts something is done, such as to pay life.
    """
    shares = [each for each in _shares(ev, cost) if payable(_together(cost, ev, each))] if _has_parts(ev, cost) else []
    if len(shares) < 2 or not ev.game.words.asks_payment:
        return (_together(cost, ev, shares[0]), _done_for(shares[0])) if shares else (cost, 0)
    legal = {_answer(share): share for share in shares}
    kinds = {name for share in shares for one in share for name, _ in one.resources}
    matters = any(one.actions for share in shares for one in share) or is_needed(ev, player, kinds, label)
    usual = None if matters else next(iter(legal))
    rules = rules_on_parts(ev, cost)
    words = ev.game.words.asks_payment
    decision = Decision(player, words, tuple(legal), rules, label, any_order=True, otherwise=usual)
    chosen = legal[ev.choices.choose(decision)]
    return _together(cost, ev, chosen), _done_for(chosen)


def _done_for(share: Sequence[Cost]) -> int:
    return sum(bool(one.actions) for one in share)


def rules_on_parts(ev: Running, cost: Cost) -> tuple[str, ...]:
    """The rules by which parts of a cost are paid in one of several ways; none where there is no such part."""
    rules: dict[str, None] = {}
    for name, _ in cost.resources:
        if name in ev.game.either_way or name in ev.game.stands_for:
            rules.update(dict.fromkeys(ev.rules.ask(A_PART_OF_A_COST_IS_PAID_EITHER_WAY, name).rules))
    return tuple(rules)


def _has_parts(ev: Running, cost: Cost) -> bool:
    return bool(ev.game.stands_for) and any(name in ev.game.stands_for for name, _ in cost.resources)


def _shares(ev: Running, cost: Cost) -> Iterator[tuple[Cost, ...]]:
    """For every way to pay, what is paid for each single part."""
    parts = [(name, amount) for name, amount in cost.resources if name in ev.game.stands_for and amount > 0]
    ways = (combinations_with_replacement(_costs_for(ev, name), amount) for name, amount in parts)
    return (tuple(one for each in chosen for one in each) for chosen in product(*ways))


def _costs_for(ev: Running, name: str) -> Sequence[Cost]:
    costs = ev.game.stands_for[name]
    return costs if ev.rules.ask(A_PART_OF_A_COST_IS_PAID_EITHER_WAY, name) else costs[:1]


def _together(cost: Cost, ev: Running, share: Sequence[Cost]) -> Cost:
    """A cost with what is paid for its parts in their place."""
    resources = {name: amount for name, amount in cost.resources if name not in ev.game.stands_for}
    for one in share:
        for name, amount in one.resources:
            resources[name] = resources.get(name, 0) + amount
    actions = _added_up([*cost.actions, *(action for one in share for action in one.actions)])
    return Cost(tuple(resources.items()), actions, cost.variable)


def _added_up(actions: Sequence[Effect]) -> tuple[Effect, ...]:
    """The same, but life that is paid twice is paid at once, since there has to be enough of it for both."""
    life = [action.amount for action in actions if isinstance(action, PayLife) and isinstance(action.amount, int)]
    if len(life) < 2:
        return tuple(actions)
    others = [action for action in actions if not isinstance(action, PayLife) or not isinstance(action.amount, int)]
    return (*others, PayLife(amount=sum(life)))


def _answer(share: Sequence[Cost]) -> tuple[str, ...]:
    """What is paid for the parts, as a player says it: a resource or what is done, and how much of it."""
    found: dict[str, int] = {}
    for one in share:
        done = [(action.verb, action.amount if isinstance(action.amount, int) else 1) for action in one.actions]
        for name, amount in (*one.resources, *done):
            found[name] = found.get(name, 0) + amount
    return tuple(sorted(f"{name}={amount}" for name, amount in found.items()))
