"""Tournament rules and guides to infractions, from their files to what readers find."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client

from rules_data.actions import check_revision, import_document, publish_revision

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
