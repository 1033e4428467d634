"""Lines of Magic that say what is done: these abilities, put into these words."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Back
from tests.lines_read import ability_of, put_into_words

LINES = {
    "Draw a card for each creature you control, then discard a card.": (
        {"do": [{"draw": {"count": {"type": "creature", "controller": "you"}}}, {"discard": 1}]},
        "Draw cards equal to the number of creatures you control, then discard a card.",
    ),
    "Look at the top four cards of your library.": (
        {"do": [{"choose": {"top": 4, "as": "chosen"}}]},
        "Look at the top four cards of your library.",
    ),
    "Look at the top card of your library.": (
        {"do": [{"choose": {"top": 1, "as": "chosen"}}]},
        "Look at the top card of your library.",
    ),
    "Each player discards their hand, then draws seven cards.": (
        {"do": [{"discard": {"hand of": "any"}, "player": "any"}, {"draw": 7, "player": "any"}]},
        "Each player discards their hand, then draws seven cards.",
    ),
    "Each opponent discards their hand.": (
        {"do": [{"discard": {"hand of": "opponent"}, "player": "opponent"}]},
        "Each opponent discards their hand.",
    ),
    "Discard your hand, then draw two cards.": (
        {"do": [{"discard": {"hand of": "you"}}, {"draw": 2}]},
        "Discard your hand, then draw two cards.",
    ),
    "Each opponent loses 3 life and you gain 3 life.": (
        {"do": [{"lose life": 3, "player": "opponent"}, {"gain life": 3}]},
        "Each opponent loses 3 life, then you gain 3 life.",
    ),
    "{T}, Sacrifice two other creatures: Draw three cards. Activate only as a sorcery.": (
        {
            "use": {"tap": "me", "sacrifice": {"choose": 2, "other": True, "type": "creature", "target": False}},
            "do": [{"draw": 3}],
            "keywords": ["sorcery speed"],
        },
        "{T}, sacrifice two other creatures: Draw three cards. Activate only as a sorcery.",
    ),
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_as_this_ability(text: str) -> None:
    assert ability_of(text, "magic") == LINES[text][0]


@pytest.mark.parametrize("text", LINES)
def test_what_was_read_is_put_into_words_that_say_the_same(text: str) -> None:
    ability, words = LINES[text]
    back = put_into_words(ability, "magic")
    assert (back.words, back.outcome) == (words, Back.SAME)
