"""The effects that apply to objects in a state, and which of them have only begun to."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from rules_data.core.evaluator.continuous import Application
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameState


def applications(ev: Running, state: GameState) -> Iterable[Application]:
    for traits in ev.derived.all_traits(state).values():
        yield from traits.applied


def begun_now(ev: Running) -> list[Application]:
    """Applications that are new, or of another amount than before, in the order in which they are applied."""
    begun = ev.state.lasting.begun
    return [each for each in applications(ev, ev.state) if begun.get(key_of(each), (0, None))[1] != each.amount]


def key_of(application: Application) -> tuple[tuple[str, int], Hashable]:
    return (application.thing.identity, application.part.key)
