"""What effects of Magic keep objects and players from, and what they permit, in the words of example files."""

from __future__ import annotations

DESPITE_DEFENDER = "attack despite defender"
STAYS_TAPPED = "untap in the untap step"
MAY_STAY_TAPPED = "stay tapped in the untap step"
AS_IT_ATTACKS = "be exerted as it attacks"
MAXIMUM_HAND_SIZE = "have a maximum hand size"
PREVENT_DAMAGE = "prevent damage"
WITH_FLASHBACK = "be cast from graveyard with flashback"
# What keeps counters from being put on permanents, by the kind of counter; any kind without one.
NO_COUNTERS = {"": "have counters put on it", "-1/-1": "have -1/-1 counters put on it"}
FALL_BELOW_ONE = "fall below 1 life by damage"
LOSE_WITHOUT_LIFE = "lose the game for having no life"
ASSIGN_COMBAT_DAMAGE = "assign combat damage"
LEGEND_RULE = "be limited by the legend rule"
BY_ONE_ALONE = "be blocked by more than one creature"
OVER_PLANESWALKERS = "trample over planeswalkers"
BY_TOUGHNESS = "assign combat damage by toughness"
# What players can be kept from, by the event that it would be.
PLAYERS_CANNOT = {
    "loses the game": "lose the game", "wins the game": "win the game", "gains life": "gain life",
    "gets poison": "get poison counters",
}  # fmt: skip
# The steps and phases that effects have players skip.
SKIPPED = frozenset(
    ("untap", "upkeep", "draw", "precombat main", "combat", "postcombat main", "end", "cleanup", "turn")
)
FROM_THE_TOP = "top of library"
# How the top card of a library can be seen, by the state in which it is then (401.5).
SEEN_ON_TOP = {"revealed on top": "be seen by all on top of library", "known on top": "be looked at on top of library"}
STATES_ON_TOP = (*SEEN_ON_TOP, "on top")  # "on top" also where nobody sees the card
PERMISSIONS = frozenset(
    [
        "be cast at any time",
        "be cast from graveyard",
        "be cast from exile",
        "be cast from library",
        f"be cast from {FROM_THE_TOP}",
        WITH_FLASHBACK,
        "be played from exile",
        "be played from graveyard",
        f"be played from {FROM_THE_TOP}",
        *SEEN_ON_TOP.values(),
        "attack as though it had haste",
        DESPITE_DEFENDER,
        MAY_STAY_TAPPED,
        AS_IT_ATTACKS,
    ]
)
