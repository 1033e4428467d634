"""Power, toughness and life totals that are doubled, by as much as they are then (Comprehensive Rules 701.9)."""

from __future__ import annotations

from rules_data.core.abilities import Effect, listed
from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.effects import DoubleLifeTotal, Doubling
from rules_data.core.evaluator.events import Running, being_changed, frame_applied, handles_of, objects_of, tell_done
from rules_data.core.evaluator.state import Event, Frame, GameObject

from .questions_actions import (
    A_DOUBLED_LIFE_TOTAL_IS_GAINED_OR_LOST,
    DOUBLING_ADDS_WHAT_THERE_IS,
    WHAT_IS_BELOW_ZERO_IS_DOUBLED_DOWNWARDS,
)


def double_numbers(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each object gets as much more of its numbers as it has by now, or less where they are below zero."""
    if not isinstance(effect, Doubling):
        return []
    things = objects_of(ev, effect.objects, frame)
    ruled = ev.rules.ask(DOUBLING_ADDS_WHAT_THERE_IS) if things else None
    if not ruled:
        return []
    tell_done(ev, frame, f"doubles the {' and '.join(effect.numbers)} of {handles_of(things)}", ruled.rules)
    return [_changed(ev, thing, effect, frame) for thing in things]


def _changed(ev: Running, thing: GameObject, effect: Doubling, frame: Frame) -> Event:
    stats = ev.derived.traits(ev.state, thing).stats
    found = {name: _increase(ev, frame, thing, name, stats[name]) for name in effect.numbers if name in stats}
    changes = tuple(AddToValue(name, by) for name, by in found.items() if by)
    return being_changed(ev, thing, changes, effect.duration, frame)


def _increase(ev: Running, frame: Frame, thing: GameObject, name: str, amount: int) -> int:
    if amount >= 0:
        return amount
    ruled = ev.rules.ask(WHAT_IS_BELOW_ZERO_IS_DOUBLED_DOWNWARDS)
    if ruled:
        tell_done(ev, frame, f"takes {-amount} from the {name} of {thing.handle}, which is below zero", ruled.rules)
    return amount if ruled else 0


def double_life_total(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each player gains as much life as they have, or loses as much as they are below zero."""
    if not isinstance(effect, DoubleLifeTotal):
        return []
    players = [thing.handle for thing in objects_of(ev, effect.objects, frame) if thing.handle in ev.state.players]
    totals = {player: ev.state.number(player, "life") for player in players}
    ruled = ev.rules.ask(A_DOUBLED_LIFE_TOTAL_IS_GAINED_OR_LOST) if any(totals.values()) else None
    if not ruled:
        return []
    tell_done(ev, frame, f"doubles the life total of {listed(list(totals))}", ruled.rules)
    return [_gained(player, life, frame) for player, life in totals.items() if life]


def _gained(player: str, life: int, frame: Frame) -> Event:
    kind = "gains life" if life > 0 else "loses life"
    return Event(kind, (), player, abs(life), cause=frame.cause, applied=frame_applied(frame))


PROPOSALS = {
    "double power": double_numbers,
    "double toughness": double_numbers,
    "double power and toughness": double_numbers,
    "double life total": double_life_total,
}
