"""Every answer is tried where none is given; too many to try is said so, and nothing is confirmed by some of them."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Verdict
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Cut: {types: [action], pitch: 1}
""",
)


def _pitched(*names: str, outcome: str) -> str:
    pitched = ", ".join(f"{{card: Cut, as: {name}}}" for name in names)
    return f"""
        given: {{turn: {{player: Ira}}, Ira: {{pitch: [{pitched}], deck: 4}}, Dorn: {{}}}}
        when: [{{end turn: true}}, {{draw: 1, by: Ira}}]
        explore: true
        {outcome}
        """


BOTH_ORDERS = "then: {Ira: {hand: 5, deck: 1}}\n        sometimes: {first: {zone: hand}}"


def test_what_holds_in_every_course_and_what_in_one_of_them_are_told_apart():
    FAB.confirm(_pitched("first", "second", outcome=BOTH_ORDERS))


@pytest.mark.parametrize(
    ("outcome", "seen"),
    [
        ("then: {first: {zone: hand}}", "In course 2 of the open choices"),
        ("then: {Ira: {hand: 5}}\n        never: {second: {zone: hand}}", "in at least one"),
        ("then: {Ira: {hand: 5}}\n        sometimes: {Ira: {hand: 6}}", "in none"),
    ],
)
def test_one_course_is_enough_to_contradict_it(outcome, seen):
    run = FAB.run(_pitched("first", "second", outcome=outcome))
    assert run.verdict is Verdict.CONTRADICTED
    assert seen in run.reason


def test_more_answers_than_are_tried_leave_it_open_and_one_given_settles_it():
    names = [f"card {number}" for number in range(6)]
    open_to_all = _pitched(*names, outcome="then: {Ira: {hand: 5, deck: 5}}")
    run = FAB.run(open_to_all)
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "Ira has too many answers to 'order pitched' to try them all" in run.reason
    swapped = ", ".join([names[1], names[0], *names[2:]])
    answered = f"choices: [{{player: Ira, question: order pitched, answer: [{swapped}]}}]\n        explore: true"
    given = open_to_all.replace("explore: true", answered).replace("deck: 5}}", "deck: 5}, card 1: {zone: hand}}")
    FAB.confirm(given)


MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Thunder: {types: [sorcery], mana cost: "{X}{R}", abilities: [{do: [{deal divided: X,
    among: {choose: any number, type: creature}}]}]}
  Elf: {types: [creature], power: 1, toughness: 1}
""",
)


@pytest.mark.parametrize(
    ("x", "targets", "stops"),
    [(1, "[one, two]", True), (0, "[one]", True), (2, "[one, two]", False), (1, "[one]", False)],
)
def test_a_question_that_has_no_legal_answer_stops_the_run_and_is_not_tried(x: int, targets: str, stops: bool):
    """No more targets than there is damage can each be dealt some of it (601.2d)."""
    run = MAGIC.run(f"""
        given: {{turn: {{player: Ann}}, Ann: {{hand: [Thunder], red: 3}}, Bob: {{battlefield: [{{card: Elf, as: one}},
          {{card: Elf, as: two}}]}}}}
        when: [{{cast: Thunder, by: Ann}}, {{resolve: all}}]
        choices: [{{player: Ann, question: value of X, answer: {x}}},
          {{player: Ann, question: targets, answer: {targets}}}]
        explore: true
        then: {{one: {{zone: graveyard}}, Thunder: {{zone: graveyard}}}}
        """)
    assert run.confirmed is not stops
    assert ("'divide'" in run.reason) is stops
