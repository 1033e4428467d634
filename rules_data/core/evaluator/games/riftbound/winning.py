"""Winning the game (Core Rules v1.3 323.1 and 467, v1.2 322.1)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Frame, NotSupported

from .questions_course import AN_EFFECT_CAN_WIN_THE_GAME, WHO_WINS_WITH_AS_MANY_POINTS
from .teams import whole_team
from .victory_score import LEAST_VICTORY_SCORE, victory_score


def win(ev: Running) -> None:
    """A player who has enough points wins the game, if the rules let nobody else have as many."""
    if ev.state.memory.winner:
        return
    scores = {player: ev.state.number(player, "points") for player in ev.state.from_turn_player()}
    scored = {player: points for player, points in scores.items() if points >= LEAST_VICTORY_SCORE}
    reached = [player for player, points in scored.items() if points >= victory_score(ev, ev.state, player)]
    reached = [player for player in reached if _is_first_of_its_team(ev, player, reached)]
    if len(reached) > 1:
        reached = _of_several(ev, reached, scores)
    for player in reached:
        _wins(ev, player, "", ev.rules.cite("win"))


def win_by_effect(ev: Running, effect: Effect, frame: Frame) -> None:
    """A player wins because a card says so, whatever the points."""
    ruled = ev.rules.ask(AN_EFFECT_CAN_WIN_THE_GAME)
    frame.view.done = bool(ruled)
    for player in acting_players(ev, effect, frame)[:1] if ruled else ():
        _wins(ev, player, frame.cause.name, ruled.rules)


def _wins(ev: Running, player: str, by: str, rules: tuple[str, ...]) -> None:
    """A player has won, and whoever plays with them."""
    team, also = whole_team(ev, player)
    who = " and ".join(team)
    ev.board.remember(winner=who)
    text = f"{who} win{'' if len(team) > 1 else 's'} the game" + (f" by {by}" if by else "")
    ev.journal.record("procedure", text, (*rules, *also), players=team, objects=(by,) if by else ())


def _of_several(ev: Running, reached: list[str], scores: dict[str, int]) -> list[str]:
    """Who wins of those with enough points; in one edition nobody who has no more than another."""
    ruled = ev.rules.ask(WHO_WINS_WITH_AS_MANY_POINTS)
    if ruled.answer == "nobody":
        best = max(scores.values())
        first = [player for player in reached if scores[player] == best]
        return first if len(first) == 1 else []
    if ruled.answer == "the first in turn order":
        return reached[:1]
    names, rules = " and ".join(reached), ", ".join(ruled.rules)
    raise NotSupported(f"{names} have the Victory Score at once, and the rules do not say who wins (rule {rules}).")


def _is_first_of_its_team(ev: Running, player: str, reached: list[str]) -> bool:
    return player == next(other for other in reached if other in whole_team(ev, player)[0])
