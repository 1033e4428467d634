"""Following a rule: its feed tells what was said otherwise, where it went, and what shows it now."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from xml.etree import ElementTree

import pytest
from django.test import Client

from rules_data.models import Example

pytestmark = [pytest.mark.django_db, pytest.mark.postgresql]
ATOM = "{http://www.w3.org/2005/Atom}"


def feed_of(client: Client, path: str) -> ElementTree.Element:
    """The feed that a rule's page names, in its head and on the page that says how to follow it."""
    page = client.get(path).content.decode()
    head = re.search(r'<link rel="alternate" type="application/atom\+xml"[^>]* href="(/feeds/\w+/p/[^"]+)"', page)
    assert head
    follow = head[1].removesuffix(".atom")
    assert f'<a class="follow" href="{follow}"' in page
    assert head[1] in client.get(follow).content.decode()
    answer = client.get(head[1])
    assert answer["Content-Type"].startswith("application/atom+xml")
    return ElementTree.fromstring(answer.content)  # noqa: S314 (our own output)


def titles(feed: ElementTree.Element) -> list[str]:
    return [str(entry.findtext(f"{ATOM}title")) for entry in feed.findall(f"{ATOM}entry")]


def test_a_move_is_told_with_the_number_before(client: Client) -> None:
    told = titles(feed_of(client, "/riftbound/cr/383.4.c"))
    assert any("in v1.3: moved from 376.4.b" in title for title in told)
    assert any("in v1.2: the oldest version on file" in title for title in told)


def test_the_feed_is_the_rules_and_not_the_numbers(client: Client) -> None:
    today, before = (feed_of(client, path) for path in ("/riftbound/cr/383.4.c", "/riftbound/cr/@v1.2/376.4.b"))
    assert today.findtext(f"{ATOM}id") == before.findtext(f"{ATOM}id")


def test_a_new_example_comes_first_and_only_once(client: Client) -> None:
    example = Example.objects.filter(game__slug="riftbound", provisions__rules__number="383.3.d").first()
    assert example
    assert example.added_at
    Example.objects.filter(pk=example.pk).update(added_at=datetime(2031, 5, 1, tzinfo=UTC))
    feed = feed_of(client, "/riftbound/cr/383.3.d")
    assert titles(feed)[0].endswith(f"new example, {example.title}")
    ids = [str(entry.findtext(f"{ATOM}id")) for entry in feed.findall(f"{ATOM}entry")]
    assert len(set(ids)) == len(ids)
    assert feed.findtext(f"{ATOM}updated", "").startswith("2031-05-01")


def test_an_example_that_is_read_again_is_not_new(client: Client) -> None:
    from django.conf import settings

    from rules_data.actions import load_corpus

    example = Example.objects.filter(game__slug="riftbound").first()
    assert example
    came = datetime(2025, 5, 1, tzinfo=UTC)
    Example.objects.filter(pk=example.pk).update(added_at=came, source_hash="")
    load_corpus(settings.CORPUS_DIR)
    example.refresh_from_db()
    assert example.source_hash
    assert example.added_at == came


def test_every_link_of_a_feed_leads_somewhere(client: Client) -> None:
    for path in ("/riftbound/cr/383.3.e", "/riftbound/cr/383.4.c", "/riftbound/cr/382"):
        feed = feed_of(client, path)
        links = [one.attrib["href"] for one in feed.iter(f"{ATOM}link")]
        links += re.findall(r'href="([^"]+)"', " ".join(one.text or "" for one in feed.iter(f"{ATOM}summary")))
        for address in links:
            assert address.startswith("http://testserver/")
            assert client.get(address.removeprefix("http://testserver")).status_code in {200, 302}, address


@pytest.mark.parametrize("path", ["/feeds/riftbound/p/nothing-so-called.atom", "/feeds/no/p/x.atom"])
def test_there_is_no_feed_of_a_rule_that_never_was(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
