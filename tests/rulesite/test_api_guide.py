"""The guide of the API for people, what its schema says of every request, whole versions, and games named in words."""

from __future__ import annotations

import re

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db
HTML = {"accept": "text/html"}
WHOLE = "/api/v1/games/riftbound/documents/cr/editions/{}/whole.{}"


def test_programs_get_addresses_and_people_a_guide(client: Client) -> None:
    assert "games" in client.get("/api/v1/").json()
    guide = client.get("/api/v1/", headers=HTML).content.decode()
    for heading in ("Quick start", "Limits", "Licence", "Changelog"):
        assert f"{heading}</h2>" in guide


def test_every_request_of_the_guide_can_be_made_as_it_stands(client: Client) -> None:
    guide = client.get("/api/v1/", headers=HTML).content.decode().replace("&amp;", "&")
    asked = re.findall(r"http://testserver(/api/v1/[^\s\"<]+)", guide)
    assert len(asked) >= 5
    for path in asked:
        if not path.endswith("/evaluate"):
            assert client.get(path).status_code == 200, path


def test_the_endpoints_are_one_light_page(client: Client) -> None:
    answer = client.get("/api/v1/docs")
    assert len(answer.content) < 60_000
    said = answer.content.decode()
    for path in client.get("/api/v1/schema?format=json").json()["paths"]:
        assert f"<code>{path}</code>" in said


def test_the_schema_tells_of_every_refusal(client: Client) -> None:
    schema = client.get("/api/v1/schema?format=json").json()
    for path, methods in schema["paths"].items():
        for told in methods.values():
            assert set(told["responses"]) >= {"422", "429", "503"}, path


def test_a_whole_version_comes_as_json_and_as_text(client: Client) -> None:
    rules = client.get(WHOLE.format("v1.2", "json")).json()
    assert client.get(WHOLE.format("current", "json")).json() != rules
    text = client.get(WHOLE.format("v1.2", "txt"))
    assert text["Content-Type"].startswith("text/plain")
    assert all(f"{rule['number']} {rule['text']}" in text.content.decode() for rule in rules)
    assert client.get(WHOLE.format("v9", "txt")).status_code == 404


def test_an_answer_that_has_not_changed_is_not_sent_again(client: Client) -> None:
    for path in ("/api/v1/games", WHOLE.format("v1.2", "txt"), "/api/v1/games/riftbound/documents/cr/rules/383.3.e"):
        first = client.get(path)
        assert "max-age" in first["Cache-Control"], path
        assert client.get(path, headers={"if-none-match": first["ETag"]}).status_code == 304, path


def test_a_filter_with_nothing_behind_it_is_an_error(client: Client) -> None:
    answer = client.get("/api/v1/games/riftbound/documents/cr/rules?under=999")
    assert answer.status_code == 400
    assert "999" in answer.json()["detail"]


def test_words_that_name_a_game_go_before_the_game_of_the_page(client: Client) -> None:
    def games(piece: str) -> set[str]:
        answer = client.get("/api/v1/preview", {"game": "magic", "c": piece})
        return {rule["game"] for found in answer.json()["pieces"] for one in found for rule in one["rules"]}

    assert games("Riftbound: rule 383.3") == {"riftbound"}
    assert games("see rule 603.3b") == {"magic"}
    assert games("Magic and Riftbound: rule 603.3b") == {"magic"}
