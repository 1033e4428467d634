"""Verdicts: confirmed, contradicted, or not executable with the reason; never a guess."""

import json
from pathlib import Path

import pytest

from rules_data.core.evaluator import Became, TraceStep, rows
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    FollowedEdition,
    Verdict,
    coverage,
    follow_edition,
    in_edition,
    prove,
    run_scenario,
    scenario_json_schema,
)
from tests.verdicts import assert_confirmed

TWO_MOURNERS = """example: two-mourners
game: riftbound
title: Two mourners
demonstrates: {v1.3: [383.3.d], v1.2: [376.3.b]}
editions: [v1.3, v1.2]
cards:
  Mourner: {types: [unit], might: 2, abilities: [{when: {event: dies, object: {token: true}}, do: [{draw: 1}]}]}
  Crier: {types: [unit], might: 2, abilities: [{when: {event: dies, object: {token: true}}, do: [{draw: 1}]}]}
given:
  turn: {player: Ahri}
  Ahri: {base: [Mourner, Crier, {token: Recruit, as: r1}]}
  Jinx: {}
when: [{kill: r1}]
"""
ANSWER = "choices: [{player: Ahri, question: order triggers, answer: [Crier, Mourner]}]\n"
THEN = "then: {chain: [Crier, Mourner]}\n"


def test_a_documented_outcome_that_comes_about_is_confirmed():
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + ANSWER + THEN), "v1.3")
    assert_confirmed(run)
    assert run.reason == ""


def test_another_outcome_is_contradicted_with_what_was_seen():
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + ANSWER + "then: {chain: [Mourner, Crier]}\n"), "v1.3")
    assert run.verdict is Verdict.CONTRADICTED
    assert "seen [Crier, Mourner]" in run.reason


def test_an_unanswered_choice_names_question_player_and_legal_answers():
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + THEN), "v1.3")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "Ahri must answer 'order triggers'" in run.reason
    assert "[Mourner, Crier] | [Crier, Mourner]" in run.reason


def test_an_illegal_answer_cites_the_rule():
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + ANSWER.replace("Crier, ", "Jinx, ") + THEN), "v1.3")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "383.3.d" in run.reason


def test_an_answer_nobody_asked_for_is_told():
    extra = ANSWER.replace("}]", "}, {player: Jinx, question: pay, answer: yes}]")
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + extra + THEN), "v1.3")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "Jinx was never asked 'pay'" in run.reason


def test_an_unknown_edition_is_not_executable():
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + ANSWER + THEN), "v9.9")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "it knows v1.2, v1.3" in run.reason


def renumbered(numbers: dict[str, str]) -> FollowedEdition:
    """An edition in which the rules of v1.3 say the same under other numbers."""
    became = {old: Became((new,), same=True) for old, new in numbers.items()}
    return follow_edition(GAMES["riftbound"].played, "v1.3", "v1.9", became, {})


def test_an_edition_that_only_renumbers_runs_with_its_own_numbers():
    numbers = {rule: f"9{rule}" for row in rows(GAMES["riftbound"].table, "v1.3") for rule in row.cites["v1.3"]}
    moved = renumbered(numbers)
    run = run_scenario(in_edition(GAMES.read_scenario(TWO_MOURNERS + ANSWER + THEN), moved), "v1.9")
    assert_confirmed(run)
    assert any("9383.3.d" in step.rules for step in run.trace)


def test_a_step_expected_to_be_illegal_is_so_under_the_rules_new_number() -> None:
    path = Path(__file__).parents[3] / "rules_data/corpus/riftbound/examples/no-target-no-activation.yaml"
    scenario = GAMES.read_scenario(path.read_text())
    assert scenario.outcome("v1.3").illegal == "402.2"
    numbers = {number: number for row in rows(GAMES["riftbound"].table, "v1.3") for number in row.cites["v1.3"]}
    run = run_scenario(in_edition(scenario, renumbered(numbers | {"402.2": "402.3"})), "v1.9")
    assert_confirmed(run)
    assert run.illegal == "402.3"


def test_an_illegal_step_is_refused_with_its_rule_and_line():
    text = TWO_MOURNERS.replace("[{kill: r1}]", "[{kill: r1}, {move: Mourner, to: base}]") + ANSWER + THEN
    run = run_scenario(GAMES.read_scenario(text), "v1.3")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "443" in run.reason


def test_exploring_runs_every_order():
    text = TWO_MOURNERS + "explore: true\nthen: {triggers: {Mourner: 1, Crier: 1}}\n"
    text += "sometimes: {chain: [Crier, Mourner]}\nnever: {chain: [Mourner]}\n"
    run = run_scenario(GAMES.read_scenario(text), "v1.3")
    assert_confirmed(run)
    other = GAMES.read_scenario(text.replace("never: {chain: [Mourner]}", "never: {chain: [Mourner, Crier]}"))
    assert run_scenario(other, "v1.3").verdict is Verdict.CONTRADICTED


@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_the_same_scenario_gives_the_same_trace(edition):
    scenario = GAMES.read_scenario(TWO_MOURNERS + ANSWER + THEN)
    assert run_scenario(scenario, edition) == run_scenario(scenario, edition)


def test_a_trace_survives_json():
    run = run_scenario(GAMES.read_scenario(TWO_MOURNERS + ANSWER + THEN), "v1.3")
    written = json.loads(json.dumps(run.to_json()))
    assert tuple(TraceStep.from_json(step) for step in written["trace"]) == run.trace


def test_a_proof_names_the_row_and_the_coverage_the_rule():
    proof = prove(GAMES.read_scenario(TWO_MOURNERS + ANSWER + THEN))
    assert proof.proved
    assert proof.editions[0].ablations[0].rows[0].row == "own-order"
    shown = {(each.edition, each.rule): each.shown for each in coverage([proof])}
    assert shown == {("v1.3", "383.3.d"): True, ("v1.2", "376.3.b"): True}


def test_a_rule_without_a_row_is_not_proved():
    text = TWO_MOURNERS.replace("383.3.d", "383.2.a") + ANSWER + THEN
    ablation = prove(GAMES.read_scenario(text)).editions[0].ablations[0]
    assert not ablation.changed
    assert ablation.outcome == "no row rests on this rule"


def test_the_schema_lists_the_closed_words():
    schema = scenario_json_schema(GAMES["riftbound"].played)
    assert any("dies" in one["properties"]["event"]["enum"] for one in schema["$defs"]["event"]["anyOf"])
    assert json.dumps(schema)


NEXT_TIME = """example: next-time
game: riftbound
title: The next time, and two at once
demonstrates: {v1.3: [383.1.b]}
editions: [v1.3]
cards:
  Dirge:
    types: [unit]
    might: 1
    abilities:
      - when: {event: is played, object: me}
        do: [{later: {name: dirge, when: {event: dies, object: {type: unit}}, do: [{draw: 1}]}, for: next time}]
given:
  turn: {player: Ahri}
  Ahri: {hand: [Dirge], deck: 3}
  Jinx: {base: [{token: Recruit, as: a}, {token: Recruit, as: b}]}
when:
  - {play: Dirge, at: base}
  - resolve: all
  - at once: [{kill: a}, {kill: b}]
choices: [{player: Ahri, question: which occurrence, answer: b}]
then: {triggers: {dirge: 1}, after resolving: {Ahri: {hand: 1}}}
"""


def test_the_next_time_is_once_when_two_things_happen_together():
    run = run_scenario(GAMES.read_scenario(NEXT_TIME), "v1.3")
    assert (run.verdict, run.reason) == (Verdict.CONFIRMED, "")


def test_an_expected_event_is_told_in_words():
    text = NEXT_TIME.replace("{triggers: {dirge: 1},", "{events: [{event: dies, object: {type: unit}, times: 2}],")
    run = run_scenario(GAMES.read_scenario(text), "v1.3")
    assert any("dies (unit)" in one.expected for one in run.expectations)
