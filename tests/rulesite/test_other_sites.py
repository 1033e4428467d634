"""Rules written as on other sites and on phones lead to the rule, from the box and behind /c/."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from django.test import Client

from rulesite.pages.other_sites import as_written_here

pytestmark = pytest.mark.django_db

WRITTEN = [
    ("6033b", "/magic/cr/603.3b"),
    ("603,3b", "/magic/cr/603.3b"),
    ("383,3,e", "/riftbound/cr/383.3.e"),
    ("665c", "/flesh-and-blood/cr/6.6.5c"),
    ("https://yawgatog.com/resources/magic-rules/#R6033b", "/magic/cr/603.3b"),
    ("www.yawgatog.com/resources/magic-rules/#R603", "/magic/cr/603"),
    ("https://academyruins.com/trace/603.3b", "/magic/cr/603.3b"),
    ("https://www.riftboundfaq.com/reference/core-rules#R383.3.e", "/riftbound/cr/383.3.e"),
    ("https://rules.fabtcg.com/en/cr/06-effects/#cr6.6.5c", "/flesh-and-blood/cr/6.6.5c"),
    ("https://powdurr.com/rules/core/v1.2/376.3.a.", "/riftbound/cr/@v1.2/376.3.a"),
]


@pytest.mark.parametrize(("written", "path"), WRITTEN)
def test_the_box_leads_to_the_rule(client: Client, written: str, path: str) -> None:
    answer = client.get("/search", {"q": written})
    assert (answer.status_code, answer.headers.get("Location")) == (302, path)


@pytest.mark.parametrize(("written", "path"), WRITTEN)
def test_a_citation_so_written_leads_to_the_rule(client: Client, written: str, path: str) -> None:
    answer = client.get(f"/c/{quote(written, safe='')}")
    assert (answer.status_code, answer.headers.get("Location")) == (302, path)


@pytest.mark.parametrize("before", ["/search?q=", "/c/"])
def test_a_game_that_is_named_decides(client: Client, before: str) -> None:
    assert client.get(f"{before}mtg%206033b").headers.get("Location") == "/magic/cr/603.3b"


@pytest.mark.parametrize(
    "query",
    [
        "603.3b",
        "2,000 life",
        "replacement effect",
        "https://example.org/603.3b",
        "https://yawgatog.com/about",
        "20,5 1",
    ],
)
def test_what_is_written_as_here_is_left_alone(query: str) -> None:
    assert list(as_written_here(query)) == []


def test_an_address_with_no_rule_of_ours_is_searched_for(client: Client) -> None:
    assert client.get("/search", {"q": "https://yawgatog.com/resources/magic-rules/#R9999z"}).status_code == 200
