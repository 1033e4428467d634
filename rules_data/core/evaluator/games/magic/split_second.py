"""Split second: while such a spell waits, no other is cast and only mana abilities are activated (702.61)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import IllegalStep

from .having import has, rules_of

SPLIT_SECOND = "split second"


def spell_with_split_second(ev: Running) -> str:
    """The label of a spell on the stack that has split second; '' where there is none."""
    for item in ev.state.waiting:
        spell = ev.state.objects.get(item.source.handle) if item.kind == "card" else None
        if spell is not None and has(ev, spell, SPLIT_SECOND):
            return item.label
    return ""


def check_split_second(ev: Running, what: str) -> None:
    """Raise IllegalStep, for what a player is about to do, while a spell with split second is on the stack."""
    if ev.state.waiting and (label := spell_with_split_second(ev)):
        raise IllegalStep(f"{what}: {label} has split second", rules_of(ev, SPLIT_SECOND))
