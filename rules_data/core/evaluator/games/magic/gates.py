"""What keeps a triggered ability of Magic from triggering beside its own words (Comprehensive Rules 603.2)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Candidate

from .battles import siege_gate
from .dungeons import room_gate
from .facts import is_hidden
from .leaving import for_a_reason, of_a_departed_player
from .moving import BATTLEFIELD
from .questions_triggers import (
    THE_BEGINNING_OF_A_STEP_TRIGGERS,
    UNSEEN_OBJECTS_TRIGGER,
    WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER,
)
from .sagas import chapter_gate

Stopped = tuple[str, str, tuple[str, ...]]


def never_seen(ev: Running, candidate: Candidate) -> Stopped | None:
    """An object that no moment shows to all players triggers nothing (603.2g)."""
    watcher = candidate.watcher
    source = watcher.source
    if watcher.delayed is not None or source.zone == BATTLEFIELD or not is_hidden(source):
        return None
    now = ev.state.objects.get(source.handle)
    shown = [source, *([now] if now is not None else [])]
    events = candidate.events
    shown += [o for e in events for o in (*e.objects, *e.after) if o.handle == source.handle]
    revealed = any(e.kind == "is revealed" for e in events if any(o.handle == source.handle for o in e.objects))
    if revealed or any(not is_hidden(thing) for thing in shown):
        return None
    ruled = ev.rules.ask(UNSEEN_OBJECTS_TRIGGER)
    return None if ruled else ("suppressed", f"not every player can see {source.handle}", ruled.rules)


def barred(ev: Running, candidate: Candidate) -> Stopped | None:
    """Effects that keep abilities from being activated are no concern of triggered ones (603.2a)."""
    watcher = candidate.watcher
    now = ev.state.find(watcher.source.identity)
    if now is None or "be activated" not in ev.derived.traits(ev.state, now).cannot:
        return None
    ruled = ev.rules.ask(WHAT_CANNOT_BE_ACTIVATED_CANNOT_TRIGGER)
    return ("suppressed", "its abilities cannot be activated", ruled.rules) if ruled else None


def of_a_step(ev: Running, candidate: Candidate) -> Stopped | None:
    """The beginning of a phase or step fulfils what triggers at it, because a rule says so (603.2b)."""
    if candidate.occurrence.event.kind != "beginning of":
        return None
    ruled = ev.rules.ask(THE_BEGINNING_OF_A_STEP_TRIGGERS)
    return None if ruled else ("suppressed", "the beginning of a step is not a condition", ruled.rules)


GATES = (of_a_departed_player, never_seen, barred, of_a_step, chapter_gate, room_gate, siege_gate, for_a_reason)
