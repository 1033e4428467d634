"""Delayed abilities: made by other abilities and spells, for a time, or for as long as what they are linked with."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    EventPattern,
    Filter,
    Pick,
    Replacement,
    Selector,
)

from . import finding
from .amounts import is_met
from .matching import Viewpoint, why_not
from .setup import parts_of
from .state import Delayed, GameObject, GameState

if TYPE_CHECKING:
    from .evaluation import Evaluation
    from .proposals import Frame

_ABOUT_PLAYING = ("cost", "additional cost", "enters")


def add_delayed(ev: Evaluation, ability: Ability, frame: Frame) -> None:
    """An ability made by another: it needs no card and outlasts the one that made it."""
    source, it = known_as(ev, frame, frame.view.source), frame.view.it
    label = ability.name or f"{source.handle} (later)"
    bindings = dict(frame.view.bindings)
    creator = creator_of(frame)
    ruled = ev.rules.ask("who controls a delayed ability", creator)
    delayed = Delayed(
        ev.next_number(), ability, source, frame.view.you, bindings, label, kinds=_kinds(ev, frame), creator=creator,
        clock=ev.state.clock,
        it=known_as(ev, frame, it) if it is not None else None,
        follows_source=ruled.answer == "who controls its source",
    )
    if ability.duration is Duration.WHILE_ON_BOARD:
        linked = bindings.get(ability.link or "", ())
        delayed = replace(delayed, linked_to=linked, speaks_of_source=_speaks_of_source(ability))
    ev.state = replace(ev.state, delayed=(*ev.state.delayed, delayed))
    rules = (*ev.rules.ask("delayed abilities last").rules, *(ruled.rules if ruled.ruling else ()))
    lasts = "" if ability.duration is Duration.PERMANENT else f" {ability.duration.value}"
    ev.record("continuous_applied", f"{label} is in force{lasts}", rules, objects=(label,))
    if not ev.rules.ask("a delayed ability sees only what follows"):
        ev.trigger_late(delayed)


def known_as(ev: Evaluation, frame: Frame, thing: GameObject) -> GameObject:
    """The object as an ability created now knows it: as it is, or what it became, if it can be found at all."""
    found = finding.find(ev, frame.view, thing)
    return found[0] if found else thing


def creator_of(frame: Frame) -> str:
    """What kind of thing creates a delayed ability here."""
    if frame.creator:
        return frame.creator
    if frame.replaces:
        return "replacement"
    return "spell" if frame.item is not None and frame.item.kind == "card" else "ability"


def _kinds(ev: Evaluation, frame: Frame) -> tuple[tuple[str, frozenset[str]], ...]:
    """What the objects it knows are now, where that could come to matter."""
    if ev.rules.ask("a delayed ability's object may change"):
        return ()
    known = [frame.view.source.handle, *(handle for found in frame.view.bindings.values() for handle, _ in found)]
    things = [thing for handle in known if (thing := ev.state.objects.get(handle)) is not None]
    return tuple((thing.handle, frozenset(ev.traits(ev.state, thing).types)) for thing in things)


def _speaks_of_source(ability: Ability) -> bool:
    return any(
        (isinstance(part, Selector) and part.pick is Pick.ME) or (isinstance(part, Filter) and part.itself)
        for part in parts_of([ability])
    )


def waiting_for_play(ev: Evaluation, thing: GameObject) -> tuple[Delayed, ...]:
    """The delayed passives about "the next" such card played, which this card is."""
    found = []
    for delayed in ev.delayed_in_force(ev.state):
        continuous = delayed.ability.continuous
        if continuous is None or delayed.ability.duration is not Duration.NEXT_TIME:
            continue
        if not any(change.what in _ABOUT_PLAYING for change in continuous.changes):
            continue
        view = Viewpoint(delayed.controller, delayed.source, ev.state, bindings=dict(delayed.bindings))
        if not why_not(ev, continuous.affects.filter, thing, view):
            found.append(delayed)
    return tuple(found)


def end_with_play(ev: Evaluation, waited: tuple[Delayed, ...], label: str) -> None:
    """The card they were about has been played: their time is over."""
    ruled = ev.rules.ask("delayed abilities end with their time")
    for delayed in waited if ruled else ():
        ev.drop_delayed(delayed.number)
        ev.record("limited", f"{delayed.label} was for {label} only", ruled.rules, objects=(delayed.label, label))


def add_prevention(ev: Evaluation, thing: GameObject, value: int | None, frame: Frame) -> None:
    """Prevention is a delayed replacement of damage, used up as it applies."""
    pattern = EventPattern("takes damage", Filter(handles=(thing.handle,)))
    ability = Ability(
        AbilityKind.REPLACEMENT,
        replacement=Replacement(pattern, prevents=True, prevent_value=value),
        duration=Duration.THIS_TURN,
    )
    label = f"{frame.cause.name} (prevent)"
    delayed = Delayed(ev.next_number(), ability, frame.view.source, frame.view.you, {}, label, remaining=value)
    ev.state = replace(ev.state, delayed=(*ev.state.delayed, delayed))


def in_force(ev: Evaluation, state: GameState) -> tuple[Delayed, ...]:
    """Those that work in a state: with or without their source, unless a rule ties them to it."""
    return tuple(delayed for delayed in state.delayed if _is_in_force(ev, state, delayed))


def _is_in_force(ev: Evaluation, state: GameState, delayed: Delayed) -> bool:
    if not ev.rules.ask("delayed abilities last") and not _is_there(ev, state, delayed.source):
        return False
    if delayed.speaks_of_source and delayed.linked_to and not _is_there(ev, state, delayed.source):
        return not ev.rules.ask("a linked ability that speaks of its source ends with it")
    ending = delayed.ending
    if ending is not None and ending.condition is not None:
        view = Viewpoint(delayed.controller, delayed.source, state, bindings=dict(delayed.bindings))
        if not is_met(ending.condition, ev, view):
            return not ev.rules.ask_if_known("a layer's effect depends on its condition", "yes")
    if delayed.linked_to:
        found = (state.find(identity) for identity in delayed.linked_to)
        return any(thing is not None and thing.zone in ev.game.board_zones for thing in found)
    return True


def _is_there(ev: Evaluation, state: GameState, source: GameObject) -> bool:
    current = state.objects.get(source.handle)
    return current is not None and current.zone in ev.game.board_zones
