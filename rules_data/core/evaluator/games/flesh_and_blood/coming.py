"""What an effect on the next object does not wait for, since it had come before (Comprehensive Rules 1.8.10)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import filter_of, why_not
from rules_data.core.evaluator.state import Frame

from .facts import is_attack
from .questions_effects import WHAT_HAS_COME_BEFORE_IS_NOT_THE_NEXT
from .zones import ARENA


def come_before(ev: Running, ability: Ability, frame: Frame) -> tuple[tuple[str, int], ...]:
    """What has come before such an effect: what fits it already, and any attack on the stack, whatever it becomes."""
    continuous = ability.continuous
    if ability.kind is not AbilityKind.PASSIVE or not ability.waits_for_the_next or continuous is None:
        return ()
    there = [thing for thing in ev.state.objects.values() if thing.zone in (*ARENA, "stack")]
    wanted, view = filter_of(continuous.affects), frame.view
    found = [one for one in there if is_attack(ev, ev.state, one) or not why_not(ev, wanted, one, view)]
    if not found or not ev.rules.ask(WHAT_HAS_COME_BEFORE_IS_NOT_THE_NEXT):
        return ()
    return tuple(thing.identity for thing in found)
