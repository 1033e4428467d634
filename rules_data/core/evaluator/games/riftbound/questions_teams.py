"""What Riftbound's rules on teams decide (Core Rules v1.4 447.2.b, 469.1.a, 489 and 651.4)."""

from __future__ import annotations

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import points_in, yes_no

POINTS_BELONG_TO_A_TEAM = yes_no(
    "points belong to a team",
    "Do teammates have as many points as each other, whoever of them gains or loses some?",
    "Whoever scores gains the point, and their teammate has scored nothing.",
)
WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES = policy.WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES.question(
    "Does it count as a player's gaining or losing points that their teammate has?",
    "The event is about the one player who gains or loses the points.",
)
TEAMMATES_WIN_AND_LOSE_TOGETHER = yes_no(
    "teammates win and lose together",
    "Does a whole team win or lose with one of its players?",
    "A player wins, or leaves the game, and the others are where they were.",
)
A_TEAMMATES_BATTLEFIELD_IS_NOT_SCORED = yes_no(
    "a teammate's battlefield is not scored",
    "Is a battlefield kept from being conquered this turn that a teammate of the turn player controlled as it began?",
    "It has not been scored this turn, so whoever gains control of it would conquer it.",
)
THE_FINAL_POINT_LEAVES_A_TEAMMATES_BATTLEFIELDS_OUT = yes_no(
    "the final point leaves a teammate's battlefields out",
    "Can the final point be conquered without the battlefields that a teammate held as the turn began?",
    "Every battlefield has to be scored for that, and these can't be.",
)
NOBODY_COMES_TO_A_TEAMMATES_UNITS = yes_no(
    "nobody comes to a teammate's units",
    "Are units kept from a battlefield that a teammate of their controller occupies?",
    "Units may come to any battlefield where fewer than two other players have units.",
)
A_TEAMMATE_MAY_BE_INVITED_TO_ACT = yes_no(
    "a teammate may be invited to act",
    "May a teammate of the turn player play spells and use abilities while nothing is on the chain?",
    "In an open state outside of showdowns only the player acts whose turn it is.",
)

QUESTIONS = points_in(globals())
