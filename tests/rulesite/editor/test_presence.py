"""Two people at one text see one another."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from rules_data.actions import note_presence
from rules_data.actions.note_presence import MOST_PLACES
from rules_data.models import Presence

pytestmark = pytest.mark.django_db
PATH = "/editor/texts/riftbound/faq/does-it-resolve"


def test_two_people_at_one_text_see_one_another(author: Client, publisher: Client) -> None:
    assert "is here, too" not in author.get(PATH).content.decode().replace("NAME is here, too", "")
    assert "ann is here, too." in publisher.get(PATH).content.decode()
    assert author.post("/editor/present", {"at": PATH}).json() == {"others": ["pia"]}
    assert publisher.post("/editor/present", {"at": PATH}).json() == {"others": ["ann"]}


def test_at_another_text_nobody_is_seen(author: Client, publisher: Client) -> None:
    author.get(PATH)
    assert publisher.post("/editor/present", {"at": PATH + "-or-not"}).json() == {"others": []}


def test_whoever_left_is_forgotten(author: Client, publisher: Client) -> None:
    author.get(PATH)
    Presence.objects.update(seen_at=timezone.now() - timedelta(minutes=1))
    assert publisher.post("/editor/present", {"at": PATH}).json() == {"others": []}
    assert list(Presence.objects.values_list("who", flat=True)) == ["pia"]


@pytest.mark.parametrize("place", ["", "/", "/riftbound/", "/editor/sign-in", "x" * 5000, "//evil"])
def test_only_pages_of_the_desk_are_places(author: Client, place: str) -> None:
    assert author.post("/editor/present", {"at": place}).status_code == 404
    assert not Presence.objects.exists()


def test_one_person_fills_no_table() -> None:
    for place in range(MOST_PLACES + 5):
        note_presence(f"/editor/texts/riftbound/faq/text-{place}", "ann")
    assert Presence.objects.count() == MOST_PLACES


def test_a_page_is_shown_also_while_the_database_is_busy(author: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(*_args: object, **_given: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(Presence.objects, "update_or_create", busy)
    assert author.get(PATH).status_code == 200


def test_a_stranger_is_told_of_nobody(client: Client) -> None:
    assert client.post("/editor/present", {"at": PATH}).status_code == 302
