"""The changes of one kind that effects make to an object, each as seen by the effect that makes it (613.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rules_data.core.abilities import Change
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import resolve_selector
from rules_data.core.evaluator.state import GameObject, Viewpoint

C = TypeVar("C", bound=Change)


def changes_upon(ev: Running, thing: GameObject, kind: type[C]) -> Iterator[tuple[C, Viewpoint]]:
    """What static abilities and lasting effects change of an object or a player: those that speak of a kind."""
    for passive in passives_in_force(ev, ev.state, ev.derived.all_traits(ev.state)):
        continuous, view = passive.ability.continuous, passive_view(ev.state, passive)
        found = [each for each in continuous.changes if isinstance(each, kind)] if continuous else []
        if not found or continuous is None or not is_in_force(ev, view, passive.ability):
            continue
        if any(one.handle == thing.handle for one in resolve_selector(ev, continuous.affects, view)):
            yield from ((each, view) for each in found)
    for modifier in thing.modifiers:
        if isinstance(modifier.change, kind):
            source = ev.state.find(modifier.made_from) if modifier.made_from else None
            yield modifier.change, Viewpoint(modifier.player, source or thing, ev.state)
