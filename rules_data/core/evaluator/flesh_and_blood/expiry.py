"""When effects made by layers end (Comprehensive Rules 4.4.4, 6.2.2a, 6.6.3a, 7.7.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.state import GameState

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation


def expire(ev: Evaluation, duration: Duration) -> GameState:
    """The state without what lasted until now."""
    ends = {duration}
    if duration is Duration.THIS_TURN:
        ends |= {Duration.NEXT_TIME, Duration.THIS_COMBAT, Duration.THIS_LINK}
        if ev.rules.ask("an effect without a duration ends with the turn"):
            ends.add(Duration.PERMANENT)
    state = ev.state
    for thing in list(state.objects.values()):
        kept = tuple(m for m in thing.modifiers if m.duration not in ends)
        if len(kept) != len(thing.modifiers):
            state = state.with_object(replace(thing, modifiers=kept))
    return replace(state, delayed=tuple(d for d in state.delayed if d.ability.duration not in ends))
