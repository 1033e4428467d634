"""An expectation of a run is told in the words of its game, whatever stands in it."""

from __future__ import annotations

import pytest

from rulesite.pages.step_texts import expected_words, missed_words


@pytest.mark.parametrize(
    ("game", "expected", "says"),
    [
        ("magic", "object: Well of Mourning zone = graveyard", "Well of Mourning is in its owner’s graveyard"),
        ("riftbound", "object: Scout zone = base", "Scout is in its owner’s base"),
        ("riftbound", "object: fury is exhausted = False", "fury is not exhausted"),
        ("magic", "object: Hydra counter +1/+1 = 1", "Hydra has 1 +1/+1 counter"),
        ("flesh-and-blood", "object: Jab base power = 5", "Jab has 5 base power"),
        ("magic", "player: Ana life = 22", "Ana has 22 life"),
        ("magic", "player: Ann graveyard = [Bolt, Bear]", "Ann has Bolt and Bear in their graveyard"),
        ("flesh-and-blood", "player: Ira action points = 1", "Ira has 1 action point"),
        ("flesh-and-blood", "object: Jab stage War Drum = [8.2]", "War Drum applies to Jab in stage 8.2"),
        ("magic", "triggers: Well of Mourning = 1", "Well of Mourning triggers once"),
        ("magic", "stack = []", "The stack is empty"),
        ("no-such-game", "object: Bear zone = attic", "Bear is in the attic"),
        ("magic", "something else entirely", "something else entirely"),
    ],
)
def test_an_expectation_is_a_sentence(game: str, expected: str, says: str) -> None:
    assert expected_words(expected, game) == says


def test_what_came_out_instead_is_a_sentence_too() -> None:
    reason = "Expected player: Ana life = 22; seen 20 (line 9). Expected triggers: Bell = 1; seen 0 (line 7)."
    assert missed_words(reason, "magic") == "Ana has 20 life; Bell doesn’t trigger"
    assert missed_words("There was not enough time.", "magic") == "There was not enough time."
