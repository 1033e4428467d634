"""The page of a rule: the rule in its place, whatever the reader typed."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from rules_data.queries import all_rules, find_game
from rulesite.pages.scope import today

pytestmark = pytest.mark.django_db


def text_of(client: Client, path: str) -> str:
    response = client.get(path)
    assert response.status_code == 200, path
    return response.content.decode()


def test_a_rule_shows_its_text_number_edition_and_place(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.3.e")
    assert re.search(r"<h1>.*383\.3\.e", page, re.DOTALL)
    assert "v1.4" in page
    assert "Jun 18, 2026" in page
    crumbs = page[page.index('class="crumbs"') : page.index("</nav>", page.index('class="crumbs"'))]
    assert 'href="/riftbound/cr/382"' in crumbs
    assert 'href="/riftbound/cr/383"' in crumbs
    assert 'href="/riftbound/cr/383.3"' in crumbs


def test_a_rule_shows_everything_below_it_with_anchors(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.3")
    edition = find_game("riftbound", today()).document("cr").current  # type: ignore[union-attr]
    below = [one.number for one in all_rules(edition) if one.number.startswith("383.3.")]
    assert len(below) > 5
    for number in below:
        assert f'id="{number}"' in page


def test_a_section_is_never_cut_off(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/382")
    edition = find_game("riftbound", today()).document("cr").current  # type: ignore[union-attr]
    under = [one.number for one in all_rules(edition) if one.heading_number == "382"]
    assert len(under) == 65
    assert [number for number in under if f'id="{number}"' not in page] == []
    assert not re.search(r"and \d+ more", page)


@pytest.mark.parametrize("typed", ["383.3.E", "383.3.e.", "383-3-e", "(383.3.e)", "CR 383.3.e"])
def test_a_number_in_any_spelling_leads_to_its_page(client: Client, typed: str) -> None:
    response = client.get(f"/riftbound/cr/{typed}")
    assert response.status_code == 301
    assert response["Location"] == "/riftbound/cr/383.3.e"


def test_a_slash_at_the_end_leads_to_the_page(client: Client) -> None:
    response = client.get("/riftbound/cr/383.3.e/")
    assert response.status_code == 301
    assert response["Location"] == "/riftbound/cr/383.3.e"


def test_an_alias_of_the_game_leads_to_its_own_path(client: Client) -> None:
    response = client.get("/rb/cr/383.3.e?x=1")
    assert response.status_code == 301
    assert response["Location"] == "/riftbound/cr/383.3.e?x=1"


def test_a_reference_in_a_text_is_a_link_to_the_rule_it_names(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/388")
    links = re.findall(r'<a class="citation" href="([^"]+)">', page)
    section = text_of(client, "/riftbound/cr/382")
    links += re.findall(r'<a class="citation" href="([^"]+)">', section)
    assert links
    assert all(client.get(link).status_code in {200, 301} for link in set(links))


def test_the_number_in_every_edition_is_listed(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.3.c")
    assert 'href="/riftbound/cr/@v1.2/376.3.a"' in page


def test_a_rule_says_whose_words_it_is_told_in(client: Client) -> None:
    assert "Paraphrased by this project" in text_of(client, "/riftbound/cr/383.3.e")


def test_the_rules_before_and_after_are_linked(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.3.b")
    assert re.search(r'rel="prev" href="/riftbound/cr/383\.3\.a\.3"', page)
    assert re.search(r'rel="next" href="/riftbound/cr/383\.3\.c"', page)


def test_beside_a_section_stand_the_next_sections(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/376")
    assert re.search(r'rel="next" href="/riftbound/cr/382"', page)


def test_the_permanent_address_leads_to_the_number_in_force(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.4.c")
    permanent = re.search(r'href="(/riftbound/p/[^"]+)"', page)
    assert permanent
    response = client.get(permanent[1])
    assert response.status_code == 302
    assert response["Location"] == "/riftbound/cr/383.4.c"


def test_the_history_shows_each_edition_with_its_number(client: Client) -> None:
    page = text_of(client, "/riftbound/cr/383.4.c/history")
    assert "v1.2" in page
    assert "376.4.b" in page
    assert "v1.3" in page


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/riftbound/cr/zebra", "is not a rule number"),
        ("/riftbound/cr/383.3.zz", "There is no rule"),
        ("/riftbound/cr/@v9.9/383", "There is no version"),
        ("/riftbound/nix/383", "has no document"),
        ("/nogame/cr/383", "There is no game"),
        ("/riftbound/p/never-was", "no rule with the permanent name"),
        ("/riftbound/cr/999/history", "There is no rule 999"),
    ],
)
def test_what_is_not_there_is_said_with_a_box_to_search(client: Client, path: str, said: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    page = response.content.decode()
    assert said in page
    assert 'role="search"' in page


def test_an_unknown_number_names_the_nearest_rule_above(client: Client) -> None:
    page = client.get("/riftbound/cr/383.3.zz").content.decode()
    assert 'href="/riftbound/cr/383.3"' in page


@pytest.mark.parametrize("typed", ["%00", "383%00", "%F0%9F%83%8F", "..%2f..", "3" * 500, "٣٨٣", "<script>"])
def test_a_hostile_number_is_only_not_found(client: Client, typed: str) -> None:
    response = client.get(f"/riftbound/cr/{typed}")
    assert response.status_code in {301, 404}
    assert "<script>alert" not in response.content.decode()
