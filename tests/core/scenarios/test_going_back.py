"""Going back in a scenario that is being tried out: steps are taken off its end, and the answers given in them."""

import pytest
import yaml

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import one_back, position_of, up_to_step

TEXT = """\
example: tried-out
game: magic
title: Tried out
editions: ["2024-06-07"]
cards:
  Zap: {types: [instant], abilities: [{do: [{deal: 1, to: {choose: 1, type: player}}]}]}
given: {turn: {player: Ana}, Ana: {hand: [Zap, {card: Zap, as: second}]}, Ben: {}}
when: [{cast: Zap, by: Ana}, {resolve: all}, {cast: second, by: Ana}]
choices: [{player: Ana, question: targets, answer: Ben}, {player: Ana, question: targets, answer: Ana}]
then: {Ben: {life: 19}}
"""
TO_BEN, TO_ANA = ({"player": "Ana", "question": "targets", "answer": who} for who in ("Ben", "Ana"))


def position(text: str = TEXT):
    return position_of(GAMES.read_scenario(text), "2024-06-07", Deadline())


def left(text: str) -> tuple[int, list[object]]:
    """How many steps there are still, and which answers."""
    values = yaml.safe_load(text)
    return len(values.get("when") or []), values.get("choices") or []


def test_each_answer_belongs_to_the_step_it_was_given_in() -> None:
    assert position().answers == (0, 2)


@pytest.mark.parametrize(("count", "answers"), [
    (3, [TO_BEN, TO_ANA]), (2, [TO_BEN]), (1, [TO_BEN]), (0, []),
])  # fmt: skip
def test_back_to_a_step_the_answers_of_later_ones_are_gone(count: int, answers: list[object]) -> None:
    assert left(up_to_step(TEXT, position(), count)) == (count, answers)


def test_one_back_takes_the_last_answer_first_and_then_its_step() -> None:
    once = one_back(TEXT, position())
    assert left(once) == (3, [TO_BEN])
    twice = one_back(once, position(once))
    assert left(twice) == (2, [TO_BEN])
    assert left(one_back(twice, position(twice))) == (1, [TO_BEN])
