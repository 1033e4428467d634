"""What is taken back and published again: what readers see, what drafts continue, and what stands in between."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.actions import (
    UnableToPublishRevision,
    UnableToRevertRevision,
    acting,
    approve_draft,
    check_revision,
    correct_rule,
    discard_draft,
    publish_again,
    revert_revision,
)
from rules_data.models import AuditEntry, Revision, Rule
from rules_data.queries import all_rules
from rules_data.queries.desk import verify_trail, withdrawn_revisions
from rules_data.queries.desk.revisions import open_revisions, published_revisions
from tests.rules_data.queries.conftest import NEWEST, sample_document
from tests.rules_data.sample_texts import NEW, OLD
from tests.rules_data.sample_versions import (
    SAMPLE,
    correct,
    crosswalks,
    current,
    drafted,
    kept,
    publish,
    published,
    revert,
)

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def first(module_db: None) -> int:
    return published(OLD, "v1")


@pytest.fixture(scope="module")
def second(first: int) -> int:
    """The second version, published over the first."""
    return published(NEW, "v2")


class TestTakingBack:
    def test_the_version_before_is_in_force_again_and_leads_nowhere(self, second: int) -> None:
        assert (current(), crosswalks()) == ("v2", {("v1", "v2")})
        report = revert("v2")
        assert (report.edition, report.restored) == ("Riftbound Tournament Rules v2", "")
        assert (current(), crosswalks()) == ("v1", set())

    def test_nothing_of_it_is_deleted(self, second: int) -> None:
        before = list(Rule.objects.filter(revision=second).values_list("number", "text", "provision"))
        revert("v2")
        assert list(Rule.objects.filter(revision=second).values_list("number", "text", "provision")) == before
        assert kept(second).status == "withdrawn"
        assert [row.id for row in withdrawn_revisions("riftbound", "tr")] == [second]

    def test_a_correction_taken_back_leaves_what_it_corrected(self, second: int) -> None:
        made = correct("101", "A player moves.")
        check_revision(**SAMPLE, edition="v2")
        publish("v2")
        assert kept(second).status == "superseded"
        assert revert("v2").restored.endswith("v2 (Published)")
        assert (kept(second).status, kept(made).status) == ("published", "withdrawn")
        found = sample_document().current
        assert found is not None
        assert all_rules(found)[1].text == Rule.objects.get(revision=second, number="101").text

    def test_two_corrections_are_taken_back_one_after_the_other(self, second: int) -> None:
        made = []
        for text in ("One.", "Two."):
            made.append(correct("101", text))
            check_revision(**SAMPLE, edition="v2")
            publish("v2")
        shown = []
        for _ in range(3):
            shown.append(Revision.objects.get(status="published", edition__label="v2", edition__document__slug="tr").pk)
            revert("v2")
        assert shown == [made[1], made[0], second]
        with pytest.raises(UnableToRevertRevision, match="Nothing is published of riftbound tr v2"):
            revert("v2")

    def test_an_earlier_version_taken_back_leaves_the_later_one(self, second: int) -> None:
        revert("v1")
        assert (current(), crosswalks()) == ("v2", set())

    def test_what_was_in_between_is_bridged(self, second: int) -> None:
        published(NEWEST, "v3")
        assert crosswalks() == {("v1", "v2"), ("v2", "v3")}
        revert("v2")
        assert crosswalks() == {("v1", "v3")}

    @pytest.mark.parametrize("named", [{"edition": "v9"}, {"document": "cr"}, {"game": "magic"}, {"edition": "V2"}])
    def test_what_is_not_published_is_named_as_it_was_asked_for(self, second: int, named: dict[str, str]) -> None:
        asked = {**SAMPLE, "edition": "v2"} | named
        told = f"Nothing is published of {' '.join(asked.values())}, so nothing can be reverted"
        with pytest.raises(UnableToRevertRevision, match=told):
            revert_revision(**asked)
        assert kept(second).status == "published"

    def test_the_history_says_who_did_it_and_what_is_shown_instead(self, second: int) -> None:
        with acting("pia", "A mistake"):
            revert("v2")
        entry = AuditEntry.objects.order_by("-number")[0]
        assert (entry.who, entry.verb, entry.why, entry.details) == ("pia", "revert", "A mistake", {"restored": ""})


class TestPublishingAgain:
    def test_it_is_as_it_was(self, second: int) -> None:
        before = list(crosswalks()), kept(second).published_at
        revert("v2")
        report = publish_again(second)
        assert (report.edition, report.superseded) == ("Riftbound Tournament Rules v2", "")
        assert (list(crosswalks()), kept(second).published_at) == before
        assert current() == "v2"
        assert verify_trail().faults == ()

    def test_a_correction_comes_back_over_what_it_corrected(self, second: int) -> None:
        made = correct("101", "A player moves.")
        check_revision(**SAMPLE, edition="v2")
        publish("v2")
        revert("v2")
        assert publish_again(made).superseded.endswith("v2 (Superseded)")
        assert (kept(second).status, kept(made).status) == ("superseded", "published")

    @pytest.mark.parametrize("status", ["published", "draft", "in_review", "superseded"])
    def test_only_what_was_taken_back_is(self, second: int, status: str) -> None:
        asked = second if status == "published" else drafted(NEWEST, "v3")
        if status == "draft":
            Revision.objects.filter(pk=asked).update(status="draft")
        if status == "superseded":
            asked = second
            correct("101", "x")
            check_revision(**SAMPLE, edition="v2")
            publish("v2")
        assert kept(asked).status == status
        with pytest.raises(UnableToPublishRevision, match="Only a version that was unpublished"):
            publish_again(asked)

    def test_what_was_never_there_is_not(self) -> None:
        with pytest.raises(UnableToPublishRevision, match="Only a version that was unpublished"):
            publish_again(987_654_321)

    def test_not_over_what_was_published_since(self, second: int) -> None:
        revert("v2")
        published(NEWEST, "v3")
        with pytest.raises(UnableToPublishRevision, match="v3 was published after this version, which does not cont"):
            publish_again(second)
        assert (kept(second).status, current()) == ("withdrawn", "v3")
        revert("v3")
        publish_again(second)
        assert current() == "v2"

    def test_not_over_another_text_of_the_same_version(self, second: int) -> None:
        revert("v2")
        published(NEW.replace("heals completely", "heals"), "v2")
        with pytest.raises(UnableToPublishRevision, match="v2 was published after this version"):
            publish_again(second)

    def test_a_draft_made_meanwhile_continues_its_rules_and_is_checked_again(self, second: int) -> None:
        revert("v2")
        draft = drafted(NEWEST, "v3")
        new_in_second = Rule.objects.get(revision=second, number="302").provision
        assert Rule.objects.get(revision=draft, number="302").provision != new_in_second
        publish_again(second)
        assert Rule.objects.get(revision=draft, number="302").provision == new_in_second
        assert kept(draft).checked_at is None
        with pytest.raises(UnableToPublishRevision, match="v3 is not checked yet"):
            publish("v3")
        check_revision(**SAMPLE, edition="v3")
        publish("v3")
        assert crosswalks() == {("v1", "v2"), ("v2", "v3")}

    def test_what_people_did_to_that_draft_stays(self, second: int) -> None:
        revert("v2")
        draft = drafted(NEWEST, "v3")
        rule = Rule.objects.get(revision=draft, number="101")
        correct_rule(**SAMPLE, edition="v3", number="101", text="Mine.", note="x", version=rule.content_hash)
        publish_again(second)
        assert Rule.objects.get(revision=draft, number="101").text == "Mine."
        assert kept(draft).edited_at is not None


class TestWhatThereIs:
    def test_is_listed_by_state_in_order(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        assert [row.edition for row in published_revisions("riftbound", "tr")] == ["v1", "v2"]
        assert [(row.id, row.status) for row in open_revisions("riftbound", "tr")] == [(draft, "in_review")]
        revert("v1")
        assert [row.edition for row in published_revisions("riftbound", "tr")] == ["v2"]
        assert [row.edition for row in withdrawn_revisions("riftbound", "tr")] == ["v1"]

    @pytest.mark.parametrize(
        ("game", "document"), [("magic", "tr"), ("riftbound", "cr"), ("chess", ""), ("", "nothing")]
    )
    def test_of_another_document_is_not_listed(self, second: int, game: str, document: str) -> None:
        assert second not in {row.id for row in published_revisions(game, document)}

    def test_tells_of_each_how_many_records_it_has_and_where_it_came_from(self, second: int) -> None:
        [row] = [one for one in published_revisions("riftbound", "tr") if one.id == second]
        assert (row.record_count, row.source_name, row.provenance) == (10, "sample.txt", "official")

    def test_a_discarded_draft_is_in_none_of_them(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        discard_draft(draft)
        assert open_revisions("riftbound", "tr") == ()
        assert not Revision.objects.filter(pk=draft).exists()


def test_an_approval_does_not_outlive_what_was_published_in_between(second: int, settings: Any) -> None:
    settings.TWO_PERSONS = True
    revert("v2")
    draft = drafted(NEWEST, "v3")
    with acting("rob"):
        approve_draft(draft)
    publish_again(second)
    with pytest.raises(UnableToPublishRevision, match="not checked yet"):
        publish("v3")
