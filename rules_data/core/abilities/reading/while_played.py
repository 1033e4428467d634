"""Keywords that do nothing on the board: "your units have [Accelerate]" is said of units wherever they are."""

from __future__ import annotations

from .phrases import Data

# Where cards are played from, wait, and are.
EVERYWHERE = ("hand", "deck", "trash", "banishment", "board", "chain", "facedown", "champion")
_WHILE_PLAYED = frozenset(("accelerate", "action", "ambush", "hidden", "reaction"))
# What says itself where the objects are that are spoken of.
_PLACES = ("zone", "location", "where", "is", "linked")


def said_of_cards_everywhere(data: dict[str, Data]) -> dict[str, Data]:
    """A passive that gives objects such keywords and no others, said of cards everywhere if it doesn't say where."""
    given, affects = data.get("passive"), data.get("affects")
    words = given.get("keyword") if isinstance(given, dict) and set(given) == {"keyword"} else None
    those = affects.get("all") if isinstance(affects, dict) and set(affects) == {"all"} else None
    if not isinstance(words, list) or not words or not isinstance(those, dict) or any(key in those for key in _PLACES):
        return data
    if not all(isinstance(word, str) and word in _WHILE_PLAYED for word in words):
        return data
    return {**data, "affects": {"all": {**those, "zone": list(EVERYWHERE)}}}
