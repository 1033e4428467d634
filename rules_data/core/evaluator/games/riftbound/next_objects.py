"""Effects on the next object: they have found it once it has come, whatever becomes of it (Core Rules v1.3 390)."""

from __future__ import annotations

from rules_data.core.abilities import AbilityKind, Duration, Pick, Selector
from rules_data.core.evaluator.continuous import next_objects
from rules_data.core.evaluator.events import Running, end_with_the_next
from rules_data.core.evaluator.state import Delayed, GameObject, replace

from .places import BOARD

_NEXT = "=next"  # no file can name something so


def settle_on_what_came(ev: Running) -> None:
    """After something has happened: an effect on the next object is about the one that has come to the board."""
    for delayed in ev.state.delayed:
        if delayed.ability.kind is not AbilityKind.PASSIVE or not delayed.ability.waits_for_the_next:
            continue
        came = next((thing for thing in next_objects(ev, ev.state, delayed) if thing.zone in BOARD), None)
        if came is not None:
            _settle(ev, delayed, came)


def _settle(ev: Running, delayed: Delayed, came: GameObject) -> None:
    ability, waited = delayed.ability, delayed.ability.continuous
    if waited is None or not end_with_the_next(ev, delayed, came, f"it applies to {came.handle}"):
        return
    duration = Duration.THIS_TURN if ability.duration is Duration.NEXT_TIME else ability.duration
    about = replace(waited, affects=Selector(Pick.THAT, name=_NEXT), next_only=False)
    found = replace(
        delayed,
        ability=replace(ability, duration=duration, continuous=about),
        bindings={**delayed.bindings, _NEXT: (came.identity,)},
    )
    ev.board.add_delayed(found)
