"""The desk from a shell: what goes together and what does not, nothing half done, a game by any of its names."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from django.core.management import CommandError

from rules_data.actions import (
    check_revision,
    correct_rule,
    keep_synonym,
    publish_revision,
    report_problem,
    revert_revision,
)
from rules_data.models import Approval, Comment, Handling, MatchDecision, PreviewLink, ReaderReport, Revision
from rules_data.queries.desk import previewed_draft
from tests.rules_data.queries.conftest import NEWEST
from tests.rules_data.refusing.conftest import V1, V2, of, published
from tests.rules_data.refusing.test_commands import refused, run, written

pytestmark = pytest.mark.django_db
NAMED = ("riftbound", "tr", "v2")


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """What searches find is held elsewhere; an index after each publication would take most of the time."""
    for name in ("publish_revision", "revert_revision", "publish_again"):
        monkeypatch.setattr(sys.modules[f"rules_data.actions.{name}"], "index_with_this_change", lambda refusal: None)


class TestWhatDoesNotGoTogether:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("match", *NAMED, "--show", "sure", "--old", "102"), "--show does nothing beside --old"),
            (("match", *NAMED, "--show", "sure", "--number", "102"), "--show does nothing beside --number"),
            (("match", *NAMED, "--number", "102", "--new", "201"), "--number does nothing beside --new"),
            (("match", *NAMED, "--page", "2", "--old", "102"), "--page does nothing beside --old"),
            (("match", *NAMED, "--page", "0"), "'0' is not a whole number from 1"),
            (("match", *NAMED, "--show", "all"), "invalid choice: 'all'"),
            (("impact", *NAMED, "--note", "x"), "--note does nothing by itself: it goes with --settle"),
            (("review", *NAMED, "--rule", "201"), "--rule does nothing by itself: it goes with --comment"),
            (("rule", *NAMED, "101", "--note", "x"), "--note does nothing by itself: it goes with --text or --remove"),
            (("rule", *NAMED, "101", "--example", "x"), "--example does nothing by itself"),
            (("rule", *NAMED, "101", "--text", "x", "--remove"), "--text does nothing beside --remove"),
            (("rule", *NAMED, "101", "--add", "--remove"), "not allowed with argument"),
            (("term", *NAMED, "rest", "--note", "x"), "--note does nothing by itself: it goes with --text"),
            (("text", "riftbound", "faq", "x", "--version", "1"), "--version does nothing by itself"),
            (("text", "riftbound", "faq", "--publish"), "--publish does nothing by itself: it goes with SLUG"),
            (("text", "riftbound", "faq", "x", "--note", "y"), "--note does nothing by itself"),
            (("text", "riftbound", "faq", "x", "--despite-faults"), "--despite-faults does nothing by itself"),
            (("text", "riftbound", "faq", "x", "--undo", "--discard"), "not allowed with argument"),
            (("text", "riftbound", "poem", "x"), "invalid choice: 'poem'"),
            (("synonyms", "--off"), "--off does nothing by itself: it goes with ROW"),
            (("synonyms", "1"), "ROW does nothing by itself"),
            (("synonyms", "1", "--off", "--find", "x"), "--find does nothing beside ROW"),
            (("synonyms", "1", "--off", "--game", "magic"), "--game does nothing beside ROW"),
            (("synonyms", "987654", "--off"), "There is no row 987654"),
            (("inbox", "--page", "2"), "--page does nothing by itself: it goes with TRAY"),
            (("inbox", "--close"), "--close does nothing by itself: it goes with KEY"),
            (("inbox", "reports", "1", "--mine", "ann"), "--mine does nothing beside KEY"),
            (("inbox", "reports", "1", "--closed"), "--closed does nothing beside KEY"),
            (("inbox", "reports", "--page", "0"), "is not a whole number from 1"),
            (("history", "--limit", "0"), "is not a whole number from 1"),
            (("poems",), "invalid choice: 'poems'"),
            ((), "required: part"),
        ],
    )
    def test_is_refused_and_not_passed_over(self, open_draft: int, words: tuple[str, ...], said: str) -> None:
        assert said in str(refused("desk", *words))
        assert not MatchDecision.objects.exists()


class TestAllOrNothing:
    def test_a_comment_is_not_kept_where_the_approval_beside_it_is_refused(self, open_draft: int) -> None:
        said = str(refused("desk", "--as", "ann", "review", *NAMED, "--comment", "Fine", "--approve"))
        assert "You made this draft, or changed it" in said
        assert not Comment.objects.exists()

    def test_nor_are_notes_kept_or_links_ended_where_a_link_is_refused(self, open_draft: int, tmp_path: Path) -> None:
        run("desk", "review", *NAMED, "--link", "3")
        notes = written(tmp_path, "notes.md", "Resting heals.")
        refused("desk", "review", *NAMED, "--notes", notes, "--end-links", "--link", "99")
        assert Revision.objects.get(pk=open_draft).change_notes == ""
        assert PreviewLink.objects.filter(withdrawn=False).count() == 1

    def test_what_goes_together_is_done_together(self, open_draft: int, tmp_path: Path) -> None:
        notes = written(tmp_path, "notes.md", "Resting heals.")
        told = run("desk", "--as", "rob", "review", *NAMED, "--comment", "Fine", "--rule", "201", "--approve",
                   "--notes", notes, "--link", "3")  # fmt: skip
        assert Comment.objects.get().number == "201"
        assert Approval.objects.get().who == "rob"
        assert "Resting heals." in told
        assert "Approved by: rob. Preview links that work: 1." in told
        secret = told.split("/editor/preview/")[1].split("/")[0]
        found = previewed_draft(secret)
        assert found is not None
        assert found[0] == open_draft

    def test_an_empty_comment_is_refused(self, open_draft: int) -> None:
        assert "Write something" in str(refused("desk", "review", *NAMED, "--comment", ""))

    def test_an_answer_is_kept_with_whom_it_is_given_to_or_not_at_all(self) -> None:
        report_problem(path="/riftbound/", text="A typo", sender="1.2.3.4")
        key = str(ReaderReport.objects.get().pk)
        said = str(refused("desk", "inbox", "reports", key, "--answer", "Mended", "--assign", "nobody", "--close"))
        assert "Nobody is called 'nobody'" in said
        assert not Handling.objects.exists()


class TestAGameByAnyOfItsNames:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("desk", "rule", "{}", "tr", "v2", "201"), "A piece that rests"),
            (("desk", "match", "{}", "tr", "v2"), "to settle"),
            (("desk", "review", "{}", "tr", "v2"), "Comments on"),
            (("desk", "impact", "{}", "tr", "v2"), "What Riftbound"),
            (("check_revision", "{}", "tr", "v2"), "Next: python manage.py publish_revision riftbound tr v2"),
            (("publish_revision", "{}", "tr", "v2", "--at", "2099-01-01T00:00"), "riftbound tr v2 is published at"),
            (("revert_revision", "{}", "tr", "v1"), "Reverted: Riftbound Tournament Rules v1."),
        ],
    )
    def test_is_the_same_game(self, open_draft: int, words: tuple[str, ...], said: str) -> None:
        assert said in run(*(word.format("RB") for word in words))

    def test_a_version_of_it_is_imported(self, open_draft: int, tmp_path: Path) -> None:
        file = written(tmp_path, "sample.txt", NEWEST)
        told = run("import_document", "RB", "tr", file, "--edition", "v3")
        assert "Next: python manage.py check_revision riftbound tr v3" in told

    @pytest.mark.parametrize(
        "words",
        [("desk", "rule", "chess", "tr", "v2", "201"), ("check_revision", "chess", "tr", "v2"),
         ("publish_revision", "chess", "--again"), ("revert_revision", "chess"),
         ("import_document", "chess", "tr", "nowhere.txt", "--edition", "v1")],
    )  # fmt: skip
    def test_one_that_is_none_is_refused_with_those_there_are(self, open_draft: int, words: tuple[str, ...]) -> None:
        assert "There is no game 'chess'. There are: " in str(refused(*words))


class TestWhichVersionIsMeant:
    def test_the_only_draft_is(self, open_draft: int) -> None:
        for words in ((), ("riftbound",), ("riftbound", "tr"), ("--edition", "v2")):
            assert "v2 is published at 2099-01-01 00:00 UTC" in run("publish_revision", *words, "--at", "2099-01-01")

    def test_what_was_taken_back_twice_is_still_one_version(self, open_draft: int) -> None:
        rule = of(published(), "101")
        correct_rule(**V1, number="101", text="Another.", note="x", version=rule.content_hash)
        check_revision(**V1)
        publish_revision(**V1, index=False)
        for _ in range(2):
            revert_revision(**V1)
        assert "Published Riftbound Tournament Rules v1 again." in run("publish_revision", "riftbound", "--again")
        assert of(published(), "101").text == "Another."

    def test_two_that_could_be_are_listed_with_their_state(self, open_draft: int) -> None:
        publish_revision(**V2, index=False, despite_obstacles=True)
        with pytest.raises(CommandError) as refusal:
            run("revert_revision", "riftbound", "tr")
        told = str(refusal.value)
        assert told.startswith("Which published edition? Name game, document and edition. There are:\n")
        assert "- riftbound tr v1 (published)" in told
        assert "- riftbound tr v2 (published)" in told

    def test_where_there_is_none_it_says_so(self) -> None:
        assert str(refused("publish_revision", "--again")).endswith("There are none.")

    @pytest.mark.parametrize("more", [("--at", "2099-01-01"), ("--despite-obstacles", "--why", "x")])
    def test_what_does_nothing_beside_again_is_refused(self, open_draft: int, more: tuple[str, ...]) -> None:
        assert f"{more[0]} does nothing beside --again" in str(refused("publish_revision", *NAMED, "--again", *more))

    def test_a_plan_is_refused_as_publishing_would_be(self, open_draft: int) -> None:
        said = str(refused("publish_revision", *NAMED, "--at", "2001-01-01"))
        assert "That time is past" in said
        assert Revision.objects.get(pk=open_draft).publish_at is None


def test_rows_of_synonyms_are_found_by_a_part_of_a_word_in_their_game() -> None:
    keep_synonym(words=["zorp", "zorps"], means=["chain"], game="riftbound")
    told = run("desk", "synonyms", "--find", "ZORPS")
    assert "Riftbound" in told
    assert told.count("zorps") == 1
    assert "zorp" not in run("desk", "synonyms", "--find", "ZORPS", "--game", "mtg")
