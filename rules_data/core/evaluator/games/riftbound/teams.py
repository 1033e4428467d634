"""Players who play as a team: their points, and what they cannot do to one another (Core Rules v1.4 489)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running, change_number
from rules_data.core.evaluator.state import Event, NotSupported

from .facts import units_at
from .questions_teams import POINTS_BELONG_TO_A_TEAM, TEAMMATES_WIN_AND_LOSE_TOGETHER


def teammates(ev: Running, player: str) -> tuple[str, ...]:
    """The others of a player's team; nobody where players play alone."""
    return tuple(other for other in ev.state.team_of(player) if other != player)


def begin(ev: Running) -> None:
    """Refuse teams under an edition that has no rows on them. Raises NotSupported."""
    asked = POINTS_BELONG_TO_A_TEAM
    if ev.state.teams and not ev.rules.rules_on(asked) and asked.name not in ev.rules.lacks_answers_to:
        raise NotSupported("Teams are played by v1.4 alone, by which teammates share their points (489.8.d).")


def change_points(ev: Running, event: Event, sign: int) -> Event | None:
    """A player gains or loses points, and so do those who play with them (489.8.d)."""
    happened = change_number("points", sign, least=0)(ev, event)
    others = teammates(ev, event.player) if happened is not None else ()
    ruled = ev.rules.ask(POINTS_BELONG_TO_A_TEAM) if others else None
    for other in others if ruled else ():
        ev.board.set_number(other, "points", ev.state.number(event.player, "points"))
    if ruled:
        text = f"{' and '.join((event.player, *others))} have {ev.state.number(event.player, 'points')} points together"
        ev.journal.record("procedure", text, ruled.rules, players=(event.player, *others))
    return happened


def gain_points(ev: Running, event: Event) -> Event | None:
    return change_points(ev, event, 1)


def lose_points(ev: Running, event: Event) -> Event | None:
    return change_points(ev, event, -1)


def whole_team(ev: Running, player: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those who win or lose with a player, the player among them, and the rules that say so (489.6.a)."""
    team = ev.state.team_of(player)
    ruled = ev.rules.ask(TEAMMATES_WIN_AND_LOSE_TOGETHER) if len(team) > 1 else None
    return (team, ruled.rules) if ruled else ((player,), ())


def is_occupied_by_a_teammate(ev: Running, player: str, field: str) -> bool:
    """Whether a teammate of a player has units at a battlefield (447.2.b)."""
    others = teammates(ev, player)
    return bool(others) and any(unit.controller in others for unit in units_at(ev, field))
