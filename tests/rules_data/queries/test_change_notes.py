"""What is new in a version: drafted from the differences so that it can be saved, and shown with its rules linked."""

from __future__ import annotations

import re

import pytest

from rules_data.actions import correct_rule, publish_revision, settle_match, write_change_notes
from rules_data.models import Revision, Rule
from rules_data.queries import change_notes, drafted_notes
from tests.rules_data.queries.conftest import sample_document
from tests.rules_data.sample_texts import NEW, OLD
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db
V2 = {**SAMPLE, "edition": "v2"}
PASSING = "103. Nobody passes another piece, as rule {} says.\n200. "
FIRST = OLD.replace("200. ", PASSING.format("101.1"))
# 101 is reworded, 103 cites another rule, 102 is gone, 302 is new; what was 201 only moved.
SECOND = NEW.replace("may move one piece", "has to move two pieces").replace("200. ", PASSING.format("101.2"))
NOTES = """\
### Much

*Resting* is new, see rule 201. <script>alert(1)</script>

- So is rule 301.1.
- Gone are rule 102, rule 999.9, CR 383.3.e and TR v1 201.
"""


@pytest.fixture(scope="module")
def first(module_db: None) -> int:
    """The first version of the sample, published."""
    made = draft(FIRST, "v1")
    publish_revision(**SAMPLE, edition="v1", index=False)
    return made


@pytest.fixture(scope="module")
def second(first: int) -> int:
    """The second one, open."""
    return draft(SECOND, "v2")


@pytest.fixture(scope="class")
def release(class_db: None) -> int:
    """A version in which 45 rules are gone and 45 others are new, each line as long as a line may be."""
    for edition, day, word, begin in (("v7", "2025-07-01", "àéîöû" * 6, 101), ("v8", "2025-08-01", "òèâüï" * 6, 301)):
        rules = "".join(f"{n}. {f'{word}{n} ' * 4}ends.\n" for n in range(begin, begin + 45))
        made = draft(f"Sample Rules\nLast Updated: {day}\n100. Moving\n{rules}", edition)
        if edition == "v7":
            publish_revision(**SAMPLE, edition=edition, index=False, despite_obstacles=True)
    return made


@pytest.fixture(scope="class")
def shown(second: int, class_db: None) -> str:
    """The notes as readers of the second version see them."""
    write_change_notes(second, NOTES)
    publish_revision(**V2, index=False, despite_obstacles=True)
    edition = sample_document().edition("v2")
    assert edition is not None
    assert edition.has_notes
    return change_notes(edition)


def parts(notes: str) -> dict[str, list[str]]:
    """The lines under each head; what is below none stands under an empty one."""
    found: dict[str, list[str]] = {}
    for part in notes.split("\n\n### "):
        head, _, lines = part.removeprefix("### ").partition("\n\n")
        found[head] = lines.split("\n\n")[0].splitlines()
    return found


class TestDraftedNotes:
    def test_say_what_is_new_gone_and_reworded_each_under_its_head(self, second: int) -> None:
        found = parts(drafted_notes(second))
        assert list(found) == ["New", "Removed", "Reworded"]
        assert [line.split("**")[1] for line in found["New"]] == ["200", "201", "302"]
        assert found["Removed"] == ["- **102** Pieces that meet on one field fight."]
        assert found["Reworded"] == ["- **101** A player has to move two pieces each turn."]

    def test_say_nothing_of_rules_that_only_cite_another_number(self, second: int) -> None:
        assert "103" not in drafted_notes(second)

    def test_count_such_rules_where_somebody_has_put_them_together(self, second: int) -> None:
        assert settle_match(**V2, old_numbers=["103"], new_numbers=["103"]) == "same"
        notes = drafted_notes(second)
        assert notes.endswith("\n\n1 rule changed only in punctuation or in the numbers cited.")
        assert "**103" not in notes

    def test_do_not_call_changed_what_somebody_has_put_together_and_says_the_same(self, second: int) -> None:
        settle_match(**V2, old_numbers=["201"], new_numbers=["301"])
        notes = drafted_notes(second)
        assert "changed only" not in notes
        assert "301" not in notes

    def test_say_nothing_of_rules_that_only_moved(self, second: int) -> None:
        assert "301" not in drafted_notes(second)

    def test_tell_a_split_and_a_merge_from_what_to_what(self, second: int) -> None:
        settle_match(**V2, old_numbers=["102"], new_numbers=["201", "302"])
        found = parts(drafted_notes(second))
        assert [line.split("**")[1] for line in found["Split"]] == ["102 → 201", "102 → 302"]
        assert "Removed" not in found
        settle_match(**V2, old_numbers=["102", "101.2"], new_numbers=["201"])
        assert [line.split("**")[1] for line in parts(drafted_notes(second))["Merged"]] == ["102 → 201", "101.2 → 201"]

    def test_mark_the_summaries_among_what_is_new(self, second: int) -> None:
        Rule.objects.filter(revision=second, number="302").update(is_summary=True)
        assert "- **302** Summary: The tower is described elsewhere." in drafted_notes(second)

    def test_of_a_correction_are_the_reason_for_it(self, first: int) -> None:
        rule = Rule.objects.get(revision=first, number="101")
        made = correct_rule(
            **SAMPLE, edition="v1", number="101", text="A player moves.", note="A typo", version=rule.content_hash
        )
        assert drafted_notes(made.revision_id) == "Corrected: A typo"

    def test_of_the_first_version_of_all_are_empty(self, first: int) -> None:
        assert drafted_notes(first) == ""

    def test_can_be_saved_as_they_are(self, second: int) -> None:
        notes = drafted_notes(second)
        write_change_notes(second, notes)
        assert Revision.objects.get(pk=second).change_notes == notes


class TestManyDifferences:
    def test_only_the_first_are_listed_and_the_rest_is_counted(self, release: int) -> None:
        found = parts(drafted_notes(release))
        for lines in (found["New"], found["Removed"]):
            listed = [line for line in lines if line.startswith("- **")]
            assert len(listed) == 20, "forty of them would be too long to be kept"
            assert lines[-1] == "- and 25 more"

    def test_what_is_drafted_can_be_kept(self, release: int) -> None:
        notes = drafted_notes(release)
        write_change_notes(release, notes)
        assert Revision.objects.get(pk=release).change_notes == notes


class TestNotesOnAPage:
    def test_nothing_is_shown_where_nobody_wrote_any(self, first: int) -> None:
        edition = sample_document().edition("v1")
        assert edition is not None
        assert not edition.has_notes
        assert change_notes(edition) == ""

    def test_rules_are_linked_in_the_version_that_the_notes_are_of_and_in_no_other(self, shown: str) -> None:
        assert re.findall(r'href="([^"]+)"', shown) == ["/riftbound/tr/@v2/201", "/riftbound/tr/@v2/301.1"]

    @pytest.mark.parametrize("said", ["rule 102", "rule 999.9", "CR 383.3.e", "TR v1 201"])
    def test_what_this_version_has_not_stays_text(self, shown: str, said: str) -> None:
        assert said in re.sub(r"<[^>]+>", "", shown)

    def test_marks_are_shown_and_what_could_run_is_text(self, shown: str) -> None:
        assert "<h3>Much</h3>" in shown
        assert "<em>Resting</em>" in shown
        assert "<script" not in shown
        assert shown.count("<li>") == 2

    def test_the_version_before_has_none_for_that(self, shown: str) -> None:
        first = sample_document().edition("v1")
        assert first is not None
        assert change_notes(first) == ""
