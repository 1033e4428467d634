"""What a spell costs at the least, once every increase and reduction has been counted (Magic 601.2f)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Sphere: {types: [artifact], abilities: [{passive: {least cost: {generic: 3}}, affects: {type: spell, zone: stack}, while: {this: me, is: {is: [untapped]}}}]}
  Bolt: {types: [instant], mana cost: "{R}", abilities: [{do: [{gain life: 1}]}]}
  Wurm: {types: [instant], mana cost: "{3}{G}", abilities: [{do: [{gain life: 1}]}]}
  Gift: {types: [instant], mana cost: "{4}", abilities: [{passive: {cost: {generic: -3}}, affects: me}, {do: [{gain life: 1}]}]}
  Pact: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Law: {types: [enchantment], abilities: [{passive: {cost: {generic: 1}}, affects: {type: spell, zone: stack}}]}
""",  # noqa: E501
)


def situation(spell: str, mana: int, board: str, then: str) -> str:
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [{spell}], red: {mana}, green: 1, battlefield: [{board}]}}
          Bob: {{}}
        when: [{{cast: {spell}, by: Ann}}, {{resolve: all}}]
        then: {{{then}}}
        """


@pytest.mark.parametrize(("spell", "cost"), [("Bolt", 3), ("Pact", 3), ("Gift", 3), ("Wurm", 4)])
def test_what_would_cost_less_costs_so_much(spell: str, cost: int) -> None:
    """One green mana is there besides, which pays for a part of it."""
    assert_stops(MAGIC.run(situation(spell, cost - 2, "Sphere", "Ann: {life: 21}")), "Ann cannot pay its cost")
    if spell != "Bolt":
        MAGIC.confirm(situation(spell, cost - 1, "Sphere", "Ann: {life: 21, red: 0, green: 0}"))


BOARDS = [("Sphere", 3), ("Sphere, Law", 3), ("{card: Sphere, tapped: true}", 1), ("Law", 2)]


@pytest.mark.parametrize(("board", "paid"), BOARDS)
def test_it_is_counted_after_all_else_and_only_while_it_is_so(board: str, paid: int) -> None:
    written = situation("Bolt", 5, board, f"Ann: {{red: {5 - paid}}}").replace("green: 1", "green: 0")
    MAGIC.confirm(written)
