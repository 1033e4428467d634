"""What an effect has moved, as it was before that."""

from __future__ import annotations

from rules_data.core.evaluator.policy import HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN
from rules_data.core.evaluator.state import Event, GameObject, Reading, Viewpoint

from .found_again import Identity


def before_its_move(ev: Reading, view: Viewpoint, identity: Identity) -> GameObject | None:
    """An object before this effect, its cost or the event spoken of moved it, by what it was then or became."""
    for event in reversed(view.state.history):
        for old, new in zip(event.objects, event.after, strict=False):
            if old.identity == new.identity or identity not in (old.identity, new.identity):
                continue
            if _is_by_source(view, event) or _is_spoken_of(view, event, old):
                last = ev.derived.departed.get(old.identity)
                return last[0] if last is not None else old
    return None


def who_controlled(ev: Reading, view: Viewpoint, thing: GameObject) -> str:
    """Who controlled an object before this effect moved it to where nobody controls it; '' where that is not known."""
    if thing.controller:
        return ""
    known = before_its_move(ev, view, thing.identity)
    if known is None or not known.controller:
        return ""
    how = ev.rules.ask(HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN).answer
    return known.controller if how.startswith("as it last was") else ""


def _is_by_source(view: Viewpoint, event: Event) -> bool:
    source = event.cause.source
    return source is not None and source.identity == view.source.identity


def _is_spoken_of(view: Viewpoint, event: Event, old: GameObject) -> bool:
    """Whether the ability triggered on this very event, in which the object left."""
    spoken = view.occurrence.event if view.occurrence is not None else None
    if spoken is None or spoken.kind != event.kind:
        return False
    return any(thing.identity == old.identity for thing in spoken.objects)
