"""Flesh and Blood's symbols in braces, and brackets that are none."""

import pytest

from rules_data.core.citations import find, lookup_in, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import render_inline
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree
from rules_data.core.tree.schemes import FLESH_AND_BLOOD

SYMBOLS = GAMES["flesh-and-blood"].symbols


@pytest.mark.parametrize(
    ("token", "meaning"),
    [
        ("{p}", "power"),
        ("{d}", "defense"),
        ("{h}", "life"),
        ("{i}", "intellect"),
        ("{r}", "resource"),
        ("{c}", "chi"),
        ("{t}", "tap"),
        ("{u}", "untap"),
    ],
)
def test_each_symbol_has_its_meaning(token: str, meaning: str) -> None:
    (symbol,) = SYMBOLS.find(f"gets +1{token} now")
    assert (symbol.token, symbol.meaning, symbol.keyword) == (token, meaning, False)


def test_what_is_no_symbol_stays_text() -> None:
    assert not list(SYMBOLS.find("[p] {x} {power} [EFFECT] {} {p"))


def test_a_symbol_and_a_reference_stand_side_by_side() -> None:
    number = RuleNumber.parse("2.9", FLESH_AND_BLOOD)
    tree = RuleTree(FLESH_AND_BLOOD, (RuleNode(number, NodeKind.HEADING, "Power"),))
    grammar = GAMES["flesh-and-blood"].grammar
    html = render_inline(
        "pay {r}{r} for {p}[2.9]",
        cite=lambda text: resolve(find(text, grammar), lookup_in({"cr": tree}, "cr")),
        link=lambda one: f"/{one.citation.number}",
        symbols=SYMBOLS,
    )
    assert html.count('aria-label="resource"') == 2
    assert 'aria-label="power" title="power">{p}</abbr>[<a' in html
    assert 'href="/2.9">2.9</a>]' in html
