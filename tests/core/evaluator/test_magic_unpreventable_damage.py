"""Damage that can't be prevented: whatever would prevent it applies, and prevents none of it (Magic 615.12)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

CARDS = """
cards:
  Law: {types: [enchantment], abilities: [{passive: {cannot: prevent damage}, affects: {all: {type: player}}}]}
  Peace: {types: [enchantment], abilities: []}
  Imp: {types: [creature], colors: [red], power: 2, toughness: 2, abilities: []}
  Saint: {types: [creature], power: 0, toughness: 5, keywords: [protection from red]}
  Wall: {types: [creature], power: 0, toughness: 5, abilities: [{replace: {event: is dealt damage, object: me}, prevent: 1, with: [{gain life: 1}]}]}
  Ox: {types: [creature], power: 0, toughness: 5, abilities: []}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)
ALL = "{prevent: all, to: ox, by: Ben}, "
THREE = "{prevent: 3, to: ox, by: Ben}, "


def deal(to: str, law: str, then: str, before: str = "", after: str = "") -> None:
    MAGIC.confirm(f"""
        given:
          turn: {{player: Ana}}
          Ana: {{battlefield: [Imp, {{card: {law}, as: law}}]}}
          Ben: {{battlefield: [{{card: Saint, as: saint}}, {{card: Wall, as: wall}}, {{card: Ox, as: ox}}]}}
        when: [{before}{{deal: 2, to: {to}, with: Imp, by: Ana}}{after}]
        then: {{{then}}}
        """)


@pytest.mark.parametrize(
    ("to", "before", "prevented"), [("saint", "", 2), ("wall", "", 1), ("ox", ALL, 2), ("ox", THREE, 2)]
)
def test_whatever_prevents_damage_prevents_none(to: str, before: str, prevented: int) -> None:
    deal(to, "Law", f"{to}: {{damage: 2}}", before)
    deal(to, "Peace", f"{to}: {{damage: {2 - prevented}}}", before)


def test_what_else_a_prevention_effect_does_is_done() -> None:
    deal("wall", "Law", "wall: {damage: 2}, Ben: {life: 21}")


def test_a_shield_is_not_used_up() -> None:
    """Once the law is gone, the shield prevents the next 3 damage as if nothing had been dealt before."""
    later = ", {destroy: law, by: Ana}, {deal: 3, to: ox, with: Imp, by: Ana}"
    deal("ox", "Law", "ox: {damage: 2}", THREE, later)
    deal("ox", "Peace", "ox: {damage: 2}", THREE, later)


@pytest.mark.parametrize("text", ["Damage can't be prevented.", "Damage can't be prevented this turn."])
def test_such_text_is_read(text: str) -> None:
    (line,) = ability_text("magic").read(text)
    assert "prevent damage" in str(line.data)
