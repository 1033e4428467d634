"""The instruction to prevent damage (Comprehensive Rules 6.4.10)."""

from __future__ import annotations

from rules_data.core.abilities import ControlledBy, Effect, Filter, OfType, Relation
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Frame

from .prevention import add_prevention

_YOUR_HERO = Filter((OfType(("hero", "demi-hero")), ControlledBy(Relation.YOU)))


def run_prevent(ev: Running, effect: Effect, frame: Frame) -> None:
    """Prevent the next so much damage, or so much of the next event (`for: next time`), to one's hero if not said."""
    add_prevention(ev, effect, frame, _YOUR_HERO)
