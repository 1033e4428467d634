"""How a game ends, for one player or for all (Comprehensive Rules 4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import replace

from .memory import remembered
from .zones import ARENA, NOWHERE, clear


def playing(ev: Running) -> list[str]:
    """The players who have not lost."""
    return [player for player in ev.state.players if player not in ev.state.memory.lost]


def lose(ev: Running, losing: Sequence[str]) -> None:
    """These players lose at once; the last one left wins, or the others go on without them (4.5.1a, 4.5.2a)."""
    for player in losing:
        ev.board.remember(lost=ev.state.memory.lost | {player})
        ev.journal.record("procedure", f"{player} loses the game", ev.rules.cite("lose"), players=(player,))
    left = playing(ev)
    if len(left) == 1:
        ev.board.remember(winner=left[0])
        ev.journal.record("procedure", f"{left[0]} wins the game", ev.rules.cite("win"), players=(left[0],))
    elif losing and left:
        _leave(ev, losing)


def lose_as_told(ev: Running) -> None:
    """Whom an effect has said to lose has lost then and there, in the middle of it (4.5.3b)."""
    told = remembered(ev.state).told - ev.state.memory.lost
    if told and not ev.state.memory.winner:
        lose(ev, [player for player in playing(ev) if player in told])


def _leave(ev: Running, players: Sequence[str]) -> None:
    """What players who lost control is cleared, and what they own, and they, are not in the game any more (4.5.1a)."""
    ev.board.remember(left=ev.state.memory.left | {*players})
    ev.board.drop_waiting_of(players)
    ev.board.drop_triggered_of(players)
    clear(ev, [o for o in ev.state.objects.values() if o.controller in players and o.zone in (*ARENA, "stack")])
    for thing in [o for o in ev.state.objects.values() if o.owner in players]:
        ev.board.put(replace(thing, zone=NOWHERE, at="", incarnation=thing.incarnation + 1))
