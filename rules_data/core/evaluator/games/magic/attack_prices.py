"""What effects say a creature cannot attack, or only for a price, and paying that price (508.1c, 508.1g to j)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules_data.core.abilities import Cost
from rules_data.core.abilities.changes import CannotAttack
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.stack import can_pay, pay
from rules_data.core.evaluator.state import GameObject, IllegalStep

from .bound_by import binding
from .questions_combat import A_PRICE_FOR_ATTACKING_IS_PAID


def prohibited(ev: Running, thing: GameObject, target: GameObject) -> Iterator[tuple[CannotAttack, GameObject]]:
    """What forbids a creature to attack a player or permanent, each with the object that says so."""
    for change, view in binding(ev, thing, CannotAttack):
        if not why_not(ev, change.attacked, target, view):
            yield change, view.source


def prices(ev: Running, thing: GameObject, target: GameObject) -> list[tuple[Cost, GameObject]]:
    """What has to be paid for a creature to attack a player or permanent, each with the object that says so."""
    asked = [(each.price, source) for each, source in prohibited(ev, thing, target) if each.price is not None]
    return asked if asked and ev.rules.ask(A_PRICE_FOR_ATTACKING_IS_PAID) else []


def pay_to_attack(ev: Running, attacking: Mapping[str, str]) -> None:
    """The active player pays for all attacks together. Raises IllegalStep where they cannot pay all of it."""
    objects = ev.state.objects
    asked = [each for one, other in attacking.items() for each in prices(ev, objects[one], objects[other])]
    if not asked:
        return
    resources: dict[str, int] = {}
    for cost, _ in asked:
        for name, amount in cost.resources:
            resources[name] = resources.get(name, 0) + amount
    whole = Cost(tuple(resources.items()), tuple(action for cost, _ in asked for action in cost.actions))
    player, source, rules = ev.state.turn_player, asked[0][1], ev.rules.ask(A_PRICE_FOR_ATTACKING_IS_PAID).rules
    if not can_pay(ev, player, whole, source):
        raise IllegalStep(f"{player} cannot pay for attacking with {', '.join(attacking)}", rules)
    pay(ev, player, whole, source, "attacking", rules)
