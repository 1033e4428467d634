"""Effect keywords (Comprehensive Rules 8.5): a row for each statement that decides something."""

from __future__ import annotations

from .questions_named_effects import (
    CARDS_PUT_TOGETHER_ARE_ORDERED,
    LOOKING_KEEPS_A_CARD_PRIVATE,
    ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT,
)
from .rows_effects import yes

NAMED_EFFECTS = (
    yes(
        "looking is not revealing",
        LOOKING_KEEPS_A_CARD_PRIVATE,
        "8.5.11b",
        "A private object that a player looks at does not become public, and stays in its zone.",
    ),
    yes(
        "nothing to look at",
        ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT,
        "8.5.11c",
        "An effect fails that would look at a public object.",
    ),
    yes(
        "order within a deck",
        CARDS_PUT_TOGETHER_ARE_ORDERED,
        "8.5.15c",
        "The order of cards that are put into the same place of a deck is their player's choice.",
    ),
)
