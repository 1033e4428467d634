"""Each thing that a publication says is sealed: whoever changes one behind the site's back is found out."""

from __future__ import annotations

import copy
from datetime import UTC, datetime, timedelta, timezone

import pytest
from django.utils import timezone as clock

from rules_data.actions import acting, revert_revision
from rules_data.actions._trail import record
from rules_data.models import AuditEntry, Revision, TextVersion
from rules_data.queries import DocumentView
from rules_data.queries.desk import trail, verify_trail
from rules_data.queries.desk.trail import entry_hash, seal_of_notes, seal_of_revision, seal_of_text, seals_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def entry() -> AuditEntry:
    with acting("ann", "Because"):
        return record("publish", "Riftbound v9", overruled="abc", links=7)


@pytest.fixture
def revision(document: DocumentView) -> Revision:
    return Revision.objects.get(edition__document__slug="tr", edition__label="v2", status="published")


class TestAnEntry:
    @pytest.mark.parametrize(
        ("field", "value"),
        [("number", 99), ("who", "bob"), ("verb", "revert"), ("subject", "Riftbound v8"), ("why", ""),
         ("details", {"overruled": "abc", "links": 8}), ("previous", "0" * 64),
         ("at", datetime(2020, 1, 1, tzinfo=UTC))],
    )  # fmt: skip
    def test_everything_it_says_is_in_its_hash(self, entry: AuditEntry, field: str, value: object) -> None:
        changed = copy.copy(entry)
        setattr(changed, field, value)
        assert entry_hash(changed) != entry_hash(entry) == entry.hash

    def test_the_same_moment_in_another_zone_is_the_same(self, entry: AuditEntry) -> None:
        changed = copy.copy(entry)
        changed.at = entry.at.astimezone(timezone(timedelta(hours=9)))
        assert entry_hash(changed) == entry.hash

    def test_the_order_in_which_details_were_given_is_none(self, entry: AuditEntry) -> None:
        changed = copy.copy(entry)
        changed.details = dict(reversed(entry.details.items()))
        assert entry_hash(changed) == entry.hash

    def test_it_follows_from_the_one_before_it(self, entry: AuditEntry) -> None:
        after = record("revert", "Riftbound v9")
        assert (after.number, after.previous) == (entry.number + 1, entry.hash)

    def test_outside_of_anybody_it_was_the_command_line(self) -> None:
        assert record("load", "something").who == "command line"

    def test_what_is_too_long_is_cut_before_it_is_sealed(self) -> None:
        with acting("x" * 200):
            made = record("publish", "y" * 400)
        assert (len(made.who), len(made.subject)) == (150, 300)
        assert entry_hash(AuditEntry.objects.get(pk=made.pk)) == made.hash


class TestAChain:
    def test_an_entry_that_was_noted_must_still_be_there(self, entry: AuditEntry) -> None:
        assert verify_trail(entry.hash).faults == ()
        [fault] = verify_trail("f" * 64).faults
        assert fault == "No entry has the hash ffffffffffff… that was noted: entries were cut off or rewritten."

    def test_its_head_is_the_last_entry(self, entry: AuditEntry) -> None:
        assert verify_trail().head == entry.hash
        later = record("revert", "Riftbound v9")
        assert verify_trail().head == later.hash

    def test_pages_of_it_go_on_where_the_one_before_ended(self, entry: AuditEntry) -> None:
        for number in range(5):
            record("save", f"text {number}")
        first = trail(3)
        second = trail(3, before=first[-1].number)
        numbers = [one.number for one in (*first, *second)]
        assert numbers == sorted(numbers, reverse=True)
        assert len(set(numbers)) == 6

    def test_it_is_searched_by_what_it_is_about_in_any_case(self, entry: AuditEntry) -> None:
        assert [one.number for one in trail(subject="riftBOUND V9")] == [entry.number]
        assert trail(subject="nothing of that name") == ()


class TestARevision:
    @pytest.mark.parametrize(
        ("field", "value"),
        [("provenance", "restated"), ("title", "Another title"), ("source_sha256", "0" * 64), ("content_hash", "x")],
    )
    def test_its_head_is_sealed(self, revision: Revision, field: str, value: str) -> None:
        before = seal_of_revision(revision)
        setattr(revision, field, value)
        assert seal_of_revision(revision) != before

    def test_what_becomes_of_it_is_not(self, revision: Revision) -> None:
        before = seal_of_revision(revision)
        revision.status, revision.published_at, revision.makers = "withdrawn", clock.now(), ["zoe"]
        assert seal_of_revision(revision) == before

    def test_its_notes_have_a_seal_of_their_own(self, revision: Revision) -> None:
        text, notes = seal_of_revision(revision), seal_of_notes(revision)
        revision.change_notes = "Resting heals."
        assert (seal_of_revision(revision), seal_of_notes(revision) == notes) == (text, False)
        revision.change_notes, revision.note = "", "A typo"
        assert seal_of_notes(revision) != notes

    def test_notes_and_reason_are_not_taken_for_one_another(self, revision: Revision) -> None:
        revision.change_notes, revision.note = "One", "Two"
        one = seal_of_notes(revision)
        revision.change_notes, revision.note = "Two", "One"
        assert seal_of_notes(revision) != one

    def test_it_is_the_same_after_it_was_taken_back(self, revision: Revision) -> None:
        before = seals_of(revision)
        revert_revision(game="riftbound", document="tr", edition="v2")
        assert seals_of(Revision.objects.get(pk=revision.pk)) == before

    def test_two_versions_never_have_one_seal(self, document: DocumentView) -> None:
        published = Revision.objects.filter(edition__document__slug="tr").exclude(published_at=None)
        seals = [seal_of_revision(one) for one in published]
        assert len(seals) == len(set(seals)) >= 3


@pytest.mark.parametrize(
    ("field", "value"),
    [("kind", "card"), ("slug", "another"), ("source", "More."), ("before", "Less."), ("published_by", "bob"),
     ("game", None)],
)  # fmt: skip
def test_everything_that_was_published_of_a_text_is_sealed(revision: Revision, field: str, value: str | None) -> None:
    text = TextVersion(
        game=revision.edition.document.game, kind="faq", slug="x", source="Said.", before="", published_by="ann",
        published_at=clock.now(),
    )  # fmt: skip
    before = seal_of_text(text)
    setattr(text, field, value)
    assert seal_of_text(text) != before
