"""Magic's symbols, read aloud."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.markup import render_inline

MAGIC = GAMES["magic"].symbols


@pytest.mark.parametrize(
    ("token", "meaning"),
    [
        ("{T}", "tap"),
        ("{Q}", "untap"),
        ("{W}", "white mana"),
        ("{C}", "colorless mana"),
        ("{0}", "no generic mana"),
        ("{12}", "12 generic mana"),
        ("{X}", "X generic mana"),
        ("{G/U}", "green or blue mana"),
        ("{2/B}", "2 generic mana or black mana"),
        ("{C/W}", "colorless or white mana"),
        ("{R/P}", "red mana or 2 life"),
        ("{P/R}", "red mana or 2 life"),
        ("{G/W/P}", "green mana, white mana or 2 life"),
        ("{S}", "snow mana"),
        ("{E}", "energy counter"),
        ("{CHAOS}", "chaos symbol"),
        ("{rIII}", "chapter 3"),
        ("{8+}", "8 or more charge counters"),
        ("[+2]", "loyalty cost: add 2"),
        ("[−X]", "loyalty cost: remove X"),
        ("[-3]", "loyalty cost: remove 3"),
    ],
)
def test_each_symbol_has_its_meaning(token: str, meaning: str) -> None:
    (symbol,) = MAGIC.find(f"Pay {token}: go.")
    assert (symbol.token, symbol.meaning, symbol.keyword) == (token, meaning, False)


@pytest.mark.parametrize("text", ["{BB}", "[Cost]", "{trigger}", "{1]", "[+1}", "{}", "{W/W/W/W}", "(2)", "[1]"])
def test_what_is_no_symbol_stays_text(text: str) -> None:
    assert list(MAGIC.find(text)) == []


def test_a_symbol_reads_aloud_and_copies_as_it_is_printed() -> None:
    html = render_inline("Add {G}.", cite=lambda _: (), link=lambda _: None, symbols=MAGIC)
    assert 'aria-label="green mana"' in html
    assert ">{G}</abbr>." in html
