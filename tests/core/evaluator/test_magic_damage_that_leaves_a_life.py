"""Damage that would reduce a player's life to less than 1 reduces it to 1 instead (Magic 120.4c, 120.4d)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

CARDS = """
cards:
  Faith: {types: [enchantment], abilities: [{passive: {cannot: fall below 1 life by damage}, affects: {all: {type: player, controller: you}}}]}
  Vampire: {types: [creature], power: 4, toughness: 4, keywords: [lifelink]}
  Ogre: {types: [creature], power: 3, toughness: 3, abilities: []}
  Rats: {types: [creature], power: 2, toughness: 2, keywords: [infect]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def held(life: int, when: str, then: str, ben: str = "Faith") -> None:
    MAGIC.confirm(f"""
        given:
          turn: {{player: Ana}}
          Ana: {{battlefield: [{{card: Ogre, as: first}}, {{card: Ogre, as: second}}, Rats]}}
          Ben: {{life: {life}, battlefield: [{ben}]}}
        when: [{when}]
        then: {{{then}}}
        """)


@pytest.mark.parametrize(("life", "left"), [(9, 4), (6, 1), (5, 1), (3, 1), (1, 1)])
def test_damage_leaves_one_life_at_least(life: int, left: int) -> None:
    held(life, "{deal: 5, to: Ben, by: Ana}", f"Ben: {{life: {left}}}")


@pytest.mark.parametrize(("life", "left"), [(9, 3), (7, 1), (5, 1)])
def test_damage_by_several_sources_at_once_is_looked_at_together(life: int, left: int) -> None:
    held(life, "{attack: {first: Ben, second: Ben}}, {advance to: end of combat}", f"Ben: {{life: {left}}}")


def test_life_gained_at_the_same_time_counts() -> None:
    """The attacker deals 3 and the blocker with lifelink gains 4: from 2 that leaves 2 + 4 - 3."""
    held(
        2,
        "{attack: {first: Ben, second: Ben}}, {block: {Vampire: second}}, {advance to: end of combat}",
        "Ben: {life: 3}",
        "Faith, Vampire",
    )


def test_only_damage_is_limited() -> None:
    held(3, "{lose life: 5, by: Ben}", "winner: Ana")
    held(3, "{deal: 5, to: Ana, by: Ben}", "Ana: {life: 15}")


def test_damage_that_is_poison_reduces_no_life() -> None:
    held(1, "{attack: {Rats: Ben}}, {advance to: end of combat}", "Ben: {life: 1, poison: 2}")


SPARED = "damage that would reduce your life total to less than 1"


@pytest.mark.parametrize(
    "text",
    [
        f"If you control a creature, {SPARED} reduces it to 1 instead.",
        f"Until end of turn, {SPARED} reduces it to 1 instead.",
    ],
)
def test_such_text_is_read(text: str) -> None:
    (line,) = ability_text("magic").read(text)
    assert "fall below 1 life by damage" in str(line.data)
