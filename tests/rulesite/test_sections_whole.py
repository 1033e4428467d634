"""A section or a part is given whole, with all that stands under it, however its document numbers what that is."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db
# Of each game a part, a section and a rule; and what stands first and last in it, and first behind it.
WHOLE = [
    ("riftbound", "382", "383", "384"),
    ("riftbound", "383", "383.1", "384"),
    ("riftbound", "383.3.d", "383.3.d.1", "383.3.e"),
    ("flesh-and-blood", "6.6", "6.6.1", "7.0"),
    ("magic", "6", "603.3b", "704"),
    ("magic", "603", "603.3b", "608.1"),
    ("magic", "603.3", "603.3b", "603.4"),
]


def numbers(game: str, number: str) -> list[str]:
    found = Client().get(f"/{game}/cr/{number}.json")
    assert found.status_code == 200
    return [rule["number"] for rule in found.json()["rules"]]


@pytest.mark.parametrize(("game", "number", "inside", "outside"), WHOLE)
def test_it_comes_first_with_what_is_in_it_and_nothing_else(game: str, number: str, inside: str, outside: str) -> None:
    found = numbers(game, number)
    assert found[0] == number
    assert inside in found
    assert outside not in found
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("game", "number"), [("riftbound", "382"), ("riftbound", "383.3.d"), ("magic", "603"), ("flesh-and-blood", "6.6")]
)
def test_the_api_lists_the_same(game: str, number: str) -> None:
    page = Client().get(f"/api/v1/games/{game}/documents/cr/rules?under={number}&size=200").json()
    assert [rule["number"] for rule in page["results"]] == numbers(game, number)
    assert page["count"] == len(numbers(game, number))


def test_a_part_has_all_of_its_sections_and_ends_with_the_next() -> None:
    part = numbers("riftbound", "300")
    assert part[0] == "300"
    # 400 is no heading: the part goes on.
    assert {"357", "382", "383", "383.3.d", "400"} <= set(part)
    assert not {"000", "800"} & set(part)
    place = part.index("382")
    assert part[place : place + len(numbers("riftbound", "382"))] == numbers("riftbound", "382")


def test_a_link_to_a_section_is_previewed_with_its_first_rules() -> None:
    told = Client().get("/api/v1/preview/page?path=/riftbound/cr/382").json()
    assert "383" in str(told), told


@pytest.mark.parametrize("form", ["txt", "md", "json"])
def test_every_form_has_all_of_it(form: str) -> None:
    said = Client().get(f"/riftbound/cr/382.{form}").content.decode()
    assert all(number in said for number in ("382", "383", "383.3.d.1"))
