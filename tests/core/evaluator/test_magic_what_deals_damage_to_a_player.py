"""What a text on damage to a player calls "it" is what deals that damage, and nothing beside it."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Mercy: {types: [enchantment], abilities: [{when: {event: is dealt damage, object: {type: player, controller: you}, by: {type: creature}}, do: [{destroy: cause}]}]}
  Elf: {types: [creature], power: 2, toughness: 2, abilities: []}
""",  # noqa: E501
)


ATTACKS = [("{x: Bob}", "x"), ("{y: Bob}", "y"), ("{x: Bob, y: Bob}", "xy")]


@pytest.mark.parametrize(("attack", "gone"), ATTACKS)
def test_it_is_what_deals_the_damage(attack: str, gone: str) -> None:
    zones = ", ".join(f"{each}: {{zone: {'graveyard' if each in gone else 'battlefield'}}}" for each in "xyz")
    MAGIC.confirm(f"""
        given:
          turn: {{player: Ann}}
          Ann: {{battlefield: [{{card: Elf, as: x}}, {{card: Elf, as: y}}]}}
          Bob: {{battlefield: [Mercy, {{card: Elf, as: z}}]}}
        when: [{{attack: {attack}}}, {{advance to: combat damage}}, {{resolve: all}}]
        then: {{{zones}}}
        """)
