"""Each screen of the desk is a command, too."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules_data.actions import publish_revision, report_problem
from rules_data.models import AuditEntry, Comment, Handling, MatchDecision, ReaderReport, Revision, Synonym, TextVersion
from rules_data.queries.desk import previewed_draft
from tests.rules_data.sample_texts import NEW, OLD
from tests.rulesite.editor.conftest import SAMPLE, draft

pytestmark = pytest.mark.django_db
V2 = ("riftbound", "tr", "v2")


def desk(*words: str) -> str:
    out = StringIO()
    call_command("desk", *words, stdout=out)
    return out.getvalue()


@pytest.fixture
def open_draft() -> int:
    draft(OLD, "v1")
    publish_revision(**SAMPLE, edition="v1", index=False)
    return draft(NEW, "v2")


def test_a_report_is_listed_answered_and_closed() -> None:
    report_problem(path="/riftbound/", text="A typo in it", sender="1.2.3.4")
    key = str(ReaderReport.objects.get().pk)
    assert "A typo in it" in desk("inbox", "reports")
    desk("--as", "ann", "inbox", "reports", key, "--answer", "Mended.", "--close")
    kept = Handling.objects.get()
    assert (kept.state, kept.answer, kept.changed_by) == ("closed", "Mended.", "ann")


def test_what_is_not_in_the_inbox_is_said() -> None:
    with pytest.raises(CommandError, match="Nothing in the inbox"):
        desk("inbox", "reports", "4711")
    with pytest.raises(CommandError, match="There is no tray"):
        desk("inbox", "elsewhere")


def test_the_match_board_is_shown_and_settled(open_draft: int) -> None:
    assert "to settle" in desk("match", *V2)
    desk("--as", "ann", "match", *V2, "--old", "102", "--new", "201")
    assert MatchDecision.objects.get().decided_by == "ann"


def test_a_draft_is_commented_on_shown_and_has_its_notes_written(open_draft: int, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("Resting heals.", encoding="utf-8")
    told = desk("--as", "rob", "review", *V2, "--comment", "Is it so?", "--rule", "201", "--notes", str(notes),
                "--link", "3", "--approve")  # fmt: skip
    assert Comment.objects.get().number == "201"
    assert "Approved by: rob" in told
    secret = told.split("/editor/preview/")[1].split("/")[0]
    assert previewed_draft(secret) is not None
    assert Revision.objects.get(pk=open_draft).change_notes == "Resting heals."


def test_a_rule_is_corrected_in_a_draft(open_draft: int, tmp_path: Path) -> None:
    text = tmp_path / "rule.txt"
    text.write_text("A player may move two pieces each turn.", encoding="utf-8")
    desk("rule", *V2, "101", "--text", str(text), "--note", "It was one too few")
    assert Revision.objects.get(pk=open_draft).rules.get(number="101").text.startswith("A player may move two")
    assert "two pieces" in desk("rule", *V2, "101")
    assert "open" in desk("impact", *V2)


def test_a_text_is_saved_published_and_undone(tmp_path: Path) -> None:
    title = tmp_path / "title.txt"
    title.write_text("Placed by its controller", encoding="utf-8")
    listed = desk("text", "riftbound", "title")
    slug = next(word for word in listed.split() if word.startswith("cr-"))
    desk("text", "riftbound", "title", slug, "--save", str(title), "--publish", "--note", "As players call it")
    assert TextVersion.objects.get().source == "Placed by its controller"
    desk("text", "riftbound", "title", slug, "--undo")
    assert TextVersion.objects.get().undone


def test_a_row_of_synonyms_is_written_changed_and_switched_off() -> None:
    desk("--as", "ann", "synonyms", "--game", "riftbound", "--words", "zonk", "--means", "recall")
    row = Synonym.objects.get(first_word="zonk")
    desk("synonyms", str(row.pk), "--means", "recall", "return", "--off")
    row.refresh_from_db()
    assert (row.means, row.in_use, row.game.slug if row.game else "") == (["recall", "return"], False, "riftbound")
    assert "recall, return" in desk("synonyms", "--find", "zonk")
    with pytest.raises(CommandError, match="There is no row 0"):
        desk("synonyms", "0", "--on")
    with pytest.raises(CommandError, match="--off does nothing by itself: it goes with ROW"):
        desk("synonyms", "--off")


def test_publishing_over_a_red_check_is_said_why_and_can_be_repeated(open_draft: int) -> None:
    with pytest.raises(CommandError, match="--why"):
        call_command("publish_revision", *V2, "--despite-obstacles", stdout=StringIO())
    call_command("publish_revision", *V2, "--as", "pia", "--why", "Looked at", stdout=StringIO())
    entry = AuditEntry.objects.filter(verb="publish").order_by("-number").first()
    assert entry is not None
    assert (entry.who, entry.why) == ("pia", "Looked at")
    call_command("revert_revision", *V2, "--why", "Too early", stdout=StringIO())
    call_command("publish_revision", *V2, "--again", stdout=StringIO())
    assert Revision.objects.get(pk=open_draft).status == Revision.Status.PUBLISHED


def test_a_draft_is_scheduled(open_draft: int) -> None:
    call_command("publish_revision", *V2, "--at", "2099-01-01T00:00", stdout=StringIO())
    assert Revision.objects.get(pk=open_draft).status == Revision.Status.SCHEDULED
    assert "scheduled" in desk("drafts")
    assert "Schedule" in desk("history", "--about", "v2").title()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("inbox", "--answer", "Mended."), "--answer does nothing by itself: it goes with KEY"),
        (("inbox", "reports", "12", "--mine", "ann"), "--mine does nothing beside KEY"),
        (("match", *V2, "--page", "2", "--old", "101"), "--page does nothing beside --old"),
        (("impact", *V2, "--note", "Read again"), "--note does nothing by itself: it goes with --settle"),
        (("review", *V2, "--rule", "101"), "--rule does nothing by itself: it goes with --comment"),
        (("rule", *V2, "101", "--note", "One too few"), "--note does nothing by itself: it goes with --text"),
        (("rule", *V2, "101", "--remove", "--text", "rule.txt"), "--text does nothing beside --remove"),
        (("rule", *V2, "101", "--remove", "--add"), "not allowed with"),
        (("term", *V2, "rest", "--note", "One too few"), "--note does nothing by itself: it goes with --text"),
        (("text", "riftbound", "title", "--publish"), "--publish does nothing by itself: it goes with SLUG"),
        (("text", "riftbound", "title", "x", "--version", "1"), "--version does nothing by itself: it goes with"),
        (("text", "riftbound", "title", "x", "--despite-faults"), "--despite-faults does nothing by itself"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(open_draft: int, words: tuple[str, ...], told: str) -> None:
    with pytest.raises(CommandError, match=told):
        desk(*words)


def test_what_is_published_again_takes_no_time_and_has_no_check_to_overrule() -> None:
    with pytest.raises(CommandError, match="--at does nothing beside --again"):
        call_command("publish_revision", "--again", "--at", "2099-01-01T00:00", stdout=StringIO())
    with pytest.raises(CommandError, match="--despite-obstacles does nothing beside --again"):
        call_command("publish_revision", "--again", "--despite-obstacles", "--why", "Looked at", stdout=StringIO())
