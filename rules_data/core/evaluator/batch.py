"""Everything one game action does at once: proposed, replaced, committed, published, matched.

A batch is the only way the state changes during play, so every change can be replaced, is remembered for
ordinals and limits, and is seen by every trigger with the state before and the state after.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from . import state_triggers
from .replacing import run_afterwards
from .stages.entering import enter_as_replaced
from .state import Event, GameState
from .triggering import place_triggers

if TYPE_CHECKING:
    from .evaluation import Evaluation


@dataclass(slots=True)
class Batch:
    """A batch under way: the state before it and what has been committed so far."""

    before: GameState
    committed: list[Event] = field(default_factory=list)
    never_happened: list[Event] = field(default_factory=list)


def perform(ev: Evaluation, events: Iterable[Event]) -> list[Event]:
    """Carry out events as one game action; the events that really happened.

    Inside a replacement (an open batch) what happens joins the outer batch, for the triggers see it all at once.
    """
    outer = ev.open_batch
    batch = outer if outer is not None else Batch(ev.state)
    ev.open_batch = batch
    ev.enter()
    begun = len(batch.committed)
    proposed = [ev.game.prepare(ev, event) for event in events]
    try:
        ev.spend_on_many(len(proposed))
        ev.outcomes = False
        while proposed:
            start = len(batch.committed)
            for event in _one_by_one(ev, _that_happen(ev, proposed, batch), batch):
                commit(ev, event, batch)
            proposed = [ev.game.prepare(ev, event) for event in ev.game.follow(ev, batch.committed[start:])]
            ev.outcomes = True
    finally:
        ev.open_batch = outer
        ev.leave()
    happened = batch.committed[begun:]
    if outer is None and (batch.committed or batch.never_happened):
        _publish(ev, batch)
    return happened


def _that_happen(ev: Evaluation, proposed: list[Event], batch: Batch) -> list[Event]:
    """The events that are left once replacement and prevention have had their turn."""
    left = ev.game.replace_events(ev, proposed)
    if left is proposed:
        return left
    if not ev.rules.ask_if_known("triggers see events as modified", "yes"):
        originals = [event for event in proposed if not any(event is each for each in left)]
        originals = [replace(event, after=event.objects) for event in originals]
        batch.never_happened += [*originals, *ev.game.follow(ev, originals)]
    kept = [(event.kind, event.objects, event.player) for event in left]
    lost = [event for event in proposed if (event.kind, event.objects, event.player) not in kept]
    lost = [event for event in lost if set(event.words) & ev.watched_words]
    if lost:
        ruled = ev.rules.ask("only what happens triggers")
        batch.never_happened += () if ruled else lost
        for event in lost if ruled else ():
            text = f"Nothing triggers on what did not happen: {ev.describe(event)}"
            ev.record("did_not_trigger", text, ruled.rules, ok=False)
    return left


def _one_by_one(ev: Evaluation, left: list[Event], batch: Batch) -> list[Event]:
    """The individual events of those that are several in one; each may be replaced by itself."""
    if not ev.rules.ask_if_known("several events in one happen one by one", "no"):
        return left
    single = [one for event in left for one in ev.game.individual(event)]
    return left if len(single) == len(left) else _that_happen(ev, single, batch)


def commit(ev: Evaluation, event: Event, batch: Batch) -> None:
    """Let one event happen, unless there is nothing for it to do."""
    happened = ev.game.commits[event.kind](ev, event)
    if happened is not None and (happened.details.get("enters with") or happened.details.get("enters as")):
        happened = enter_as_replaced(ev, happened)
    if happened is not None:
        batch.committed.append(happened)
        ev.note_event(happened)
        if happened.details.get("afterwards"):
            run_afterwards(ev, happened)


def _publish(ev: Evaluation, batch: Batch) -> None:
    counted_before = ev.state
    events = tuple(batch.committed)
    ev.remember_departed(batch.before, events)
    ev.state = replace(
        ev.state,
        history=ev.state.history + events,
        combat_history=ev.state.combat_history + events if ev.state.combat else (),
    )
    place_triggers(ev, batch.before, (*events, *batch.never_happened), counted_before)
    ev.game.derivation.settle(ev)
    state_triggers.check(ev, "at once")
