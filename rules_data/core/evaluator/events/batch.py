"""Everything one game action does at once: proposed, replaced, committed, published, matched.

A batch is the only way the state changes during play, so every change can be replaced, is remembered for
ordinals and limits, and is seen by every trigger with the state before and the state after.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import is_

from rules_data.core.evaluator.policy import ONLY_WHAT_HAPPENS_TRIGGERS, THE_GAME_ENDS_AT_ONCE
from rules_data.core.evaluator.state import Event

from .afterwards import run_afterwards
from .describing import describe, note_event
from .foreseeing import note_outcome, place_foreseen
from .running import Batch, Running
from .state_triggers import check_state_triggers
from .triggering import place_triggers


class Events:
    """Lets events happen in one run."""

    def __init__(self, run: Running) -> None:
        self._run = run

    def perform(self, events: Iterable[Event]) -> list[Event]:
        """Carry out events as one game action; the events that really happened.

        Inside a replacement (an open batch) what happens joins the outer batch, for the triggers see it all at once.
        """
        ev, under_way = self._run, self._run.under_way
        outer = under_way.batch
        if outer is None and is_over(ev):
            return []
        batch = outer if outer is not None else Batch(ev.state)
        begun = len(batch.committed)
        under_way.batch = batch
        ev.budget.deepen()
        try:
            _carry_out(ev, [ev.game.prepare(ev, event) for event in events], batch)
        finally:
            under_way.batch = outer
            ev.budget.rise()
        happened = batch.committed[begun:]
        if outer is None and (batch.committed or batch.never_happened):
            _publish(ev, batch)
        return happened


def is_over(ev: Running) -> bool:
    """Whether the game has ended, in a game where that ends everything at once."""
    return bool(ev.state.memory.winner) and bool(ev.rules.ask(THE_GAME_ENDS_AT_ONCE))


def _carry_out(ev: Running, proposed: list[Event], batch: Batch) -> None:
    """Let proposed events happen, all at once but for those that the game has come one by one."""
    ev.budget.spend_on_batch(len(proposed), len(ev.state.objects))
    for part in ev.game.one_after_another(ev, proposed):
        if len(part) == len(proposed) or not is_over(ev):
            _with_outcomes(ev, part, batch)


def _with_outcomes(ev: Running, proposed: list[Event], batch: Batch) -> None:
    """Let events happen, then their outcomes, until nothing follows any more."""
    ev.under_way.outcomes = False
    while proposed:
        # Whatever keeps one of them from happening does so although it goes itself at the same moment.
        events = [event for event in _that_happen(ev, proposed, batch) if ev.game.will_happen(ev, event)]
        place_foreseen(ev, events)
        # What is done in place of others, or right after them, has been followed by its own outcomes already.
        happened = [done for event in events if (done := commit(ev, event, batch)) is not None]
        proposed = [ev.game.prepare(ev, event) for event in ev.game.follow(ev, happened)]
        ev.under_way.outcomes = True


def _that_happen(ev: Running, proposed: list[Event], batch: Batch) -> list[Event]:
    """The events that are left once replacement and prevention have had their turn."""
    left = ev.game.replace_events(ev, proposed)
    if len(left) == len(proposed) and all(map(is_, left, proposed)):
        return left
    lost = [event for event in proposed if not any(_is_still(event, each) for each in left)]
    lost = [event for event in lost if set(event.words) & ev.interest.watched]
    if lost:
        ruled = ev.rules.ask(ONLY_WHAT_HAPPENS_TRIGGERS)
        batch.never_happened += () if ruled else lost
        for event in lost if ruled else ():
            begun = any((event.kind, event.objects) == (each.kind, each.objects) for each in left)
            what = "the part that did not happen of" if begun else "what did not happen"
            text = f"Nothing triggers on {what}: {describe(ev, event)}"
            ev.journal.record("did_not_trigger", text, ruled.rules, ok=False)
    return left


def _is_still(event: Event, left: Event) -> bool:
    """Whether what is left of a batch is this event, perhaps changed, with everything it was to be."""
    same = (event.kind, event.objects, event.player) == (left.kind, left.objects, left.player)
    return same and set(event.words) <= set(left.words)


def commit(ev: Running, event: Event, batch: Batch) -> Event | None:
    """Let one event happen, unless there is nothing for it to do; as it has happened."""
    happened = ev.game.commits[event.kind](ev, event)
    if happened is not None:
        note_outcome(ev, event, happened)
        batch.committed.append(happened)
        note_event(ev, happened)
        if happened.modified.afterwards:
            run_afterwards(ev, happened)
    return happened


def _publish(ev: Running, batch: Batch) -> None:
    counted_before = ev.state
    events = tuple(batch.committed)
    ev.derived.remember_departed(batch.before, events)
    ev.board.add_to_history(events)
    if is_over(ev):
        return
    place_triggers(ev, batch, (*events, *batch.never_happened), counted_before)
    ev.game.settle_effects(ev)
    check_state_triggers(ev, "at once")
