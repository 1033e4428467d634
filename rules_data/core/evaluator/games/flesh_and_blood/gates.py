"""What keeps a triggered effect from triggering (Comprehensive Rules 6.6.1c, 6.6.5f, 8.5.39a)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Continuous, EventPattern, Pick
from rules_data.core.abilities.changes import PreventTriggers
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import filter_of, is_met, occurrences, why_not
from rules_data.core.evaluator.state import Candidate, Event, GameObject, Viewpoint

from .hitting import parts_of_hit
from .questions_triggers import (
    A_PREVENTED_TRIGGER_COUNTS,
    CONDITIONS_OF_ITS_EFFECTS_COUNT,
    DOING_WHAT_A_CONTRACT_SAYS_COMPLETES_IT,
    EFFECTS_CAN_PREVENT_TRIGGERING,
    ONLY_WHOEVER_IS_CONTRACTED_COMPLETES_IT,
    WHAT_IS_PREVENTED_ON_A_HIT_IS_PREVENTED_ON_ITS_DAMAGE,
)

Stopped = tuple[str, str, tuple[str, ...]]


def own_conditions(ev: Running, candidate: Candidate) -> Stopped | None:
    """Conditions of its effects would count if no rule kept them apart."""
    watcher = candidate.watcher
    conditional = [effect for effect in watcher.ability.effects if effect.condition is not None]
    ruled = ev.rules.ask(CONDITIONS_OF_ITS_EFFECTS_COUNT) if conditional else None
    if not ruled:
        return None
    view = Viewpoint(watcher.controller, watcher.source, ev.state, candidate.occurrence)
    for effect in conditional:
        if not is_met(effect.condition, ev, view):
            return ("suppressed", "the condition of one of its effects is not met", ruled.rules)
    return None


def prevented(ev: Running, candidate: Candidate) -> Stopped | None:
    """A continuous effect says that such effects don't trigger; it counts as triggered all the same."""
    watcher = candidate.watcher
    for passive in passives_in_force(ev, ev.state):
        continuous = passive.ability.continuous
        view = passive_view(ev.state, passive)
        for change in continuous.changes if continuous is not None else ():
            if not isinstance(change, PreventTriggers):
                continue
            prevents = _prevents(ev, change.pattern, candidate.occurrence.event, view)
            if prevents is None or not is_in_force(ev, view, passive.ability):
                continue
            if continuous is None or not _concerns(ev, continuous, watcher.source, view):
                continue
            ruled = ev.rules.ask(EFFECTS_CAN_PREVENT_TRIGGERING)
            if not ruled:
                return None
            counted = ev.rules.ask(A_PREVENTED_TRIGGER_COUNTS)
            if counted:
                ev.board.note_use(watcher.key)
            return ("suppressed", f"{passive.label} prevents it", (*ruled.rules, *prevents, *counted.rules))
    return None


def _prevents(ev: Running, pattern: EventPattern, event: Event, view: Viewpoint) -> tuple[str, ...] | None:
    """Which further rules have triggers on an event prevented by what is said of this one; None where none has."""
    if pattern.event in event.words and occurrences(ev, pattern, event, view)[0]:
        return ()
    of_its_hit = [part for part in parts_of_hit(ev, event) if pattern.event in part.words]
    if not any(occurrences(ev, pattern, part, view)[0] for part in of_its_hit):
        return None
    ruled = ev.rules.ask(WHAT_IS_PREVENTED_ON_A_HIT_IS_PREVENTED_ON_ITS_DAMAGE)
    return ruled.rules if ruled else None


def _concerns(ev: Running, continuous: Continuous, source: GameObject, view: Viewpoint) -> bool:
    """Whether what it says of triggers is said of those of this object: `me` is the object that says it, alone."""
    if continuous.affects.pick is Pick.ME:
        return source.identity == view.source.identity
    return not why_not(ev, filter_of(continuous.affects), source, view)


def of_a_contract(ev: Running, candidate: Candidate) -> Stopped | None:
    """A contract is completed, and rewarded, only by what its own player does (8.5.39a)."""
    trigger, player = candidate.watcher.ability.trigger, candidate.watcher.controller
    if trigger is None or not trigger.contract:
        return None
    event = candidate.occurrence.event
    doer = event.player if event.cause.unsaid else event.cause.responsible
    ruled = ev.rules.ask(ONLY_WHOEVER_IS_CONTRACTED_COMPLETES_IT) if doer != player else None
    if not ruled:
        return None
    return ("suppressed", f"{player} is contracted, and {doer or 'no player'} has done it", ruled.rules)


def completed(ev: Running, candidate: Candidate) -> Sequence[Event]:
    """The contract that is completed by what has been done, even where its reward is kept from triggering (8.5.39a)."""
    watcher = candidate.watcher
    if watcher.ability.trigger is None or not watcher.ability.trigger.contract:
        return ()
    heard = "completes a contract" in ev.interest.watched | ev.interest.counted
    if not heard or of_a_contract(ev, candidate) or not ev.rules.ask(DOING_WHAT_A_CONTRACT_SAYS_COMPLETES_IT):
        return ()
    return (Event("completes a contract", (watcher.source,), watcher.controller),)


GATES = (own_conditions, of_a_contract, prevented)
