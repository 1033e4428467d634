"""The phases and steps of a turn (Comprehensive Rules 500-514)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.state import OF_THE_GAME, Event, GameState

from . import combat, sagas
from .control import settle_control
from .durations import expire
from .moving import BATTLEFIELD, PHASED_OUT
from .vocabulary import MANA, STEPS

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

ORDER = tuple(STEPS.split("|"))
HAND_SIZE = 7
# The phases that begin with a step, and what other name a step goes by.
_PHASE_BEGINS = {"untap": ("turn",), "beginning of combat": ("combat",)}


def advance_to(ev: Evaluation, phase: str) -> None:
    """Go on to the next such step or phase, resolving what is on the stack in each that is left."""
    wanted = {"main": ("precombat main", "postcombat main"), "combat": ("beginning of combat",)}.get(phase, (phase,))
    for _ in range(2 * len(ORDER)):
        while ev.state.waiting and not ev.state.flag("winner"):
            ev.resolve_newest()
        if ev.state.flag("winner"):
            return
        next_step(ev)
        if ev.state.phase != ORDER[0]:
            ev.settle()  # nobody gets priority in the untap step: what triggers there waits (502.4)
        if ev.state.phase in wanted:
            return


def next_step(ev: Evaluation) -> None:
    """The step ends and the next one begins: mana empties, turn-based actions, what triggers at its beginning."""
    _empty_pools(ev)
    _ENDS.get(ev.state.phase, _nothing)(ev)
    step = _following(ev)
    if step == ORDER[0]:
        ev.state = _next_turn(ev.state)
    ev.state = replace(ev.state, phase=step)
    player = ev.state.turn_player
    ev.record("procedure", f"{player}'s turn: {step}", ev.rules.cite(f"phase {step}"), players=(player,))
    _BEGINS.get(step, _nothing)(ev)
    names = (*_PHASE_BEGINS.get(step, ()), step)
    ev.perform([Event("beginning of", (), player, phase=name) for name in names])
    _ACTS.get(step, _nothing)(ev)


def _following(ev: Evaluation) -> str:
    """Without attackers there is no declaring of blockers and no damage (508.8)."""
    here = ev.state.phase
    if here == "declare attackers" and not combat.attackers(ev.state):
        return "end of combat"
    return ORDER[(ORDER.index(here) + 1) % len(ORDER)]


def _next_turn(state: GameState) -> GameState:
    kept = {key: count for key, count in state.used.items() if key.endswith(OF_THE_GAME)}
    player = state.next_player(state.turn_player)
    while state.flag(f"lost:{player}"):
        player = state.next_player(player)
    return replace(state, turn_player=player, turn=state.turn + 1, history=(), used=kept)


def _nothing(ev: Evaluation) -> None:
    """Most steps have nothing of their own."""


def _untap(ev: Evaluation) -> None:
    player = ev.state.turn_player
    ev.state = expire(ev.state, Duration.START_OF_NEXT_TURN, player)
    settle_control(ev)
    _phase_in(ev, player)
    mine = [o for o in ev.state.objects.values() if o.zone == BATTLEFIELD and o.controller == player]
    for thing in mine:
        if "summoning sick" in thing.statuses:
            ev.state = ev.state.with_object(thing.with_status("summoning sick", on=False))
    tapped = [ev.state.objects[o.handle] for o in mine if "tapped" in o.statuses]
    ev.perform([Event("becomes untapped", (thing,), player) for thing in tapped])


def _phase_in(ev: Evaluation, player: str) -> None:
    """What phased out under a player's control phases in before that player untaps (702.26a); with it what is on it."""
    away = [o for o in ev.state.objects.values() if o.zone == PHASED_OUT and o.controller == player]
    hosts = {thing.handle for thing in away}
    back = [thing for thing in away if thing.attached_to not in hosts]
    if back:
        ev.perform([Event("phases in", (thing,), player) for thing in back])


def _draw(ev: Evaluation) -> None:
    ev.perform([Event("draws", (), ev.state.turn_player)])


def _begin_combat(ev: Evaluation) -> None:
    ev.state = replace(ev.state, combat=ev.next_number(), combat_history=())


def _cleanup(ev: Evaluation) -> None:
    """Discard to the hand size, then damage wears off and what lasted this turn ends, at once (514)."""
    player = ev.state.turn_player
    hand = ev.state.in_zone("hand", player)
    if len(hand) > HAND_SIZE:
        rules = ev.rules.cite("phase cleanup")
        chosen = ev.choose_from(player, "discard", hand, len(hand) - HAND_SIZE, "cleanup", rules)
        ev.perform([Event("discards", (thing,), player, 1) for thing in chosen])
    for thing in list(ev.state.objects.values()):
        if thing.count("damage"):
            ev.state = ev.state.with_object(thing.with_counter("damage", 0))
    ev.state = expire(ev.state, Duration.THIS_TURN)
    settle_control(ev)


def _empty_pools(ev: Evaluation) -> None:
    numbers = {key: 0 if key[1] in MANA else value for key, value in ev.state.numbers.items()}
    ev.state = replace(ev.state, numbers=numbers)


def _end_combat(ev: Evaluation) -> None:
    combat.end(ev)
    ev.state = replace(expire(ev.state, Duration.THIS_COMBAT), combat=0, combat_history=())


_BEGINS: dict[str, Callable[[Evaluation], None]] = {
    "beginning of combat": _begin_combat,
    "draw": _draw,
    "precombat main": sagas.add_lore,
    "combat damage": combat.deal_damage,
}
_ACTS: dict[str, Callable[[Evaluation], None]] = {"untap": _untap, "cleanup": _cleanup}
_ENDS: dict[str, Callable[[Evaluation], None]] = {"end of combat": _end_combat}
