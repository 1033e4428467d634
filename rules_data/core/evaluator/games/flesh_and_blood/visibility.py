"""Private objects that become public before they are moved to where everyone sees them (Comprehensive Rules 3.0.8)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import Ruled
from rules_data.core.evaluator.state import Event, GameObject, replace

from .facts import ZONE_AFTER, ZONES_PUT_INTO
from .questions_play import A_PRIVATE_OBJECT_BECOMES_PUBLIC_BEFORE_IT_MOVES
from .replacing import replace_proposed
from .zones import NOWHERE, PRIVATE

HIDDEN, SHOWN = "face down", "face up"


def replace_once_public(ev: Running, proposed: list[Event]) -> list[Event]:
    """What is left of proposed events, once what they move to where it is public has become public (3.0.8)."""
    if not any(HIDDEN in thing.statuses for event in proposed for thing in event.objects):
        return replace_proposed(ev, proposed)
    ruled = ev.rules.ask(A_PRIVATE_OBJECT_BECOMES_PUBLIC_BEFORE_IT_MOVES)
    return replace_proposed(ev, [_with_public_objects(ev, event, ruled) for event in proposed] if ruled else proposed)


def _with_public_objects(ev: Running, event: Event, ruled: Ruled) -> Event:
    zone = ZONES_PUT_INTO.get(event.to, event.to or ZONE_AFTER.get(event.kind, ""))
    if not zone or zone in PRIVATE or zone == NOWHERE or event.status == HIDDEN:
        return event
    return replace(event, objects=tuple(_public(ev, thing, zone, ruled) for thing in event.objects))


def _public(ev: Running, thing: GameObject, zone: str, ruled: Ruled) -> GameObject:
    """The object, seen by everyone where it still is; what lies in a private zone is not told from its neighbours."""
    known = ev.state.find(thing.identity)
    if known is None or HIDDEN not in known.statuses or known.zone in PRIVATE:
        return thing
    shown = known.with_status(HIDDEN, False).with_status(SHOWN, True)
    ev.board.put(shown)
    text = f"{thing.handle} becomes public before it is put into the {zone}"
    ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,))
    return shown
