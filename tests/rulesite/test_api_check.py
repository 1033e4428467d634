"""A program sends a text and is told where each reference stands."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from rulesite.api import checking

pytestmark = pytest.mark.django_db


def post(client: Client, status: int = 200, **body: Any) -> dict[str, Any]:
    response = client.post("/api/v1/check", body, content_type="application/json")
    assert response.status_code == status, response.content
    answer: dict[str, Any] = response.json()
    return answer


def test_each_reference_is_given_with_its_place_and_standing(client: Client) -> None:
    text = "é — see rules 376.4.b and 383.3.e (Riftbound)"
    answer = post(client, text=text, edition="v1.2", game="riftbound")
    assert next((text[one["start"] : one["end"]], one["standing"]) for one in answer["citations"]) == (
        "rules 376.4.b",
        "moved",
    )
    assert answer["citations"][0]["becomes"] == "rules 383.4.c"
    assert answer["citations"][0]["numbers"][0]["now"] == ["383.4.c"]
    assert answer["corrected"] == text.replace("376.4.b", "383.4.c")
    assert answer["diff"].startswith("--- a/text\n+++ b/text\n@@ ")
    assert answer["counts"]["moved"] == 1


def test_the_guess_is_given_with_its_reason(client: Client) -> None:
    answer = post(client, text="rule 376.4.b")
    assert (answer["game"], answer["edition"], answer["guessed"]) == ("riftbound", "v1.2", True)
    assert "Best guess" in answer["reason"]


def test_a_text_without_references_is_an_answer_too(client: Client) -> None:
    answer = post(client, text="")
    assert (answer["game"], answer["citations"], answer["corrected"]) == (None, [], "")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"text": 5.5, "day": "x"}, 400),
        ({"text": "rule 603", "game": "chess"}, 404),
        ({"text": "rule 603", "game": "magic", "edition": "v9"}, 404),
    ],
)
def test_what_cannot_be_checked_is_refused_with_a_reason(client: Client, body: dict[str, Any], status: int) -> None:
    assert isinstance(post(client, status, **body)["detail"], str)


def test_too_much_is_refused(client: Client) -> None:
    answer = post(client, 413, text="a" * (checking.LARGEST_TEXT + 1))
    assert "2 MB" in answer["detail"]
    body = b'{"text": "' + b"a" * checking.LARGEST_BODY + b'"}'
    assert client.post("/api/v1/check", body, content_type="application/json").status_code == 413


@pytest.mark.parametrize("body", [b"", b"rule 603", b"[" * 100_000, b"\xff\xfe", b'"text"', b"null"])
def test_what_is_no_json_object_is_refused(client: Client, body: bytes) -> None:
    assert client.post("/api/v1/check", body, content_type="application/json").status_code == 400
