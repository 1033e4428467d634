"""Special actions that keywords let players take: they do not use the stack (Comprehensive Rules 116.2, 702.62a)."""

from __future__ import annotations

from rules_data.core.abilities import Ability
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import works_from
from rules_data.core.evaluator.stack import can_pay, pay, run_effects
from rules_data.core.evaluator.state import Cause, Frame, GameObject, IllegalStep, Viewpoint

from .casting import check_may_begin
from .having import rules_of


def take_special_action(ev: Running, player: str, thing: GameObject, ability: Ability) -> None:
    """Pay for an action and take it. Raises IllegalStep where the rules forbid it or the player cannot pay."""
    rules, label = rules_of(ev, ability.name), f"{thing.handle}/{ability.name}"
    if thing.owner != player or not works_from(ev, ability, thing):
        raise IllegalStep(f"{player} has no {thing.handle} in hand", rules)
    check_may_begin(ev, player, thing)
    if not can_pay(ev, player, ability.cost, thing):
        raise IllegalStep(f"{player} cannot pay for {label}", ev.rules.cite("pay costs"))
    ev.journal.record("step", f"{player} takes the special action of {label}", rules, players=(player,))
    pay(ev, player, ability.cost, thing, label, rules)
    cause = Cause(player, thing, tuple(thing.card.types), label)
    run_effects(ev, ability.effects, Frame(Viewpoint(player, thing, ev.state), cause))
