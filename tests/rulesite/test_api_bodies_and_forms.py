"""What programs send and ask for in other forms: bodies, types of content, and what each answer says of itself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db
SCENARIO = """\
example: on-the-quay
game: magic
title: On the quay
editions: ["2024-06-07"]
cards:
  Gull: {types: [creature], power: 1, toughness: 1}
given:
  Ann: {battlefield: [Gull]}
  Bob: {}
when: []
"""
CR = "/api/v1/games/magic/documents/cr"


def check(client: Client, body: Any, kind: str = "application/json") -> Any:
    sent = body if isinstance(body, str | bytes) else json.dumps(body)
    return client.post("/api/v1/check", sent, content_type=kind)


@pytest.mark.parametrize(
    ("member", "said"),
    [
        ("editon", "Did you mean 'edition'?"),
        ("Text", "Did you mean 'text'?"),
        ("documents", "Did you mean 'document'?"),
        ("more", "there are text, game, document, edition, day, against."),
        ("", "There is no such member"),
    ],
)
def test_a_member_that_means_nothing_is_refused_with_the_nearest_one(client: Client, member: str, said: str) -> None:
    answer = check(client, {"text": "CR 603.3b", member: "v1"})
    assert answer.status_code == 400
    assert said in answer.json()["detail"]


@pytest.mark.parametrize(
    "body",
    [
        {"text": "CR 603.3b"},
        {"text": "CR 603.3b", "game": "mtg"},
        {"text": "CR 603.3b", "game": "", "document": "", "edition": "", "against": "", "day": None},
        {"text": "CR 603.3b", "game": "magic", "document": "cr", "edition": "2024-06-07", "against": "2026-08-07"},
        {"text": "CR 603.3b", "game": "magic", "day": "2025-01-01"},
    ],
)
def test_every_member_that_is_described_is_taken(client: Client, body: dict[str, Any]) -> None:
    answer = check(client, body)
    assert answer.status_code == 200, answer.content
    assert [one["raw"] for one in answer.json()["citations"]] == ["CR 603.3b"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"text": ["CR 603.3b"]}, "text: "),
        ({"text": "x", "game": 7}, "game: "),
        ({"text": "x", "game": None}, "game: "),
        ({"text": "x", "day": "2026-02-30"}, "day: "),
        ({"text": "x", "day": "yesterday"}, "day: "),
        ({"game": "magic"}, "text: "),
        ('{"text": "\\ud800"}', "text: "),
        ([], "non_field_errors: "),
        ("", "text: "),
        ("{'text': 'x'}", "The body is not JSON"),
    ],
)
def test_a_member_of_another_kind_is_named(client: Client, body: Any, said: str) -> None:
    answer = check(client, body)
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith(said)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({"game": "chess"}, "There is no game “chess” here."),
        ({"game": "magic", "edition": "v9"}, "No edition “v9” of the Comprehensive Rules is on this site. There are: "),
        ({"game": "magic", "against": "v9"}, "No edition “v9”"),
        ({"game": "magic", "document": "zz"}, "has no document “zz” here. It has: cr"),
    ],
)
def test_what_a_text_is_to_be_read_by_must_be_here(client: Client, named: dict[str, str], said: str) -> None:
    answer = check(client, {"text": "CR 603.3b"} | named)
    assert answer.status_code == 404
    assert said in answer.json()["detail"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/yaml", "application/xml", "application/x-www-form-urlencoded"]
)
def test_a_text_to_be_checked_is_sent_as_json(client: Client, kind: str) -> None:
    answer = check(client, {"text": "CR 603.3b"}, kind)
    assert answer.status_code == 415
    assert kind in answer.json()["detail"]


def told(client: Client, kind: str, body: str = SCENARIO) -> tuple[int, list[Any]]:
    answer = client.post("/api/v1/lab", body, content_type=kind)
    return answer.status_code, [one["step"] for one in answer.json().get("actions", [])]


@pytest.mark.parametrize(
    "kind", ["application/yaml", "text/yaml", "application/x-yaml", "text/plain", "application/octet-stream", "", "odd"]
)
def test_a_scenario_is_read_whatever_it_is_called(client: Client, kind: str) -> None:
    assert told(client, kind) == told(client, "application/yaml")
    assert told(client, kind)[0] == 200


def test_a_scenario_may_be_sent_as_a_member_of_json(client: Client) -> None:
    assert told(client, "application/json", json.dumps({"scenario": SCENARIO})) == told(client, "application/yaml")


@pytest.mark.parametrize("accept", ["application/json", "application/xml", "text/plain", "*/*", "image/png", ""])
def test_who_asks_for_no_page_is_given_json(client: Client, accept: str) -> None:
    answer = client.get("/api/v1/games", headers={"accept": accept})
    assert answer.headers["Content-Type"] == "application/json"
    assert [one["slug"] for one in answer.json()] == ["flesh-and-blood", "magic", "riftbound"]


@pytest.mark.parametrize(
    ("query", "accept", "kind"),
    [
        ("", "text/html", "text/html; charset=utf-8"),
        ("", "text/html;q=0.1, application/json", "application/json"),
        ("?format=json", "text/html", "application/json"),
        ("?format=api", "*/*", "text/html; charset=utf-8"),
    ],
)
def test_the_form_is_the_one_asked_for_and_the_address_goes_first(
    client: Client, query: str, accept: str, kind: str
) -> None:
    answer = client.get(f"/api/v1/games{query}", headers={"accept": accept})
    assert answer.headers["Content-Type"] == kind
    assert "Accept" in answer.headers["Vary"]


@pytest.mark.parametrize("form", ["xml", "yaml", "csv", "JSON", "x" * 200])
def test_a_form_there_is_not_is_refused_with_those_there_are(client: Client, form: str) -> None:
    answer = client.get(f"/api/v1/games?format={form}")
    assert answer.status_code == 404
    assert answer.json()["detail"] == f"format is {form[:60]!r}, expected json or api."


@pytest.mark.parametrize(
    ("address", "same"),
    [
        (f"{CR}/rules/603.3B", f"{CR}/rules/603.3b"),
        ("/api/v1/games/magic/documents/CR/rules/603.3b", f"{CR}/rules/603.3b"),
        ("/api/v1/games/MTG/documents/cr/rules/603.3b", f"{CR}/rules/603.3b"),
        (f"{CR}/rules/603.3b.", f"{CR}/rules/603.3b"),
        (f"{CR}/rules?under=603.", f"{CR}/rules?under=603"),
        (f"{CR}/rules?under=603&page_size=2", f"{CR}/rules?under=603&size=2"),
    ],
)
def test_what_is_written_in_two_ways_is_answered_alike(client: Client, address: str, same: str) -> None:
    one, other = (client.get(asked).json() for asked in (address, same))
    links = {"next", "previous"}
    assert {name: told for name, told in one.items() if name not in links} == {
        name: told for name, told in other.items() if name not in links
    }


@pytest.mark.parametrize("within", ["999", "999.9", "100.99z"])
def test_a_comparison_within_what_neither_version_has_is_refused(client: Client, within: str) -> None:
    answer = client.get(f"{CR}/compare?old=2024-06-07&new=2026-08-07&within={within}")
    assert answer.status_code == 400
    assert answer.json()["detail"] == f"within is {within!r}, and neither version has anything there."


def test_a_comparison_within_a_rule_is_a_part_of_the_whole(client: Client) -> None:
    asked = f"{CR}/compare?old=2024-06-07&new=2026-08-07"
    whole, part = (client.get(f"{asked}{within}").json() for within in ("", "&within=603"))
    assert 0 < part["count"] < whole["count"]
    assert {one["new"].split(".")[0] for one in part["results"] if one["new"]} == {"603"}


@pytest.mark.parametrize("path", ["games", "search?q=603", "lab", "check", "games/magic/faqs"])
def test_pages_of_any_origin_may_ask_before_they_ask(client: Client, path: str) -> None:
    answer = client.options(f"/api/v1/{path}", headers={"origin": "https://tables.example"})
    assert answer.status_code == 200
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Content-Type" in answer.headers["Access-Control-Allow-Headers"]
    assert answer.headers["Access-Control-Allow-Methods"] == answer.headers["Allow"]
    assert int(answer.headers["Access-Control-Max-Age"]) > 0
    assert "Access-Control-Allow-Credentials" not in answer.headers


@pytest.mark.parametrize(
    "path", ["games", "games/magic", f"{CR.removeprefix('/api/v1/')}/rules/603.3b", "games/magic/faqs"]
)
def test_only_the_head_is_the_head_of_the_answer(client: Client, path: str) -> None:
    head, whole = client.head(f"/api/v1/{path}"), client.get(f"/api/v1/{path}")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["Cache-Control"] == whole.headers["Cache-Control"]
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]
    again = client.get(f"/api/v1/{path}", headers={"if-none-match": whole.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["nowhere", "games/chess", "games/magic/cards/none", "search", f"{CR.removeprefix('/api/v1/')}/rules?page=0"],
)
def test_what_is_refused_is_not_kept_by_anybody_and_read_from_anywhere(client: Client, path: str) -> None:
    answer = client.get(f"/api/v1/{path}")
    assert answer.status_code in {400, 404}
    assert "public" not in answer.headers.get("Cache-Control", "")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert list(answer.json()) == ["detail"]


def test_it_is_described_that_nothing_else_may_be_sent(client: Client) -> None:
    described = client.get("/api/v1/schema?format=json").json()["components"]["schemas"]["CheckRequest"]
    assert described["additionalProperties"] is False
    assert set(described["properties"]) == {"text", "game", "document", "edition", "day", "against"}
