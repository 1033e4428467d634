"""Since when conditional effects apply: a text that becomes active again is newer than what began before (v1.3 475)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Ability, AbilityKind
from rules_data.core.abilities.changes import SetBase
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.state import GameObject, GameState, Viewpoint

from .memory import Applying, remembered
from .places import BOARD

_INACTIVE = -1


def active_since(state: GameState, thing: GameObject, ability: Ability) -> int:
    """When a conditional effect last began to apply; 0 if it has applied ever since its object is there."""
    known = remembered(state).applying
    if known is None or not known.since:
        return 0
    return max(0, next((known.since.get(key, 0) for key, one in _keys(thing) if one is ability), 0))


def watch_what_applies(ev: Running) -> None:
    """As a game begins: which objects have conditional effects on base Might, and which of these apply.

    Of other effects it makes no difference which of them is applied first.
    """
    watched = frozenset(thing.handle for thing in ev.state.objects.values() if next(_watched(thing), None))
    if watched:
        ev.board.remember(applying=Applying(watched))
        note_what_applies(ev)


def note_what_applies(ev: Running) -> None:
    """After anything has happened: which of those effects apply now, and since when those that did not before."""
    known = remembered(ev.state).applying
    if known is None:
        return
    now: dict[tuple[tuple[str, int], int], int] = {}
    for thing in map(ev.state.objects.get, sorted(known.watched)):
        if thing is None or thing.zone not in BOARD:
            continue
        for key, ability in _watched(thing):
            before = known.since.get(key, 0)
            began = ev.state.clock if before == _INACTIVE else before
            now[key] = began if is_met(ability.condition, ev, Viewpoint(thing.player, thing, ev.state)) else _INACTIVE
    if now != known.since:
        ev.board.remember(applying=Applying(known.watched, now))


def _keys(thing: GameObject) -> Iterator[tuple[tuple[tuple[str, int], int], Ability]]:
    return (((thing.identity, number), ability) for number, ability in enumerate(thing.card.abilities))


def _watched(thing: GameObject) -> Iterator[tuple[tuple[tuple[str, int], int], Ability]]:
    for key, ability in _keys(thing):
        if ability.kind is not AbilityKind.PASSIVE or ability.condition is None or ability.continuous is None:
            continue
        if any(isinstance(change, SetBase) for change in ability.continuous.changes):
            yield key, ability
