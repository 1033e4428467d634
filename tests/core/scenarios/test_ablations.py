"""What a proof says of a rule that is switched off: its rows together, and each of them alone."""

import pytest

from rules_data.core.evaluator import rows
from rules_data.core.scenarios import Verdict, run_scenario
from tests.shipped import EXAMPLES, example, proved, scenario_in


def ablation(name, rule, edition):
    path = next(path for path in EXAMPLES if path.stem == name)
    part = next(part for part in proved(path).editions if part.edition == edition)
    return next(each for each in part.ablations if each.rule == rule)


def test_of_two_rows_that_follow_one_rule_only_one_may_change_the_outcome():
    found = ablation("a-state-checked-at-the-event", "6.6.5b", "2026-02")
    assert found.changed
    assert {off.row: off.changed for off in found.rows} == {"events-as-modified": False, "state-at-the-event": True}
    assert "Cold Comfort" in next(off.outcome for off in found.rows if off.changed)


def test_another_example_of_the_same_rule_needs_its_other_row():
    found = ablation("a-modified-event-no-longer-matches", "6.6.5b", "2026-02")
    assert {off.row: off.changed for off in found.rows} == {"events-as-modified": True, "state-at-the-event": False}


def test_a_row_says_what_is_so_without_it_and_why():
    found = ablation("a-state-checked-at-the-event", "6.6.5b", "2026-02")
    off = next(off for off in found.rows if off.row == "state-at-the-event")
    assert (off.question, off.answer, off.without) == ("if after the condition", "when placed", "on resolution")
    assert off.because == 'An "if" in the text is read when the text is carried out.'


def test_without_an_exception_its_general_rule_holds():
    found = ablation("player-orders-replacements", "372.1", "v1.3")
    [off] = found.rows
    assert (off.answer, off.without) == ("player", "owner")
    assert "owner of the affected object" in off.because


@pytest.mark.parametrize("name", ["a-state-checked-at-the-event", "a-sub-event-is-replaced"])
def test_a_row_alone_is_what_a_run_without_it_shows(name):
    path = next(path for path in EXAMPLES if path.stem == name)
    for part in proved(path).editions:
        for each in part.ablations:
            for off in each.rows:
                run = run_scenario(example(path), part.edition, without=frozenset((off.row,)))
                assert off.changed == (run.verdict is not Verdict.CONFIRMED), (each.rule, off.row)


def test_every_ablation_tells_of_every_row_that_follows_the_rule():
    for path in EXAMPLES:
        if example(path).recognition is not None:
            continue
        for part in proved(path).editions:
            known = rows(scenario_in(example(path), part.edition).game.table, part.edition)
            for each in part.ablations:
                assert [off.row for off in each.rows] == [
                    row.name for row in known if each.rule in row.cites[part.edition]
                ]
                assert all(off.without != off.answer for off in each.rows), (path.stem, each.rule)
