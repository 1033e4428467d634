"""What effects of Magic keep objects and players from, and what they permit, in the words of example files."""

from __future__ import annotations

DESPITE_DEFENDER = "attack despite defender"
STAYS_TAPPED = "untap in the untap step"
MAY_STAY_TAPPED = "stay tapped in the untap step"
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
