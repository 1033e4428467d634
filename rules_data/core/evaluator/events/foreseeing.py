"""Abilities about their own source's leaving that a game's rules place before it leaves.

They wait already as the event happens, so what else triggers on it is placed behind them.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import AbilityKind, EventPattern
from rules_data.core.evaluator.matching import occurrences, works_from
from rules_data.core.evaluator.policy import TRIGGERED_ABILITIES_TRIGGER, WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED
from rules_data.core.evaluator.state import Candidate, Event, GameObject, Watcher, replace

from .running import Running
from .triggering import is_placed_before, passes_gates, patterns_watched, trigger
from .watching import view_of_watcher, watcher_of


def place_foreseen(ev: Running, events: list[Event]) -> None:
    """Place the abilities about what happens next, all of these events, to their own sources."""
    if not ev.rules.rules_on(WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED):
        return
    found: list[Candidate] = []
    for event in events:
        if set(event.words) & ev.interest.watched:
            for thing in event.objects:
                found += _foreseen(ev, event, thing)
    trigger(ev, [candidate for candidate in found if passes_gates(ev, candidate)])


def _foreseen(ev: Running, event: Event, thing: GameObject) -> Iterator[Candidate]:
    current = ev.state.find(thing.identity)
    if current is None or not ev.rules.ask(TRIGGERED_ABILITIES_TRIGGER):
        return
    for number, ability in enumerate(ev.derived.traits(ev.state, current).abilities):
        if ability.kind is not AbilityKind.TRIGGERED or ability.trigger is None or not works_from(ev, ability, current):
            continue
        for pattern in ability.trigger.patterns:
            if pattern.event in event.words and is_placed_before(ev, pattern):
                watcher = watcher_of(ev, ability, number, current, (pattern,), "leaves")
                if patterns_watched(ev, watcher, watcher.patterns):
                    yield from _candidates(ev, watcher, pattern, event)


def _candidates(ev: Running, watcher: Watcher, pattern: EventPattern, event: Event) -> Iterator[Candidate]:
    ways, _ = occurrences(ev, pattern, event, view_of_watcher(watcher, ev.state), ev.state)
    for way in ways:
        if way.object is not None and way.object.identity == watcher.source.identity:
            yield Candidate(watcher, pattern, way, (event,))


def note_outcome(ev: Running, foreseen: Event, happened: Event) -> None:
    """What was placed before an event knows what came of it: where its source has gone."""
    for item in ev.state.waiting:
        occurrence = item.occurrence
        if occurrence is not None and occurrence.event is foreseen:
            ev.board.put_item(replace(item, occurrence=replace(occurrence, event=happened)))
