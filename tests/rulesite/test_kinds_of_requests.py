"""What kind of request an address is, and so what one may cost and how often one reader may ask."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.cache import caches
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.urls import get_resolver

from rulesite.serving import kinds
from rulesite.serving.page_cache import PageCache

KINDS = [one for one in vars(kinds).values() if isinstance(one, kinds.Kind)]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/", "page"), ("/magic/cr/603.3b", "page"), ("/magic/cr/@2026-01-16/603", "page"), ("/magic/", "page"),
        ("/search", "search"), ("/api/v1/search", "search"), ("/c/CR 603.3b", "search"), ("/search/suggest", "suggest"),
        ("/api/v1/suggest", "suggest"), ("/api/v1/preview", "suggest"), ("/check", "check"), ("/api/v1/check", "check"),
        ("/magic/cr/compare", "compare"), ("/magic/cr/compare/a...b", "compare"),
        ("/magic/cr/compare/a...b.csv", "compare"),
        ("/api/v1/games/magic/documents/cr/compare", "compare"), ("/api/v1/evaluate", "evaluate"),
        ("/lab", "lab"), ("/lab/explore", "lab"), ("/api/v1/lab", "lab"), ("/laboratory", "page"),
        ("/magic/cr/all", "list"), ("/magic/cr/@2024-06-07/all", "list"), ("/magic/faq/", "list"),
        ("/magic/examples/", "list"), ("/magic/glossary/", "list"), ("/magic/coverage", "list"),
        ("/api/v1/games/magic/documents/cr/editions/2026-08-07/whole.json", "list"),
        ("/api/v1/games/magic/documents/cr/editions/2026-08-07/whole.txt", "list"),
        ("/magic/faq/does-it-resolve", "page"), ("/magic/examples/one", "page"), ("/magic/glossary/stack", "page"),
        ("/sitemap.xml", "described"), ("/api/v1/docs", "described"), ("/api/v1/schema", "described"),
        ("/offline/magic/1/index.json", "piece"), ("/offline/", "page"), ("/admin/login/", "login"),
        ("/editor/sign-in", "login"), ("/editor/drafts/3/", "desk"), ("/api/v1/games", "api"),
    ],
)  # fmt: skip
def test_the_kind_of_a_request_is_told_by_its_path(path: str, name: str) -> None:
    assert kinds.kind_of(path).name == name


def test_a_kind_has_a_name_of_its_own() -> None:
    names = [one.name for one in KINDS]
    assert len(names) == len(set(names)) > 10


def test_whatever_a_reader_types_or_sends_runs_a_few_at_a_time() -> None:
    typed = ("/search", "/check", "/lab", "/api/v1/evaluate", "/c/603", "/magic/cr/compare/a...b", "/magic/cr/all")
    assert [path for path in typed if not kinds.kind_of(path).dear] == []


def test_pages_and_suggestions_wait_behind_nothing() -> None:
    quick = ("/", "/magic/cr/603", "/search/suggest", "/api/v1/suggest", "/api/v1/games", "/offline/")
    assert [path for path in quick if kinds.kind_of(path).dear] == []


def test_a_reader_may_type_faster_than_ten_letters_a_second_and_read_a_page_every_second() -> None:
    assert kinds.SUGGEST.a_minute >= 10 * 60
    assert kinds.PAGE.a_minute >= 60


def test_what_costs_more_may_be_asked_less_often() -> None:
    """Of those who read: the longest a stranger may keep one processor busy, in seconds a minute."""
    dear = [one for one in KINDS if one.dear and one not in (kinds.LAB, kinds.PIECE)]
    assert all(one.a_minute <= 300 for one in dear)
    assert kinds.PAGE.a_minute > max(one.a_minute for one in dear)


def test_every_address_of_the_site_has_a_kind_with_a_budget() -> None:
    paths = [f"/{one}" for one in _patterns(get_resolver())]
    assert len(paths) > 80
    assert all(kinds.kind_of(path).seconds > 0 and kinds.kind_of(path).a_minute > 0 for path in paths)


def _patterns(resolver: Any, before: str = "") -> list[str]:
    found = []
    for one in resolver.url_patterns:
        here = before + str(one.pattern).lstrip("^").replace("\\Z", "")
        found += _patterns(one, here) if hasattr(one, "url_patterns") else [here]
    return found


def asked(address: str, method: str = "GET") -> tuple[str, dict[str, Any]]:
    """What of an address reaches the page behind the cache."""
    seen: list[HttpRequest] = []

    def page(request: HttpRequest) -> HttpResponse:
        seen.append(request)
        return HttpResponse("page", headers={"Cache-Control": "no-store"})

    PageCache(page)(RequestFactory().generic(method, address))
    return seen[0].META["QUERY_STRING"], seen[0].GET.dict()


@pytest.mark.parametrize(
    "query", ["fbclid=IwAR0", "utm_source=chat&utm_medium=social", "gclid=a%26b&utm_campaign=", "igshid", "ref_src=x=y"]
)
def test_what_others_hang_behind_an_address_to_follow_readers_is_dropped(db: None, query: str) -> None:
    assert asked(f"/magic/cr/603?{query}") == ("", {})


@pytest.mark.parametrize(
    "query",
    ["page=2", "version=v1.2&fbclid=1", "fbclid=1&q=card", "utm=1", "xfbclid=1", "q=fbclid=1", "&", "fbclid=1&"],
)
def test_whatever_might_mean_something_stays(db: None, query: str) -> None:
    assert asked(f"/magic/cr/603?{query}")[0] == query


def test_what_is_posted_stays_as_it_was_sent(db: None) -> None:
    assert asked("/check?fbclid=1", "POST")[0] == "fbclid=1"


@pytest.mark.django_db
def test_a_link_passed_on_elsewhere_leads_to_the_page_that_is_kept(client: Client, settings: Any) -> None:
    settings.KEEP_PAGES = True
    caches["pages"].clear()
    plain = client.get("/riftbound/cr/383.3.e")
    followed = client.get("/riftbound/cr/383.3.e?utm_source=chat&fbclid=IwAR0")
    assert followed["ETag"] == plain["ETag"]
    assert followed.content == plain.content
    assert b"fbclid" not in followed.content
    caches["pages"].clear()
