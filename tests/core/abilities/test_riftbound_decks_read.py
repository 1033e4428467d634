"""What Riftbound's texts say of the top of a deck: looking, predicting, drawing one, recycling the rest."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data

SEEN = {"linked": "chosen", "zone": "deck"}
LOOK = {"look at": {"top": 3, "of": "you", "as": "chosen"}}
REST = {"recycle": {"all": SEEN}}


def runs(words: str) -> list[object]:
    """The instructions of a spell that says this; they are ones that the evaluator carries out."""
    [read] = ability_text("riftbound").read(words)
    assert read.data is not None, read.reading.not_understood
    abilities, problems = read_data(read.data, GAMES["riftbound"].table.vocabulary)
    assert not problems
    assert abilities
    return read.data["abilities"][0]["do"]


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ("Predict.", [{"predict": 1}]),
        ("Predict 2.", [{"predict": 2}]),
        (
            "Look at the top 3 cards of your Main Deck. Draw one and recycle the rest.",
            [LOOK, {"draw card": {"choose": 1, **SEEN, "target": False}}, REST],
        ),
        (
            "Look at the top 9 cards of your Main Deck. Reveal a gear from among them, then draw it. Recycle the rest.",
            [
                {"look at": {"top": 9, "of": "you", "as": "chosen"}},
                {"reveal": {"choose": 1, "type": "gear", **SEEN, "target": False, "as": "chosen 2"}},
                {"draw card": {"that": "chosen 2"}},
                REST,
            ],
        ),
    ],
)
def test_what_is_done_with_the_top_cards(words: str, done: list[object]) -> None:
    assert runs(words) == done


def test_a_card_put_into_the_hand_is_not_called_drawn() -> None:
    chosen = {"choose": 1, **SEEN, "target": False, "as": "chosen 2"}
    [_, put] = runs("Look at the top 2 cards of your Main Deck. Put one into your hand.")
    assert put == {"put": chosen, "to": "hand"}
