"""What keeps a triggered ability of Magic from triggering beside its own words (Comprehensive Rules 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_data.core.evaluator.watching import Candidate

from .dungeons import room_gate
from .facts import is_hidden
from .leaving import for_a_reason
from .moving import BATTLEFIELD
from .sagas import chapter_gate

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

Stopped = tuple[str, str, tuple[str, ...]]


def never_seen(ev: Evaluation, candidate: Candidate) -> Stopped | None:
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
    ruled = ev.rules.ask("unseen objects trigger")
    return None if ruled else ("suppressed", f"not every player can see {source.handle}", ruled.rules)


def barred(ev: Evaluation, candidate: Candidate) -> Stopped | None:
    """Effects that keep abilities from being activated are no concern of triggered ones (603.2a)."""
    watcher = candidate.watcher
    now = ev.state.find(watcher.source.identity)
    if now is None or "be activated" not in ev.traits(ev.state, now).cannot:
        return None
    ruled = ev.rules.ask("what cannot be activated cannot trigger")
    return ("suppressed", "its abilities cannot be activated", ruled.rules) if ruled else None


def of_a_step(ev: Evaluation, candidate: Candidate) -> Stopped | None:
    """The beginning of a phase or step fulfils what triggers at it, because a rule says so (603.2b)."""
    if candidate.occurrence.event.kind != "beginning of":
        return None
    ruled = ev.rules.ask("the beginning of a step triggers")
    return None if ruled else ("suppressed", "that a step begins is no condition", ruled.rules)


GATES = (never_seen, barred, of_a_step, chapter_gate, room_gate, for_a_reason)
