"""Carrying out instructions, and the instructions that are about other instructions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind, AnyOf, Cost, Effect, Origin

from .amounts import amount_of, is_met
from .creating import run_later, run_this_way, run_when_done
from .decisions import Decision
from .finding import note_moves
from .proposals import Frame, acting_players, bind, destination, objects_of, own_base_of, propose
from .replacing import Replacer
from .state import Event, Occurrence

if TYPE_CHECKING:
    from .evaluation import Evaluation


def run_effects(ev: Evaluation, effects: tuple[Effect, ...], frame: Frame) -> None:
    """Carry out instructions from top to bottom, each its own game action."""
    if not ev.rules.ask_if_known("a condition is asked as its effect is generated", "yes"):
        effects = tuple(_with_condition_known(ev, effect, frame) for effect in effects)
    if not ev.rules.ask_if_known("effects are generated one at a time", "yes"):
        effects = _together(ev, effects, frame)
    for effect in effects:
        run_effect(ev, effect, frame)


def _with_condition_known(ev: Evaluation, effect: Effect, frame: Frame) -> Effect:
    """The instruction with its condition decided beforehand, as it would be without a rule on when it is asked."""
    frame.view.state = ev.state
    if effect.condition is None or is_met(effect.condition, ev, frame.view):
        return replace(effect, condition=None) if effect.verb != "if" else effect
    return replace(effect, condition=AnyOf(()))


def _together(ev: Evaluation, effects: tuple[Effect, ...], frame: Frame) -> tuple[Effect, ...]:
    """All simple instructions at once, as they would be without a rule on their order; the others are left."""
    simple = [e for e in effects if e.verb not in _CONTROL and e.verb not in ev.game.instructions]
    simple = [e for e in simple if e.condition is None and not e.optional and e.bind is None]
    frame.view.state = ev.state
    ev.perform([event for effect in simple for event in propose(ev, effect, frame)])
    return tuple(effect for effect in effects if effect not in simple)


def run_effect(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """Carry out one instruction if its own condition holds and its player wants it."""
    ev.spend(1)
    frame.view.state = ev.state
    frame.view.source = ev.state.find(frame.view.source.identity) or frame.view.source
    if effect.condition is not None and effect.verb != "if" and not _condition_met(ev, effect, frame):
        frame.view.done = False
        return
    if effect.optional and not _is_wanted(ev, frame):
        frame.view.done = False
        return
    carried_out = ev.game.instructions.get(effect.verb) or _CONTROL.get(effect.verb)
    if carried_out is not None:
        carried_out(ev, effect, frame)
        return
    events = propose(ev, effect, frame) if ev.rules.ask_if_known("effects produce events", "yes") else []
    if effect.instead is not None:
        events = with_self_replacement(ev, effect.instead, events, frame)
    happened = ev.perform(events) if events else []
    frame.view.state = ev.state
    frame.view.done = bool(happened)
    note_moves(ev, frame.view, happened)
    _bind_made(effect, happened, frame, ev)


def with_self_replacement(ev: Evaluation, instead: Ability, events: list[Event], frame: Frame) -> list[Event]:
    """The events of an instruction, each with what the same text says happens instead."""
    replacement = instead.replacement
    if replacement is None:
        return events
    found = []
    for event in events:
        kind = replacement.pattern.event or event.kind
        ability = replace(instead, replacement=replace(replacement, pattern=replace(replacement.pattern, event=kind)))
        replacer = Replacer(
            f"self#{ev.next_number()}", ability, frame.view.source, frame.view.you, frame.cause.name,
            bindings=dict(frame.view.bindings),
        )
        found.append(replace(event, details={**event.details, "self": (*event.details.get("self", ()), replacer)}))
        if not ev.rules.ask("a self-replacement is its own event's alone"):
            ev.loose_replacers.append(replacer)
    return found


def is_about_instructions(effect: Effect) -> bool:
    """Whether an instruction is about others (if, may, pay, later) and so proposes no event by itself."""
    return effect.verb in _CONTROL or effect.condition is not None or effect.optional


def _condition_met(ev: Evaluation, effect: Effect, frame: Frame) -> bool:
    if is_met(effect.condition, ev, frame.view):
        return True
    return effect.verb == "do this" and not ev.rules.ask("a reflexive trigger may be conditional")


def _is_wanted(ev: Evaluation, frame: Frame) -> bool:
    rules = ev.rules.cite("choices")
    label = frame.item.label if frame.item else frame.cause.name
    decision = Decision(frame.view.you, "may", (("yes",), ("no",)), rules, label)
    return ev.choose(decision)[0] == "yes"


def _bind_made(effect: Effect, happened: list[Event], frame: Frame, ev: Evaluation) -> None:
    name = effect.bind
    if name is None:
        return
    known = ev.rules.ask("what an effect moved keeps its name")
    found = tuple(o.identity for event in happened for o in (event.after if known else event.objects or event.after))
    bind(ev, frame, name, found)


# --- instructions about instructions ---------------------------------------------------------------


def _run_if(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    branch = effect.effects if is_met(effect.condition, ev, frame.view) else effect.otherwise
    run_effects(ev, branch, frame)


def _run_may(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    if _is_wanted(ev, frame):
        run_effects(ev, effect.effects, frame)
    else:
        frame.view.done = False


def _run_pay(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    rules = ev.rules.cite("cost within a spell")
    player = next(iter(acting_players(ev, effect, frame)), frame.view.you)
    paid = ev.pay_now(player, effect.cost or Cost(), frame.view.source, frame.cause.name, rules)
    frame.view.done = paid
    run_effects(ev, effect.effects if paid else effect.otherwise, frame)


def _run_for_each(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    outer = frame.view.occurrence
    for thing in objects_of(ev, effect.objects, frame):
        frame.view.occurrence = Occurrence(Event("each", (thing,), after=(thing,)), thing)
        run_effects(ev, effect.effects, frame)
    frame.view.occurrence = outer


def _run_repeat(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    for _ in range(amount_of(ev, frame.view, effect.amount)):
        run_effects(ev, effect.effects, frame)


def _run_modes(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    chosen = frame.item.modes.get(id(effect)) if frame.item is not None else None
    if chosen is None:
        names = [mode.name for mode in effect.modes]
        count = min(amount_of(ev, frame.view, effect.amount), len(names))
        rules = ev.rules.cite("choices")
        legal = ev.choices_of(names, count, count)
        chosen = ev.choose(Decision(frame.view.you, "mode", legal, rules, frame.cause.name, any_order=True))
    for mode in effect.modes:
        if mode.name in chosen:
            run_effects(ev, mode.effects, frame)


def _run_choose(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    found = objects_of(ev, effect.objects, frame)
    frame.view.done = bool(found)
    if effect.bind is not None:
        bind(ev, frame, effect.bind, tuple(o.identity for o in found))


def _run_reflexive(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """ "Do this": a new ability waits to resolve, as often as it says."""
    ability = Ability(AbilityKind.TRIGGERED, effect.effects, origin=Origin.REFLEXIVE)
    ev.place_reflexive(ability, frame, amount_of(ev, frame.view, effect.amount))


def _run_pay_often(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """A cost that may be paid any number of times, as far as its player can and wants to."""
    rules = ev.rules.cite("choices")
    frame.view.times_paid = 0
    while ev.pay_now(frame.view.you, effect.cost or Cost(), frame.view.source, frame.cause.name, rules):
        frame.view.times_paid += 1
        ev.spend(1)
    frame.view.done = frame.view.times_paid > 0


def _run_prevent(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    for thing in objects_of(ev, effect.others, frame):
        value = None if effect.status == "all" else amount_of(ev, frame.view, effect.amount)
        ev.add_prevention(thing, value, frame)


def _run_play(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    for thing in objects_of(ev, effect.objects, frame):
        to = destination(ev, effect, frame, thing) if effect.to else ""
        ev.play_by_effect(thing, frame.view.you, effect.cost, own_base_of(ev, to, frame.view.you), effect.status)


_CONTROL: dict[str, Callable[[Evaluation, Effect, Frame], None]] = {
    "if": _run_if,
    "you may": _run_may,
    "pay": _run_pay,
    "for each": _run_for_each,
    "repeat": _run_repeat,
    "modes": _run_modes,
    "choose": _run_choose,
    "do this": _run_reflexive,
    "later": run_later,
    "when you do": run_when_done,
    "when you do not": run_when_done,
    "this way": run_this_way,
    "pay any number of times": _run_pay_often,
    "prevent": _run_prevent,
    "play": _run_play,
}
