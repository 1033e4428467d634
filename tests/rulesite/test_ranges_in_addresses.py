"""A range where a number stands in an address leads to its rules, and never to a number that nobody meant."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("path", "leads", "first", "last"),
    [
        ("/magic/cr/603.3a-b", "/c/magic CR 603.3a–603.3b", "603.3a", "603.3b"),
        ("/magic/cr/603.2–603.4", "/c/magic CR 603.2–603.4", "603.2", "603.4"),
        ("/riftbound/cr/383-385", "/c/riftbound CR 383–385", "383", "385"),
        ("/riftbound/cr/383.3.a-c", "/c/riftbound CR 383.3.a–383.3.c", "383.3.a", "383.3.c"),
        ("/riftbound/cr/383.1—383.3", "/c/riftbound CR 383.1–383.3", "383.1", "383.3"),
        ("/riftbound/cr/@v1.2/376.3.a-b", "/c/riftbound CR 376.3.a–376.3.b @v1.2", "376.3.a", "376.3.b"),
        ("/flesh-and-blood/cr/6.6.5a-c", "/c/flesh-and-blood CR 6.6.5a–6.6.5c", "6.6.5a", "6.6.5c"),
        ("/flesh-and-blood/cr/@2026-02/6.6.5a-b", "/c/flesh-and-blood CR 6.6.5a–6.6.5b @2026-02", "6.6.5a", "6.6.5b"),
    ],
)
def test_a_range_leads_to_its_rules_in_the_version_of_the_address(path: str, leads: str, first: str, last: str) -> None:
    client = Client()
    answer = client.get(path)
    assert answer.status_code == 302
    assert unquote(answer.headers["Location"]) == leads
    page = client.get(answer.headers["Location"])
    assert page.status_code == 200
    assert f">{first}<" in page.content.decode()
    assert f">{last}<" in page.content.decode()


@pytest.mark.parametrize(
    ("path", "leads"),
    [
        ("/flesh-and-blood/cr/6-6-5", "/flesh-and-blood/cr/6.6.5"),
        ("/flesh-and-blood/cr/6-6-5c", "/flesh-and-blood/cr/6.6.5c"),
        ("/riftbound/cr/383-3-e", "/riftbound/cr/383.3.e"),
        ("/magic/cr/603.3B", "/magic/cr/603.3b"),
        ("/riftbound/cr/@v1.2/376-3-A", "/riftbound/cr/@v1.2/376.3.a"),
    ],
)
def test_a_number_with_dashes_between_its_parts_is_that_number(path: str, leads: str) -> None:
    answer = Client().get(path)
    assert (answer.status_code, answer.headers["Location"]) == (301, leads)


@pytest.mark.parametrize("path", ["/magic/cr/x-y", "/magic/cr/-", "/riftbound/cr/a–b", "/magic/cr/603.7-"])
def test_what_is_neither_says_what_a_number_looks_like(path: str) -> None:
    answer = Client().get(path)
    assert answer.status_code in (301, 404)
    if answer.status_code == 404:
        assert "is not a rule number of the" in answer.content.decode()
