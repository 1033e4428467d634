"""How many points win a game, and how many of them a player still needs (v1.4 194.3, v1.3 478.3, v1.2 460.3)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities.changes import ChangeVictoryScore
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.matching import amount_of, filter_of, why_not
from rules_data.core.evaluator.state import GameState

from .questions_course import CARDS_CHANGE_THE_VICTORY_SCORE

USUAL_VICTORY_SCORE = 8
LEAST_VICTORY_SCORE = 1  # any positive number (v1.3 478.3.a)


def victory_score(ev: Any, state: GameState, player: str) -> int:
    """How many points a player wins with: what the situation says, or the usual number, as abilities change it."""
    score = state.numbers.get(("", "victory score"), USUAL_VICTORY_SCORE)
    more = _more(ev, state, player)
    if not more or not ev.rules.ask(CARDS_CHANGE_THE_VICTORY_SCORE):
        return score
    return max(score + more, LEAST_VICTORY_SCORE)


def _more(ev: Any, state: GameState, player: str) -> int:
    """By how much passives in force raise the score that this player needs, or lower it."""
    found, thing = 0, state.objects[player]
    for passive in passives_in_force(ev, state):
        continuous, view = passive.ability.continuous, passive_view(state, passive)
        changes = [one for one in continuous.changes if isinstance(one, ChangeVictoryScore)] if continuous else []
        if continuous is None or not changes or why_not(ev, filter_of(continuous.affects), thing, view):
            continue
        if is_in_force(ev, view, passive.ability):
            found += sum(amount_of(ev, view, change.amount) for change in changes)
    return found


def points_to_win(ev: Any, state: GameState, player: str) -> int:
    """How many points a player is short of the Victory Score, 0 or less once they are not."""
    return victory_score(ev, state, player) - state.number(player, "points")
