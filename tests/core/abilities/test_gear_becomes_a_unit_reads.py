"""How texts say that something is a unit for a turn, with or without a Might of its own."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text

GEAR = {"choose": 1, "controller": "your team", "type": "gear", "as": "chosen"}


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        ("A friendly gear becomes a unit this turn.", {"type": "unit"}),
        ("A friendly gear becomes a 3 :rb_might: unit this turn.", {"base might": 3, "type": "unit"}),
        ("A friendly gear has a base Might of 3 and becomes a unit this turn.", {"base might": 3, "type": "unit"}),
    ],
)
def test_what_becomes_a_unit(words: str, changes: dict[str, object]) -> None:
    [read] = ability_text("riftbound").read(words)
    assert read.data == {"abilities": [{"do": [{"give": changes, "to": GEAR, "for": "this turn"}]}]}


def test_becoming_something_that_is_no_type_is_not_understood() -> None:
    [read] = ability_text("riftbound").read("A friendly gear becomes a wizard this turn.")
    assert read.data is None
