"""Answers to questions that need none, and counters as numbers."""

from __future__ import annotations

from rules_data.core.games import GAMES
from rules_data.core.scenarios import Verdict, run_scenario
from tests.verdicts import assert_confirmed

EXAMPLE = """
example: one-target
title: There is only one thing to destroy
editions: ["2024-06-07"]
game: magic
cards:
  Breaker:
    types: [creature]
    abilities:
      - when: {event: enters, object: me}
        do: [{destroy: {choose: 1, type: artifact, counters: {charge: {at least: 2}}}}]
  Cell: {types: [artifact]}
given:
  Ana: {hand: [Breaker]}
  Ben: {battlefield: [{card: Cell, as: full, counters: {charge: 2}}, {card: Cell, as: empty}]}
when:
  - cast: Breaker
  - resolve: all
choices: [{player: Ana, question: targets, answer: ANSWER}]
then:
  full: {zone: graveyard}
  empty: {zone: battlefield}
"""


def test_an_answer_to_a_question_with_one_legal_answer_is_no_mistake() -> None:
    run = run_scenario(GAMES.read_scenario(EXAMPLE.replace("ANSWER", "full")), "2024-06-07")
    assert_confirmed(run)


def test_an_answer_that_was_not_legal_is_reported_even_where_nothing_was_asked() -> None:
    run = run_scenario(GAMES.read_scenario(EXAMPLE.replace("ANSWER", "empty")), "2024-06-07")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "never asked 'targets', since full was the only legal answer; take the answer away" in run.reason


REFUSED = EXAMPLE[: EXAMPLE.index("then:")]


def test_an_answer_that_was_not_legal_is_refused_where_that_is_expected_though_nothing_would_be_asked() -> None:
    refused = REFUSED.replace("ANSWER", "empty") + "then: {illegal answer: 603.3d}"
    run = run_scenario(GAMES.read_scenario(refused), "2024-06-07")
    assert_confirmed(run)
    assert "Ana may not answer 'targets' with empty; legal answers: [full]" in run.trace[-1].text


def test_the_only_legal_answer_is_not_refused_whatever_is_expected() -> None:
    run = run_scenario(
        GAMES.read_scenario(REFUSED.replace("ANSWER", "full") + "then: {illegal answer: true}"), "2024-06-07"
    )
    assert run.verdict is Verdict.CONTRADICTED
    assert "every answer is legal" in run.reason


def test_another_rule_than_the_one_expected_is_told() -> None:
    run = run_scenario(
        GAMES.read_scenario(REFUSED.replace("ANSWER", "empty") + "then: {illegal answer: 601.2c}"), "2024-06-07"
    )
    assert run.verdict is Verdict.CONTRADICTED
    assert "603.3d" in run.reason


def test_what_waits_is_told_by_the_games_own_word() -> None:
    example = EXAMPLE.replace("resolve: all", "resolve: 1").replace("  full: {zone: graveyard}", "  stack: [Breaker]")
    run = run_scenario(GAMES.read_scenario(example.replace("ANSWER", "full")), "2024-06-07")
    assert "stack = [Breaker]" in [each.expected for each in run.expectations]
