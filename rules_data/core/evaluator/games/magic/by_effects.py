"""What effects do, as against costs that are paid and what the rules do by themselves (Comprehensive Rules 609.1)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import COST, Event

from .questions_announcing import A_COST_IS_NO_EFFECT


def is_by_effect(ev: Running, event: Event) -> bool:
    """Whether something on a card makes an event happen, and not as the cost of it; a turn-based action is of none."""
    if event.cause.source is None:
        return False
    return COST not in event.cause.kinds or not ev.rules.ask(A_COST_IS_NO_EFFECT)
