"""Where an object is, whose it is, and in which state.

Each of these takes an object and a criterion, seen from an ability, and says why the object does not pass, or nothing.
"""

from __future__ import annotations

from rules_data.core.abilities import (
    AtPlace,
    ControlledBy,
    InState,
    InZone,
    NotInState,
    OwnedBy,
    Relation,
    WhereThatIs,
)
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint

from .measuring import controller_of, has_status
from .relations import is_at, is_meant, places_of_linked, you_is_no_one


def controlled_by(ev: Reading, criterion: ControlledBy, thing: GameObject, view: Viewpoint) -> str:
    if criterion.player is Relation.ANY:
        return "" if thing.controller else f"{thing.handle} is controlled by no one"
    controller = controller_of(ev, view.state, thing)
    if criterion.named:
        return "" if controller == criterion.named else f"{thing.handle} is controlled by {controller or 'no one'}"
    if criterion.player is Relation.YOU and you_is_no_one(ev, view) is not None:
        return f"nobody controls {view.source.handle}, so its \"you\" is nobody and controls nothing"
    if is_meant(view, controller, criterion.player):
        return ""
    return f"{thing.handle} is controlled by {controller or 'no one'}"


def owned_by(ev: Reading, criterion: OwnedBy, thing: GameObject, view: Viewpoint) -> str:
    meant = thing.owner == criterion.named if criterion.named else is_meant(view, thing.owner, criterion.player)
    if criterion.player is Relation.ANY or meant:
        return ""
    return f"{thing.handle} is owned by {thing.owner}"


def in_state(ev: Reading, criterion: InState, thing: GameObject, view: Viewpoint) -> str:
    for status in criterion.statuses:
        if not has_status(ev, view.state, thing, status):
            return f"{thing.handle} is not {status}"
    return ""


def not_in_state(ev: Reading, criterion: NotInState, thing: GameObject, view: Viewpoint) -> str:
    for status in criterion.statuses:
        if has_status(ev, view.state, thing, status):
            return f"{thing.handle} is {status}"
    return ""


def in_zone(ev: Reading, criterion: InZone, thing: GameObject, view: Viewpoint) -> str:
    for zone in criterion.zones:
        if ev.game.in_zone(thing.zone, zone):
            return ""
    return f"{thing.handle} is in the {thing.zone}"


def at_place(ev: Reading, criterion: AtPlace, thing: GameObject, view: Viewpoint) -> str:
    if any(is_at(ev, thing, place, view) for place in criterion.places):
        return ""
    return f"{thing.handle} is at {thing.at or thing.zone}, not {' or '.join(criterion.places)}"


def where_that_is(ev: Reading, criterion: WhereThatIs, thing: GameObject, view: Viewpoint) -> str:
    if ev.game.place_of(thing) in places_of_linked(ev, view, criterion.name):
        return ""
    return f"{thing.handle} is at {thing.at or thing.zone}, not where {criterion.name!r} is"
