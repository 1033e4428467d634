"""A keyword that a card prints is told with its own rule, also one of which no kind of ability is told."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text

LINES = [
    ("magic", "Foretell {1}{U}", "2026-08-07", "702.143a"),
    ("magic", "Foretell {1}{U}", "2024-06-07", "702.143a"),
    ("magic", "Plot {2}{R}", "2026-08-07", "702.170a"),
    ("magic", "Cipher", "2024-06-07", "702.99a"),
    ("magic", "Flying", "2026-08-07", "702.9a"),
    ("flesh-and-blood", "Stealth", "2026-06-10", "8.3.24"),
    ("flesh-and-blood", "Lantern Specialization", "2026-06-10", "8.3.7"),
    ("flesh-and-blood", "Crush - When this deals 4 or more damage to a hero, draw a card.", "2026-06-10", "8.4.2"),
]


@pytest.mark.parametrize(("game", "line", "edition", "rule"), LINES)
def test_a_keyword_has_its_own_rule(game: str, line: str, edition: str, rule: str) -> None:
    (found,) = ability_text(game).read(line, "Moth", edition)
    assert found.outcome is Outcome.READ
    assert found.kinds[0].marks[0] == "keyword"
    assert found.kinds[0].rules == (rule,)


def test_without_a_rule_of_its_own_it_has_that_of_all_keywords() -> None:
    """An edition that has no such keyword says of it what it says of every keyword."""
    (found,) = ability_text("magic").read("Gift a card", "Moth", "2024-06-07")
    assert found.kinds[0].rules == ("702.1",)
