"""`that much` is the amount of an event: where none is known it would be nothing, and is refused."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
BODY = """
cards:
  Font: {{types: [artifact], abilities: [{{{waits}do: [{{draw: that much}}]}}]}}
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Font]}}, Bob: {{}}}}
when: [{{gain life: 2, by: Ann}}, {{resolve: all}}]
then: {{Ann: {{hand: 2}}}}
"""


def test_an_ability_on_an_event_knows_how_much_that_was() -> None:
    MAGIC.confirm(BODY.format(waits="when: {event: gains life, player: you}, "))


def test_without_an_event_nobody_knows_how_much_that_is() -> None:
    with pytest.raises(UnableToReadScenario, match="'that much', of which nothing is known"):
        MAGIC.read(BODY.format(waits="use: {}, "))
