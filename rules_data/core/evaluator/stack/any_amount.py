"""Paying as much of a resource as a player wants: how much is chosen, and how it is known to what comes of it."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.abilities.effects import PayAnyAmount
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import A_PLAYER_CHOOSES_HOW_MUCH_OF_ANY_AMOUNT_TO_PAY
from rules_data.core.evaluator.state import Event, Frame, GameObject, Item, Occurrence, position_of, replace

from .choosing import targeting_effects
from .costs import is_paid_to_finalize, pay
from .playing import choose_x


def with_amounts_chosen(ev: Running, item: Item) -> Item:
    """A triggered ability with how much is paid of each any amount that is a part of its base cost."""
    for effect in targeting_effects(ev, item, item.ability.effects if item.ability is not None else ()):
        if isinstance(effect, PayAnyAmount) and is_paid_to_finalize(ev, item, effect):
            amount = _choose_amount(ev, item.controller, effect, item.source, item.label)
            item = replace(item, modes={**item.modes, position_of(item, effect): (str(amount),)})
    return item


def pay_any_amount(ev: Running, effect: PayAnyAmount, frame: Frame, player: str) -> Occurrence:
    """Have a player pay as much as they want, unless that was done before; what tells how much "that much" is."""
    item, source = frame.item, frame.view.source
    chosen = item.modes.get(position_of(item, effect)) if item is not None else None
    if chosen is not None:
        amount = int(chosen[0])
    else:
        amount = _choose_amount(ev, player, effect, source, frame.label)
        cost = effect.price.with_announced(amount) if amount else Cost()
        pay(ev, player, cost, source, frame.label, ev.rules.cite("cost within an effect"))
    outer = frame.view.occurrence
    if outer is None:
        return Occurrence(Event("is paid", (), player, amount), None, player)
    return replace(outer, event=replace(outer.event, amount=amount))


def _choose_amount(ev: Running, player: str, effect: PayAnyAmount, source: GameObject, label: str) -> int:
    ruled = ev.rules.ask(A_PLAYER_CHOOSES_HOW_MUCH_OF_ANY_AMOUNT_TO_PAY)
    return choose_x(ev, player, source, effect.price, label, ruled)
