"""A search that finds nothing leaves its words to the editors; one that finds something leaves nothing."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.db import DatabaseError
from django.test import Client
from django_otp.plugins.otp_totp.models import TOTPDevice

from rules_data.models import UnansweredSearch
from rulesite import noting

pytestmark = pytest.mark.django_db


def kept() -> list[tuple[str, str, int]]:
    return list(UnansweredSearch.objects.values_list("query", "game", "count"))


def test_a_search_without_result_is_noted_from_the_page_and_the_api(client: Client) -> None:
    client.get("/search", {"q": "Xyzzyplugh"})
    client.get("/api/v1/search", {"q": "xyzzyplugh"})
    client.get("/search", {"q": "xyzzyplugh", "game": "magic"})
    assert sorted(kept()) == [("xyzzyplugh", "", 2), ("xyzzyplugh", "magic", 1)]


@pytest.mark.parametrize("query", ["conquer", "383.3.e", "", "type:faq"])
def test_a_search_that_finds_something_is_not_noted(client: Client, query: str) -> None:
    client.get("/search", {"q": query})
    assert kept() == []


def test_only_reading_counts(client: Client) -> None:
    client.head("/search", {"q": "xyzzyplugh"})
    client.post("/search", {"q": "xyzzyplugh"})
    assert kept() == []


def test_a_search_is_answered_when_it_cannot_be_noted(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> bool:
        raise DatabaseError("database is locked")

    monkeypatch.setattr(noting, "note_unanswered_search", refuse)
    assert client.get("/search", {"q": "xyzzyplugh"}).status_code == 200


def test_a_flood_is_noted_only_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []
    monkeypatch.setattr(noting, "note_unanswered_search", lambda query, **_: noted.append(query))
    client = Client()
    for number in range(noting.MOST_A_MINUTE + 5):
        client.get("/search", {"q": f"xyzzy{number}plugh"})
    assert len(noted) == noting.MOST_A_MINUTE


def give_second_factor(client: Client, person: User) -> None:
    """As if the person had typed the digits of their authenticator."""
    device = TOTPDevice.objects.create(user=person, name="phone", confirmed=True)
    session = client.session
    session["otp_device_id"] = device.persistent_id
    session.save()


def test_staff_sees_them_and_nobody_else(client: Client) -> None:
    client.get("/search", {"q": "xyzzyplugh"})
    path = "/admin/rules_data/unansweredsearch/"
    assert client.get(path).status_code == 302
    client.force_login(User.objects.create_superuser("editor"))
    assert client.get(path)["Location"].startswith("/editor/second-factor")
    give_second_factor(client, User.objects.get(username="editor"))
    assert "xyzzyplugh" in client.get(path).content.decode()
    assert client.get(f"{path}add/").status_code == 403
