"""Defined words as pages, and as links where rules use them."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rules_data.actions import check_revision, import_document, publish_revision
from rulesite.pages.scope import today

pytestmark = pytest.mark.django_db
SAMPLE = Path(__file__).resolve().parents[1] / "samples" / "magic" / "small-rulebook.txt"


@pytest.fixture(scope="module")
def rulebook(module_db: None) -> None:
    """A small rulebook with a glossary, in force since yesterday."""
    since = today() - timedelta(days=1)
    text = SAMPLE.read_text().replace("March 5, 2031", f"{since:%B %-d, %Y}")
    named = {"game": "magic", "document": "cr", "edition": since.isoformat()}
    import_document(**named, data=text.encode(), source_name="sample.txt")
    check_revision(**named, examples=False)
    publish_revision(**named, despite_obstacles=True, index=False, examples=False)


def page_of(client: Client, path: str, status: int = 200) -> str:
    response = client.get(path)
    assert response.status_code == status, path
    return response.content.decode()


@pytest.mark.usefixtures("rulebook")
def test_every_word_is_listed_and_its_page_answers(client: Client) -> None:
    links = set(re.findall(r'href="(/magic/glossary/[^"]+)"', page_of(client, "/magic/glossary/")))
    assert "/magic/glossary/deck" in links
    assert len(links) == 7
    assert [link for link in links if client.get(link).status_code != 200] == []


@pytest.mark.usefixtures("rulebook")
def test_a_word_shows_its_senses_what_it_cites_and_what_uses_it(client: Client) -> None:
    page = page_of(client, "/magic/glossary/deck")
    assert '<a class="citation" href="/magic/cr/100.1">' in page
    used = page[page.index("Used in") :]
    assert 'href="/magic/cr/100.1">100.1<' in used
    assert "2 definitions" in page_of(client, "/magic/glossary/chair")
    assert "obsolete" in page_of(client, "/magic/glossary/hopper")


@pytest.mark.usefixtures("rulebook")
def test_a_rule_links_each_defined_word_once_and_never_inside_a_link(client: Client) -> None:
    page = page_of(client, "/magic/cr/100.1")
    body = page[page.index('<div class="rule-body">') : page.index("</article>")]
    assert '<a class="term" href="/magic/glossary/deck">deck</a>' in body
    assert not re.search(r"<a [^>]*>(?:(?!</a>).)*<a ", body, re.DOTALL)


@pytest.mark.usefixtures("rulebook")
def test_a_word_does_not_link_to_itself(client: Client) -> None:
    page = page_of(client, "/magic/glossary/hopper")
    assert '<a class="term" href="/magic/glossary/hopper">' not in page


@pytest.mark.usefixtures("rulebook")
def test_pages_with_defined_words_take_few_queries(client: Client) -> None:
    for path in ("/magic/glossary/", "/magic/glossary/deck", "/magic/cr/100"):
        client.get(path)
        with CaptureQueriesContext(connection) as queries:
            client.get(path)
        assert len(queries) <= 10, path


@pytest.mark.usefixtures("rulebook")
def test_an_unknown_word_is_not_found(client: Client) -> None:
    assert "define “zebra”" in page_of(client, "/magic/glossary/zebra", 404)


def test_a_game_without_a_glossary_says_so(client: Client) -> None:
    assert "have no glossary" in page_of(client, "/riftbound/glossary/")


@pytest.mark.usefixtures("rulebook")
def test_words_are_in_the_sitemap(client: Client) -> None:
    assert "/magic/glossary/deck</loc>" in page_of(client, "/sitemap-pages.xml")
