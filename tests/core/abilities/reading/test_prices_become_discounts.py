"""What costs less by so much: every part of the price is taken off, or the text is not read."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading.named_effects import of_named_effects

ATTACKS = {"is": ["attack"]}
SAYINGS = {
    "the next of some": lambda price: {
        "give": {"cost": price, "less": True}, "to": {"next": ATTACKS}, "for": "this turn"
    },
    "what was chosen": lambda price: {"give": {"cost": price, "less": True}, "to": "it"},
    "what one plays oneself": lambda price: {"cost you less": price, "of": ATTACKS, "for": "this turn"},
}  # fmt: skip


@pytest.mark.parametrize("saying", SAYINGS)
def test_each_part_of_a_price_is_taken_off(saying: str) -> None:
    told = of_named_effects(SAYINGS[saying]({"resource": 1, "life": 2}))
    assert told is not None
    assert "{'resource': -1, 'life': -2}" in str(told)


@pytest.mark.parametrize("price", [{"resource": "X"}, {"resource": 1, "life": "X"}, {}])
@pytest.mark.parametrize("saying", SAYINGS)
def test_a_price_with_a_part_that_is_no_number_is_not_read_as_another(saying: str, price: dict[str, object]) -> None:
    assert of_named_effects(SAYINGS[saying](price)) is None
