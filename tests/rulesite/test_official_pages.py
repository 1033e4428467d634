"""The publisher's whole documents on the pages: nothing is missing, and old numbers lead on."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from django.test import Client

from rules_data.actions import check_revision, import_document, publish_revision, revert_revision
from rules_data.queries import DocumentView, all_rules, find_game
from rulesite.pages.scope import today
from tests.campaigns import in_full

pytestmark = [pytest.mark.django_db, pytest.mark.official, pytest.mark.campaign, in_full]


@pytest.fixture
def document(db: None, shared: Path) -> DocumentView:
    """The Core Rules with two editions as their publisher wrote them; what ships of the third is taken back."""
    revert_revision(game="riftbound", document="cr", edition="v1.4")
    for label, effective in (("v1.2", date(2025, 12, 1)), ("v1.3", date(2026, 3, 30))):
        file = shared / "documents" / "riftbound" / f"CR-{label}.txt"
        named = {"game": "riftbound", "document": "cr", "edition": label}
        import_document(**named, data=file.read_bytes(), source_name=file.name, effective=effective)
        check_revision(**named, examples=False)
        publish_revision(**named, despite_obstacles=True, index=False, examples=False)
    found = find_game("riftbound", today())
    assert found is not None
    kept = found.document("cr")
    assert kept is not None
    return kept


def test_the_publishers_documents_are_shown_whole_and_old_numbers_lead_on(
    client: Client, document: DocumentView
) -> None:
    # One test: reading in two whole editions is what takes the time.
    _everything_can_be_read(client, document)
    _old_numbers_lead_on(client, document)
    page = client.get("/riftbound/cr/383.3.e").content.decode()
    assert "Official text by Riot Games." in page
    assert "Paraphrased by this project" not in page


def _everything_can_be_read(client: Client, document: DocumentView) -> None:
    current = document.current
    assert current is not None
    records = all_rules(current)
    contents = client.get("/riftbound/cr/").content.decode()
    headings = [one.number for one in records if one.is_heading and one.depth == 0]
    assert [number for number in headings if f'href="/riftbound/cr/{number}"' not in contents] == []
    missing: list[str] = []
    for number in headings:
        page = client.get(f"/riftbound/cr/{number}").content.decode()
        under = [one.number for one in records if one.heading_number == number]
        missing += [one for one in under if f'id="{one}"' not in page]
    assert missing == []
    # Every one of many pages of single rules answers.
    assert [one.number for one in records[::40] if client.get(f"/riftbound/cr/{one.number}").status_code != 200] == []


def _old_numbers_lead_on(client: Client, document: DocumentView) -> None:
    old = document.edition("v1.2")
    assert old is not None
    for record in all_rules(old)[::25]:
        response = client.get(f"/riftbound/cr/{record.number}")
        assert response.status_code == 200, record.number
        page = response.content.decode()
        pinned = f"/riftbound/cr/@v1.2/{record.number}"
        assert f'href="{pinned}"' in page, record.number
        assert client.get(pinned).status_code == 200
