"""Feeds: one entry an edition, with what it says otherwise and nothing that is only renumbered."""

from __future__ import annotations

import re
from datetime import datetime
from xml.etree import ElementTree

import pytest
from django.test import Client

from rules_data.models import Revision

pytestmark = pytest.mark.django_db
ATOM = "{http://www.w3.org/2005/Atom}"


def feed(client: Client, path: str) -> ElementTree.Element:
    response = client.get(path)
    assert response.status_code == 200
    assert response["Content-Type"].startswith("application/atom+xml")
    return ElementTree.fromstring(response.content)  # noqa: S314


def test_a_document_has_one_entry_for_each_edition_with_one_before_it(client: Client) -> None:
    root = feed(client, "/feeds/riftbound/cr.atom")
    entries = root.findall(f"{ATOM}entry")
    told = [str(entry.findtext(f"{ATOM}title")) for entry in entries]
    assert len(told) == 2
    assert "v1.4" in told[0]
    assert "v1.3" in told[1]
    link = entries[0].find(f"{ATOM}link")
    assert link is not None
    assert client.get(link.attrib["href"].removeprefix("http://testserver")).status_code == 200


def test_what_is_only_renumbered_is_no_news(client: Client) -> None:
    told = str(feed(client, "/feeds/riftbound/cr.atom").find(f"{ATOM}entry/{ATOM}summary").text)  # type: ignore[union-attr]
    labels = set(re.findall(r"<li>([^:<]+):", told))
    assert labels
    assert not labels & {"Renumbered", "Reference", "Punctuation", "Reference, renumbered", "Punctuation, renumbered"}


def test_a_section_has_a_feed_of_its_own_changes(client: Client) -> None:
    whole = feed(client, "/feeds/riftbound/cr.atom")
    part = feed(client, "/feeds/riftbound/cr/382.atom")
    assert part.findtext(f"{ATOM}title") != whole.findtext(f"{ATOM}title")
    numbers = re.findall(r"/@v1\.4/(\d+)", ElementTree.tostring(part, encoding="unicode"))
    assert numbers
    assert {int(number) for number in numbers} <= set(range(382, 398))


@pytest.mark.parametrize(
    "path",
    ["/feeds/riftbound/nix.atom", "/feeds/no/cr.atom", "/feeds/riftbound/cr/999.atom", "/feeds/riftbound/cr/x.atom"],
)
def test_there_is_no_feed_of_what_is_not_there(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_an_alias_leads_to_the_feed(client: Client) -> None:
    assert client.get("/feeds/rb/cr.atom")["Location"] == "/feeds/riftbound/cr.atom"


def test_a_feed_without_entries_says_when_the_newest_edition_was_published(client: Client) -> None:
    path = "/feeds/flesh-and-blood/cr/1.10.2.atom"
    first = feed(client, path)
    assert first.findall(f"{ATOM}entry") == []
    published = Revision.objects.filter(edition__document__game__slug="flesh-and-blood", edition__label="2026-06-10")
    told = datetime.fromisoformat(str(first.findtext(f"{ATOM}updated")))
    assert told in {each.published_at for each in published}


@pytest.mark.parametrize("path", ["/riftbound/cr/", "/riftbound/cr/383.3.e", "/riftbound/cr/@v1.2/376.3.a"])
def test_pages_name_their_feeds(client: Client, path: str) -> None:
    page = client.get(path).content.decode()
    feeds = re.findall(r'<link rel="alternate" type="application/atom\+xml"[^>]* href="([^"]+)"', page)
    assert "/feeds/riftbound/cr.atom" in feeds
    assert all(client.get(one).status_code == 200 for one in feeds)


def test_an_unchanged_feed_is_answered_without_a_body(client: Client) -> None:
    first = client.get("/feeds/riftbound/cr.atom")
    again = client.get("/feeds/riftbound/cr.atom", headers={"if-none-match": first["ETag"]})
    assert again.status_code == 304
