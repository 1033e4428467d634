"""Rules' texts as HTML: paragraphs, lists, references and symbols, and nothing anyone could smuggle in."""

from __future__ import annotations

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import SymbolTable, render_inline, render_rule_text
from rules_data.core.tree import RuleNumber

RIFTBOUND = GAMES["riftbound"].symbols


def lookup(number: RuleNumber, document: str | None, edition: str | None) -> Target | None:
    return Target(number, "Title", document) if number.parts[0] != 999 else None


def cite(text: str) -> tuple[ResolvedCitation, ...]:
    return resolve(find(text, GAMES["riftbound"].grammar), lookup)


def link(one: ResolvedCitation) -> str | None:
    return f"/riftbound/cr/{one.target.number}" if one.target else None


def rendered(text: str) -> str:
    return render_rule_text(text, cite=cite, link=link, symbols=RIFTBOUND)


def copied(html: str) -> str:
    """The text a reader copies from the page."""
    return unescape(re.sub(r"<[^>]*>", "", html))


def test_lines_become_paragraphs_and_starred_lines_one_list() -> None:
    assert rendered("One.\n* a\n* b\n\nTwo.") == "<p>One.</p><ul><li>a</li><li>b</li></ul><p>Two.</p>"


def test_a_reference_is_linked_where_it_stands() -> None:
    assert rendered("See rule 355.6. Targeting for more information.") == (
        '<p>See <a class="citation" href="/riftbound/cr/355.6">rule 355.6. Targeting</a> for more information.</p>'
    )


def test_a_reference_that_leads_nowhere_is_shown_without_a_link() -> None:
    assert '<span class="citation dangling">rule 999</span>' in rendered("By rule 999.")


def test_a_reference_across_a_line_end_stays_whole() -> None:
    assert rendered("See rule\n383.4 now") == (
        '<p>See <a class="citation" href="/riftbound/cr/383.4">rule 383.4</a> now</p>'
    )


@pytest.mark.parametrize(
    ("token", "meaning"),
    [
        ("[M]", "Might"),
        ("[S]", "Might"),
        ("[2]", "2 energy"),
        ("[C]", "1 power of the card's domain"),
        ("[E]", "exhaust"),
        ("[Assault 3]", "Assault 3"),
        ("[Quick-Draw]", "Quick-Draw"),
    ],
)
def test_a_symbol_copies_as_printed_and_is_read_in_words(token: str, meaning: str) -> None:
    html = rendered(f"Pay {token}.")
    assert copied(html) == f"Pay {token}."
    assert f'aria-label="{meaning}"' in unescape(html)
    assert 'role="img"' in html


@pytest.mark.parametrize("text", ["[Game Object]", "[do X]", "[amount]", "[]", "[MM]"])
def test_other_brackets_are_plain_text(text: str) -> None:
    assert rendered(text) == f"<p>{text}</p>"


def test_another_game_has_its_own_symbols() -> None:
    assert render_rule_text("[M]", cite=cite, link=link, symbols=SymbolTable()) == "<p>[M]</p>"


def test_a_card_text_is_rendered_on_one_line() -> None:
    assert render_inline("a\nb", cite=cite, link=link, symbols=RIFTBOUND) == "a b"


@pytest.mark.parametrize(
    "payload",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        '"><svg onload=alert(1)>',
        "rule 383<script>",
        "See rule 355. <b>Bold</b> for more information",
        "[M]<iframe src=//x>",
        "&lt;script&gt;",
    ],
)
def test_no_element_of_the_text_survives(payload: str) -> None:
    html = rendered(payload)
    assert set(re.findall(r"<(\w+)", html)) <= {"p", "a", "abbr", "span"}
    assert copied(html) == payload


@pytest.mark.parametrize("address", ["javascript:alert(1)", "//evil.example", "data:text/html,x", "  /x", "mailto:x"])
def test_an_address_that_is_no_page_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="is not an address to link to"):
        render_rule_text("rule 383", cite=cite, link=lambda one: address, symbols=RIFTBOUND)


@given(st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=80))
def test_the_copied_text_is_the_text(text: str) -> None:
    html = render_inline(text, cite=cite, link=link, symbols=RIFTBOUND)
    assert copied(html) == text
