"""Coins: a flip is won or lost by whoever flips, and each text knows its own flip (705)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Toss: {types: [instant], abilities: [{do: [{flip a coin: true}, {if: {count: {linked: won the flip}}, do: [{draw: 2}], otherwise: [{lose life: 3}]}, {if: {count: {linked: lost the flip}}, do: [{gain life: 1}]}]}]}
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def situation(then: str, answers: str, more: str = "") -> str:
    return f"""
        given: {{turn: {{player: Ann}}, Ann: {{hand: [Toss, {{card: Toss, as: again}}]}}, Bob: {{}}}}
        when: [{{cast: Toss, by: Ann}}, {{resolve: all}}{more}]
        {answers}
        then: {{{then}}}
        """


def told(*answers: str) -> str:
    return f"choices: [{', '.join(f'{{player: Ann, question: coin, answer: {each}}}' for each in answers)}]"


@pytest.mark.parametrize(("answer", "hand", "life"), [("won", 3, 20), ("lost", 1, 18)])
def test_what_is_done_depends_on_the_flip(answer: str, hand: int, life: int) -> None:
    MAGIC.confirm(situation(f"Ann: {{hand: {hand}, life: {life}}}", told(answer)))


def test_each_flip_is_known_to_its_own_text() -> None:
    again = ", {cast: again, by: Ann}, {resolve: all}"
    MAGIC.confirm(situation("Ann: {hand: 2, life: 18}", told("won", "lost"), again))


def test_both_sides_come_up_where_nothing_is_said() -> None:
    MAGIC.confirm(situation("Ann: {graveyard: 1}", "explore: true") + "sometimes: {Ann: {life: 18}}\n")
    assert_stops(MAGIC.run(situation("Ann: {graveyard: 1}", "choices: []")), "Ann must answer 'coin'")
