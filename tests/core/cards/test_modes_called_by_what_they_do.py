"""Modes of a printed text are called by what they do, so that whoever chooses one need not count."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.cards.model import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text


def modes_in(data: Any) -> list[str]:
    if isinstance(data, list):
        return [name for one in data for name in modes_in(one)]
    if not isinstance(data, dict):
        return []
    own = [mode["name"] for mode in data.get("modes", [])]
    return own + [name for value in data.values() for name in modes_in(value)]


def modes_of(text: str, game: str = "magic", types: str = "Instant") -> list[str]:
    card = PrintedCard("k", "Quill", (PrintedFace("Quill", types, text),))
    description = read_card_text(card, GAMES.played[game]).description
    assert description is not None
    return modes_in(description)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Choose one —\n• Draw a card.\n• You gain 3 life.", ["Draw a card", "Gain 3 life"]),
        ("{T}: Add one mana of any color.", ["Add {W}", "Add {U}", "Add {B}", "Add {R}", "Add {G}"]),
        ("Choose one or both —\n• Destroy target artifact.\n• Destroy target land.",
         ["Destroy target artifact", "Destroy target land"]),
    ],
)  # fmt: skip
def test_a_mode_is_called_by_its_words(text: str, names: list[str]) -> None:
    assert modes_of(text, types="Artifact" if "{T}" in text else "Instant") == names


def test_two_modes_that_do_the_same_keep_their_numbers() -> None:
    assert modes_of("Choose two —\n• Draw a card.\n• Draw a card.") == ["option 1", "option 2"]


def test_modes_of_several_abilities_and_of_tokens_are_each_called_so() -> None:
    text = "When this enters, create a Treasure token.\n{T}: Add {B} or {G}."
    names = modes_of(text, types="Creature")

    assert names[:5] == ["Add {W}", "Add {U}", "Add {B}", "Add {R}", "Add {G}"]
    assert set(names[5:]) <= {"Add {B}", "Add {G}"}
