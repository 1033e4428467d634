"""What only Flesh and Blood's rules on effect keywords decide (Comprehensive Rules 8.5)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

LOOKING_KEEPS_A_CARD_PRIVATE = yes_no(
    "looking keeps a card private",
    "Is a card that is only looked at not revealed?",
    "Somebody has seen it who had not, and what waits for cards to be revealed would take that for revealing.",
)
ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT = yes_no(
    "only private objects are looked at",
    "Does an effect fail that would look at what everybody sees?",
    "Looking at a card is no harder when it lies open, so whatever depends on having looked would go on.",
)
CARDS_PUT_TOGETHER_ARE_ORDERED = yes_no(
    "cards put together are ordered",
    "Does the player choose in which order several cards are put into the same place of a deck?",
    "Cards that are moved together would stay in the order in which they were.",
)

QUESTIONS = points_in(globals())
