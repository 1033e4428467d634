"""Instructions that create abilities: delayed ones for later, reflexive ones for what has just been done."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, Effect, EventPattern, Origin, Trigger
from rules_data.core.abilities.effects import WhenYouDo
from rules_data.core.evaluator.matching import amount_of, occurrences
from rules_data.core.evaluator.policy import (
    A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE,
    CREATED_IN_ONE_RESOLUTION_ONLY,
    HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS,
    PAID_SEVERAL_TIMES_IS_PAID_ONCE,
    Ruled,
)
from rules_data.core.evaluator.state import Candidate, Delayed, Event, Frame, Occurrence, Watcher, replace

from .delaying import add_delayed, creator_of
from .running import Running
from .triggering import passes_gates, trigger

DONE = "what was done"
_REFLEXIVE = " (when you do)"


def run_later(ev: Running, effect: Effect, frame: Frame) -> None:
    """Create a delayed ability; one about the nth resolution of what creates it, in that resolution only."""
    created = effect.ability is not None and (effect.status != "on resolution" or _is_its_resolution(ev, effect, frame))
    frame.view.done = created
    if effect.ability is None or not created:
        return
    know_targets(frame)
    add_delayed(ev, replace(effect.ability, origin=Origin.DELAYED, duration=effect.duration), frame)


def _is_its_resolution(ev: Running, effect: Effect, frame: Frame) -> bool:
    source = frame.view.source
    key = f"resolved:{source.handle}#{source.incarnation}.{frame.item.label if frame.item is not None else ''}"
    ev.board.note_use(key)
    resolved, wanted = ev.state.used[key], amount_of(ev, frame.view, effect.amount)
    ruled = ev.rules.ask(CREATED_IN_ONE_RESOLUTION_ONLY)
    label = frame.label
    text = f"{label} has resolved {resolved} of the {wanted} times this turn after which it creates an ability"
    ev.journal.record("procedure", text, ruled.rules, ok=resolved == wanted, objects=(label,))
    return resolved == wanted or (resolved < wanted and not ruled)


def know_targets(frame: Frame) -> None:
    """Targets named `as` something are known to the abilities created here."""
    if frame.item is not None:
        for name, found in frame.item.bindings.items():
            frame.view.bindings.setdefault(name, found)


# --- reflexive triggers ----------------------------------------------------------------------------


def run_when_done(ev: Running, effect: Effect, frame: Frame) -> None:
    """ "When you do": triggers on whether the instruction before it was carried out."""
    wanted = isinstance(effect, WhenYouDo)
    ability = Ability(AbilityKind.TRIGGERED, effect.effects, Trigger((EventPattern(DONE),)), origin=Origin.REFLEXIVE)
    last = _latest_done(ev, frame) if wanted else None
    last = last if last is not None else Event(DONE, (), frame.view.you)
    way = Occurrence(last, last.subject)
    times = max(1, frame.view.times_paid)
    _look_back(ev, ability, frame, [way] * times if frame.view.done is wanted else [], paid=frame.view.times_paid > 0)


def _latest_done(ev: Running, frame: Frame) -> Event | None:
    """What the instruction before did: what it was to do, not what went along with that."""
    if frame.did is not None and frame.did[0] == len(ev.journal.events):
        return frame.did[1]
    events = [event for event in ev.journal.events[frame.begun :] if event.cause.player in ("", frame.view.you)]
    return events[-1] if events else None


def run_this_way(ev: Running, effect: Effect, frame: Frame) -> None:
    """ "When ... this way": triggers on what has happened in this resolution so far."""
    if effect.ability is None or effect.ability.trigger is None:
        return
    patterns = effect.ability.trigger.patterns
    ability = replace(effect.ability, origin=Origin.REFLEXIVE)
    ways = [
        way
        for pattern in patterns
        for event in ev.journal.events[frame.begun :]
        if pattern.event in event.words
        for way in occurrences(ev, pattern, event, frame.view, ev.state, past=event.objects != ())[0]
    ]
    _look_back(ev, ability, frame, ways)


def _look_back(ev: Running, ability: Ability, frame: Frame, ways: list[Occurrence], paid: bool = False) -> None:
    """Create the ability and check it at once against what was done."""
    know_targets(frame)
    label = ability.name or f"{frame.label}{_REFLEXIVE}"
    number, view = ev.board.next_number(), frame.view
    delayed = Delayed(number, ability, view.source, view.you, dict(view.bindings), label, creator=creator_of(frame))
    watcher = Watcher(f"reflexive#{number}", ability, view.source, view.you, label, delayed=delayed)
    looks = ev.rules.ask(A_REFLEXIVE_TRIGGER_LOOKS_AT_WHAT_WAS_DONE_BEFORE)
    if not ways or not looks:
        reason = "that was not done" if looks else "that was done before it was created"
        text = f"{label} does not trigger: {reason}"
        ev.journal.record("did_not_trigger", text, looks.rules, ok=False, objects=(label,), players=(view.you,))
        return
    together = ability.trigger is not None and ability.trigger.together
    often = _how_often(ev, paid)
    found = ways[:1] if together or often.answer == "once" else ways
    text = f"{label}: {len(ways)} time{'s' if len(ways) > 1 else ''} earlier in this resolution"
    ev.journal.record("matched", text, (*looks.rules, *often.rules), ok=True, objects=(label,), players=(view.you,))
    candidates = [Candidate(watcher, EventPattern(DONE), way) for way in found]
    trigger(ev, [candidate for candidate in candidates if passes_gates(ev, candidate)])


def _how_often(ev: Running, paid: bool) -> Ruled:
    if paid:
        once = ev.rules.ask(PAID_SEVERAL_TIMES_IS_PAID_ONCE)
        if once:
            return Ruled("once", once.rules, once.row)
    each = ev.rules.ask(HOW_OFTEN_A_REFLEXIVE_TRIGGER_TRIGGERS)
    return Ruled("each time", each.rules, each.row) if paid else each
