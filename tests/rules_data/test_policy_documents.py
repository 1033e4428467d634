"""Tournament rules and guides to infractions, from their files to what readers find."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client
from django.utils import timezone

from rules_data import search
from rules_data.actions import check_revision, import_document, publish_revision
from rules_data.queries import CheckRequest, check_text, games

pytestmark = pytest.mark.django_db

SAMPLES = Path(__file__).parents[1] / "samples"
FILES = {
    ("magic", "tr"): "magic/tournament-rules.txt",
    ("magic", "ipg"): "magic/infraction-guide.txt",
    ("flesh-and-blood", "tr"): "flesh_and_blood/tournament-rules.md",
    ("flesh-and-blood", "ppg"): "flesh_and_blood/penalty-guide.txt",
}


def publish(game: str, document: str) -> None:
    named = {"game": game, "document": document, "edition": "2026-05"}
    data = (SAMPLES / FILES[game, document]).read_bytes()
    import_document(**named, data=data, source_name=FILES[game, document])
    check_revision(**named)
    publish_revision(**named, index=False)


@pytest.mark.parametrize(("game", "document"), FILES)
def test_each_of_them_is_published_and_read_section_by_section(game: str, document: str, client: Client) -> None:
    publish(game, document)
    page = client.get(f"/{game}/{document}/2.1")
    assert page.status_code == 200
    assert client.get(f"/{game}/{document}/").status_code == 200
    assert f'href="/{game}/{document}/2.1"' in client.get(f"/{game}/{document}/2").content.decode()


def test_a_section_links_its_own_document_and_the_rules_of_play_stay_theirs(client: Client) -> None:
    publish("magic", "tr")
    page = client.get("/magic/tr/1.1").content.decode()
    assert 'href="/magic/tr/2.2"' in page
    # Rule 103.1 of the rules of play is not on a site with only what ships, and is no section 103.1.
    assert "/magic/tr/103.1" not in client.get("/magic/tr/2.1").content.decode()


def test_an_appendix_is_found_by_its_letter_in_any_case(client: Client) -> None:
    publish("magic", "tr")
    assert client.get("/magic/tr/A").status_code == 200
    assert client.get("/magic/tr/a", follow=True).status_code == 200


def test_a_section_is_found_by_the_name_judges_give_its_document(client: Client) -> None:
    publish("magic", "tr")
    publish("flesh-and-blood", "ppg")
    for cited, path in {
        "MTR 2.1": "/magic/tr/2.1",
        "Magic Tournament Rules section 2.1": "/magic/tr/2.1",
        "mtr appendix a": "/magic/tr/A",
        "PPG 2.1": "/flesh-and-blood/ppg/2.1",
        "Penalty Guide 2.1": "/flesh-and-blood/ppg/2.1",
    }.items():
        assert client.get(f"/c/{cited}").headers.get("Location") == path, cited
    assert client.get("/c/IPG 2.1").status_code == 404


def test_a_number_that_names_no_document_is_one_of_the_rules_of_play(client: Client) -> None:
    publish("flesh-and-blood", "tr")
    assert client.get("/c/fab 6.2").headers["Location"] == "/flesh-and-blood/cr/6.2"


def test_a_search_for_a_section_leads_to_it() -> None:
    publish("magic", "tr")
    jump = search.search("MTR 2.1").jump
    assert jump is not None
    assert (jump.game, jump.document, jump.number) == ("magic", "tr", "2.1")


def checked(text: str, request: CheckRequest | None = None) -> list[tuple[str, str, str]]:
    """Document, number and standing of each reference in a text."""
    found = check_text(text, games(timezone.localdate()), request)
    return [(one.document, str(one.citation.number), str(one.standing)) for one in found.citations]


def test_a_text_that_cites_policies_and_rules_of_play_is_checked_by_both() -> None:
    publish("magic", "tr")
    publish("magic", "ipg")
    told = checked("See MTR 2.1 and IPG 2.2, then CR 603.4. MTR 9.9 is a slip, and it took 2.1 minutes.")
    assert told == [
        ("tr", "2.1", "current"),
        ("ipg", "2.2", "current"),
        ("cr", "603.4", "current"),
        ("tr", "9.9", "never existed"),
    ]


def test_a_text_that_cites_nothing_but_a_policy_is_told_its_game_by_that() -> None:
    publish("flesh-and-blood", "ppg")
    assert checked("A missed trigger: PPG 2.1.") == [("ppg", "2.1", "current")]


def test_a_text_about_a_policy_names_its_sections_without_its_name() -> None:
    publish("magic", "tr")
    told = checked("Section 2.1 says so; section 9.9 does not.", CheckRequest(game="magic", document="tr"))
    assert told == [("tr", "2.1", "current"), ("tr", "9.9", "never existed")]


def test_a_document_that_is_not_on_the_site_is_said_to_be_missing_and_not_read_as_another() -> None:
    told = checked("Riftbound CR 383.3.e, and TR 702.5 of the tournament rules.")
    assert told == [("cr", "383.3.e", "current"), ("tr", "702.5", "of an edition not kept")]


def test_sections_of_absent_documents_are_counted_aloud_where_nothing_else_is_cited() -> None:
    found = check_text("MTR 2.10 says so, and IPG 2.1 agrees.", games(timezone.localdate()))
    assert (found.game, found.like_rules) == (None, 2)
