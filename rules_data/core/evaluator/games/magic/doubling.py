"""Power, toughness and life totals that are doubled, by as much as they are then (Comprehensive Rules 701.9)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.effects import DoubleLifeTotal, Doubling
from rules_data.core.evaluator.events import Running, frame_applied, objects_of
from rules_data.core.evaluator.state import Event, Frame, GameObject, OfChanges

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
    _tell(ev, frame, f"doubles the {' and '.join(effect.numbers)} of {_listed(things)}", ruled.rules)
    return [_changed(ev, thing, effect, frame) for thing in things]


def _changed(ev: Running, thing: GameObject, effect: Doubling, frame: Frame) -> Event:
    stats = ev.derived.traits(ev.state, thing).stats
    found = {name: _increase(ev, frame, thing, name, stats[name]) for name in effect.numbers if name in stats}
    payload = OfChanges(tuple(AddToValue(name, by) for name, by in found.items() if by), effect.duration)
    at = ev.game.place_of(thing)
    return Event("is changed", (thing,), frame.view.you, at=at, cause=frame.cause, payload=payload)


def _increase(ev: Running, frame: Frame, thing: GameObject, name: str, amount: int) -> int:
    if amount >= 0:
        return amount
    ruled = ev.rules.ask(WHAT_IS_BELOW_ZERO_IS_DOUBLED_DOWNWARDS)
    if ruled:
        _tell(ev, frame, f"takes {-amount} from the {name} of {thing.handle}, which is below zero", ruled.rules)
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
    _tell(ev, frame, f"doubles the life total of {' and '.join(totals)}", ruled.rules)
    return [_gained(player, life, frame) for player, life in totals.items() if life]


def _gained(player: str, life: int, frame: Frame) -> Event:
    kind = "gains life" if life > 0 else "loses life"
    return Event(kind, (), player, abs(life), cause=frame.cause, applied=frame_applied(frame))


def _listed(things: list[GameObject]) -> str:
    return " and ".join(thing.handle for thing in things)


def _tell(ev: Running, frame: Frame, what: str, rules: tuple[str, ...]) -> None:
    ev.journal.record("procedure", f"{frame.label} {what}", rules, objects=(frame.label,))


PROPOSALS = {
    "double power": double_numbers,
    "double toughness": double_numbers,
    "double power and toughness": double_numbers,
    "double life total": double_life_total,
}
