"""A search that names its game in its words is a search in that game."""

from __future__ import annotations

import pytest
from django.test import Client

from rules_data.queries import GameView
from rulesite.pages.spoken_games import named_game

NAMED = (
    ("magic", "Magic: The Gathering", "mtg"),
    ("riftbound", "Riftbound", "rb"),
    ("flesh-and-blood", "Flesh and Blood", "fab"),
)
GAMES = [GameView(slug, name, (alias,), f"The {name} House", "", (), 0, 0, 0) for slug, name, alias in NAMED]


@pytest.mark.parametrize(
    ("query", "game", "rest"),
    [
        ("fab go again", "flesh-and-blood", "go again"),
        ("Flesh & Blood: who draws first", None, None),
        ("who draws first in Flesh and Blood", "flesh-and-blood", "who draws first"),
        ("magic the gathering ward", "magic", "ward"),
        ("Riftbound's showdown", "riftbound", "showdown"),
        ("the riftbound house judge call", "riftbound", "judge call"),
    ],
)
def test_a_game_is_understood_however_it_is_named(query: str, game: str | None, rest: str | None) -> None:
    assert named_game(query, GAMES) == ((game, rest) if game else None)


@pytest.mark.parametrize(
    "query",
    ["ward", "magic", "magic or riftbound chain", "mtg 603.3b", '"magic symbol"', "game:magic ward", "fabled -rb x"],
)
def test_nothing_is_understood_where_no_one_game_is_meant(query: str) -> None:
    assert named_game(query, GAMES) is None


@pytest.mark.django_db
def test_the_results_are_those_of_the_game_that_the_words_name(client: Client) -> None:
    page = client.get("/search", {"q": "riftbound who orders triggers when both players have one"}).content.decode()
    hits = page.split('<ol class="hits">')[1]
    assert 'data-game="riftbound"' in hits
    assert 'data-game="magic"' not in hits
    assert 'value="riftbound who orders triggers when both players have one"' in page
    assert ">Riftbound <" in page.split('class="chips"')[1], "the game can be taken away again"


@pytest.mark.django_db
def test_a_word_that_is_no_game_after_all_finds_what_it_did(client: Client) -> None:
    page = client.get("/search", {"q": "magic zzyzx"}).content.decode()
    assert 'name="game" value="magic"' not in page
