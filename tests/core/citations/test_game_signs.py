"""Which game a text is of, told by how it writes its numbers and by its words."""

from __future__ import annotations

import pytest

from rules_data.core.citations import signs_in
from rules_data.core.games import GAMES


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("See 596.3.a.", "riftbound"),
        ("As in Magic, it resolves (596.3.a, 597.2.b.1).", "riftbound"),
        ("See 603.7d and 702.19b.", "magic"),
        ("By CR 8.3.17a it fuses.", "flesh-and-blood"),
    ],
)
def test_a_number_only_one_game_writes_so_speaks_for_it(text: str, game: str) -> None:
    written = signs_in(text, GAMES.cited).written
    assert max(written, key=lambda one: written[one]) == game


def test_a_number_two_games_write_alike_speaks_for_neither() -> None:
    assert not signs_in("rule 603.3 and rule 603", GAMES.cited).written


def test_a_plain_number_of_three_parts_says_little() -> None:
    """It may be a version or a chapter of any handbook."""
    signs = signs_in("Upgrade to 8.1.3.", GAMES.cited)
    assert signs.written.get("flesh-and-blood", 0) < 0.5
    assert signs.like_rules == 0


def test_words_of_its_players_are_counted_once_each() -> None:
    signs = signs_in("rule 101.1: mana, mana and more mana for a sorcery", GAMES.cited)
    assert signs.spoken["magic"] == 2


def test_numbers_that_look_like_rules_are_counted() -> None:
    assert signs_in("By rule 998.7 and rule 999.2a, not section 12.4 nor page 300.", GAMES.cited).like_rules == 2
