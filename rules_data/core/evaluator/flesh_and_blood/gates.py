"""What keeps a triggered effect from triggering (Comprehensive Rules 6.6.1c, 6.6.5f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_data.core.evaluator.amounts import is_met
from rules_data.core.evaluator.happening import occurrences
from rules_data.core.evaluator.matching import Viewpoint, why_not
from rules_data.core.evaluator.traits import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.watching import Candidate

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

Stopped = tuple[str, str, tuple[str, ...]]


def own_conditions(ev: Evaluation, candidate: Candidate) -> Stopped | None:
    """Conditions of its effects would count if no rule kept them apart."""
    ruled = ev.rules.ask("conditions of its effects count")
    if not ruled:
        return None
    watcher = candidate.watcher
    view = Viewpoint(watcher.controller, watcher.source, ev.state, candidate.occurrence)
    for effect in watcher.ability.effects:
        if effect.condition is not None and not is_met(effect.condition, ev, view):
            return ("suppressed", "the condition of one of its effects is not met", ruled.rules)
    return None


def prevented(ev: Evaluation, candidate: Candidate) -> Stopped | None:
    """A continuous effect says that such effects don't trigger; it counts as triggered all the same."""
    watcher, event = candidate.watcher, candidate.occurrence.event
    known = ev.all_traits(ev.state)
    for passive in passives_in_force(ev, ev.state, known):
        continuous = passive.ability.continuous
        view = passive_view(ev.state, passive)
        for change in continuous.changes if continuous is not None else ():
            if change.pattern is None or change.pattern.event not in event.words:
                continue
            if not occurrences(ev, change.pattern, event, view)[0] or not is_in_force(ev, view, passive.ability):
                continue
            if continuous is not None and why_not(ev, continuous.affects.filter, watcher.source, view):
                continue
            ruled = ev.rules.ask("effects can prevent triggering")
            if not ruled:
                return None
            counted = ev.rules.ask("a prevented trigger counts")
            if counted:
                ev.note_use(watcher.key)
            return ("suppressed", f"{passive.label} prevents it", (*ruled.rules, *counted.rules))
    return None


GATES = (own_conditions, prevented)
