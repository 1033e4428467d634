"""Lands that are played: how many a player can play in a turn, and when, also by an effect (305.1 to 305.3)."""

from __future__ import annotations

from rules_data.core.abilities.changes import MoreLands
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Cause, Event, GameObject, IllegalStep

from .bound_by import binding
from .moving import BATTLEFIELD
from .payloads import IntoZone
from .questions_turn import EFFECTS_LET_PLAYERS_PLAY_MORE_LANDS, ONE_LAND_A_TURN


def check_number_of_lands(ev: Running, player: str) -> None:
    """Raise IllegalStep for a player who has played as many lands this turn as they can play in it (305.2b)."""
    played, limit = ev.state.used.get(f"land:{player}", 0), ev.rules.ask(ONE_LAND_A_TURN)
    if not played or not limit:
        return
    more = sum(change.number for change, _ in binding(ev, ev.state.objects[player], MoreLands))
    ruled = ev.rules.ask(EFFECTS_LET_PLAYERS_PLAY_MORE_LANDS) if more else None
    if ruled and played < 1 + more:
        text = f"{player} can play {more} more land{'s' if more > 1 else ''} this turn"
        ev.journal.record("procedure", text, ruled.rules, players=(player,))
        return
    many = "a land" if played == 1 else f"{played} lands"
    raise IllegalStep(f"{player} has already played {many} this turn", limit.rules)


def play_land(ev: Running, player: str, thing: GameObject) -> None:
    """The land is put onto the battlefield and counts as one that was played in the turn."""
    ev.board.note_use(f"land:{player}")
    into = IntoZone(zone=BATTLEFIELD, controller=player)
    ev.events.perform([Event("enters", (thing,), player, cause=Cause(player), payload=into)])


def play_land_by_effect(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether a land is played as an effect says: in its player's turn, and no more of them than usual."""
    try:
        if ev.state.turn_player != player:
            raise IllegalStep(f"it is not {player}'s turn", ev.rules.cite("a land in another player's turn"))
        check_number_of_lands(ev, player)
    except IllegalStep as why:
        text = f"{thing.handle} is not played: {why.reason}"
        ev.journal.record("procedure", text, why.rules, ok=False, objects=(thing.handle,), players=(player,))
        return False
    play_land(ev, player, thing)
    return True
