"""Damage that is divided among objects: how much each of them gets."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, cause_named
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.policy import WHEN_DAMAGE_IS_DIVIDED
from rules_data.core.evaluator.state import Frame, GameObject, position_of

from .choosing import choose_division


def shares_of(ev: Running, effect: Effect, frame: Frame, taking: Sequence[GameObject]) -> dict[str, int]:
    """What each object is dealt, by handle: as was announced with the targets, or as its player chooses now."""
    item = frame.item
    way = item.modes.get(position_of(item, effect)) if item is not None else None
    if way is None and taking:
        rules = ev.rules.ask(WHEN_DAMAGE_IS_DIVIDED).rules or ev.rules.cite("choices")
        amount, handles = amount_of(ev, frame.view, effect.amount), [thing.handle for thing in taking]
        way = choose_division(ev, frame.view.you, amount, handles, cause_named(ev, effect, frame).name, rules)
    return {handle: int(number) for handle, _, number in (each.rpartition("=") for each in way or ())}
