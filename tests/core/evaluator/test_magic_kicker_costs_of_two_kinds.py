"""A spell with two kicker costs is kicked by either, and its texts tell which of them was paid (Magic 702.33d, f)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Mage: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {additional cost: "{U}", optional: true, name: "{U} kicker"}, affects: me}, {passive: {additional cost: "{B}", optional: true, name: "{B} kicker"}, affects: me}, {when: {event: enters, object: me}, if: {paid: kicker}, do: [{gain life: 1}]}, {when: {event: enters, object: me}, if: {paid: "{B} kicker"}, do: [{gain life: 10}]}]}
""",  # noqa: E501
)


PAID = [("no", "no", 20), ("yes", "no", 21), ("no", "yes", 31), ("yes", "yes", 31)]


@pytest.mark.parametrize(("blue", "black", "life"), PAID)
def test_either_of_them_kicks_it(blue: str, black: str, life: int) -> None:
    order = ", {player: Ann, question: order triggers, answer: [Mage/1, Mage/2]}" if black == "yes" else ""
    MAGIC.confirm(f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Mage], blue: 1, black: 1}}
          Bob: {{}}
        when: [{{cast: Mage, by: Ann}}, {{resolve: all}}]
        choices: [{{player: Ann, question: pay optional cost, answer: "{blue}"}}, {{player: Ann, question: pay optional cost, answer: "{black}"}}{order}]
        then: {{Ann: {{life: {life}}}}}
        """)  # noqa: E501


def test_each_is_read_by_its_cost() -> None:
    (line,) = ability_text("magic").read("Kicker {2}{U} and/or {B}")
    assert [name in str(line.data) for name in ("'{2}{U} kicker'", "'{B} kicker'")] == [True, True]
    (line,) = ability_text("magic").read("When ~ enters, if it was kicked with its {2}{U} kicker, draw a card.")
    assert "'paid': '{2}{U} kicker'" in str(line.data)
