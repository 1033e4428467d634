"""Defined words in rules: the longest, once, whole, and never inside another link."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import TermLinker, TermTable, render_rule_text
from rules_data.core.tree import RuleNumber

TABLE = TermTable(
    {
        "ability": "Ability",
        "activated-ability": "Activated Ability",
        "land": "Land",
        "phase": "Phase",
        "first-strike": "First Strike",
        "1h": "(1H)",
        "players-turn": "Player’s Turn",
        "life-life-total": "Life, Life Total",
        "pairs-with": "Pairs (with)",
    }
)


def used(text: str) -> list[tuple[str, str]]:
    return [(text[use.start : use.end], use.slug) for use in TABLE.find(text)]


def cite(text: str) -> tuple[ResolvedCitation, ...]:
    def lookup(number: RuleNumber, document: str | None, edition: str | None) -> Target | None:
        return Target(number, "", document)

    return resolve(find(text, GAMES["magic"].grammar), lookup)


def rendered(text: str, known: tuple[str, ...] = ()) -> str:
    linker = TermLinker(TABLE, lambda slug: f"/g/{slug}", known)
    return render_rule_text(text, cite=cite, link=lambda _: "/r", symbols=GAMES["magic"].symbols, terms=linker)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("an ability", [("ability", "ability")]),
        ("ABILITY", [("ABILITY", "ability")]),
        ("an activated ability here", [("activated ability", "activated-ability")]),
        ("activated, ability", [("ability", "ability")]),
        ("two lands", [("lands", "land")]),
        ("activated abilities", [("activated abilities", "activated-ability")]),
        ("landfall, island, landed", []),
        ("a (1H) weapon", [("1H", "1h")]),
        ("a player's turn", [("player's turn", "players-turn")]),
        ("first first strike", [("first strike", "first-strike")]),
        ("the life total", [("life total", "life-life-total")]),
        ("his life", [("life", "life-life-total")]),
        ("it pairs with", [("pairs", "pairs-with")]),
        ("", []),
    ],
)
def test_the_longest_whole_word_is_found(text: str, found: list[tuple[str, str]]) -> None:
    assert used(text) == found


def test_a_word_is_linked_once_in_a_rule() -> None:
    html = rendered("A land is a land.\nLands are lands, and phases are not.")
    assert html == (
        '<p>A <a class="term" href="/g/land">land</a> is a land.</p>'
        '<p>Lands are lands, and <a class="term" href="/g/phase">phases</a> are not.</p>'
    )


def test_a_word_inside_a_reference_is_not_linked_and_the_next_one_is() -> None:
    html = rendered("See rule 305, “Land.” A land is no spell.")
    assert html.count("<a ") == 2
    assert not re.search(r"<a [^>]*>[^<]*<a ", html)
    assert '<a class="term" href="/g/land">land</a> is no spell' in html


def test_a_word_known_already_is_not_linked() -> None:
    assert "<a" not in rendered("A land.", known=("land",))


@pytest.mark.parametrize("address", ["javascript:alert(1)", "//evil.example"])
def test_an_address_that_is_no_page_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="is not an address to link to"):
        render_rule_text(
            "land", cite=cite, link=lambda _: None, symbols=GAMES["magic"].symbols,
            terms=TermLinker(TABLE, lambda _: address),
        )  # fmt: skip


WORDS = st.lists(st.sampled_from(["ability", "Activated", "first", "strike", "land", "İ", "<b>", "603.7d", "\n"]))


@given(st.one_of(st.text(max_size=60), WORDS.map(" ".join)))
def test_links_change_no_letter(text: str) -> None:
    for use in TABLE.find(text):
        assert 0 <= use.start < use.end <= len(text)
    linker = TermLinker(TABLE, lambda slug: f"/g/{slug}")
    plain = render_rule_text(text, cite=lambda _: (), link=lambda _: None, symbols=GAMES["magic"].symbols)
    linked = render_rule_text(
        text, cite=lambda _: (), link=lambda _: None, symbols=GAMES["magic"].symbols, terms=linker
    )
    assert re.sub(r"</?a(?=[ >])[^>]*>", "", linked) == plain
