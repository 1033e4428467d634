"""Who controls a permanent: the latest effect that says so, or who it entered under (110.2, 613.1b, 800.4a)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Change, Duration
from rules_data.core.evaluator.matching import find_objects
from rules_data.core.evaluator.state import Event, GameObject, Modifier
from rules_data.core.evaluator.traits import passive_view, passives_in_force

from .durations import made_by
from .moving import BATTLEFIELD

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

CONTROL = "control"
_BY_DEFAULT = -1
Claims = dict[str, list[tuple[int, str]]]


def claim(ev: Evaluation, thing: GameObject, event: Event, duration: Duration | None) -> GameObject:
    """The object with another claim to it; `None` if the effect that claims it is no change made to it."""
    modifiers, player = thing.modifiers, event.player
    if not any(modifier.change.what == CONTROL for modifier in modifiers):
        first = Modifier(Change(CONTROL, thing.controller), Duration.PERMANENT, _BY_DEFAULT, thing.handle)
        modifiers = (*modifiers, first)
    if duration is not None:
        modifiers = (*modifiers, Modifier(Change(CONTROL, player), duration, ev.state.clock, player, **made_by(event)))
    return replace(thing, controller=player, modifiers=modifiers)


def settle_control(ev: Evaluation) -> None:
    """Give each permanent to the player who controls it by the effects in force."""
    claims = _claims_of_static_abilities(ev)
    events = []
    for thing in ev.state.objects.values():
        if thing.zone != BATTLEFIELD or not (thing.modifiers or thing.handle in claims):
            continue
        player = _controller(ev, thing, claims.get(thing.handle, []))
        if player and player != thing.controller:
            events.append(Event("changes control", (thing,), player, details={"settles": True}))
    if events:
        ev.perform(events)


def _claims_of_static_abilities(ev: Evaluation) -> Claims:
    found: Claims = {}
    if not ev.claims_control:
        return found
    known = {handle: ev.traits(ev.state, thing) for handle, thing in ev.state.objects.items()}
    for passive in passives_in_force(ev, ev.state, known):
        continuous = passive.ability.continuous
        if continuous is None or not any(change.what == "controller" for change in continuous.changes):
            continue
        for thing in find_objects(ev, continuous.affects.filter, passive_view(ev.state, passive)):
            found.setdefault(thing.handle, []).append((passive.source.order, passive.controller))
    return found


def _controller(ev: Evaluation, thing: GameObject, more: list[tuple[int, str]]) -> str:
    """By the claim with the latest timestamp of a player who is still in the game; '' without one."""
    own = [(m.timestamp, m.change.name) for m in thing.modifiers if m.change.what == CONTROL]
    claims = [each for each in (*own, *more) if not ev.state.flag(f"lost:{each[1]}")]
    return max(claims)[1] if claims else ""
