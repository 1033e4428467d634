"""Where examples stand: told for one edition always, and derived from its runs and open decisions alone."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.actions import decide_rows, run_examples
from rules_data.models import Example, ScenarioRun
from rules_data.queries import Stands, coverage_in, find_example, rulebook_of, standings, subrules, tally
from rules_data.queries.standing import Asked, ExampleStanding, KeptRun, RuleChange, standing_of
from tests.changed_rules import DEPENDS, DOES_NOT, LABEL, NAMED, publish_changed

DAYS = {"v1": date(2025, 1, 1), "v2": date(2026, 1, 1), "v3": date(2026, 6, 1)}
OPEN = ({"name": "a-row", "since": "v2", "rules": ["101.1"], "asks": "what"},)
CHANGE = RuleChange("game", "cr", "v2", "101.1", "v3", "101.2", "rule-1")


def stands(
    runs: dict[str, KeptRun],
    edition: str,
    written_for: tuple[str, ...] = ("v1", "v2", "v3"),
    changed: tuple[RuleChange, ...] = (),
    home: str | None = None,
) -> ExampleStanding:
    asked = Asked(edition, edition if home is None else home, DAYS)
    return standing_of(runs, written_for, asked, lambda pairs: (CHANGE,) if pairs else (), lambda since: changed)


def test_what_is_confirmed_in_an_edition_is_verified_there_whatever_others_say() -> None:
    runs = {"v1": KeptRun("contradicted", "Another result."), "v2": KeptRun("confirmed", proved=True)}
    assert stands(runs, "v2").status is Stands.VERIFIED
    assert stands(runs, "v2").is_proved
    assert stands(runs, "v2").verified_for == "v2"


def test_a_conflict_is_one_though_another_edition_confirms() -> None:
    runs = {"v1": KeptRun("confirmed"), "v2": KeptRun("contradicted", "Another result.")}
    found = stands(runs, "v2")
    assert (found.status, found.why, found.verified_for) == (Stands.CONFLICT, "Another result.", "v1")


def test_open_decisions_leave_what_was_verified_with_the_rules_that_changed() -> None:
    runs = {"v2": KeptRun("confirmed"), "v3": KeptRun("not_executable", "Nobody decided.", undecided=OPEN)}
    found = stands(runs, "v3")
    assert (found.status, found.verified_for, found.changed) == (Stands.RULES_CHANGED, "v2", (CHANGE,))
    assert found.is_since
    assert found.shown == "v2"


def test_open_decisions_on_what_was_verified_nowhere_leave_nothing_verified() -> None:
    runs = {"v2": KeptRun("contradicted"), "v3": KeptRun("not_executable", "Nobody decided.", undecided=OPEN)}
    found = stands(runs, "v3")
    assert (found.status, found.why, found.changed) == (Stands.UNTESTABLE, "Nobody decided.", (CHANGE,))


def test_what_cannot_be_run_for_another_reason_says_it_and_no_rule_is_blamed() -> None:
    runs = {"v2": KeptRun("confirmed"), "v3": KeptRun("not_executable", "There is no such zone.")}
    found = stands(runs, "v3")
    assert (found.status, found.why, found.changed) == (Stands.UNTESTABLE, "There is no such zone.", ())


def test_the_edition_it_is_verified_for_is_the_last_before_and_only_then_a_later_one() -> None:
    waiting = KeptRun("not_executable", undecided=OPEN)
    runs = {"v1": KeptRun("confirmed"), "v2": waiting, "v3": KeptRun("confirmed")}
    assert stands(runs, "v2").verified_for == "v1"
    later = stands({"v2": waiting, "v3": KeptRun("confirmed")}, "v2")
    assert (later.verified_for, later.is_since) == ("v3", False)


def test_what_was_not_run_yet_is_told_apart_from_what_cannot_be() -> None:
    assert stands({}, "v3").status is Stands.NOT_RUN
    assert stands({}, "v3", home="").status is Stands.UNTESTABLE
    assert stands({}, "v3", home="v2", written_for=("v2",)).status is Stands.NOT_RUN


def test_what_is_not_written_for_an_edition_says_so_or_which_of_its_rules_changed() -> None:
    runs = {"v2": KeptRun("confirmed")}
    same = stands(runs, "v3", written_for=("v2",))
    assert (same.status, same.why) == (Stands.UNTESTABLE, "It is written for v2, and not for v3.")
    assert stands(runs, "v3", written_for=("v2",), changed=(CHANGE,)).status is Stands.RULES_CHANGED


@pytest.mark.parametrize(
    ("change", "within"),
    [
        (CHANGE, "101.2"),
        (RuleChange("game", "cr", "v2", "101.1", "v3", "", "rule-1"), "101.1"),
        (RuleChange("game", "cr", "v2", "101.1", "v3", "", "rule-1", is_reused=True), ""),
        (RuleChange("game", "cr", "v2", "101.1", "v3"), ""),
        (RuleChange("game", "cr", "v3", "101.2", "v2", "101.1", "rule-1", is_later=False), "101.2"),
    ],
)
def test_a_comparison_shows_a_change_under_the_number_of_the_newer_edition(change: RuleChange, within: str) -> None:
    assert change.within == within
    assert change.editions == ("v2", "v3")


@pytest.fixture(scope="class")
def published(class_db: None) -> None:
    publish_changed()


@pytest.mark.django_db
@pytest.mark.usefixtures("published")
class TestAnEditionInWhichARuleReadsDifferently:
    def test_only_the_example_that_the_rule_decides_is_no_longer_verified(self) -> None:
        found = standings("riftbound")
        assert found[DOES_NOT].status is Stands.VERIFIED
        changed = found[DEPENDS]
        assert (changed.status, changed.edition, changed.verified_for) == (Stands.RULES_CHANGED, LABEL, "v1.3")
        [rule] = changed.changed
        assert (rule.since, rule.old, rule.now, rule.new) == ("v1.3", "383.3.d.1", LABEL, "383.3.d.1")

    def test_each_edition_has_its_own_standing_and_its_own_sum(self) -> None:
        assert standings("riftbound", "v1.3")[DEPENDS].status is Stands.VERIFIED
        assert tally("riftbound", "v1.3").counts[Stands.VERIFIED] == 2
        now = tally("riftbound")
        assert (now.edition, now.total) == (LABEL, 2)
        assert (now.counts[Stands.VERIFIED], now.counts[Stands.RULES_CHANGED]) == (1, 1)

    def test_an_example_lists_every_edition_newest_first(self) -> None:
        page = find_example("riftbound", DEPENDS)
        assert page is not None
        assert [one.edition for one in page.standings] == [LABEL, "v1.3", "v1.2"]
        assert page.standing == page.standings[0]

    def test_after_a_decision_it_is_verified_again(self) -> None:
        decided = "- row: turn-order\n  says: still holds\n  because: The sentence means the same order.\n"
        decide_rows(**NAMED, source=decided)
        run_examples(game="riftbound")
        assert standings("riftbound")[DEPENDS].status is Stands.VERIFIED

    def test_coverage_says_what_was_not_proved_yet_and_counts_no_other_edition(self) -> None:
        document = rulebook_of("riftbound")
        assert document is not None
        assert document.current is not None
        rows = coverage_in(document.current)
        assert rows
        assert all(row.edition == LABEL and not row.proved_by for row in rows)
        assert {slug for row in rows for slug in row.unproved} == {DOES_NOT}
        before = document.edition("v1.3")
        assert before is not None
        assert any(row.proved_by for row in coverage_in(before))

    def test_the_evaluators_rules_are_told_rule_by_rule_as_in_the_edition_it_is_read_from(self) -> None:
        document = rulebook_of("riftbound")
        assert document is not None
        assert document.current is not None
        before = document.edition("v1.3")
        assert before is not None
        now = {row.rule: row.policy for row in subrules("riftbound", document.current)}
        then = {row.rule: row.policy for row in subrules("riftbound", before)}
        assert now == then

    def test_an_example_that_names_no_edition_it_is_run_by_is_not_said_to_have_failed(self) -> None:
        ScenarioRun.objects.filter(example__slug=DOES_NOT).exclude(edition__label="v1.2").delete()
        example = Example.objects.get(slug=DOES_NOT)
        example.scenario["editions"] = ["v1.2"]
        example.save(update_fields=["scenario"])
        assert standings("riftbound")[DOES_NOT].status is Stands.UNTESTABLE
        assert standings("riftbound", "v1.2")[DOES_NOT].status is Stands.VERIFIED


@pytest.mark.django_db
@pytest.mark.parametrize("game", ["flesh-and-blood", "magic", "riftbound"])
def test_every_example_counts_once_under_one_edition(game: str) -> None:
    found = tally(game)
    assert found.total == Example.objects.filter(game__slug=game).count()
    assert found.edition


@pytest.mark.django_db
def test_a_conflict_in_an_old_edition_is_none_in_the_one_in_force() -> None:
    ScenarioRun.objects.filter(example__slug=DOES_NOT, edition__label="v1.2").update(verdict="contradicted")
    assert standings("riftbound")[DOES_NOT].status is Stands.VERIFIED
    assert standings("riftbound", "v1.2")[DOES_NOT].status is Stands.CONFLICT


@pytest.mark.django_db
def test_an_example_whose_run_is_gone_waits_for_one_and_is_counted() -> None:
    ScenarioRun.objects.filter(example__slug=DOES_NOT).delete()
    assert standings("riftbound")[DOES_NOT].status is Stands.NOT_RUN
    assert tally("riftbound").counts[Stands.NOT_RUN] == 1


@pytest.mark.django_db
def test_a_game_nobody_knows_has_no_standings() -> None:
    assert standings("chess") == {}
    assert tally("chess").total == 0
