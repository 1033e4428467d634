"""What the stack does for the events below it, which know it only by what they may ask of it."""

from __future__ import annotations

from rules_data.core.evaluator.events import Stacking

from .costs import can_pay, pay
from .instructions import run_effects
from .playing import play_by_effect
from .resolving import resolve_item, target_is_legal
from .using import place_reflexive

STACK = Stacking(
    carry_out=run_effects,
    resolve=resolve_item,
    place_reflexive=place_reflexive,
    play_by_effect=play_by_effect,
    target_is_legal=target_is_legal,
    can_pay=can_pay,
    pay=pay,
)
