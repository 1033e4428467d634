"""A creature that can't be blocked by more than one creature (509.1b), and what has to block it (509.1c)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Charger: {types: [creature], power: 4, toughness: 4, abilities: [{passive: {cannot: be blocked by more than one creature}, affects: me}]}
  Keen: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: block}, affects: me}]}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Wolf: {types: [creature], power: 2, toughness: 2, abilities: []}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def situation(bob: str, blocks: str, then: str, ann: str = "Charger", attacks: str = "Charger: Bob") -> str:
    return f"""
        given: {{turn: {{player: Ann}}, Ann: {{battlefield: [{ann}]}}, Bob: {{battlefield: [{bob}]}}}}
        when: [{{attack: {{{attacks}}}}}, {{block: {{{blocks}}}}}]
        then: {{{then}}}
        """


@pytest.mark.parametrize(
    ("blocks", "then"),
    [
        ("Bear: Charger", "Charger: {is: [blocked]}"),
        ("Bear: Charger, Wolf: Charger", "illegal: 509.1b"),
    ],
)
def test_one_creature_blocks_it_and_two_do_not(blocks: str, then: str) -> None:
    MAGIC.confirm(situation("Bear, Wolf", blocks, then))


def test_each_attacker_is_looked_at_by_itself() -> None:
    twice = "Charger, {card: Bear, as: other}"
    blocks = "Bear: Charger, Wolf: other"
    MAGIC.confirm(situation("Bear, Wolf", blocks, "Charger: {is: [blocked]}", twice, "Charger: Bob, other: Bob"))


def test_who_has_to_block_is_not_worked_out_where_several_could() -> None:
    assert_stops(MAGIC.run(situation("Keen, Bear", "Keen: Charger", "Charger: {is: [blocked]}")), "is not worked out")
    MAGIC.confirm(situation("Keen", "Keen: Charger", "Charger: {is: [blocked]}"))
