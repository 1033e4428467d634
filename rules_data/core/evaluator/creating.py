"""Instructions that create abilities: delayed ones for later, reflexive ones for what has just been done."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind, Effect, EventPattern, Origin, Trigger

from .amounts import amount_of
from .delaying import creator_of
from .happening import occurrences
from .proposals import Frame
from .rulings import Ruled
from .state import Delayed, Event, Occurrence
from .triggering import passes_gates, trigger
from .watching import Candidate, Watcher, late_watchers, view_of

if TYPE_CHECKING:
    from .evaluation import Evaluation
    from .replacing import Replacer

DONE = "what was done"
PAID_TIMES = "times paid"
_REFLEXIVE = " (when you do)"


def run_later(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """Create a delayed ability; one about the nth resolution of what creates it, in that resolution only."""
    if effect.ability is None or (effect.status == "on resolution" and not _is_its_resolution(ev, effect, frame)):
        return
    know_targets(frame)
    ev.add_delayed(replace(effect.ability, origin=Origin.DELAYED, duration=effect.duration), frame)


def _is_its_resolution(ev: Evaluation, effect: Effect, frame: Frame) -> bool:
    source = frame.view.source
    key = f"resolved:{source.handle}#{source.incarnation}.{frame.item.label if frame.item is not None else ''}"
    ev.note_use(key)
    resolved, wanted = ev.state.used[key], amount_of(ev, frame.view, effect.amount)
    ruled = ev.rules.ask("created in one resolution only")
    label = frame.item.label if frame.item is not None else frame.cause.name
    text = f"{label} resolves for the time {resolved} this turn; it creates an ability the time {wanted}"
    ev.record("procedure", text, ruled.rules, ok=resolved == wanted, objects=(label,))
    return resolved == wanted or (resolved < wanted and not ruled)


def know_targets(frame: Frame) -> None:
    """Targets named `as` something are known to the abilities created here."""
    if frame.item is not None:
        for name, found in frame.item.bindings.items():
            frame.view.bindings.setdefault(name, found)


# --- reflexive triggers ----------------------------------------------------------------------------


def run_when_done(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """ "When you do": triggers on whether the instruction before it was carried out."""
    wanted = effect.verb == "when you do"
    ability = Ability(AbilityKind.TRIGGERED, effect.effects, Trigger((EventPattern(DONE),)), origin=Origin.REFLEXIVE)
    events = [event for event in ev.all_events[frame.begun :] if event.cause.player in ("", frame.view.you)]
    last = events[-1] if events and wanted else Event(DONE, (), frame.view.you)
    way = Occurrence(last, last.subject)
    times = max(1, frame.view.times_paid)
    _look_back(ev, ability, frame, [way] * times if frame.view.done is wanted else [], paid=frame.view.times_paid > 0)


def run_this_way(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """ "When ... this way": triggers on what has happened in this resolution so far."""
    if effect.ability is None or effect.ability.trigger is None:
        return
    patterns = effect.ability.trigger.patterns
    ability = replace(effect.ability, origin=Origin.REFLEXIVE)
    ways = [
        way
        for pattern in patterns
        for event in ev.all_events[frame.begun :]
        if pattern.event in event.words
        for way in occurrences(ev, pattern, event, frame.view, ev.state, past=event.objects != ())[0]
    ]
    _look_back(ev, ability, frame, ways)


def _look_back(ev: Evaluation, ability: Ability, frame: Frame, ways: list[Occurrence], paid: bool = False) -> None:
    """Create the ability and check it at once against what was done."""
    know_targets(frame)
    label = ability.name or f"{frame.item.label if frame.item is not None else frame.cause.name}{_REFLEXIVE}"
    number, view = ev.next_number(), frame.view
    delayed = Delayed(number, ability, view.source, view.you, dict(view.bindings), label, creator=creator_of(frame))
    watcher = Watcher(f"reflexive#{number}", ability, view.source, view.you, label, delayed=delayed)
    looks = ev.rules.ask("a reflexive trigger looks at what was done before")
    if not ways or not looks:
        reason = "that was not done" if looks else "that was done before it was created"
        text = f"{label} does not trigger: {reason}"
        ev.record("did_not_trigger", text, looks.rules, ok=False, objects=(label,), players=(view.you,))
        return
    together = ability.trigger is not None and ability.trigger.together
    often = _how_often(ev, paid)
    found = ways[:1] if together or often.answer == "once" else ways
    text = f"{label}: {len(ways)} time{'s' if len(ways) > 1 else ''} earlier in this resolution"
    ev.record("matched", text, (*looks.rules, *often.rules), ok=True, objects=(label,), players=(view.you,))
    candidates = [Candidate(watcher, EventPattern(DONE), way) for way in found]
    trigger(ev, [candidate for candidate in candidates if passes_gates(ev, candidate)])


def _how_often(ev: Evaluation, paid: bool) -> Ruled:
    if paid:
        once = ev.rules.ask("paid several times is paid once")
        if once:
            return Ruled("once", once.rules, once.ruling)
    each = ev.rules.ask("how often a reflexive trigger triggers")
    return Ruled("each time", each.rules, each.ruling) if paid else each


# --- what triggers without a batch to look at ---------------------------------------------------------


def trigger_addition(ev: Evaluation, replacer: Replacer, occurrence: Occurrence) -> None:
    """What is added to an event as a triggered ability of its own."""
    source = ev.state.objects.get(replacer.source.handle, replacer.source)
    ability = replace(replacer.ability, kind=AbilityKind.TRIGGERED)
    watcher = Watcher(replacer.key, ability, source, replacer.controller, replacer.label)
    trigger(ev, [Candidate(watcher, EventPattern(occurrence.event.kind), occurrence)])


def trigger_late(ev: Evaluation, delayed: Delayed) -> None:
    """A delayed ability triggers on what has already happened this turn."""
    for watcher in late_watchers(ev, delayed):
        view = view_of(watcher, ev.state)
        found = [
            Candidate(watcher, pattern, way)
            for pattern in watcher.patterns
            for event in ev.state.history
            if pattern.event in event.words
            for way in occurrences(ev, pattern, event, view, ev.state, past=True)[0]
        ]
        trigger(ev, found[:1])
