"""What objects are in the first layer, which is all that effects of the second one can look at (613.1a and b)."""

from __future__ import annotations

from typing import Any, cast

from rules_data.core.evaluator.continuous import copied_by
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, GameState, Traits, replace

from .by_its_card import printed
from .questions_layers import EFFECTS_ARE_APPLIED_IN_LAYERS


def as_copied(thing: GameObject) -> Traits:
    """What an object is in the first layer: what it is a copy of, or is with its face down."""
    return printed(replace(thing, card=copied_by(tuple(each.change for each in thing.modifiers), thing.card)))


def seen_in_the_second_layer(ev: Running) -> Running:
    """A run as an effect sees it that changes who controls objects: no effect of a later layer has been applied yet."""
    return cast("Running", _InTheSecondLayer(ev)) if ev.rules.ask(EFFECTS_ARE_APPLIED_IN_LAYERS) else ev


class _InTheSecondLayer:
    """A run with objects that are what the first layer has made of them."""

    def __init__(self, ev: Running) -> None:
        self._ev = ev
        self.derived = _FirstLayer(ev.derived)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ev, name)


class _FirstLayer:
    """What objects are before any effect of a later layer, and everything else as it is."""

    def __init__(self, derived: Any) -> None:
        self._derived = derived

    def traits(self, state: GameState, thing: GameObject) -> Traits:
        return as_copied(thing)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._derived, name)
