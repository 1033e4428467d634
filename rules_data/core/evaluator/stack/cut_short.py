"""Whether an instruction is still carried out: what resolves may be gone, and a condition be known beforehand."""

from __future__ import annotations

from rules_data.core.abilities import AnyOf, Effect
from rules_data.core.abilities.effects import If
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.policy import WHAT_ENDS_A_RESOLUTION
from rules_data.core.evaluator.state import Frame, replace


def has_ended(ev: Running, frame: Frame) -> bool:
    """Whether what resolves has been negated, or is gone, so that nothing more of it is carried out."""
    item = frame.item
    if item is None or not ev.under_way.resolving or ev.under_way.resolving[-1].number != item.number:
        return False
    negated = all(each.number != item.number for each in ev.state.waiting)
    card = ev.state.find(item.source.identity) if item.kind == "card" else item.source
    if not negated and card is not None:
        return False
    ruled = ev.rules.ask(WHAT_ENDS_A_RESOLUTION)
    if ruled.answer == "nothing" or (ruled.answer == "being negated" and not negated):
        return False
    text = f"{item.label} is no longer there: nothing more of it is carried out"
    ev.journal.record("skipped", text, ruled.rules, ok=False, objects=(item.label,))
    return True


def with_condition_known(ev: Running, effect: Effect, frame: Frame) -> Effect:
    """The instruction with its condition decided beforehand, as it would be without a rule on when it is asked."""
    frame.view.state = ev.state
    if effect.condition is None or is_met(effect.condition, ev, frame.view):
        return replace(effect, condition=None) if not isinstance(effect, If) else effect
    return replace(effect, condition=AnyOf(()))
