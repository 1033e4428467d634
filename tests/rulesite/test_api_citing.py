"""Citations for programs: written out, and previewed for the sites that embed them."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from tests.campaigns import campaign

pytestmark = pytest.mark.django_db
RULES = "/api/v1/games/riftbound/documents/cr/rules"


def preview(client: Client, *pieces: str, **options: str) -> list[list[dict[str, Any]]]:
    answer = client.get("/api/v1/preview?" + urlencode([*(("c", piece) for piece in pieces), *options.items()]))
    assert answer.status_code == 200, answer.content
    found: list[list[dict[str, Any]]] = answer.json()["pieces"]
    return found


def test_a_citation_is_written_in_every_form(client: Client) -> None:
    told = client.get(f"{RULES}/383.3.e/cite").json()
    assert (told["number"], told["edition"]) == ("383.3.e", "v1.4")
    assert told["pinned"]["address"] == "http://testserver/riftbound/cr/@v1.4/383.3.e"
    assert told["pinned"]["plain"].startswith("Riftbound CR 383.3.e (v1.4, Jun 18, ")
    assert set(told["following"]) == {"address", "plain", "markdown", "reddit", "discord", "html", "bibtex"}
    following = told["following"]["address"].removeprefix("http://testserver")
    assert client.get(following)["Location"] == "/riftbound/cr/383.3.e"


def test_the_page_writes_the_same_forms(client: Client) -> None:
    from html import unescape

    page = unescape(client.get("/riftbound/cr/383.3.e").content.decode())
    told = client.get(f"{RULES}/383.3.e/cite").json()
    for way in ("pinned", "following"):
        for form in ("plain", "markdown", "reddit", "discord", "html", "bibtex"):
            assert told[way][form] in page, (way, form)


@pytest.mark.parametrize("path", ["999/cite", "x/cite", "383.3.e/cite?edition=v9"])
def test_what_is_not_there_is_not_cited(client: Client, path: str) -> None:
    assert client.get(f"{RULES}/{path}").status_code == 404


def test_a_piece_of_text_is_answered_with_its_citations_in_place(client: Client) -> None:
    piece = "as rule 383.3.e says, and CR 603.3b"
    ((first, second),) = preview(client, piece)
    assert piece[first["start"] : first["end"]] == "rule 383.3.e"
    assert piece[second["start"] : second["end"]] == "CR 603.3b"
    assert [one["game"] for one in (first["rules"] + second["rules"])] == ["riftbound", "magic"]
    assert first["rules"][0]["url"] == "http://testserver/riftbound/cr/383.3.e"
    assert first["rules"][0]["in_force"]


@pytest.mark.parametrize("piece", ["costs $603.75", "version 6.6.5", "a 3/3", "603", "words", "2026-01-16", "\x00"])
def test_what_only_looks_like_a_citation_is_none(client: Client, piece: str) -> None:
    assert preview(client, piece) == [[]]


def test_an_old_number_says_what_it_was_and_is(client: Client) -> None:
    (rule,) = preview(client, "rule 376.4.b")[0][0]["rules"]
    assert (rule["edition"], rule["in_force"], rule["now"]) == ("v1.2", False, ["383.4.c"])
    assert rule["note"] == "This was a rule in v1.2; that rule is 383.4.c today."


def test_a_number_that_was_another_rules_before_says_so(client: Client) -> None:
    (rule,) = preview(client, "rule 383")[0][0]["rules"]
    assert "this number was another rule" in rule["note"]


def test_a_text_of_an_older_edition_is_read_in_it(client: Client) -> None:
    (rule,) = preview(client, "rule 376.3.a", edition="v1.2")[0][0]["rules"]
    assert (rule["edition"], rule["url"]) == ("v1.2", "http://testserver/riftbound/cr/@v1.2/376.3.a")
    assert rule["now"] == ["383.3.c"]


def test_only_the_game_asked_for_is_searched(client: Client) -> None:
    assert preview(client, "CR 603.3b", game="riftbound") == [[]]
    assert preview(client, "6.6.5c", game="fab")[0][0]["rules"][0]["number"] == "6.6.5c"


def test_a_range_shows_how_its_rules_begin(client: Client) -> None:
    (rule,) = preview(client, "rules 383.3.a–383.3.c")[0][0]["rules"]
    assert rule["number"] == "383.3.a–383.3.c"
    assert len(rule["text"].split("\n")) == 3
    assert client.get(rule["url"].removeprefix("http://testserver")).status_code == 200


@pytest.mark.parametrize(
    ("query", "status"),
    [("", 400), ("c=", 400), ("c=" + "x" * 161, 400), ("&".join(["c=x"] * 41), 400), ("c=x&game=no", 404)],
)
def test_what_cannot_be_answered_is_refused_with_a_reason(client: Client, query: str, status: int) -> None:
    answer = client.get(f"/api/v1/preview?{query}")
    assert answer.status_code == status
    assert answer.json()["detail"]


def test_any_site_may_read_previews_and_keep_them(client: Client) -> None:
    answer = client.get("/api/v1/preview?c=CR+603.3b", headers={"origin": "https://elsewhere.example"})
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in answer
    assert answer["Cache-Control"].startswith("public, max-age=")
    assert not answer.cookies
    again = client.get("/api/v1/preview?c=CR+603.3b", headers={"if-none-match": answer["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.post("/api/v1/preview?c=CR+603.3b").status_code == 405


def test_a_preview_asked_for_again_takes_one_small_question(client: Client) -> None:
    path = "/api/v1/preview?" + urlencode([("c", f"rule 383.3.{letter} and") for letter in "abcdef"])
    client.get(path)
    with CaptureQueriesContext(connection) as queries:
        client.get(path)
    assert len(queries) == 1


@campaign(80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text(st.sampled_from(list("603.7d-f–,; rule[]()§CRv1🂡<&\"'")), min_size=1, max_size=40), max_size=5))
def test_every_piece_is_answered_and_spans_stand_in_it_apart(client: Client, pieces: list[str]) -> None:
    if not pieces:
        return
    found = preview(client, *pieces)
    assert len(found) == len(pieces)
    for piece, citations in zip(pieces, found, strict=True):
        position = 0
        for one in citations:
            assert position <= one["start"] < one["end"] <= len(piece)
            position = one["end"]
            assert one["rules"]
    assert "<script" not in json.dumps(found)


@pytest.mark.parametrize(
    "query",
    ["c=603.3b&edition=" + "x" * 81, "c=603.3b&game=" + "x" * 81, "c=", "c=" + "6" * 161, "&".join(["c=1"] * 41)],
)
def test_what_is_longer_than_the_schema_says_is_refused_in_a_sentence(client: Client, query: str) -> None:
    answer = client.get(f"/api/v1/preview?{query}")
    assert answer.status_code == 400
    assert any(word in answer.json()["detail"] for word in ("characters", "pieces"))


@pytest.mark.parametrize("path", ["", "/" + "x" * 300])
def test_a_path_that_is_none_is_refused_in_a_sentence(client: Client, path: str) -> None:
    answer = client.get("/api/v1/preview/page", {"path": path})
    assert answer.status_code == 400
    assert "expected 1 to 300" in answer.json()["detail"]
