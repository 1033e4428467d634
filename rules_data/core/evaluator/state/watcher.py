"""A triggered ability that watches a batch, and one way in which its condition is fulfilled."""

from __future__ import annotations

from rules_data.core.abilities import Ability, EventPattern

from .changing import record
from .events import Event, Occurrence
from .objects import Delayed, GameObject


@record
class Watcher:
    """A triggered ability that watches a batch, with the source as it is seen.

    `patterns` are those of its conditions that it watches in this way. `past`: it looks back, with its source and
    everything else as they were immediately before the batch.
    """

    key: str
    ability: Ability
    source: GameObject
    controller: str
    label: str
    patterns: tuple[EventPattern, ...] = ()
    presence: str = "present"
    delayed: Delayed | None = None
    past: bool = False


@record
class Candidate:
    """A watcher whose condition one occurrence fulfils."""

    watcher: Watcher
    pattern: EventPattern
    occurrence: Occurrence
    events: tuple[Event, ...] = ()
