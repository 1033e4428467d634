"""The games' symbols are drawn; their text stays for copying, their meaning for reading aloud."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from rules_data.core.games import GAMES
from rulesite.pages.rule_text import inline_html, with_symbols

SPRITE = (Path(settings.BASE_DIR) / "rulesite/static/rulesite/symbols.svg").read_text()
DRAWN = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))


def test_every_drawing_that_a_game_names_is_in_the_sprite_and_every_drawing_is_named() -> None:
    named = {name for game in GAMES.values() for name in game.symbols.drawings.values()}
    assert named == DRAWN


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_has_a_meaning(game: str) -> None:
    symbols = GAMES[game].symbols
    assert all(symbols.meaning(inner) for inner in symbols.drawings)


@pytest.mark.parametrize(
    ("game", "text", "drawing", "meaning"),
    [
        ("magic", "{T}: Add {G}.", "magic-t", "tap"),
        ("magic", "Pay {2/W}.", "magic-2w", "2 generic mana or white mana"),
        ("flesh-and-blood", "It gets +1{p}.", "fab-p", "power"),
        ("riftbound", "Pay [3] for it.", "riftbound-3", "3 energy"),
    ],
)
def test_a_symbol_is_drawn_and_keeps_its_text_and_its_meaning(game: str, text: str, drawing: str, meaning: str) -> None:
    html = inline_html(game, text)
    assert re.search(rf'<use href="/static/rulesite/symbols[^"]*\.svg#{drawing}"/>', html)
    assert f'aria-label="{meaning}"' in html
    # Without its tags it is what was printed.
    assert re.sub(r"<[^>]+>", "", html) == text


def test_a_keyword_and_an_amount_without_a_drawing_are_shown_as_printed() -> None:
    html = inline_html("riftbound", "[Tank] and [37]")
    assert "<use" not in html
    assert re.sub(r"<[^>]+>", "", html) == "[Tank] and [37]"


def test_the_sprite_loads_nothing_and_runs_nothing() -> None:
    assert not re.search(r"<script|href=|url\(|<image|on\w+=", SPRITE)


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    [
        "/magic/examples/cycling-a-card",
        "/magic/examples/",
        "/magic/cr/702",
        "/search?q=what+does+cycling+do&game=magic",
        "/search?q=what+does+cycling+do&game=magic&type=example",
    ],
)
def test_titles_have_their_symbols_drawn_wherever_they_stand(client: Client, path: str) -> None:
    html = client.get(path).content.decode()
    assert re.search(r'What does cycling <abbr class="symbol drawn"[^>]*aria-label="2 generic mana"', html)
    assert not re.search(r"<(h\d|a [^>]*)>What does cycling \{2}", html)


def test_symbols_are_drawn_beside_words_that_are_marked() -> None:
    html = with_symbols("magic", "Pay {2} for <mark>cycling</mark> &amp; {<mark>T</mark>}")
    assert re.sub(r"<abbr.*?</abbr>", "…", html) == "Pay … for <mark>cycling</mark> &amp; {<mark>T</mark>}"


@pytest.mark.django_db
def test_the_symbols_of_an_answer_are_drawn(client: Client) -> None:
    html = client.get("/magic/faq/how-does-commander-tax-work").content.decode()
    drawn = re.findall(r'<abbr class="symbol drawn"[^>]*aria-label="([^"]+)"[^>]*><svg', html)
    assert "2 generic mana" in drawn
    assert not re.search(r'class="symbol"[^>]*>\{2}', html)
