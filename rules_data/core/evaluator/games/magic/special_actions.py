"""Special actions that keywords let players take: they do not use the stack (Comprehensive Rules 116.2, 702.62a)."""

from __future__ import annotations

from rules_data.core.abilities import Ability
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import works_from
from rules_data.core.evaluator.stack import can_pay, pay, rules_against_paying, run_effects
from rules_data.core.evaluator.state import Cause, Frame, GameObject, IllegalStep, Viewpoint

from .cast_later import keep_for_later
from .casting import check_main_time, check_may_begin
from .having import rules_of
from .keywords_with_costs import IN_ONES_TURN
from .variable_costs import x_chosen


def take_special_action(ev: Running, player: str, thing: GameObject, ability: Ability) -> None:
    """Pay for an action and take it. Raises IllegalStep where the rules forbid it or the player cannot pay."""
    rules, label = rules_of(ev, ability.name), f"{thing.handle}/{ability.name}"
    if thing.owner != player or not works_from(ev, ability, thing):
        raise IllegalStep(f"{player} has no {thing.handle} in hand", rules)
    _check_time(ev, player, thing, ability, rules)
    _, cost = x_chosen(ev, player, thing, ability.cost, label)
    if not can_pay(ev, player, cost, thing):
        kept = rules_against_paying(ev, player, cost, thing)
        raise IllegalStep(f"{player} cannot pay for {label}", (*kept, *ev.rules.cite("pay costs")))
    ev.journal.record("step", f"{player} takes the special action of {label}", rules, players=(player,))
    pay(ev, player, cost, thing, label, rules)
    cause = Cause(player, thing, tuple(thing.card.types), label)
    run_effects(ev, ability.effects, Frame(Viewpoint(player, thing, ev.state), cause))
    keep_for_later(ev, thing, ability.name)


def _check_time(ev: Running, player: str, thing: GameObject, ability: Ability, rules: tuple[str, ...]) -> None:
    """Raise IllegalStep unless it is the time for it: for a sorcery, their own turn, or when the card could be cast."""
    if "sorcery speed" in ability.keywords:
        check_main_time(ev, player, f"take the special action of {ability.name}", rules)
    elif IN_ONES_TURN not in ability.keywords:
        check_may_begin(ev, player, thing)
    elif ev.state.turn_player != player:
        raise IllegalStep(f"{player} may not {ability.name} now: it is {ev.state.turn_player}'s turn", rules)
