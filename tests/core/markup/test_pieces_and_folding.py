"""What gets into a page: escaped text, safe addresses, symbols in words, words found whole, names compared."""

from __future__ import annotations

from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import Citation, ResolvedCitation, Segment, Status
from rules_data.core.games import GAMES
from rules_data.core.markup.folding import folded
from rules_data.core.markup.pieces import Piece, escaped, html_of, is_safe_address, pieces_of, safe_address
from rules_data.core.markup.symbols import SymbolTable
from rules_data.core.markup.word_patterns import pattern_of
from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import MAGIC

SYMBOLS = SymbolTable(
    meanings={"M": "might", ">": "when played"},
    keywords=frozenset({"Assault", "Quick-Draw"}),
    amount_of="energy",
    drawings={"M": "might", ">": "arrow"},
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain words", "plain words"),
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("a & b", "a &amp; b"),
        ("&amp;", "&amp;amp;"),
        ("\"double\" and 'single'", "&quot;double&quot; and &#x27;single&#x27;"),
        ("nul\x00 bell\x07 delete\x7f", "nul bell delete"),
        ("tab\tand\nline", "tab\tand\nline"),
        ("“marks” – é 規則", "“marks” – é 規則"),
    ],
)
def test_text_is_shown_as_text(text: str, shown: str) -> None:
    assert escaped(text) == shown


@given(st.text(max_size=60))
def test_no_text_ever_opens_a_tag_or_closes_an_attribute(text: str) -> None:
    shown = escaped(text)
    assert not set("<>\"'") & set(shown)
    if text.isprintable():
        assert unescape(shown) == text


@pytest.mark.parametrize(
    "address",
    ["/", "/riftbound/cr/383.3.e", "?page=2", "#top", "https://example.org/x", "HTTP://EXAMPLE.ORG", "/search?q=a"],
)
def test_pages_of_this_site_and_web_pages_are_linked(address: str) -> None:
    assert is_safe_address(address)
    assert safe_address(address) == address


@pytest.mark.parametrize(
    "address",
    ["", "//evil.example", "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", " https://x.org",
     "https://",
     "https:///x", "ftp://x.org", "mailto:a@b.c", "rule", "\tjavascript:x", "?/evil", "vbscript:x"],
)  # fmt: skip
def test_no_other_address_is_ever_linked(address: str) -> None:
    assert not is_safe_address(address)
    with pytest.raises(ValueError, match="is not an address to link to"):
        safe_address(address)


def test_no_address_is_no_link() -> None:
    assert safe_address(None) is None


def reference(href: str | None, status: Status) -> Piece:
    cited = Citation(0, 5, "603.4", RuleNumber.parse("603.4", MAGIC))
    return Piece("603.4", reference=Segment("603.4", ResolvedCitation(cited, status), href))


def test_a_reference_is_a_link_and_a_dead_one_says_so_without_one() -> None:
    assert (
        html_of(reference("/magic/cr/603.4", Status.RESOLVED)) == '<a class="citation" href="/magic/cr/603.4">603.4</a>'
    )
    assert html_of(reference(None, Status.DANGLING)) == '<span class="citation dangling">603.4</span>'
    assert html_of(reference("/a?b=1&c=2", Status.RESOLVED)).count("&amp;") == 1


@pytest.mark.parametrize("href", ["javascript:alert(1)", "//evil.example", "data:,x"])
def test_a_reference_with_a_hostile_address_is_refused_and_not_printed(href: str) -> None:
    with pytest.raises(ValueError, match="not an address"):
        html_of(reference(href, Status.RESOLVED))
    with pytest.raises(ValueError, match="not an address"):
        html_of(Piece("word", term=href))


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Pay [2] and [M].", [("[2]", "2 energy"), ("[M]", "might")]),
        ("[Assault 3] and [Quick-Draw]", [("[Assault 3]", "Assault 3"), ("[Quick-Draw]", "Quick-Draw")]),
        ("[007]", [("[007]", "7 energy")]),
        ("[>] first", [("[>]", "when played")]),
        ("[Game Object] [m] [1234] [] [M [ M]", []),
        ("[[M]]", [("[M]", "might")]),
        ("[>>]", []),
    ],
)
def test_symbols_are_what_the_table_names_and_other_brackets_are_text(text: str, tokens: list[tuple[str, str]]) -> None:
    found = list(SYMBOLS.find(text))
    assert [(one.token, one.meaning) for one in found] == tokens
    assert all(text[one.start : one.end] == one.token for one in found)


def test_a_game_without_symbols_has_none_and_numbers_mean_nothing_without_a_unit() -> None:
    assert list(SymbolTable().find("[M] [2] [Assault]")) == []


def test_only_symbols_with_a_drawing_and_a_file_of_drawings_are_drawn() -> None:
    drawn = SYMBOLS.drawn_from("/static/signs.svg")
    assert [one.drawing for one in drawn.find("[M] [2] [Assault]")] == ["/static/signs.svg#might", "", ""]
    assert [one.drawing for one in SYMBOLS.find("[M]")] == [""]


def test_a_symbol_is_heard_in_words_and_copied_as_it_is_printed() -> None:
    (symbol,) = SYMBOLS.drawn_from("/signs.svg").find("[>]")
    html = html_of(Piece(symbol.token, symbol=symbol))
    assert 'aria-label="when played"' in html
    assert "<span>[&gt;]</span>" in html
    assert 'href="/signs.svg#arrow"' in html


@given(st.text(alphabet="[]M2 >Aab<&", max_size=40))
def test_pieces_put_together_are_the_text(text: str) -> None:
    pieces = pieces_of(text, lambda _: (), lambda _: None, SYMBOLS)
    assert "".join(piece.text for piece in pieces) == text


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        (["unit", "units", "unit token"], "A unit token, units, a unit.", ["unit token", "units", "unit"]),
        (["unit"], "reunite the units", []),
        (["c++", "a.b"], "a.b axb", ["a.b"]),
        ([], "anything", []),
        (["a", "a b", "a b c"], "a b a b c a", ["a b", "a b c", "a"]),
        (["go", "go"], "go go", ["go", "go"]),
    ],
)
def test_words_are_found_whole_and_the_longest_first(words: list[str], text: str, found: list[str]) -> None:
    assert pattern_of(words).findall(text) == found


@given(st.lists(st.text(alphabet="abc", min_size=1, max_size=4), max_size=8), st.text(alphabet="abc ", max_size=20))
def test_one_pattern_finds_what_each_word_alone_would(words: list[str], text: str) -> None:
    assert pattern_of(words).findall(text) == [word for word in text.split() if word in words]


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Élan  Vital", "elan vital"), ("Jace, the Mind", "jace the mind"), ("Kai’Sa", "kai'sa"),
     ("quick-draw", "quick-draw"),
     ("—", ""), ("", ""), ("  A_b ", "a b"), ("ﬁre", "fire"), ("3/3 bear", "3 3 bear")],
)  # fmt: skip
def test_names_are_compared_without_case_accents_and_marks(text: str, plain: str) -> None:
    assert folded(text) == plain
    assert folded(plain) == plain


@pytest.mark.parametrize(
    ("game", "written", "printed"),
    [
        ("riftbound", ":rb_exhaust:, :rb_energy_2::rb_rune_fury: +1 :rb_might:", "[E], [2][R] +1 [M]"),
        ("riftbound", "{EXHAUST}, {2}{fury} +1 {MIGHT}", "[E], [2][R] +1 [M]"),
        ("flesh-and-blood", "+1{D} and +2{P} for {CC}", "+1{d} and +2{p} for {c}{c}"),
        ("magic", "{T}: Add {G}.", "{T}: Add {G}."),
    ],
)
def test_symbols_of_cards_are_shown_as_printed_whoever_wrote_them(game: str, written: str, printed: str) -> None:
    assert GAMES[game].symbols.as_printed(written) == printed
