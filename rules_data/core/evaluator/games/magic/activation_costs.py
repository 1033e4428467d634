"""What activating an ability costs, where effects make it cost more or less (Comprehensive Rules 118.7, 602.2b)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Cost
from rules_data.core.abilities.changes import ChangeActivationCost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import worked_out
from rules_data.core.evaluator.policy import ACTIVATED_ABILITIES_WAIT_TO_RESOLVE
from rules_data.core.evaluator.state import GameObject, Viewpoint

from .bound_by import binding

Found = list[tuple[ChangeActivationCost, int]]


def activation_cost(
    ev: Running, player: str, thing: GameObject, ability: Ability, cost: Cost, more_only: bool = False
) -> Cost:
    """The cost, with its X announced, as it is for a player now: what is added to it, then what is taken off (601.2f).

    `more_only`: what is taken off is left out, for a cost of which X is not known yet.
    """
    found = _changes(ev, player, thing, ability)
    if not found:
        return cost
    resources = dict(cost.resources)
    for change, amount in sorted(found, key=lambda one: (one[1] < 0, -one[0].minimum)):
        if more_only and amount < 0:
            continue
        now = resources.get(change.resource, 0)
        # Nothing is taken off below the minimum, and a cost that is there below it already stays as it is.
        most = min(now, max(0, sum(resources.values()) - change.minimum))
        resources[change.resource] = now + max(amount, -most)
    left = tuple((name, amount) for name, amount in resources.items() if amount)
    return Cost(left, cost.actions, cost.variable)


def _changes(ev: Running, player: str, thing: GameObject, ability: Ability) -> Found:
    """Each change that is about this ability of this object, and how much it comes to."""
    own = Viewpoint(player, thing, ev.state, given=ability.given)
    of_itself = [(change, own) for change in ability.costs if isinstance(change, ChangeActivationCost)]
    by_others = [
        (change, view) for change, view in binding(ev, thing, ChangeActivationCost) if _is_meant(ev, change, ability)
    ]
    return [(change, worked_out(ev, view, change.amount)) for change, view in (*of_itself, *by_others)]


def _is_meant(ev: Running, change: ChangeActivationCost, ability: Ability) -> bool:
    """Whether an effect speaks of this ability: of all, of those of one keyword, or of those that are not for mana."""
    if change.only and change.only != ability.name:
        return False
    return not change.not_mana or bool(ev.rules.ask(ACTIVATED_ABILITIES_WAIT_TO_RESOLVE, ability))
