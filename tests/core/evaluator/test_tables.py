"""Every game's table: complete, consistent, and citing rules that exist."""

import re
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.evaluator import GAMES, rulings
from rules_data.core.scenarios import Verdict, read_card_file, read_scenario, run_scenario

CORPUS = Path(__file__).parents[3] / "rules_data" / "corpus"
MAGIC = Path("../shared/documents/magic")
TABLES = [pytest.param(game, edition, id=f"{game}-{edition}") for game in GAMES
          for edition in GAMES[game].vocabulary.editions]


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_every_question_and_event_has_its_rules(game, edition):
    table = GAMES[game]
    for name, question in table.questions.items():
        assert question.baseline in question.answers, name
        assert table.procedures[name][edition], name
    for kind in table.commits:
        assert table.procedures[kind][edition], kind


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_row_answers_a_known_question(game):
    table = GAMES[game]
    names = [row.name for row in table.rulings]
    assert len(names) == len(set(names))
    for row in table.rulings:
        assert row.answer in table.questions[row.question].answers, row.name
        assert row.summary.endswith("."), row.name
        assert not row.exception_to or row.exception_to in names, row.name
        assert any(row.cites.values()), row.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_word_a_scenario_may_use_means_something(game):
    """An instruction without a meaning would be read and then refused in the middle of a run."""
    table = GAMES[game]
    words = table.vocabulary
    assert words.cost_verbs <= set(words.verbs)
    assert set(table.object_verbs.values()) | set(table.player_verbs.values()) <= set(table.commits)
    assert words.board.first_phase in words.phases


def cited(game, edition):
    found = {rule for row in rulings(game, edition) for rule in row.cites[edition]}
    return found | {rule for cites in GAMES[game].procedures.values() for rule in cites[edition]}


@pytest.mark.official
def test_every_rule_that_magic_cites_stands_in_the_official_document():
    path = MAGIC / "MagicCompRules-2024-06-07.txt"
    if not path.exists():
        pytest.skip("the publishers' documents are not here")
    numbers = set(re.findall(r"^(\d{3}\.\d+[a-z]{0,2})\.? ", path.read_text("utf-8-sig"), re.MULTILINE))
    assert cited("magic", "2024-06-07") <= numbers


def test_every_rule_that_magic_cites_is_restated_in_the_corpus():
    text = (CORPUS / "magic" / "cr" / "2024-06-07.txt").read_text()
    numbers = set(re.findall(r"^(\d{3}\.\d+[a-z]{0,2})\.? ", text, re.MULTILINE))
    assert cited("magic", "2024-06-07") <= numbers


@cache
def magic_runs():
    files = [path.read_text() for path in (CORPUS / "magic" / "cards").glob("*.yaml")]
    cards = {facts.name: facts for facts in (read_card_file(source, "magic").facts for source in files)}
    found = [read_scenario(path.read_bytes(), cards.get) for path in (CORPUS / "magic" / "examples").glob("*.yaml")]
    return [each for scenario in found for each in (scenario, scenario.twin) if each is not None]


# Rows that change an outcome only together with another row of the same rule.
SHOWN_TOGETHER = {
    "new-object", "found-by-its-effect", "effects-follow-what-they-move", "last-known", "objects-after-the-event",
}  # fmt: skip


def test_every_ruling_of_magic_changes_the_outcome_of_some_example():
    edition = "2024-06-07"
    waiting = {row.name for row in rulings("magic", edition)}
    for scenario in magic_runs():
        run = run_scenario(scenario, edition)
        if run.verdict is not Verdict.CONFIRMED:
            continue
        for name in sorted(waiting & run.rulings_used):
            if run_scenario(scenario, edition, without=frozenset((name,))).verdict is not Verdict.CONFIRMED:
                waiting.discard(name)
    assert not waiting - SHOWN_TOGETHER


def test_every_step_of_every_trace_of_magic_cites_a_rule_of_its_table():
    known = cited("magic", "2024-06-07")
    for scenario in magic_runs():
        for step in run_scenario(scenario, "2024-06-07").trace:
            assert step.rules, step.text
            assert set(step.rules) <= known, step.text
