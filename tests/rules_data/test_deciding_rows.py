"""An edition in which rules read differently: which examples wait for a decision, and what a decision brings back."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from rules_data.actions import (
    UnableToDecide,
    check_revision,
    decide_rows,
    import_document,
    publish_revision,
    run_examples,
)
from rules_data.models import Example, RowDecision, ScenarioRun
from rules_data.queries import new_rules
from rules_data.queries.desk import undecided_rows

pytestmark = pytest.mark.django_db
NAMED = {"game": "riftbound", "document": "cr", "edition": "v1.9"}
TURN_ORDER = "The Turn Player begins, and the others follow in Turn Order."
SLUG = "turn-order-of-triggers"
OTHERS = ("two-deaths-one-trigger", "second-death-of-a-turn", "no-target-no-activation")
ADDED = "\n899. Lanterns\n\n899.1. A lantern shines on whoever holds it.\n\n899.2. Two shine no brighter.\n"
RECORDED = """
- new: ["899.1"]
  says: not modelled
  because: Nobody holds a lantern here.
"""
DECIDED = """
- row: turn-order
  says: still holds
  because: The sentence names the players one by one and means the same order.
"""


@pytest.fixture(scope="class")
def published(class_db: None) -> None:
    publish(restated={})


def publish(restated: dict[str, str] | None) -> None:
    """The shipped rules once more, but for the sentence on whose triggers come first; and a few of the examples."""
    Example.objects.exclude(slug__in=[SLUG, *OTHERS]).delete()
    text = (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.3.txt").read_text(encoding="utf-8")
    assert text.count(TURN_ORDER) == 1
    other = text.replace(TURN_ORDER, "First comes the Turn Player, then whoever is next in Turn Order.") + ADDED
    import_document(
        **NAMED, data=other.encode(), source_name="v1.9.txt", effective=date(2026, 5, 1),
        restated=restated,
    )  # fmt: skip
    check_revision(**NAMED)
    publish_revision(**NAMED, despite_obstacles=True, index=False)


def verdicts() -> dict[str, str]:
    runs = ScenarioRun.objects.filter(edition__label="v1.9")
    return dict(runs.values_list("example__slug", "verdict"))


@pytest.mark.usefixtures("published")
class TestAnEditionInWhichARuleReadsDifferently:
    def test_only_examples_that_come_out_otherwise_wait_for_the_row(self) -> None:
        [row] = undecided_rows(**NAMED) or ()
        assert row.name == "turn-order"
        assert SLUG in row.examples
        [rule] = row.rules
        assert rule.since == "v1.3"
        assert TURN_ORDER in rule.old_text
        assert "First comes" in rule.new_text
        waiting = {slug for slug, verdict in verdicts().items() if verdict == "not_executable"}
        assert waiting == set(row.examples)
        assert {"two-deaths-one-trigger"} <= verdicts().keys() - waiting

    def test_what_is_carried_over_is_proved_when_all_examples_are_run_again(self) -> None:
        assert not ScenarioRun.objects.filter(edition__label="v1.9", proved=True).exists()
        run_examples(game="riftbound")
        assert run_examples(game="riftbound").runs == 0
        carried = ScenarioRun.objects.filter(edition__label="v1.9", verdict="confirmed")
        assert carried.exists()
        assert not carried.filter(proved=False).exists()
        assert not carried.filter(deciding={}).exists()

    def test_after_a_decision_the_examples_are_verified_again(self) -> None:
        assert decide_rows(**NAMED, source=DECIDED) == 1
        run_examples(game="riftbound")
        assert undecided_rows(**NAMED) == ()
        assert set(verdicts().values()) == {"confirmed"}

    def test_a_row_that_answers_otherwise_contradicts_the_examples_that_show_it(self) -> None:
        otherwise = "- row: turn-order\n  says: no longer exists\n  because: It was struck out.\n"
        decide_rows(**NAMED, source=otherwise)
        run_examples(game="riftbound")
        assert verdicts()[SLUG] == "contradicted"
        assert ScenarioRun.objects.get(edition__label="v1.3", example__slug=SLUG).verdict == "confirmed"

    def test_a_later_decision_takes_the_place_of_the_earlier_one(self) -> None:
        decide_rows(**NAMED, source=DECIDED)
        decide_rows(**NAMED, source=DECIDED.replace("names the players one by one", "says it twice"))
        [kept] = RowDecision.objects.filter(edition_label="v1.9")
        assert "says it twice" in kept.because
        assert not kept.shipped

    def test_a_new_rule_is_listed_until_somebody_has_recorded_it(self) -> None:
        found = new_rules(**NAMED)
        assert found is not None
        assert ([one.number for one in found.open], found.count, found.like) == (["899.1", "899.2"], 2, "v1.3")
        decide_rows(**NAMED, source=RECORDED)
        found = new_rules(**NAMED)
        assert found is not None
        assert [one.text for one in found.open] == ["Two shine no brighter."]
        decide_rows(**NAMED, source=RECORDED.replace("899.1", "899"))
        found = new_rules(**NAMED)
        assert found is not None
        assert (found.open, found.idle) == ((), ())

    def test_only_rules_that_are_new_can_be_recorded(self) -> None:
        with pytest.raises(UnableToDecide, match=r"line 2, column 9.*383\.3, which continues a rule of v1\.3"):
            decide_rows(**NAMED, source=RECORDED.replace("899.1", "383.3"))
        with pytest.raises(UnableToDecide, match=r"899\.7, which v1\.9 does not have"):
            decide_rows(**NAMED, source=RECORDED.replace("899.1", "899.7"))
        with pytest.raises(UnableToDecide, match=r"v2\.5 are new cannot be told"):
            decide_rows(**(NAMED | {"edition": "v2.5"}), source=RECORDED)
        assert not RowDecision.objects.filter(name__startswith="new rule").exclude(shipped=True).exists()

    def test_the_command_prints_what_waits_and_takes_decisions(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        call_command("review_rulings", *NAMED.values())
        told = capsys.readouterr().out
        assert "turn-order" in told
        assert "[-The-]" in told or "[-" in told
        assert "new 899.1: A lantern shines on whoever holds it." in told
        assert "2 of 2 rules that v1.3 does not have are not recorded." in told
        file = tmp_path / "decisions.yaml"
        file.write_text(DECIDED)
        call_command("review_rulings", *NAMED.values(), "--decide", str(file))
        assert "0 rows are not decided in v1.9; 0 examples wait for them." in capsys.readouterr().out
        with pytest.raises(CommandError, match="cannot be read"):
            call_command("review_rulings", *NAMED.values(), "--decide", str(tmp_path / "none.yaml"))


def test_a_file_with_a_fault_keeps_nothing_and_says_where() -> None:
    with pytest.raises(UnableToDecide, match=r"line 5.*Did you mean turn-order"):
        decide_rows(**NAMED, source=DECIDED + "- row: turn-ordering\n  says: still holds\n  because: So.\n")
    assert not RowDecision.objects.filter(edition_label="v1.9").exists()


def test_a_document_without_rows_takes_no_decisions() -> None:
    with pytest.raises(UnableToDecide, match="no rows for Riftbound Tournament Rules"):
        decide_rows(game="riftbound", document="tr", edition="v1", source=DECIDED)
    with pytest.raises(UnableToDecide, match="no document riftbound xx"):
        decide_rows(game="riftbound", document="xx", edition="v1", source=DECIDED)


def test_a_row_that_names_the_edition_itself_takes_no_decision_there() -> None:
    decision = "- row: focus-stays\n  says: still holds\n  because: It does.\n"
    with pytest.raises(UnableToDecide, match=r"focus-stays: rows that name v1\.4"):
        decide_rows(game="riftbound", document="cr", edition="v1.4", source=decision)
    assert not RowDecision.objects.filter(edition_label="v1.4", name="focus-stays").exists()


def test_an_edition_with_rows_of_its_own_takes_no_decisions() -> None:
    with pytest.raises(UnableToDecide, match=r"v1\.3 has rows of its own"):
        decide_rows(**(NAMED | {"edition": "v1.3"}), source=DECIDED)


def test_an_edition_that_is_not_published_is_not_called_decided() -> None:
    with pytest.raises(CommandError, match="riftbound cr v7 is not published here"):
        call_command("review_rulings", "riftbound", "cr", "v7")


def test_an_edition_with_rows_of_its_own_lists_what_is_new_beside_the_one_before() -> None:
    found = new_rules("riftbound", "cr", "v1.3")
    assert found is not None
    assert found.like == "v1.2"
    assert found.open
    first = found.open[0].number
    decide_rows(game="riftbound", document="cr", edition="v1.3", source=RECORDED.replace("899.1", first))
    left = new_rules("riftbound", "cr", "v1.3")
    assert left is not None
    assert first not in [one.number for one in left.open]


def test_the_oldest_edition_and_one_that_is_not_there_list_no_new_rules() -> None:
    assert new_rules("riftbound", "cr", "v1.2") is None
    assert new_rules("riftbound", "cr", "v7") is None


def test_beside_a_restatement_that_leaves_rules_out_nobody_can_tell_which_are_new() -> None:
    publish(restated=None)
    found = new_rules(**NAMED)
    assert found is not None
    assert found.told == "v1.3 is restated in part, so which rules of v1.9 are new cannot be told"
    with pytest.raises(UnableToDecide, match=r"v1\.9 are new cannot be told"):
        decide_rows(**NAMED, source=RECORDED)
