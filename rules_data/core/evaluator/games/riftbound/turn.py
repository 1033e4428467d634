"""The phases of a turn (Core Rules 314-317 in both editions)."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rules_data.core.abilities import IS_OVER, Duration
from rules_data.core.evaluator.events import Running, is_over
from rules_data.core.evaluator.stack import in_some_rounds, resolve_newest, settle, still_awaited
from rules_data.core.evaluator.state import Event

from . import restricted
from .combat import close_showdown, expire
from .memory import remembered
from .questions_course import ADDITIONAL_TURNS_LEAVE_THE_ORDER_ALONE, WHEN_STUN_ENDS
from .runes import DOMAINS
from .scoring import hold
from .skipping import LAST_PART, TURN, is_skipped
from .vocabulary import BEGINNING_PHASE

PHASES = ("awaken", "beginning", "scoring", "channel", "draw", "main", "ending", "expiration")
CHANNELED_A_TURN = 2
_NOT_YET = sys.maxsize  # so far in the history as no turn comes
POOLS = ("energy", "power", *DOMAINS)


def advance_to(ev: Running, phase: str) -> None:
    """Go on to the next such phase, resolving what is on the chain in each phase that is left.

    Raises IllegalStep for one that does not come.
    """
    last_turn = in_some_rounds(ev)
    while not is_over(ev):
        ev.budget.spend(1)
        _finish_phase(ev)
        _next_phase(ev)
        settle(ev)
        if ev.state.phase == phase:
            return
        still_awaited(ev, f"{phase} phase", last_turn, f"phase {phase}")


def _finish_phase(ev: Running) -> None:
    """Everybody passes until nothing is on the chain and no showdown is going on."""
    while ev.state.waiting or remembered(ev.state).showdown:
        ev.budget.spend(1)
        if ev.state.waiting:
            resolve_newest(ev)
        else:
            close_showdown(ev)
            settle(ev)


def _next_phase(ev: Running) -> None:
    index = PHASES.index(ev.state.phase)
    if index == len(PHASES) - 1:
        ev.board.begin_turn(_next_who_has_a_turn(ev))
        ev.board.remember(finalized=())
        index = -1
    phase = PHASES[index + 1]
    ev.board.begin_phase(phase)
    mark_beginning_phase(ev)
    player = ev.state.turn_player
    if is_skipped(ev, player, phase):
        if phase in LAST_PART:
            ev.board.begin_phase(LAST_PART[phase])
        return
    ev.journal.record("procedure", f"{player}'s turn: {phase}", ev.rules.cite(f"phase {phase}"), players=(player,))
    _DOES[phase](ev)


def mark_beginning_phase(ev: Running) -> None:
    """From where, and until where, what has happened this turn has happened in the Beginning Phase (315.2)."""
    phase, ended = ev.state.phase, f"{BEGINNING_PHASE}{IS_OVER}"
    if phase == "beginning":
        ev.board.begin_span(BEGINNING_PHASE)
    if phase in ("beginning", "scoring"):
        ev.board.begin_span(ended, _NOT_YET)
    elif ev.state.marks.get(ended, _NOT_YET) == _NOT_YET:
        ev.board.begin_span(ended)


def go_on_without(ev: Running, player: str) -> None:
    """The turn of a player who has left is over, and that of the next player goes on to its main phase."""
    following = ev.state.next_player(player)
    text = f"{player} has left: it is {following}'s turn"
    ev.journal.record("procedure", text, ev.rules.cite("turn of a player who left"), players=(following,))
    ev.board.end_combat()
    ev.board.remember(showdown="", combat_step="", passed=frozenset())
    ev.board.begin_phase(PHASES[-1])
    _expiration(ev)
    advance_to(ev, "main")


def _next_who_has_a_turn(ev: Running) -> str:
    """Whose turn comes next, after those that are skipped."""
    player = _next_player(ev)
    while is_skipped(ev, player, TURN):
        ev.budget.spend(1)
        ev.board.begin_turn(player)
        player = _next_player(ev)
    return player


def _next_player(ev: Running) -> str:
    """Whose turn comes next: an additional one, or that of the queue, in which additional turns change nothing."""
    now = remembered(ev.state)
    if now.further_turns:
        ev.board.remember(further_turns=now.further_turns[1:], regular_turn=now.regular_turn or ev.state.turn_player)
        return now.further_turns[0]
    regular = now.regular_turn if ev.rules.ask(ADDITIONAL_TURNS_LEAVE_THE_ORDER_ALONE) else ""
    ev.board.remember(regular_turn="")
    return ev.state.next_player(regular or ev.state.turn_player)


def _times(ev: Running, word: str, *phases: str) -> None:
    ev.events.perform([Event(word, (), ev.state.turn_player, phase=phase) for phase in phases])


def _awaken(ev: Running) -> None:
    _times(ev, "start of", "turn", "awaken")
    player = ev.state.turn_player
    exhausted = [o for o in ev.state.objects.values() if o.controller == player and "exhausted" in o.statuses]
    ev.events.perform([Event("is readied", (thing,), player) for thing in exhausted])


def _ending(ev: Running) -> None:
    _end_stun(ev, "as the ending step begins")
    _times(ev, "end of", "turn", "main")


def _expiration(ev: Running) -> None:
    damaged = [o for o in ev.state.objects.values() if o.count("damage")]
    ev.events.perform([Event("is healed", (o,), procedure="healed as the turn ends") for o in damaged])
    expire(ev, Duration.THIS_TURN)
    _empty_pools(ev)
    _end_stun(ev, "with the turn")


def _empty_pools(ev: Running) -> None:
    """The rune pools empty: what is unspent is lost (166)."""
    ev.board.empty(POOLS)
    restricted.empty(ev)


def _end_stun(ev: Running, now: str) -> None:
    """Nobody is stunned any longer, where that ends now."""
    for thing in [o for o in ev.state.objects.values() if "stunned" in o.statuses]:
        ruled = ev.rules.ask(WHEN_STUN_ENDS)
        if ruled.answer == now:
            ev.board.put(thing.with_status("stunned", on=False))
            ev.journal.record("procedure", f"{thing.handle} is no longer stunned", ruled.rules, objects=(thing.handle,))


def _channel(ev: Running) -> None:
    _times(ev, "start of", "channel")
    ev.events.perform([Event("channels", (), ev.state.turn_player, CHANNELED_A_TURN)])


def _draw(ev: Running) -> None:
    _times(ev, "start of", "draw")
    ev.events.perform([Event("draws", (), ev.state.turn_player)])
    _empty_pools(ev)


def _scoring(ev: Running) -> None:
    hold(ev)


_DOES: dict[str, Callable[[Running], None]] = {
    "awaken": _awaken,
    "beginning": lambda ev: _times(ev, "start of", "beginning"),
    "scoring": _scoring,
    "channel": _channel,
    "draw": _draw,
    "main": lambda ev: _times(ev, "start of", "main"),
    "ending": _ending,
    "expiration": _expiration,
}
