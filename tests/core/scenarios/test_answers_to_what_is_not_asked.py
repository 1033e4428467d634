"""Whoever writes down every target answers also where there was one alone, which nobody is asked."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, as_meant, evaluate, run_scenario
from tests.verdicts import assert_confirmed

EDITION = "2024-06-07"
# The first ability has one legal target; the second may have the same one, or another.
EXAMPLE = """
example: two-targets
title: The Herald is named first, and then the Ox
editions: ["2024-06-07"]
game: magic
cards:
  Herald: {types: [creature], subtypes: [Elf], power: 1, toughness: 1}
  Ox: {types: [creature], power: 2, toughness: 4}
  Oath: {types: [instant], abilities: [{do: [{tap: {choose: 1, subtype: Elf}}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
given:
  Ana: {hand: [Oath, Doom], battlefield: [Herald, Ox]}
  Ben: {}
when:
  - {cast: Oath, by: Ana}
  - resolve: all
  - {cast: Doom, by: Ana}
  - resolve: all
choices: CHOICES
then:
  Herald: {zone: battlefield, tapped: true}
  Ox: {zone: OX}
"""


def scenario(*targets: str, ox: str = "graveyard", more: str = ""):
    answers = ", ".join(f"{{player: Ana, question: targets, answer: {one}}}" for one in targets)
    return GAMES.read_scenario(EXAMPLE.replace("CHOICES", f"[{answers}{more}]").replace("OX", ox))


@pytest.mark.parametrize("deciding", [True, False])
def test_the_answer_to_a_question_with_one_legal_answer_is_not_taken_for_the_next(deciding: bool) -> None:
    [found] = evaluate(scenario("Herald", "Ox"), Deadline(), deciding=deciding)

    assert_confirmed(found.run)


def test_who_leaves_it_out_is_understood_as_before() -> None:
    [found] = evaluate(scenario("Ox"), Deadline())

    assert_confirmed(found.run)


def test_what_contradicts_is_told_of_the_run_that_was_meant() -> None:
    [found] = evaluate(scenario("Herald", "Ox", ox="battlefield"), Deadline())

    assert found.run.verdict is Verdict.CONTRADICTED
    assert "seen graveyard" in found.run.reason
    assert "never asked" not in found.run.reason


def test_only_answers_that_say_what_there_was_to_say_are_passed_over() -> None:
    for targets in (("Ox", "Ox"), ("Herald", "Ox", "Ox"), ("Herald", "Herald", "Ox")):
        written = scenario(*targets)

        assert as_meant(written, EDITION, Deadline()) is written
        [found] = evaluate(written, Deadline())
        assert found.run.verdict is not Verdict.CONFIRMED


def test_an_answer_to_another_question_is_still_one_too_many() -> None:
    more = ", {player: Ana, question: mode, answer: 1}"
    [found] = evaluate(scenario("Herald", "Ox", more=more), Deadline())

    assert "never asked 'mode'" in found.run.reason


def test_what_ships_is_read_as_it_is_written() -> None:
    written = scenario("Herald", "Ox")

    assert as_meant(written, EDITION, Deadline()).choices == written.choices[1:]
    assert run_scenario(written, EDITION).verdict is not Verdict.CONFIRMED


ILLEGAL = """
example: too-dear
title: It cannot be paid, so nobody is asked for its target
editions: ["2024-06-07"]
game: magic
cards:
  Doom: {types: [instant], mana cost: "{B}", abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Ox: {types: [creature], power: 2, toughness: 4}
given:
  Ana:
    hand: [{card: Doom, as: first}, {card: Doom, as: second}]
    battlefield: [Ox, {card: Ox, as: Other}]
    black: MANA
  Ben: {}
when:
  - {cast: first, by: Ana}
  - {cast: second, by: Ana}
choices: [{player: Ana, question: targets, answer: Ox}, {player: Ana, question: targets, answer: Other}]
then: {illegal: true}
"""


def test_what_would_be_chosen_for_an_illegal_step_may_be_said() -> None:
    assert_confirmed(run_scenario(GAMES.read_scenario(ILLEGAL.replace("MANA", "1")), EDITION))


def test_an_answer_before_those_that_were_given_is_still_one_too_many() -> None:
    written = ILLEGAL.replace("MANA", "1").replace("choices: [", "choices: [{player: Ana, question: mode, answer: x}, ")
    run = run_scenario(GAMES.read_scenario(written), EDITION)

    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "never asked 'mode'" in run.reason


PAID = """
example: one-way-to-pay
title: There is one way to pay for it, and one cost to cast it for
editions: ["2024-06-07"]
game: magic
cards:
  Thought: {types: [instant], mana cost: "{1}{U}", keywords: [{flashback: {generic: 2, blue: 1}}], abilities: [{do: [{draw: 1}]}]}
given:
  Ana: {graveyard: [Thought], blue: 3, library: 2}
  Ben: {}
when:
  - {cast: Thought, by: Ana}
  - resolve: all
choices: [CHOICE]
then:
  Ana: {hand: 1}
"""  # noqa: E501


@pytest.mark.parametrize(
    ("question", "answer", "fits"),
    [("pay with", "blue=3", True), ("pay with", "red=3", False), ("which cost", "flashback", True),
     ("which cost", "retrace", False)],
)  # fmt: skip
def test_whoever_says_how_the_only_way_is_paid_makes_no_mistake(question: str, answer: str, fits: bool) -> None:
    written = PAID.replace("CHOICE", f"{{player: Ana, question: {question}, answer: {answer}}}")
    run = run_scenario(GAMES.read_scenario(written), EDITION)

    assert (run.verdict is Verdict.CONFIRMED) is fits
    assert fits or f"never asked '{question}'" in run.reason
