"""What is done as something arrives: before it is there, so that it takes no part in that itself."""

from __future__ import annotations

from itertools import takewhile

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.evaluator.state import Event, Watcher, parts_of

from .describing import begin_with
from .running import Batch, Running
from .watching import record_silence

_ARRIVING = (Pick.ME, Pick.IT)


def done_before(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The first instructions, up to the one that is about what arrives or about the effect's own source."""
    return tuple(takewhile(lambda effect: not _is_about_what_arrives(effect), effects))


def _is_about_what_arrives(effect: Effect) -> bool:
    return any(isinstance(part, Selector) and part.pick in _ARRIVING for part in parts_of([effect]))


def seen_by(ev: Running, watcher: Watcher, events: tuple[Event, ...], batch: Batch) -> tuple[Event, ...]:
    """The events of a batch that an ability can see: not those that were over before its source arrived."""
    if watcher.presence != "enters" or not batch.begins:
        return events
    identity = watcher.source.identity
    arrived = (at for at, event in enumerate(events) if any(thing.identity == identity for thing in event.after))
    at = next(arrived, 0)
    first = max((begin for begin in batch.begins if begin <= at), default=0)
    watched = {pattern.event for pattern in watcher.patterns}
    for event in events[:first]:
        if watched & set(event.words):
            reason = f"{begin_with(ev, event)}, but before its source was there"
            record_silence(ev, watcher, reason, batch.begins[first])
            break
    return events[first:]
