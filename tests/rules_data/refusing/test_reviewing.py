"""Review of a draft: comments, approvals, links, notes, schedules, and the decisions on what it touches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from rules_data.actions import (
    EditConflict,
    UnableToCheckRevision,
    UnableToMatch,
    UnableToPublishRevision,
    UnableToReview,
    acting,
    approve_draft,
    check_revision,
    comment_on_draft,
    correct_rule,
    discard_draft,
    make_preview_link,
    notes_version,
    publish_revision,
    schedule_revision,
    settle_comment,
    settle_impact,
    settle_match,
    withdraw_preview_links,
    write_change_notes,
)
from rules_data.actions.schedule_revision import publish_scheduled
from rules_data.models import Approval, AuditEntry, Comment, ImpactItem, MatchDecision, PreviewLink, Revision, Rule
from rules_data.queries.desk import match_board, previewed_draft
from tests.rules_data.refusing.conftest import V1, V2, of, published

pytestmark = pytest.mark.django_db
GONE = "not open any more: it was published, or replaced"


def kept(revision: int) -> Revision:
    return Revision.objects.get(pk=revision)


def edited(revision: int) -> None:
    """Somebody corrects the draft."""
    rule = of(revision, "101")
    correct_rule(**V2, number="101", text="Another text.", note="x", version=rule.content_hash)


class TestComments:
    def test_a_comment_may_be_about_the_draft_or_about_one_rule(self, open_draft: int) -> None:
        with acting("rob"):
            comment_on_draft(open_draft, "  Who wrote this?  ")
            comment_on_draft(open_draft, "Is it so?", number="201")
        found = Comment.objects.order_by("pk").values_list("number", "text", "who")
        assert list(found) == [("", "Who wrote this?", "rob"), ("201", "Is it so?", "rob")]

    @pytest.mark.parametrize("text", ["", " \n", "\x00", "x" * 4_001])
    def test_what_says_nothing_or_too_much_is_refused(self, open_draft: int, text: str) -> None:
        with pytest.raises(UnableToReview, match="Write something, up to 4,000 characters"):
            comment_on_draft(open_draft, text)
        assert not Comment.objects.exists()

    def test_a_comment_is_settled_once_and_by_whom_is_told(self, open_draft: int) -> None:
        comment = comment_on_draft(open_draft, "Is it so?")
        with acting("ann"):
            settle_comment(open_draft, comment)
        with acting("rob"), pytest.raises(UnableToReview, match="ann has settled this comment already"):
            settle_comment(open_draft, comment)
        assert Comment.objects.get().settled_by == "ann"

    def test_a_comment_that_is_not_there_is_not_called_settled(self, open_draft: int) -> None:
        with pytest.raises(UnableToReview, match="v2 has no such comment"):
            settle_comment(open_draft, 987_654_321)

    def test_a_comment_is_settled_on_its_own_draft_only(self, open_draft: int) -> None:
        comment = comment_on_draft(open_draft, "Is it so?")
        rule = of(published(), "101")
        other = correct_rule(**V1, number="101", text="x", note="x", version=rule.content_hash).revision_id
        with pytest.raises(UnableToReview, match="has no such comment"):
            settle_comment(other, comment)
        assert Comment.objects.get(pk=comment).settled_by == ""


class TestApprovals:
    def test_who_approves_twice_has_approved_once(self, open_draft: int) -> None:
        with acting("rob"):
            approve_draft(open_draft)
            approve_draft(open_draft)
        assert Approval.objects.filter(revision=open_draft).count() == 1

    def test_what_is_not_checked_cannot_be_approved(self, open_draft: int) -> None:
        edited(open_draft)
        with acting("rob"), pytest.raises(UnableToReview, match="Check the draft first"):
            approve_draft(open_draft)

    def test_an_approval_is_of_the_text_as_it_was(self, open_draft: int) -> None:
        with acting("rob"):
            approve_draft(open_draft)
        before = Approval.objects.get().content_hash
        edited(open_draft)
        assert kept(open_draft).content_hash != before


@pytest.mark.parametrize(
    "work",
    [
        lambda pk: comment_on_draft(pk, "?"),
        lambda pk: settle_comment(pk, 1),
        approve_draft,
        discard_draft,
        make_preview_link,
        withdraw_preview_links,
        lambda pk: write_change_notes(pk, "Notes."),
        lambda pk: schedule_revision(pk, timezone.now() + timedelta(days=1)),
        lambda pk: schedule_revision(pk, None),
    ],
)
@pytest.mark.usefixtures("nothing_told")
def test_what_is_published_is_reviewed_no_more(open_draft: int, work) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UnableToReview, match=GONE):
        work(published())


class TestPreviewLinks:
    @pytest.mark.parametrize("days", [0, -1, 31])
    def test_a_link_lasts_for_a_day_to_a_month(self, open_draft: int, days: int) -> None:
        with pytest.raises(UnableToReview, match="lasts from 1 to 30 days"):
            make_preview_link(open_draft, days=days)
        assert not PreviewLink.objects.exists()

    def test_two_links_are_two_secrets_and_neither_is_kept(self, open_draft: int) -> None:
        secrets = {make_preview_link(open_draft, days=1), make_preview_link(open_draft, days=30)}
        assert len(secrets) == 2
        hashes = set(PreviewLink.objects.values_list("secret_hash", flat=True))
        assert len(hashes) == 2
        assert not hashes & secrets

    def test_all_links_of_a_draft_end_at_once_and_are_counted(self, open_draft: int) -> None:
        secrets = [make_preview_link(open_draft) for _ in range(2)]
        assert withdraw_preview_links(open_draft) == 2
        assert withdraw_preview_links(open_draft) == 0
        assert [previewed_draft(secret) for secret in secrets] == [None, None]

    def test_a_secret_that_nobody_made_shows_nothing(self, open_draft: int) -> None:
        make_preview_link(open_draft)
        for guessed in ("", "guessed", "\udce4", "x" * 10_000):
            assert previewed_draft(guessed) is None


class TestNotes:
    def test_notes_are_written_over_what_the_editor_saw(self, open_draft: int) -> None:
        write_change_notes(open_draft, "First.\r\n")
        assert kept(open_draft).change_notes == "First."
        write_change_notes(open_draft, "Second.", version=notes_version("First."))
        assert kept(open_draft).change_notes == "Second."

    def test_who_saved_meanwhile_is_named(self, open_draft: int) -> None:
        with acting("ann"):
            write_change_notes(open_draft, "Ann's.")
        with acting("rob"), pytest.raises(EditConflict) as conflict:
            write_change_notes(open_draft, "Rob's.", version=notes_version(""))
        assert (conflict.value.theirs, conflict.value.by) == ("Ann's.", "ann")
        assert kept(open_draft).change_notes == "Ann's."

    def test_two_who_write_the_same_are_not_in_each_others_way(self, open_draft: int) -> None:
        write_change_notes(open_draft, "The same.")
        write_change_notes(open_draft, "The same.", version=notes_version(""))
        assert kept(open_draft).change_notes == "The same."

    def test_notes_may_be_taken_away_again(self, open_draft: int) -> None:
        write_change_notes(open_draft, "Something.")
        write_change_notes(open_draft, " ")
        assert kept(open_draft).change_notes == ""

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("x" * 40_001, "longer than 40,000 characters, or contain control"),
            ("x\x00y", "contain control characters"),
            ("[" * 400, "The notes: .*bracket"),
            ("> " * 60 + "deep", "The notes: .*deep"),
        ],
    )
    def test_notes_that_no_page_could_show_are_refused(self, open_draft: int, text: str, said: str) -> None:
        with pytest.raises(UnableToReview, match=said):
            write_change_notes(open_draft, text)
        assert kept(open_draft).change_notes == ""

    def test_notes_are_not_part_of_what_was_approved(self, open_draft: int) -> None:
        with acting("rob"):
            approve_draft(open_draft)
        write_change_notes(open_draft, "Resting heals.")
        assert kept(open_draft).checked_at is not None
        assert kept(open_draft).content_hash == Approval.objects.get().content_hash


class TestSchedules:
    AT = datetime(2099, 1, 1, tzinfo=UTC)

    def test_a_plan_is_made_changed_and_taken_back(self, open_draft: int) -> None:
        schedule_revision(open_draft, self.AT)
        assert (kept(open_draft).status, kept(open_draft).publish_at) == ("scheduled", self.AT)
        schedule_revision(open_draft, self.AT + timedelta(days=1))
        assert kept(open_draft).publish_at == self.AT + timedelta(days=1)
        schedule_revision(open_draft, None)
        assert (kept(open_draft).status, kept(open_draft).publish_at) == ("in_review", None)

    @pytest.mark.usefixtures("nothing_told")
    def test_where_there_is_no_plan_none_is_taken_back(self, open_draft: int) -> None:
        with pytest.raises(UnableToPublishRevision, match="v2 is not scheduled: there is nothing to take back"):
            schedule_revision(open_draft, None)

    def test_an_unchecked_draft_does_not_come_into_review_by_taking_a_plan_back(self, open_draft: int) -> None:
        edited(open_draft)
        with pytest.raises(UnableToPublishRevision, match="is not scheduled"):
            schedule_revision(open_draft, None)
        assert kept(open_draft).status == "draft"

    def test_an_unchecked_draft_is_not_scheduled(self, open_draft: int) -> None:
        edited(open_draft)
        with pytest.raises(UnableToPublishRevision, match="Check the draft first"):
            schedule_revision(open_draft, self.AT)

    @pytest.mark.parametrize("ago", [timedelta(0), timedelta(seconds=1), timedelta(days=400)])
    def test_a_time_that_is_past_is_refused(self, open_draft: int, ago: timedelta) -> None:
        with pytest.raises(UnableToPublishRevision, match=r"That time is past\. Choose a later one, or publish now"):
            schedule_revision(open_draft, timezone.now() - ago)

    def test_obstacles_stand_in_the_way_of_a_plan_as_of_publishing(self, open_draft: int) -> None:
        Revision.objects.filter(pk=open_draft).update(
            check_report=kept(open_draft).check_report | {"obstacles": ["Example x is contradicted."]}
        )
        with pytest.raises(UnableToPublishRevision, match=r"settled first:\n- Example x is contradicted"):
            schedule_revision(open_draft, self.AT)
        schedule_revision(open_draft, self.AT, despite_obstacles=True)
        entry = AuditEntry.objects.order_by("-number")[0]
        assert entry.details["overruled"] == "Example x is contradicted."

    def test_a_correction_ends_the_plan(self, open_draft: int) -> None:
        schedule_revision(open_draft, self.AT)
        edited(open_draft)
        assert publish_scheduled(open_draft, self.AT.isoformat(), "pia", False) == "The plan was changed."
        assert kept(open_draft).status == "draft"

    def test_a_plan_for_a_draft_that_is_gone_does_nothing(self, open_draft: int) -> None:
        schedule_revision(open_draft, self.AT)
        discard_draft(open_draft)
        assert publish_scheduled(open_draft, self.AT.isoformat(), "pia", False) == "The plan was changed."

    def test_what_stands_in_the_way_at_the_time_is_told_in_the_history(self, open_draft: int) -> None:
        schedule_revision(open_draft, self.AT)
        Revision.objects.filter(pk=open_draft).update(
            check_report=kept(open_draft).check_report | {"obstacles": ["Example x is contradicted."]}
        )
        told = publish_scheduled(open_draft, self.AT.isoformat(), "pia", False)
        assert "Example x is contradicted." in told
        assert (kept(open_draft).status, kept(open_draft).publish_at) == ("in_review", None)
        entry = AuditEntry.objects.order_by("-number")[0]
        assert (entry.who, entry.verb) == ("pia", "fail to publish")
        assert "Example x" in entry.details["reason"]


class TestWhatADraftTouches:
    def item(self, open_draft: int) -> ImpactItem:
        edition = kept(open_draft).edition
        return ImpactItem.objects.create(edition=edition, kind="faq", key="x", title="X", rules=[["101", "101"]])

    @pytest.mark.parametrize("state", ["still_true", "rewritten", "withdrawn"])
    def test_a_decision_is_kept_with_who_made_it_and_may_be_opened_again(self, open_draft: int, state: str) -> None:
        item = self.item(open_draft)
        with acting("rob"):
            settle_impact(item.pk, state, note=" Read again ")
        item.refresh_from_db()
        assert (item.state, item.decided_by, item.note) == (state, "rob", "Read again")
        settle_impact(item.pk, "open")
        item.refresh_from_db()
        assert (item.state, item.note) == ("open", "")

    def test_a_state_that_is_none_is_refused_with_those_there_are(self, open_draft: int) -> None:
        with pytest.raises(UnableToReview, match=r"'done' is none of: .*still_true"):
            settle_impact(self.item(open_draft).pk, "done")

    def test_an_item_of_an_earlier_check_is_told_as_such(self, open_draft: int) -> None:
        with pytest.raises(UnableToReview, match="checked again and the list is a new one"):
            settle_impact(987_654_321, "open")


class TestTheMatchBoard:
    def settle(self, old: list[str], new: list[str], **more: tuple[str, str]) -> str:
        return settle_match(**V2, old_numbers=old, new_numbers=new, **more)

    @pytest.mark.parametrize(
        ("old", "new", "kind"),
        [(["102"], ["201"], "same"), (["102"], ["201", "302"], "split"), (["102", "101.2"], ["201"], "merged"),
         (["102"], [], "none"), ([], ["302"], "none"), ([" 102 ", "102"], ["201", ""], "same")],
    )  # fmt: skip
    def test_the_numbers_say_what_kind_of_decision_it_is(
        self, open_draft: int, old: list[str], new: list[str], kind: str
    ) -> None:
        assert self.settle(old, new) == kind
        assert MatchDecision.objects.get().kind == kind

    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            (["777"], ["201"], "v1 has no rule 777"),
            (["102"], ["777"], "v2 has no rule 777"),
            ([], [], "Name one old and one new rule"),
            (["101", "102"], ["201", "302"], "Several into several is more than one decision"),
            ([str(number) for number in range(13)], [], "At most 12 rules can be put together at once"),
        ],
    )
    @pytest.mark.usefixtures("nothing_told")
    def test_what_cannot_go_together_is_refused(
        self, open_draft: int, old: list[str], new: list[str], said: str
    ) -> None:
        with pytest.raises(UnableToMatch, match=said):
            self.settle(old, new)
        assert not MatchDecision.objects.exists()

    def test_no_two_rules_of_the_draft_ever_have_one_identity(self, open_draft: int) -> None:
        for old, new in ((["102"], ["201"]), (["102"], ["302"]), (["101.2"], ["201", "302"]), (["102"], [])):
            self.settle(old, new)
            identities = list(Rule.objects.filter(revision=open_draft).values_list("provision_id", flat=True))
            assert len(identities) == len(set(identities)), (old, new)

    def test_a_draft_without_an_earlier_version_has_nothing_to_be_matched_with(self, open_draft: int) -> None:
        rule = of(published(), "101")
        correct_rule(**V1, number="101", text="x", note="x", version=rule.content_hash)
        with pytest.raises(UnableToMatch, match=r"Nothing published is older than .*v1"):
            settle_match(**V1, old_numbers=["101"], new_numbers=["101"])

    def test_a_version_without_a_draft_says_how_to_make_one(self, open_draft: int) -> None:
        with pytest.raises(UnableToCheckRevision, match=r"has no open draft: `manage.py import_document riftbound tr"):
            settle_match(**(V2 | {"edition": "v9"}), old_numbers=["101"], new_numbers=[])

    def test_what_is_published_and_has_no_draft_says_that_nothing_is_left_to_do(self, open_draft: int) -> None:
        with pytest.raises(UnableToCheckRevision, match="is published, and there is no other draft of it"):
            check_revision(**V1)

    def test_a_decided_pair_is_listed_with_who_decided_it(self, open_draft: int) -> None:
        with acting("ann"):
            self.settle(["102"], ["201"])
        [pair] = match_board(open_draft, 1, "decided", "").pairs
        assert (pair.old_number, pair.new_number, pair.decided_by) == ("102", "201", "ann")

    def test_a_page_beyond_the_last_is_the_last(self, open_draft: int) -> None:
        board = match_board(open_draft, 99, "", "")
        assert board.page == board.pages


def test_a_published_version_is_not_published_again_by_its_draft(open_draft: int) -> None:
    publish_revision(**V2, index=False, despite_obstacles=True)
    with pytest.raises(UnableToCheckRevision, match="is published, and there is no other draft of it"):
        publish_revision(**V2, index=False)
