"""What only Magic's rules on combat and on static keywords decide (Comprehensive Rules 508 to 510 and 702)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Question, points_in, yes_no

A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS = yes_no(
    "a keyword does what its rule says",
    "Does the keyword stand for more than its name?",
    "A keyword is one word on a card, and without its rule nobody would know what follows from it.",
)
ATTACKING_TAPS = yes_no(
    "attacking taps",
    "Does a creature become tapped by attacking?",
    "Attacking costs nothing, so the creature would stay as it is.",
)
A_BLOCKED_CREATURE_STAYS_BLOCKED = yes_no(
    "a blocked creature stays blocked",
    "Even if nothing blocks it any more?",
    "With its blockers gone nothing would stand between the creature and whoever it attacks.",
)
FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN = yes_no(
    "first strikers have a step of their own",
    "Is there a combat damage step before the others deal damage?",
    "All combat damage would be dealt in one step, at the same time.",
)
PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS = yes_no(
    "players act between the damage steps",
    "Does anyone get priority after first-strike damage?",
    "Combat damage is dealt without anyone acting, so the second part would follow the first at once.",
)
HOW_COMBAT_DAMAGE_IS_DIVIDED = Question(
    "how combat damage is divided",
    ("in order", "freely", "to one"),
    "to one",
    "How is the combat damage of a creature divided that several creatures block?",
    "Nothing would say that damage can be divided, so one of the blockers would be dealt all of it.",
)

QUESTIONS = points_in(globals())
