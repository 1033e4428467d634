"""What is done a second time is as if it had been done once: nothing is counted, kept or shown twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User

from rules_data.actions import (
    UnableToPublishRevision,
    acting,
    approve_draft,
    grant_role,
    handle_item,
    keep_synonym,
    make_preview_link,
    revoke_role,
    save_text,
    schedule_revision,
    withdraw_preview_links,
)
from rules_data.models import Approval, Handling, PreviewLink, Revision, Synonym, TextSaved, WorkingText
from tests.rules_data.refusing.test_half_way import SOON, TEXT, saved

pytestmark = pytest.mark.django_db
WHEN = {"at", "changed_at", "made_at", "expires_at"}
OF_A_DRAFT = ("status", "publish_at", "makers")
KEPT = (Approval, Handling, PreviewLink, Synonym, TextSaved, User, WorkingText)


def everything() -> list[object]:
    """All that these verbs write, but for the moment at which they did."""
    rows = [row for kept in KEPT for row in kept._default_manager.order_by("pk").values()]
    drafts = Revision.objects.filter(edition__document__slug="tr").order_by("pk").values(*OF_A_DRAFT)
    people = sorted(User.objects.values_list("username", "email", "groups__name"), key=str)
    return [*({name: value for name, value in row.items() if name not in WHEN} for row in rows), *drafts, people]


TWICE: dict[str, Callable[[int], object]] = {
    "approve": approve_draft,
    "schedule": lambda draft: schedule_revision(draft, SOON, despite_obstacles=True),
    "withdraw preview links": withdraw_preview_links,
    "grant a role": lambda draft: grant_role("eve", "author", email="eve@example.org"),
    "revoke a role": lambda draft: revoke_role("ann"),
    "handle": lambda draft: handle_item("reports", "7", answer="Thank you", close=True),
    "open again": lambda draft: handle_item("reports", "7", close=False),
    "save a text": lambda draft: _saved_by_somebody(),
}


def _saved_by_somebody() -> int:
    found = WorkingText.objects.filter(slug=TEXT["slug"]).first()
    return saved() if found is None else save_text(**TEXT, source=found.source, version=found.version)


@pytest.mark.parametrize("name", TWICE)
def test_the_second_time_changes_nothing(open_draft: int, name: str) -> None:
    grant_role("ann", "author")
    make_preview_link(open_draft)
    with acting("Grace"):
        TWICE[name](open_draft)
        once: Any = everything()
        TWICE[name](open_draft)
    assert everything() == once


def test_a_plan_is_taken_back_once_and_then_there_is_none(open_draft: int) -> None:
    unplanned = everything()
    schedule_revision(open_draft, SOON, despite_obstacles=True)
    schedule_revision(open_draft, None)
    assert everything() == unplanned
    with pytest.raises(UnableToPublishRevision, match="nothing to take back"):
        schedule_revision(open_draft, None)
    assert everything() == unplanned


def test_a_synonym_is_kept_once_and_said_to_be_there(open_draft: int) -> None:
    row = keep_synonym(words=["oomph"], means=["might"], game="riftbound")
    once = everything()
    assert keep_synonym(words=["oomph"], means=["might"], game="riftbound", row=row) == row
    assert everything() == once
