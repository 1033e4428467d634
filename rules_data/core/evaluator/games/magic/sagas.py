"""Sagas: lore counters, chapters reached, and the end of the story (Comprehensive Rules 714)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import has_status
from rules_data.core.evaluator.state import NO_CAUSE, Candidate, Cause, Decision, Event, GameObject, OfCounters

from .having import has, rules_of
from .moving import BATTLEFIELD
from .questions_beside import (
    A_SAGA_ENTERS_WITH_A_LORE_COUNTER,
    A_SAGA_GOES_ON_EACH_TURN,
    A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER,
    ONLY_SAGAS_WITH_CHAPTERS_ARE_SACRIFICED,
    ONLY_SAGAS_WITH_CHAPTERS_GO_ON,
    REACHING_A_CHAPTER_TRIGGERS_IT,
    WITHOUT_CHAPTERS_THE_FINAL_CHAPTER_IS_ZERO,
)

LORE, READ_AHEAD = "lore", "read ahead"
CHAPTER = "reaches chapter"


def is_saga(ev: Running, thing: GameObject) -> bool:
    return thing.zone == BATTLEFIELD and "Saga" in ev.derived.traits(ev.state, thing).tags


def chapters_reached(ev: Running, events: Sequence[Event]) -> Iterator[Event]:
    """A lore counter on each Saga that enters, and each chapter that lore counters have reached."""
    for event in events:
        if "enters" in event.words:
            yield from _first_counter(ev, event)
        elif event.kind == "counter is put" and event.payload == OfCounters(LORE):
            yield from _reached(ev, event.objects[0], event.after[0])


def _first_counter(ev: Running, event: Event) -> Iterator[Event]:
    for entered in event.after:
        thing = ev.state.find(entered.identity)
        if thing is not None and is_saga(ev, thing) and ev.rules.ask(A_SAGA_ENTERS_WITH_A_LORE_COUNTER):
            yield lore_counter(thing, Cause(thing.controller, thing), _begun_at(ev, thing))


def _begun_at(ev: Running, thing: GameObject) -> int:
    """With which chapter a Saga begins: with read ahead the one that its controller chooses (702.155b)."""
    final = max(_chapters(ev, thing), default=0)
    if final < 2 or not has(ev, thing, READ_AHEAD):
        return 1
    legal = tuple((str(number),) for number in range(1, final + 1))
    decision = Decision(thing.controller, "chapter", legal, rules_of(ev, READ_AHEAD), thing.handle)
    return int(ev.choices.choose(decision)[0])


def lore_counter(thing: GameObject, cause: Cause = NO_CAUSE, many: int = 1) -> Event:
    """Lore counters put on a Saga by its controller: by the Saga itself as it enters, else by the rules."""
    payload = OfCounters(LORE)
    return Event("counter is put", (thing,), thing.controller, many, cause=cause, payload=payload, category=(LORE,))


def _reached(ev: Running, before: GameObject, after: GameObject) -> Iterator[Event]:
    if is_saga(ev, before):
        for number in range(before.count(LORE) + 1, after.count(LORE) + 1):
            yield Event(CHAPTER, (before,), before.controller, number)


def add_lore(ev: Running) -> None:
    """As a player's precombat main phase begins, a lore counter goes on each Saga that player controls."""
    player = ev.state.turn_player
    mine = [o for o in ev.state.objects.values() if o.controller == player and is_saga(ev, o)]
    mine = [o for o in mine if _chapters(ev, o) or not ev.rules.ask(ONLY_SAGAS_WITH_CHAPTERS_GO_ON)]
    if mine and ev.rules.ask(A_SAGA_GOES_ON_EACH_TURN):
        ev.events.perform([lore_counter(thing) for thing in mine])


def saga_finished(ev: Running) -> Iterator[Event]:
    """State-based: a Saga at its final chapter is sacrificed, once no chapter ability of it waits."""
    for thing in ev.state.objects.values():
        if thing.zone != BATTLEFIELD or not is_saga(ev, thing) or not _has_ended(ev, thing):
            continue
        if not _waits(ev, thing) or not ev.rules.ask(A_SAGA_WAITS_FOR_ITS_LAST_CHAPTER):
            yield Event("is sacrificed", (thing,), thing.controller)


def _has_ended(ev: Running, thing: GameObject) -> bool:
    """Whether a Saga has as many lore counters as it has chapters; one without any has by what an edition says."""
    chapters = _chapters(ev, thing)
    if chapters:
        return thing.count(LORE) >= max(chapters)
    if not ev.rules.ask(WITHOUT_CHAPTERS_THE_FINAL_CHAPTER_IS_ZERO):
        return False
    return not ev.rules.ask(ONLY_SAGAS_WITH_CHAPTERS_ARE_SACRIFICED)


def _chapters(ev: Running, thing: GameObject) -> list[int]:
    """The numbers of a Saga's chapter abilities, of those it has now."""
    patterns = [
        p for a in ev.derived.traits(ev.state, thing).abilities if a.trigger is not None for p in a.trigger.patterns
    ]
    numbers = [p.amount.value for p in patterns if p.event == CHAPTER and p.amount is not None]
    return [number for number in numbers if isinstance(number, int)]


def _waits(ev: Running, thing: GameObject) -> bool:
    """Whether a chapter ability of it has triggered and has not left the stack."""
    sources = [(i.source, i.occurrence) for i in (*ev.state.waiting, *ev.under_way.resolving)]
    sources += [(c.watcher.source, c.occurrence) for c in ev.state.triggered]
    return any(s.identity == thing.identity and o is not None and o.event.kind == CHAPTER for s, o in sources)


def chapter_gate(ev: Running, candidate: Candidate) -> tuple[str, str, tuple[str, ...]] | None:
    """That a chapter is reached fulfils its ability because a rule says what the symbol stands for.

    With read ahead, chapters that are passed over in the turn in which the Saga enters are not told (702.155a).
    """
    event = candidate.occurrence.event
    if event.kind != CHAPTER:
        return None
    saga = ev.state.find(event.objects[0].identity)
    if saga is not None and saga.count(LORE) != event.amount and _is_read_ahead(ev, saga):
        return ("suppressed", "it is passed over as the Saga is read ahead", rules_of(ev, READ_AHEAD))
    ruled = ev.rules.ask(REACHING_A_CHAPTER_TRIGGERS_IT)
    return None if ruled else ("suppressed", "a chapter symbol is not a trigger condition", ruled.rules)


def _is_read_ahead(ev: Running, thing: GameObject) -> bool:
    return has(ev, thing, READ_AHEAD) and has_status(ev, ev.state, thing, "entered this turn")
