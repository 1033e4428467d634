"""What every page carries: its own title and address, the security headers, no cookie."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

PAGES = [
    "/",
    "/search?q=conquer",
    "/about",
    "/riftbound/",
    "/riftbound/cr/",
    "/riftbound/cr/@v1.2/",
    "/riftbound/cr/383.3.e",
    "/riftbound/cr/382",
    "/riftbound/cr/376.4.b",
    "/riftbound/cr/@v1.2/376.3.a",
    "/riftbound/cr/383.4.c/history",
    "/riftbound/faq/",
    "/riftbound/cards/",
    "/riftbound/examples/",
    "/riftbound/coverage",
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_its_own_title_description_and_one_heading(client: Client, path: str) -> None:
    page = client.get(path).content.decode()
    title = re.search(r"<title>([^<]+)</title>", page)
    assert title
    assert title[1].endswith("Rulesite")
    description = re.search(r'<meta name="description" content="([^"]+)">', page)
    assert description
    assert 20 <= len(description[1]) <= 400
    assert page.count("<h1") == 1
    assert '<meta property="og:title"' in page


def test_titles_tell_pages_apart(client: Client) -> None:
    titles = [re.search(r"<title>([^<]+)</title>", client.get(path).content.decode())[1] for path in PAGES]  # type: ignore[index]
    assert len(set(titles)) == len(PAGES)


@pytest.mark.parametrize("path", [*PAGES, "/nothing-here/", "/robots.txt", "/sitemap.xml", "/api/v1/", "/api/v1/nix"])
@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_every_answer_carries_the_security_headers_and_no_cookie(client: Client, path: str, accept: str) -> None:
    response = client.get(path, headers={"accept": accept})
    policy = response["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"]
    assert response["X-Frame-Options"] == "DENY"
    assert not response.cookies
    assert "Cookie" not in response.get("Vary", "")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_inline_script_or_style(client: Client, path: str) -> None:
    page = client.get(path).content.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page)


def test_a_page_that_has_not_changed_is_answered_without_a_body(client: Client) -> None:
    first = client.get("/riftbound/cr/383.3.e")
    assert first["ETag"]
    again = client.get("/riftbound/cr/383.3.e", headers={"if-none-match": first["ETag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("path", ["/", "/riftbound/cr/383.3.e", "/search", "/riftbound/examples/"])
def test_pages_are_only_read(client: Client, path: str) -> None:
    assert client.post(path).status_code == 405


def test_robots_are_told_of_the_sitemap(client: Client) -> None:
    assert "Sitemap: http://testserver/sitemap.xml" in client.get("/robots.txt").content.decode()


def test_the_sitemap_lists_pages_that_answer(client: Client) -> None:
    index = ElementTree.fromstring(client.get("/sitemap.xml").content)  # noqa: S314 (our own output)
    parts = [node.text or "" for node in index.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(parts) == 2
    found: list[str] = []
    for part in parts:
        tree = ElementTree.fromstring(client.get(part.removeprefix("http://testserver")).content)  # noqa: S314
        found += [node.text or "" for node in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert "http://testserver/riftbound/cr/383.3.e" in found
    paths = [address.removeprefix("http://testserver") for address in found]
    assert [path for path in paths[:: max(1, len(paths) // 60)] if client.get(path).status_code != 200] == []


def test_a_failure_is_told_calmly(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulesite.pages import home

    def fail(_: object) -> None:
        raise RuntimeError("a fault for the test")

    monkeypatch.setattr(home, "games", fail)
    client.raise_request_exception = False
    response = client.get("/")
    assert response.status_code == 500
    page = response.content.decode()
    assert "Something went wrong" in page
    assert "a fault for the test" not in page
