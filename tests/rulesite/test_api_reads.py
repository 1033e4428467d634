"""The API: what a program reads, and how it is told what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

CR = "/api/v1/games/riftbound/documents/cr"


def answer(client: Client, path: str, status: int = 200) -> Any:
    response = client.get(path)
    assert response.status_code == status, response.content
    assert response["Content-Type"].startswith("application/json")
    return response.json()


def test_the_first_answer_lists_addresses_that_answer(client: Client) -> None:
    start = answer(client, "/api/v1/")
    assert set(start) >= {"games", "schema", "docs"}
    for name in ("games", "schema", "docs"):
        assert client.get(start[name].removeprefix("http://testserver")).status_code == 200


def test_games_come_with_documents_and_editions(client: Client) -> None:
    game = next(game for game in answer(client, "/api/v1/games") if game["slug"] == "riftbound")
    document = next(document for document in game["documents"] if document["slug"] == "cr")
    assert [(e["label"], e["in_force"]) for e in document["editions"]] == [
        ("v1.4", True), ("v1.3", False), ("v1.2", False),
    ]  # fmt: skip
    assert answer(client, "/api/v1/games/rb")["slug"] == "riftbound"


def test_documents_and_editions_are_listed(client: Client) -> None:
    assert "cr" in [document["slug"] for document in answer(client, "/api/v1/games/riftbound/documents")]
    assert [edition["label"] for edition in answer(client, f"{CR}/editions")] == ["v1.4", "v1.3", "v1.2"]


def test_an_edition_comes_with_its_contents(client: Client) -> None:
    edition = answer(client, f"{CR}/editions/v1.2")
    assert edition["effective"] == "2025-12-01"
    numbers = {section["number"] for part in edition["contents"] for section in [part, *part["sections"]]}
    assert "375" in numbers


def test_a_rule_comes_in_its_place(client: Client) -> None:
    rule = answer(client, f"{CR}/rules/383.3.c")
    assert rule["number"] == "383.3.c"
    assert rule["edition"]["label"] == "v1.4"
    assert [one["number"] for one in rule["ancestors"]] == ["383", "383.3"]
    assert {"edition": "v1.2", "number": "376.3.a", "in_force": False} in rule["numbers"]
    assert client.get(rule["url"]).status_code == 200


def test_a_rule_is_found_by_edition_and_in_any_spelling(client: Client) -> None:
    assert answer(client, f"{CR}/rules/376.3.A.?edition=v1.2")["number"] == "376.3.a"
    assert answer(client, f"{CR}/rules/376.3.a?edition=v1.2")["edition"]["in_force"] is False


def test_a_number_that_has_moved_names_where_to_ask(client: Client) -> None:
    said = answer(client, f"{CR}/rules/376.4.b", 404)["detail"]
    assert "whereabouts/376.4.b" in said
    found = answer(client, f"{CR}/whereabouts/376.4.b")
    assert found["rule"] is None
    assert [one["number"] for one in found["former"][0]["now"]] == ["383.4.c"]
    assert found["nearest"]["number"] == "376"


def test_a_provision_lists_every_edition(client: Client) -> None:
    rule = answer(client, f"{CR}/rules/383.4.c")
    found = answer(client, f"/api/v1/games/riftbound/provisions/{rule['provision']}")
    numbers = [(one["edition"], one["number"]) for one in found["editions"]]
    assert numbers == [("v1.4", "383.4.c"), ("v1.3", "383.4.c"), ("v1.2", "376.4.b")]


def test_rules_come_in_pages_and_under_a_number(client: Client) -> None:
    page = answer(client, f"{CR}/rules?under=383.3&size=5")
    assert page["count"] > 5
    assert len(page["results"]) == 5
    assert page["results"][0]["number"] == "383.3"
    following = answer(client, page["next"].removeprefix("http://testserver"))
    assert following["results"][0]["number"] > "383.3"


def test_lists_of_questions_cards_and_examples_lead_to_each(client: Client) -> None:
    for kind in ("faqs", "cards", "examples"):
        listed = answer(client, f"/api/v1/games/riftbound/{kind}")
        assert listed["count"] > 0
        for row in listed["results"][:5]:
            assert answer(client, f"/api/v1/games/riftbound/{kind}/{row['slug']}")["slug"] == row["slug"]


def test_an_example_comes_with_its_runs_and_traces(client: Client) -> None:
    rows = answer(client, "/api/v1/games/riftbound/examples?size=200")["results"]
    confirmed = [row for row in rows if row["verdict"] == "confirmed"]
    assert confirmed
    example = answer(client, f"/api/v1/games/riftbound/examples/{confirmed[0]['slug']}")
    assert example["runs"]
    assert all(step["rules"] for run in example["runs"] for step in run["trace"])


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/v1/nix", "/api/v1/schema"),
        ("/api/v1/games/nix", "No game"),
        ("/api/v1/games/riftbound/documents/nix", "It has: cr"),
        (f"{CR}/editions/v9", "There are: v1.4"),
        (f"{CR}/rules/383?edition=v9", "There are: v1.4"),
        (f"{CR}/rules/zebra", "looks like 383.3.e"),
        (f"{CR}/whereabouts/999.9", "in no version"),
        ("/api/v1/games/riftbound/faqs/nix", "no question"),
        ("/api/v1/games/riftbound/cards/nix", "no card"),
        ("/api/v1/games/riftbound/examples/nix", "no example"),
        ("/api/v1/games/riftbound/provisions/nix", "permanent name"),
        ("/api/v1/games/riftbound/cards?page=999", "page"),
    ],
)
def test_what_is_missing_is_said_as_json(client: Client, path: str, said: str) -> None:
    assert said in answer(client, path, 404)["detail"]


@pytest.mark.parametrize("path", ["/api/v1/games", f"{CR}/rules/383", "/api/v1/schema"])
def test_any_site_may_read_the_answers(client: Client, path: str) -> None:
    assert client.get(path)["Access-Control-Allow-Origin"] == "*"


def test_nothing_can_be_written(client: Client) -> None:
    for method in (client.post, client.put, client.patch, client.delete):
        assert method("/api/v1/games").status_code == 405


def test_a_browser_is_shown_a_page(client: Client) -> None:
    response = client.get("/api/v1/games", headers={"accept": "text/html,*/*;q=0.8"})
    assert response["Content-Type"].startswith("text/html")
    assert "riftbound" in response.content.decode()


def test_an_unheard_of_format_is_answered_with_json(client: Client) -> None:
    assert client.get("/api/v1/games", headers={"accept": "image/png"}).json()


def test_no_page_of_the_api_may_style_or_script_inline(client: Client) -> None:
    policy = client.get("/api/v1/docs")["Content-Security-Policy"]
    assert "unsafe-inline" not in policy
    assert "script-src 'self';" in policy
