"""Turns that do not begin since their player has left the game (Comprehensive Rules 800.4k, 800.4m)."""

from __future__ import annotations

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running

from .durations import expire
from .questions_players import A_DEPARTED_PLAYER_BEGINS_A_TURN, WHAT_LASTS_UNTIL_A_DEPARTED_PLAYERS_TURN_ENDS


def is_left_out(ev: Running, player: str) -> bool:
    """Whether an extra turn does not begin since its player has left; what lasted until then is over (800.4k)."""
    if player not in ev.state.memory.left:
        return False
    ruled = ev.rules.ask(A_DEPARTED_PLAYER_BEGINS_A_TURN)
    if ruled:
        return False
    text = f"{player} has left the game: their extra turn does not begin"
    ev.journal.record("procedure", text, ruled.rules, ok=False, players=(player,))
    _lapse(ev, player)
    return True


def pass_over_the_departed(ev: Running, after: str, player: str) -> None:
    """Between the turn of one player and that of the next: the turns of those who have left would begin (800.4m)."""
    seats = ev.state.players if ev.state.memory.left else ()
    place = seats.index(after) + 1 if seats else 0
    for departed in (*seats[place:], *seats[:place]):
        if departed == player:
            return
        _lapse(ev, departed)


def _lapse(ev: Running, departed: str) -> None:
    """What lasts until the next turn of a player who has left is over."""
    if ev.rules.ask(WHAT_LASTS_UNTIL_A_DEPARTED_PLAYERS_TURN_ENDS):
        expire(ev, Duration.START_OF_NEXT_TURN, departed)
        expire(ev, Duration.END_OF_NEXT_TURN, departed)
