"""X in the cost of a special action, which nobody announces on the stack (Comprehensive Rules 107.3d)."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import choose_x
from rules_data.core.evaluator.state import GameObject

from .questions_announcing import X_OF_A_SPECIAL_ACTION_IS_CHOSEN


def x_chosen(ev: Running, player: str, thing: GameObject, cost: Cost, label: str) -> tuple[int | None, Cost]:
    """How much X is in the cost of a special action, None where it has none, and the cost with that (107.3d)."""
    if not cost.has_x:
        return None, cost
    number = choose_x(ev, player, thing, cost, label, ev.rules.ask(X_OF_A_SPECIAL_ACTION_IS_CHOSEN))
    return number, cost.with_announced(number)
