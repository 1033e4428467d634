"""A search that is asked for again is not made again, and never outlives what it was made from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.test import Client

from rules_data import search
from rules_data.models import UnansweredSearch
from rulesite import response_cache
from rulesite.pages import searching

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The queries that were really searched for."""
    queries: list[str] = []

    def counting(query: str, **rest: object) -> search.Results:
        queries.append(query)
        return found(query, **rest)  # type: ignore[arg-type]

    found = search.search
    monkeypatch.setattr(searching.search, "search", counting)
    cache.clear()
    yield queries
    cache.clear()


def test_the_same_page_is_made_once_for_everybody(client: Client, made: list[str]) -> None:
    first = client.get("/search?q=conquer")
    again = Client().get("/search?q=conquer")
    assert made == ["conquer"]
    assert (again.content, again["Content-Type"], again["ETag"]) == (
        first.content, first["Content-Type"], first["ETag"],
    )  # fmt: skip
    assert again["Content-Security-Policy"] == first["Content-Security-Policy"]


def test_a_jump_is_kept_too(client: Client, made: list[str]) -> None:
    places = [client.get("/search?q=383.3.e")["Location"] for _ in range(2)]
    assert places[0] == places[1] == "/riftbound/cr/383.3.e"
    assert made == ["383.3.e"]


def test_another_form_page_or_host_is_another_answer(client: Client, made: list[str]) -> None:
    client.get("/search?q=conquer")
    client.get("/search?q=conquer&page=2")
    client.get("/search?q=conquer", headers={"host": "localhost"})
    assert len(made) == 3
    json = client.get("/api/v1/search?q=conquer", headers={"accept": "application/json"})
    html = client.get("/api/v1/search?q=conquer", headers={"accept": "text/html"})
    assert json["Content-Type"] != html["Content-Type"]
    assert client.get("/api/v1/search?q=conquer", headers={"accept": "application/json"}).json() == json.json()


def test_another_index_makes_every_answer_anew(
    client: Client, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.get("/search?q=conquer")
    monkeypatch.setattr(response_cache, "index_state", lambda: "another")
    client.get("/search?q=conquer")
    assert made == ["conquer", "conquer"]


def test_nothing_is_kept_without_an_index(client: Client, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(response_cache, "index_state", lambda: None)
    client.get("/search?q=conquer")
    client.get("/search?q=conquer")
    assert made == ["conquer", "conquer"]


def test_a_search_that_found_nothing_is_counted_each_time(client: Client, made: list[str]) -> None:
    for _ in range(3):
        client.get("/search?q=xyzzyplugh")
    assert UnansweredSearch.objects.get(query="xyzzyplugh").count == 3
