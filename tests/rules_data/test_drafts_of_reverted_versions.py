"""A draft that was checked against a version which is then reverted: it says so, and is checked and approved again."""

from __future__ import annotations

import importlib
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from rules_data.actions import (
    UnableToPublishRevision,
    acting,
    approve_draft,
    check_revision,
    import_document,
    match_revision,
    schedule_revision,
)
from rules_data.actions.schedule_revision import publish_scheduled
from rules_data.models import AuditEntry, MatchPair, Revision, Rule
from tests.rules_data.queries.conftest import NEWEST
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
OF_MAGIC = Path(__file__).parents[1] / "samples" / "magic" / "tournament-rules.txt"


@pytest.fixture(autouse=True)
def _no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """What searches find is held elsewhere; an index after each turn would take most of the time."""
    module = importlib.import_module("rules_data.actions.revert_revision")
    monkeypatch.setattr(module, "index_with_this_change", lambda refusal: None)


@pytest.fixture(scope="module")
def second(module_db: None) -> int:
    """The second version, published over the first."""
    published(OLD, "v1")
    return published(NEW, "v2")


class TestADraftCheckedAgainstWhatIsTakenBack:
    def test_has_to_be_checked_again_and_is_not_published_before(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        assert kept(draft).check_report["against"] == "v2"
        assert revert("v2").rebased == ("Riftbound Tournament Rules v3",)
        assert (kept(draft).checked_at, kept(draft).status) == (None, "draft")
        with pytest.raises(UnableToPublishRevision, match="v3 is not checked yet"):
            publish("v3")
        check_revision(**SAMPLE, edition="v3")
        assert kept(draft).check_report["against"] == "v1"
        publish("v3")
        assert crosswalks() == {("v1", "v3")}

    def test_says_why(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        revert("v2")
        [told] = [one for one in kept(draft).report["findings"] if "reverted" in one["message"]]
        assert told["message"].startswith("Riftbound Tournament Rules v2 was reverted since; ")
        assert told["advice"] == "Check the draft again."

    def test_keeps_the_addresses_of_rules_that_only_the_reverted_version_had(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        of_draft = Rule.objects.filter(revision=draft).order_by("number")
        before = list(of_draft.values_list("number", "provision", "text"))
        revert("v2")
        assert list(of_draft.values_list("number", "provision", "text")) == before

    def test_is_not_published_by_itself_any_more(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        at = timezone.now() + timedelta(days=1)
        schedule_revision(draft, at)
        revert("v2")
        assert (kept(draft).status, kept(draft).publish_at) == ("draft", None)
        assert publish_scheduled(draft, at.isoformat(), "pia", False) == "The plan was changed."

    def test_is_matched_with_the_version_before_that_one(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        match_revision(**SAMPLE, edition="v3")
        assert {pair.before_id for pair in MatchPair.objects.filter(revision=draft)} == {second}
        revert("v2")
        pairs = MatchPair.objects.filter(revision=draft)
        assert {pair.before.edition.label for pair in pairs} == {"v1"}
        assert pairs.filter(old_number="102", new_number="").exists()

    def test_that_nobody_has_matched_is_not_matched_for_them(self, second: int) -> None:
        draft = drafted(NEWEST, "v3")
        revert("v2")
        assert not MatchPair.objects.filter(revision=draft).exists()

    def test_of_another_document_stays_checked(self, second: int) -> None:
        import_document(game="magic", document="tr", data=OF_MAGIC.read_bytes(), source_name="s.txt", edition="v1")
        check_revision(game="magic", document="tr", edition="v1")
        assert revert("v2").rebased == ()
        assert Revision.objects.get(edition__document__game__slug="magic", edition__label="v1").checked_at is not None

    def test_a_correction_of_a_taken_back_correction_shows_both_when_checked_again(self, second: int) -> None:
        correct("101", "A player moves.")
        check_revision(**SAMPLE, edition="v2")
        publish("v2")
        draft = correct("201", "It heals.")
        check_revision(**SAMPLE, edition="v2")
        assert kept(draft).check_report["changes"]["edited"] == 1
        revert("v2")
        assert kept(draft).checked_at is None
        check_revision(**SAMPLE, edition="v2")
        assert kept(draft).check_report["changes"]["edited"] == 2

    def test_is_approved_again(self, second: int, settings: Any) -> None:
        settings.TWO_PERSONS = True
        draft = drafted(NEWEST, "v3")
        with acting("rob"):
            approve_draft(draft)
        revert("v2")
        check_revision(**SAMPLE, edition="v3")
        with pytest.raises(UnableToPublishRevision, match="needs the approval of a second person"):
            publish("v3")
        with acting("rob"):
            approve_draft(draft)
        publish("v3")
        assert current() == "v3"

    def test_is_told_of_in_the_history(self, second: int) -> None:
        drafted(NEWEST, "v3")
        revert("v2")
        rebased, reverted = reversed(AuditEntry.objects.order_by("-number")[:2])
        assert (rebased.verb, rebased.subject) == ("rebase", "Riftbound Tournament Rules v3")
        assert rebased.details["without"] == reverted.subject == "Riftbound Tournament Rules v2"
