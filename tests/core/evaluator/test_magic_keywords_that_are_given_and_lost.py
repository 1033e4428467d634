"""Magic: a keyword that an effect gives is lost with all that it stands for where a later effect takes it away."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Lymph: {types: [enchantment], abilities: [{passive: {keyword: {absorb: 1}}, affects: {type: creature, controller: you}}]}
  Bog: {types: [enchantment], abilities: [{passive: {lose keyword: absorb}, affects: {all: {type: creature}}}]}
  Mire: {types: [enchantment], abilities: [{passive: {lose keyword: flying}, affects: {all: {type: creature}}}]}
  Spark: {types: [instant], abilities: [{do: [{deal: 2, to: {choose: 1, type: creature, name: Bear}}]}]}
  Bear: {types: [creature], power: 2, toughness: 4, abilities: []}
  Slug: {types: [creature], power: 1, toughness: 4, keywords: [{absorb: 1}], abilities: []}
"""  # noqa: E501
BOOK = Written("magic", ("2024-06-07",), CARDS)


def situation(there: str, damage: int, aim: str = "Bear") -> str:
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [{there}], hand: [Spark]}}
  Bob: {{}}
when: [{{cast: Spark, by: Ann}}, {{resolve: all}}]
then: {{{aim}: {{damage: {damage}}}}}
"""


@pytest.mark.parametrize(
    ("there", "damage"),
    [("Bear", 2), ("Lymph, Bear", 1), ("Lymph, Bog, Bear", 2), ("Bog, Lymph, Bear", 1), ("Lymph, Mire, Bear", 1)],
)
def test_what_a_given_keyword_stands_for_is_lost_with_it_by_a_later_effect_alone(there: str, damage: int) -> None:
    BOOK.confirm(situation(there, damage))


@pytest.mark.parametrize(("there", "damage"), [("Slug", 1), ("Slug, Bog", 2), ("Lymph, Slug, Bog", 2)])
def test_what_a_printed_keyword_stands_for_is_lost_with_it(there: str, damage: int) -> None:
    written = Written("magic", ("2024-06-07",), CARDS.replace("name: Bear", "name: Slug"))
    written.confirm(situation(there, damage, "Slug"))
