"""The API on editions: any two compared, a rule's history, defined words."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

CR = "/api/v1/games/riftbound/documents/cr"


def answer(client: Client, path: str, status: int = 200) -> Any:
    response = client.get(path)
    assert response.status_code == status, response.content
    return response.json()


def test_two_editions_are_compared(client: Client) -> None:
    found = answer(client, f"{CR}/compare?old=v1.2&new=v1.3&within=383.4&size=200")
    moved = next(row for row in found["results"] if row["old"] == "376.4.b")
    assert moved["new"] == "383.4.c"
    assert moved["moved"] is True
    assert "number" in moved["differences"]
    later = answer(client, f"{CR}/compare?old=v1.3")
    assert later["count"] == answer(client, f"{CR}/compare?old=v1.3&new=v1.4")["count"]


def test_one_section_is_compared(client: Client) -> None:
    rows = answer(client, f"{CR}/compare?old=v1.2&within=383.4&size=200")["results"]
    assert rows
    assert all(row["new"].startswith("383.4") or row["old"].startswith("376.4") for row in rows)


@pytest.mark.parametrize(
    ("asked", "status"),
    [("", 400), ("?old=v1.4", 400), ("?old=v9", 404), ("?old=v1.2&new=v9", 404), ("?old=v1.2&within=x", 404)],
)
def test_what_cannot_be_compared_is_said(client: Client, asked: str, status: int) -> None:
    assert answer(client, f"{CR}/compare{asked}", status)["detail"]


def test_a_rule_has_a_history(client: Client) -> None:
    entries = answer(client, f"{CR}/rules/383.4.c/history")
    numbers = [(one["edition"], one["number"]) for one in entries]
    assert numbers == [("v1.4", "383.4.c"), ("v1.3", "383.4.c"), ("v1.2", "376.4.b")]
    assert [one["event"] for one in entries] == ["changed", "changed", "oldest"]
    assert answer(client, f"{CR}/rules/376.4.b/history") == entries
    assert "in no version" in answer(client, f"{CR}/rules/999/history", 404)["detail"]


def test_defined_words_are_listed(client: Client) -> None:
    listed = answer(client, "/api/v1/games/riftbound/glossary")
    assert listed["count"] == 0
    assert answer(client, "/api/v1/games/riftbound/glossary/zebra", 404)["detail"]
