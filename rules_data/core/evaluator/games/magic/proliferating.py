"""Proliferating: one more of each kind of counter for players and permanents that have some (701.27)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players, frame_applied
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    OfCounters,
    choices_of,
    replace,
    subset_of,
)

from .moving import BATTLEFIELD
from .questions_actions import PROLIFERATING_ADDS_COUNTERS
from .vocabulary import ENERGY, EXPERIENCE, RAD

DAMAGE = "damage"
# The counters that players have, and how one more of them is got.
OF_PLAYERS = {"poison": "gets poison", ENERGY: "gets energy", EXPERIENCE: "gets experience", RAD: "gets rad"}


def proliferate(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """What each player chooses gets its counters at once (701.27a)."""
    ruled = ev.rules.ask(PROLIFERATING_ADDS_COUNTERS)
    if not ruled:
        return []
    return [
        event
        for player in acting_players(ev, effect, frame)
        for thing in _chosen(ev, player, frame, ruled.rules)
        for event in _another_of_each(ev, thing, player, frame)
    ]


def _chosen(ev: Running, player: str, frame: Frame, rules: tuple[str, ...]) -> list[GameObject]:
    """Any number of those that have a counter."""
    things = [thing for thing in ev.state.objects.values() if _kinds(ev, thing)]
    handles = [thing.handle for thing in things]
    if not handles:
        return []
    legal, also = choices_of(handles, 0, len(handles)), subset_of(handles, 0, len(handles))
    decision = Decision(player, "objects", legal, rules, frame.cause.name, any_order=True, also=also)
    answer = ev.choices.choose(decision)
    return [thing for thing in things if thing.handle in answer]


def _kinds(ev: Running, thing: GameObject) -> list[str]:
    """The kinds of counters on a permanent, of which damage is none, or that a player has."""
    if thing.handle in ev.state.players:
        there = thing.handle not in ev.state.memory.left
        return [kind for kind in OF_PLAYERS if there and ev.state.number(thing.handle, kind)]
    return [name for name, number in thing.counters.items() if number and name != DAMAGE] * (thing.zone == BATTLEFIELD)


def _another_of_each(ev: Running, thing: GameObject, player: str, frame: Frame) -> list[Event]:
    applied = frame_applied(frame)
    if thing.handle in ev.state.players:
        blank = Event("", (), thing.handle, 1, cause=frame.cause, applied=applied)
        return [replace(blank, kind=OF_PLAYERS[kind]) for kind in _kinds(ev, thing)]
    return [
        Event(
            "counter is put", (thing,), player, 1, cause=frame.cause,
            payload=OfCounters(kind), category=(kind,), applied=applied,
        )
        for kind in _kinds(ev, thing)
    ]  # fmt: skip
