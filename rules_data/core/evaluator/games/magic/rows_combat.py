"""Magic's rows on combat and on static keywords (Comprehensive Rules 508 to 510 and 702)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Row

from .questions_combat import (
    A_BLOCKED_CREATURE_STAYS_BLOCKED,
    A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS,
    ATTACKING_TAPS,
    FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN,
    PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS,
)
from .rows_triggers import yes

# keyword | rules | what it does
_KEYWORDS = """
deathtouch | 702.2b 702.2c | Any damage that a source with deathtouch deals to a creature is lethal.
defender | 702.3b | A creature with defender can't attack.
double strike | 702.4b | A creature with double strike deals combat damage in both combat damage steps.
first strike | 702.7b | A creature with first strike deals combat damage before creatures without it.
flash | 702.8a | A spell with flash can be cast whenever an instant could be.
flying | 702.9b | A creature with flying is blocked only by creatures with flying or reach.
haste | 702.10b 702.10c | A creature with haste can attack and use its tap symbol at once.
hexproof | 702.11b | A permanent with hexproof can't be the target of what opponents control.
indestructible | 702.12b | A permanent with indestructible can't be destroyed, not even by lethal damage.
lifelink | 702.15b | The controller of a source with lifelink gains as much life as it deals damage.
reach | 702.17b | A creature with reach can block creatures with flying.
shroud | 702.18a | What has shroud can't be a target of anything.
trample | 702.19b | Damage beyond what is lethal to its blockers may be assigned to what the creature attacks.
vigilance | 702.20b | Attacking doesn't tap a creature with vigilance.
menace | 702.111b | A creature with menace can't be blocked by fewer than two creatures.
"""


def _row(line: str) -> Row:
    """The row of one keyword."""
    keyword, rules, summary = (part.strip() for part in line.split("|"))
    name, asked = keyword.replace(" ", "-"), A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS
    return yes(name, asked, rules, summary, when=lambda word: word == keyword)


KEYWORDS = tuple(_row(line) for line in _KEYWORDS.strip().splitlines())
FIGHTING = (
    yes("attackers-tap", ATTACKING_TAPS, "508.1f", "Creatures that are declared as attackers become tapped."),
    yes(
        "blocked-for-good",
        A_BLOCKED_CREATURE_STAYS_BLOCKED,
        "509.1h",
        "A creature that has become blocked stays so, even once nothing blocks it any more.",
    ),
    yes(
        "two-damage-steps",
        FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN,
        "510.4",
        "With a first striker in combat there are two combat damage steps.",
    ),
    yes(
        "priority-in-damage-steps",
        PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS,
        "510.3",
        "In each combat damage step players get priority once the damage has been dealt.",
    ),
)
COMBAT = (*KEYWORDS, *FIGHTING)
