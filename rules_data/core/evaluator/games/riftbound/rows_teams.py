"""Riftbound's rows on teams (Core Rules v1.4 447.2.b, 469.1.a, 489 and 651.4): nothing of it before that edition."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Question, Row

from .questions_teams import (
    A_TEAMMATE_MAY_BE_INVITED_TO_ACT,
    A_TEAMMATES_BATTLEFIELD_IS_NOT_SCORED,
    NOBODY_COMES_TO_A_TEAMMATES_UNITS,
    POINTS_BELONG_TO_A_TEAM,
    TEAMMATES_WIN_AND_LOSE_TOGETHER,
    THE_FINAL_POINT_LEAVES_A_TEAMMATES_BATTLEFIELDS_OUT,
    WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES,
)


def _row(name: str, question: Question, rules: str, summary: str) -> Row:
    return Row(name, question, "yes", {"v1.4": tuple(rules.split())}, summary)


TEAMS = (
    _row(
        "points-of-a-team",
        POINTS_BELONG_TO_A_TEAM,
        "489.8.d.1",
        "Points belong to the team: what one player gains or loses, so does the teammate.",
    ),
    _row(
        "gained-by-the-team",
        WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES,
        "489.8.d.3",
        "What asks whether a player gains or loses points asks whether that player's team does.",
    ),
    _row(
        "a-team-wins-and-loses",
        TEAMMATES_WIN_AND_LOSE_TOGETHER,
        "489.6.a",
        "Teammates win together and lose together, also when one of them concedes.",
    ),
    _row(
        "held-by-a-teammate",
        A_TEAMMATES_BATTLEFIELD_IS_NOT_SCORED,
        "469.1.a",
        "What a teammate controlled in the scoring step can't be scored by this team's conquest in the same turn.",
    ),
    _row(
        "final-point-of-a-team",
        THE_FINAL_POINT_LEAVES_A_TEAMMATES_BATTLEFIELDS_OUT,
        "489.8.g.1",
        "For the final point each battlefield has to be scored, but for those where an ally was in the scoring step.",
    ),
    _row(
        "not-to-a-teammates-units",
        NOBODY_COMES_TO_A_TEAMMATES_UNITS,
        "447.2.b",
        "A battlefield that a player's teammate occupies is no destination for that player's units.",
    ),
    _row(
        "invited-by-a-teammate",
        A_TEAMMATE_MAY_BE_INVITED_TO_ACT,
        "316.5.b.1",
        "The turn player may invite a teammate to play spells and use abilities with their priority.",
    ),
)
