"""Which changes of the rules bind an object: what permanents say while they do, and what was said of it for a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rules_data.core.abilities import Change
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import resolve_selector
from rules_data.core.evaluator.state import GameObject, Viewpoint

Kind = TypeVar("Kind", bound=Change)


def binding(ev: Running, thing: GameObject, kind: type[Kind]) -> Iterator[tuple[Kind, Viewpoint]]:
    """Each change of a kind that an object is bound by, with the view of the effect that says so."""
    for passive in passives_in_force(ev, ev.state):
        continuous = passive.ability.continuous
        found = [each for each in continuous.changes if isinstance(each, kind)] if continuous else []
        if not found or continuous is None:
            continue
        view = passive_view(ev.state, passive)
        if not is_in_force(ev, view, passive.ability):
            continue
        if any(one.handle == thing.handle for one in resolve_selector(ev, continuous.affects, view)):
            yield from ((each, view) for each in found)
    for modifier in thing.modifiers:
        if isinstance(modifier.change, kind):
            source = ev.state.find(modifier.made_from) if modifier.made_from else None
            yield modifier.change, Viewpoint(modifier.player, source or thing, ev.state)
