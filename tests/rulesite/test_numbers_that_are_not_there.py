"""The page for a number that no version has leads on: to its neighbours, its section, the other games."""

from __future__ import annotations

import pytest
from django.test import Client

from rules_data.queries import all_rules, find_game
from rulesite.pages.scope import today

pytestmark = pytest.mark.django_db


def test_a_number_behind_the_last_leads_to_the_last_rule(client: Client) -> None:
    answer = client.get("/riftbound/cr/999")
    assert answer.status_code == 404
    said = answer.content.decode()
    assert "Closest rule" in said
    game = find_game("riftbound", today())
    assert game is not None
    last = all_rules(game.documents[0].editions[0])[-1].number
    assert f'href="/riftbound/cr/{last}"' in said


def test_a_number_between_two_leads_to_both_and_to_what_it_would_stand_under(client: Client) -> None:
    said = client.get("/magic/cr/603.4b").content.decode()
    assert "603.4b would stand under" in said
    assert 'href="/magic/cr/603.4"' in said
    assert 'href="/magic/cr/603.5"' in said
    assert "Rules next to it" in said


def test_a_number_of_another_game_says_whose_it_is(client: Client) -> None:
    said = client.get("/riftbound/cr/603").content.decode()
    assert "Meant another game?" in said
    assert 'href="/magic/cr/603"' in said


@pytest.mark.parametrize("asked", [{"q": "rb 603.3b"}, {"q": "fab 603.3b"}, {"q": "603.3b", "game": "riftbound"}])
def test_a_search_for_a_number_of_another_game_says_whose_it_is(client: Client, asked: dict[str, str]) -> None:
    said = client.get("/search", asked).content.decode()
    assert "has no rule 603.3b. The number belongs to:" in said
    assert "the closest" not in said
    assert '<ol class="hits">' not in said
    assert "Nothing was found" not in said
    assert 'href="/magic/cr/603.3b"' in said


@pytest.mark.parametrize("asked", [{"q": "mtg 603.3b"}, {"q": "603.3b"}, {"q": "rb 999.9z"}, {"q": "rb 383.3 603.3b"}])
def test_a_number_that_is_there_or_nowhere_is_nobody_elses(client: Client, asked: dict[str, str]) -> None:
    assert "The number belongs to:" not in client.get("/search", asked, follow=True).content.decode()


def test_following_a_rule_or_a_document_is_explained(client: Client) -> None:
    document = client.get("/feeds/riftbound/cr").content.decode()
    assert "/feeds/riftbound/cr.atom" in document
    assert "feed reader" in document
    page = client.get("/riftbound/cr/383.4.c").content.decode()
    address = page.split('class="follow" href="')[1].split('"')[0]
    explained = client.get(address)
    assert explained.status_code == 200
    assert f"{address}.atom" in explained.content.decode()
    assert client.get("/feeds/riftbound/p/no-such-rule").status_code == 404
