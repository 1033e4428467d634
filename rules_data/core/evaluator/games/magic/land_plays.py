"""How many lands a player can play in a turn (Comprehensive Rules 305.2)."""

from __future__ import annotations

from rules_data.core.abilities.changes import MoreLands
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import IllegalStep

from .bound_by import binding
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
