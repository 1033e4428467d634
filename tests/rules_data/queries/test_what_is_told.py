"""What views tell of changes, steps, standings and files by themselves, without a database."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rules_data.core.scenarios import UnableToReadScenario, read_nodes
from rules_data.queries.card_ties import _folded
from rules_data.queries.compared_runs import ComparedExample, ComparedTraces, steps_side_by_side
from rules_data.queries.standing import AnswerStanding, ExampleStanding, RuleChange, Stands
from rules_data.queries.text_views import Fault, TextPreview, problems_of, says_nothing


def steps(*texts: str) -> list[dict[str, object]]:
    return [{"text": text, "rules": [f"{place}.1"]} for place, text in enumerate(texts)]


class TestTwoTraces:
    @pytest.mark.parametrize(
        ("old", "new", "same", "first"),
        [
            ("", "", [], None),
            ("abc", "abc", [True, True, True], None),
            ("abc", "axc", [True, False, True], 2),
            ("abc", "ab", [True, True, False], 3),
            ("", "a", [False], 1),
            ("ab", "xy", [False, False], 1),
        ],
    )
    def test_stand_side_by_side_and_part_once(self, old: str, new: str, same: list[bool], first: int | None) -> None:
        found = steps_side_by_side(steps(*old), steps(*new))
        assert [step.is_same for step in found] == same
        assert sum(step.is_first for step in found) == (first is not None)
        example = ComparedExample("x", "X", "v1", "confirmed", "contradicted", "Otherwise.")
        assert ComparedTraces(example, "", found).first == first

    def test_that_only_cite_other_numbers_are_the_same(self) -> None:
        old, new = [{"text": "It dies.", "rules": ["101"]}], [{"text": "It dies.", "rules": ["201"]}]
        [step] = steps_side_by_side(old, new)
        assert step.is_same

    @given(old=some.text("ab", max_size=6), new=some.text("ab", max_size=6))
    @settings(max_examples=40)
    def test_lose_no_step_of_either(self, old: str, new: str) -> None:
        found = steps_side_by_side(steps(*old), steps(*new))
        assert [step.old["text"] for step in found if step.old is not None] == list(old)
        assert [step.new["text"] for step in found if step.new is not None] == list(new)
        assert any(step.is_first for step in found) == (old != new)


class TestAChangedRule:
    @pytest.mark.parametrize(
        ("more", "within"),
        [
            ({"new": "301"}, "301"),
            ({"new": ""}, "201"),
            ({"new": "", "is_reused": True}, ""),
            ({"new": "301", "is_reused": True}, "301"),
            ({"new": "301", "provision": ""}, ""),
            ({"new": "301", "is_later": False}, "201"),
            ({"new": "", "is_later": False}, "201"),
        ],
    )
    def test_is_shown_in_a_comparison_under_the_number_that_leads_to_it(
        self, more: dict[str, object], within: str
    ) -> None:
        named = {"provision": "winning"} | more
        assert RuleChange("riftbound", "tr", "v1", "201", "v2", **named).within == within  # type: ignore[arg-type]

    @pytest.mark.parametrize(("is_later", "editions"), [(True, ("v1", "v2")), (False, ("v2", "v1"))])
    def test_lies_between_the_older_edition_and_the_newer_one(self, is_later: bool, editions: tuple[str, str]) -> None:
        change = RuleChange("riftbound", "tr", "v1", "201", "v2", "301", is_later=is_later)
        assert change.editions == editions


class TestAStanding:
    @pytest.mark.parametrize(
        ("standing", "shown", "verdict"),
        [
            (ExampleStanding(Stands.VERIFIED, "v2", "confirmed", "v2"), "v2", "confirmed"),
            (ExampleStanding(Stands.RULES_CHANGED, "v2", "not_executable", "v1"), "v1", "not_executable"),
            (ExampleStanding(Stands.RULES_CHANGED, "v2", "", "v1"), "v1", None),
            (ExampleStanding(Stands.CONFLICT, "v2", "contradicted", "v1"), "v2", "contradicted"),
            (ExampleStanding(Stands.NOT_RUN, "v2", "", "v1"), "v1", None),
            (ExampleStanding(Stands.NOT_RUN, "v2"), "", None),
        ],
    )
    def test_of_an_example_shows_the_run_that_says_most(
        self, standing: ExampleStanding, shown: str, verdict: str | None
    ) -> None:
        assert (standing.shown, standing.verdict_there) == (shown, verdict)

    @pytest.mark.parametrize(
        ("more", "since"),
        [({}, "v1"), ({"compared_from": "v2"}, "v2"), ({"reviewed_for": "v3"}, "v3"),
         ({"reviewed_for": "v3", "compared_from": "v2"}, "v3")],
    )  # fmt: skip
    def test_of_an_answer_counts_since_it_was_last_looked_through(self, more: dict[str, str], since: str) -> None:
        assert AnswerStanding("v4", "v1", **more).since == since  # type: ignore[arg-type]


class TestAFile:
    @pytest.mark.parametrize("source", ["", "\n", "  \n\t\n", "# a", "  # a\n\n#b"])
    def test_of_blanks_and_remarks_says_nothing(self, source: str) -> None:
        assert says_nothing(source)

    @pytest.mark.parametrize("source", ["a", "a: b", "# a\nb:", "---", "- # a", "'#'"])
    def test_with_anything_else_says_something(self, source: str) -> None:
        assert not says_nothing(source)

    @pytest.mark.parametrize(
        ("source", "said"),
        [("a: [b", "This cannot be read: "), ("a: b\na: c", "Expected "), ("a: *b", "Expected |This")],
    )
    def test_with_a_fault_is_told_so_in_sentences(self, source: str, said: str) -> None:
        with pytest.raises(UnableToReadScenario) as refusal:
            read_nodes(source)
        found = problems_of(refusal.value)
        assert found
        for fault in found:
            assert fault.message.startswith(tuple(said.split("|")))
            assert fault.message.endswith(".")
            assert ".." not in fault.message
            assert fault.line >= 1

    @pytest.mark.parametrize(
        ("faults", "may"),
        [((), True), ((Fault("x", grave=False),), True), ((Fault("x"),), False),
         ((Fault("x", grave=False), Fault("y")), False)],
    )  # fmt: skip
    def test_may_be_published_unless_a_fault_is_grave(self, faults: tuple[Fault, ...], may: bool) -> None:
        assert TextPreview("A title", faults=faults).may_be_published is may


class TestWhatACardShows:
    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Triggered Ability", "triggered abilities"),
            ("Units", "unit"),
            ("First-Strike", "first strike"),
            ("  Deathknell  ", "DEATHKNELL"),
            ("Players’ turns", "players' turn"),
        ],
    )
    def test_is_called_as_the_rules_call_it_in_any_case_and_number(self, one: str, other: str) -> None:
        assert _folded(one) == _folded(other)

    @pytest.mark.parametrize(("one", "other"), [("unit", "units of war"), ("strike", "first strike"), ("", "a")])
    def test_is_nothing_else_for_that(self, one: str, other: str) -> None:
        assert _folded(one) != _folded(other)

    @pytest.mark.parametrize("text", ["", "  ", "—", "!?"])
    def test_of_no_words_is_nothing(self, text: str) -> None:
        assert _folded(text) == ""
