"""A card other than the first one a player draws in each of their draw steps (Magic 121, 504.1)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

CARDS = """
cards:
  Spy: {types: [enchantment], abilities: [{when: {event: draws a further card, player: opponent}, do: [{gain life: 1}]}]}
  Archive: {types: [artifact], abilities: [{replace: {event: draws a further card, player: you}, with: [{draw: 2}]}]}
  Thief: {types: [enchantment], abilities: [{replace: {event: draws a further card, player: opponent}, with: [{draw: 1}]}]}
  Study: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Mine: {types: [artifact], abilities: [{when: {event: beginning of, phase: draw, player: any}, do: [{draw: 1, player: turn player}]}]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def held(permanent: str, when: str, then: str, ann: str = "") -> None:
    MAGIC.confirm(f"""
        given:
          turn: {{player: Bob, phase: precombat main}}
          Ann: {{library: 20, hand: [Study]{ann}}}
          Bob: {{library: 20, battlefield: [{permanent}]}}
        when: [{when}]
        then: {{{then}}}
        """)


def test_the_card_of_the_draw_step_is_no_further_one() -> None:
    held("Spy", "{end turn: true}, {resolve: all}", "Bob: {life: 20}, Ann: {hand: 2}")


def test_a_second_card_in_the_draw_step_is_one() -> None:
    mine = ", battlefield: [Mine]"
    held("Spy", "{end turn: true}, {resolve: all}", "Bob: {life: 21}, Ann: {hand: 3}", mine)


@pytest.mark.parametrize("when", ["", "{advance to: end}, ", "{end turn: true}, "])
def test_a_card_drawn_at_any_other_time_is_one(when: str) -> None:
    held("Spy", f"{when}{{draw: 2, by: Ann}}, {{resolve: all}}", "Bob: {life: 22}")


def test_whoever_draws_one_draws_two_and_not_again_for_those() -> None:
    held("Archive", "{draw: 1, by: Bob}", "Bob: {hand: 2}")
    held("Archive", "{end turn: true}, {end turn: true}", "Bob: {hand: 1}")
    held("Archive", "{draw: 1, by: Ann}", "Ann: {hand: 2}, Bob: {hand: 0}")


def test_each_of_several_draws_is_taken_by_itself() -> None:
    held("Thief", "{draw: 3, by: Ann}", "Ann: {hand: 1}, Bob: {hand: 3}")
    held("Thief", "{end turn: true}", "Ann: {hand: 2}, Bob: {hand: 0}")


OWN = "the first one you draw in each of your draw steps"
THEIRS = "the first one they draw in each of their draw steps"


@pytest.mark.parametrize(
    "text",
    [
        f"If you would draw a card except {OWN}, draw two cards instead.",
        f"Whenever an opponent draws a card except {THEIRS}, draw a card.",
        f"If an opponent would draw a card except {THEIRS}, you draw a card instead.",
    ],
)
def test_such_text_is_read(text: str) -> None:
    (line,) = ability_text("magic").read(text)
    assert "draws a further card" in str(line.data)


def test_the_first_one_of_somebody_else_is_not_meant() -> None:
    (line,) = ability_text("magic").read(f"If you would draw a card except {THEIRS}, draw two cards instead.")
    assert line.data is None or "you" not in str(line.data)
