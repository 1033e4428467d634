"""How pages are built: what reads them out, sends their forms or follows their links finds what it needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from urllib.parse import unquote, urlsplit

import pytest
from django.test import Client
from django.urls import Resolver404, resolve

from rules_data.management._page_kinds import NOT_FOUND, PAGE_KINDS
from tests.rulesite.outline import (
    Outline,
    barriers,
    idle_forms,
    leading_nowhere,
    nameless,
    opening_by_nothing,
    saying_nothing,
    sending_unasked,
    skipped_levels,
    twice,
    undated,
    untold_tables,
)

pytestmark = pytest.mark.django_db
# One of each template; what stands on hundreds of rules stands on one.
KINDS = (
    "home", "game", "document", "rule", "chapter", "moved-number", "unknown-number", "pinned-rule", "history",
    "compare-choose", "search-words", "search-nothing", "example", "example-in-stages", "faq", "lab-empty", "lab",
    "cards", "card", "glossary", "term", "concepts", "concept", "check", "range", "no-citation", "not-found", "report",
    "offline", "follow", "embed", "about", "sign-in", "api-endpoints",
)  # fmt: skip
EACH_KIND = pytest.mark.parametrize("kind", KINDS)


@cache
def page(kind: str) -> Outline:
    answer = Client().get(PAGE_KINDS[kind], follow=True)
    assert answer.status_code == (404 if kind in NOT_FOUND else 200)
    return Outline(answer.content.decode())


@EACH_KIND
def test_a_page_needs_no_mending_and_loses_nothing_on_who_does_not_see_it(kind: str) -> None:
    assert barriers(page(kind)) == {}


@EACH_KIND
def test_a_page_says_its_language_and_its_first_link_leads_to_what_it_is_about(kind: str) -> None:
    (html,) = page(kind).all("html")
    assert html.held["lang"] == "en"
    assert len(page(kind).all("h1")) == len(page(kind).all("main")) == len(page(kind).all("title")) == 1
    assert page(kind).all("h1")[0].is_in("main")
    assert (page(kind).all("a")[0].held["href"], page(kind).all("main")[0].held["tabindex"]) == ("#main", "-1")


@EACH_KIND
def test_every_link_of_the_site_leads_to_a_page_there_is(kind: str) -> None:
    lost = []
    for one in page(kind).all("a", "link", "form", "script", "img"):
        address = one.held.get("href") or one.held.get("src") or one.held.get("action") or ""
        path = unquote(urlsplit(address).path)
        if not address.startswith("/") or path.startswith("/static/"):
            continue
        try:
            resolve(path)
        except Resolver404:
            lost.append(address)
        if address.startswith("//") or "None" in address or " " in address:
            lost.append(address)
    assert lost == []


@EACH_KIND
def test_what_a_page_is_called_elsewhere_is_a_whole_address_of_its_own(kind: str) -> None:
    canonical = [one.held["href"] for one in page(kind).all("link") if one.held.get("rel") == "canonical"]
    robots = [one.held["content"] for one in page(kind).all("meta") if one.held.get("name") == "robots"]
    assert (len(canonical), robots) in [(1, []), (0, ["noindex"])]
    for address in canonical:
        parts = urlsplit(address)
        assert (parts.scheme, parts.netloc, parts.query, parts.fragment) == ("http", "testserver", "", "")


@pytest.mark.parametrize("kind", sorted(NOT_FOUND))
def test_what_is_not_there_is_not_offered_to_search_engines_and_leads_on(kind: str) -> None:
    assert not any(one.held.get("rel") == "canonical" for one in page(kind).all("link"))
    inside = [one for one in page(kind).all("a", "form") if one.is_in("main")]
    assert inside


# Pages that few readers meet: filters, faults, empty lists, further pages, what a script would do.
SELDOM_SEEN = {
    "/search": 200,
    "/search?q=conquer&page=2&kind=faq": 200,
    "/search?q=game:chess+unit": 200,
    "/search?q=in:v1.2+zzz": 200,
    "/search?q=38": 200,
    "/search?q=card:Nekrataal+card:%22Blood+Artist%22": 200,
    "/c/": 200,
    "/c/403": 200,
    "/riftbound/cr/@2026-01-01/383.3.e": 200,
    "/riftbound/cr/@v9/383": 404,
    "/riftbound/cr/compare/v1.2": 404,
    "/riftbound/cr/compare/v1.2...v1.3?within=383&hide=words&hide=number": 200,
    "/magic/tr/": 404,
    "/magic/glossary/none": 404,
    "/chess/": 404,
    "/propose?game=magic": 200,
    "/lab/what-if": 400,
    "/lab?s=zzz": 400,
    "/lab?game=flesh-and-blood": 200,
    "/feeds/riftbound/p/triggered-abilities": 200,
    "/api/v1/nowhere": 404,
    "/api/v1/games/magic/faqs?size=2": 200,
}


@pytest.mark.parametrize("address", SELDOM_SEEN)
def test_a_page_that_few_meet_needs_no_mending_either(client: Client, address: str) -> None:
    answer = client.get(address, follow=True, headers={"accept": "text/html"})
    assert answer.status_code == SELDOM_SEEN[address]
    found = Outline(answer.content.decode())
    assert barriers(found) == {}
    assert len(found.all("h1")) == 1


FAULTY = [
    ("<p>One<p>two", "stands in a paragraph"),
    ("<ul><p>One</p></ul>", "stands right below ul"),
    ("<li>One</li>", "stands in no list"),
    ("<a href=/><button>One</button></a>", "stands in a link or a button"),
    ("<form><form></form></form>", "stands in a form"),
    ("<div><b></div></b>", "closes"),
    ("<div>", "is not closed"),
    ('<b id="a" id="b"></b>', "has an attribute twice"),
]


@pytest.mark.parametrize(("html", "fault"), FAULTY)
def test_what_a_browser_would_have_to_mend_is_found(html: str, fault: str) -> None:
    assert any(fault in one for one in barriers(Outline(html))["to be mended"])


@pytest.mark.parametrize(
    ("html", "looked_for"),
    [
        ('<b id="a"></b><b id="a"></b>', twice),
        ('<b id="a b"></b>', twice),
        ('<a href="#a">One</a>', leading_nowhere),
        ('<label for="a">One</label>', leading_nowhere),
        ('<input id="a">', nameless),
        ("<a href=/></a>", nameless),
        ("<nav></nav>", nameless),
        ("<svg></svg>", nameless),
        ("<main><h1>One</h1><h3>Two</h3></main>", skipped_levels),
        ('<form><input name="q"></form>', idle_forms),
        ('<form action="/x?a=1"><button>Go</button></form>', idle_forms),
        ("<button>One</button>", sending_unasked),
        ("<details><p>One</p></details>", opening_by_nothing),
        ("<details></details>", opening_by_nothing),
        ("<time>May</time>", undated),
        ("<a href=/x>Click here…</a>", saying_nothing),
        ("<table><tr><td>One</td></tr></table>", untold_tables),
        ("<table><tr><th>One</th></tr></table>", untold_tables),
    ],
)
def test_what_is_lost_on_who_does_not_see_it_is_found(html: str, looked_for: Callable[[Outline], list[str]]) -> None:
    assert len(looked_for(Outline(html))) == 1
