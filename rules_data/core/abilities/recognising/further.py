"""Marks that tell more than the kind, and follow from what was read: each with the rule of the edition that says so."""

from __future__ import annotations

from rules_data.core.abilities.reading import Data, marks_of, moves_to_or_from_library

from .sentence import Deciding

# What is seen of each; the rule, and with it whether a game knows such a thing, stands with the game's phrases.
_REASONS = {
    "mana": "it could add mana, and has no target",
    "triggered mana": "it triggers on mana being made, could add mana, and has no target",
    "loyalty": "its cost has a loyalty symbol",
    "state": "it triggers on how things stand, and not on an event",
    "modal": "its player chooses among several options",
    "additional cost": "it adds something to the cost",
    "alternative cost": "it lets something be paid in place of the cost",
    "enters": "it says how something enters",
    "prevention": "it prevents damage",
}
_REFLEXIVE = "reflexive"
# Some editions say that no ability that moves a card to or from a library is a mana ability.
_APART = "mana apart from libraries"


def further_marks(deciding: Deciding, data: Data) -> None:
    """Take what the rules tell of an ability that was read, beyond its kind."""
    for mark in marks_of(data):
        if mark == "mana" and deciding.holds(_APART) and moves_to_or_from_library(data):
            continue
        if mark in _REASONS and mark not in deciding.marks:
            deciding.decided(mark, _REASONS[mark], mark)
        elif mark == _REFLEXIVE and mark not in deciding.marks:
            deciding.decided("reflexive when", '"when you do" makes a new ability of what follows', mark)
