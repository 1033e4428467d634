"""A NUL in any field or address of the desk is refused in a sentence: PostgreSQL keeps none, and no page fails."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from rules_data.models import ImpactItem, WorkingText
from tests.rulesite.editor.conftest import client_of
from tests.rulesite.editor.test_invisible_drafts import ALL_ROUTES, DOORS, address, secret

pytestmark = pytest.mark.django_db
assert secret  # the fixture
FIELDS = (
    "title", "question", "also", "answer", "rules", "cards", "edition", "source", "source_title", "version", "note",
    "kind", "game", "text", "number", "notes", "days", "why", "at", "sure", "overrule", "choice", "old", "new",
    "pair", "page", "show", "state", "words", "means", "seen", "in_use", "do", "assign_to", "document", "effective",
    "address", "replace", "find", "q", "examples", "about", "at",
)  # fmt: skip
DESK = [(name, route) for space, name, route in ALL_ROUTES if space == "editor" and name not in DOORS]


@pytest.fixture(scope="module")
def publisher(secret: tuple[int, int]) -> Client:
    """One who has signed in once, for all of these tests: they change nothing."""
    return client_of("pia", "publisher")


@pytest.mark.parametrize(("name", "route"), DESK, ids=[name for name, _ in DESK])
def test_a_nul_in_any_field_is_refused_in_a_sentence(
    secret: tuple[int, int], publisher: Client, name: str, route: str
) -> None:
    before = (WorkingText.objects.count(), ImpactItem.objects.count())
    path = address(route, *secret)
    for answer in (publisher.post(path, dict.fromkeys(FIELDS, "a\x00b")), publisher.get(path, {"find": "a\x00b"})):
        assert answer.status_code in (400, 405)
        if answer.status_code == 400:
            assert "contains a NUL character" in answer.content.decode()
    assert (WorkingText.objects.count(), ImpactItem.objects.count()) == before


@pytest.mark.parametrize(("name", "route"), DESK, ids=[name for name, _ in DESK])
def test_an_address_with_a_nul_is_no_page(secret: tuple[int, int], publisher: Client, name: str, route: str) -> None:
    if not re.search(r"<(str|path|slug)", route):
        pytest.skip("nothing in this address can be chosen")
    path = address(route, *secret) + "%00"
    assert publisher.get(path).status_code in (404, 405)


@pytest.mark.parametrize("path", ["/editor/sign-in", "/editor/second-factor", "/editor/second-factor/set-up"])
def test_a_nul_at_the_door_is_no_fault_of_the_site(publisher: Client, client: Client, path: str) -> None:
    form = {"username": "a\x00b", "password": "a\x00b", "token": "a\x00b", "next": "/\x00"}
    for somebody in (publisher, client):
        assert somebody.post(path, form).status_code < 500


def test_a_reader_s_report_is_kept_without_it(client: Client) -> None:
    answer = client.post("/report", {"about": "/\x00", "text": "a\x00b", "address": "\x00"})
    assert answer.status_code < 500
