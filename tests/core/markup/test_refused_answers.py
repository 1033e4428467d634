"""Answers that no page could show are refused, with what to shorten; what is at the edge is shown."""

from __future__ import annotations

import re

import pytest

from rules_data.core.games import GAMES
from rules_data.core.markup import UnableToRender, render_markdown

SYMBOLS = GAMES["riftbound"].symbols


def shown(source: str) -> str:
    return str(render_markdown(source, cite=lambda text: (), link=lambda found: None, symbols=SYMBOLS))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x" * 20_001, r"The text is 20,001 bytes long; at most 20,000 are rendered: split it"),
        ("ü" * 10_001, r"The text is 20,002 bytes long"),
        ("[" * 31, r"31 brackets are opened and never closed: close them or write them as \\\["),
        ("[a](/x)" * 201, r"The text has 201 links; at most 200 are rendered: split it"),
        ("> " * 13 + "deep", r"A quotation or list is 13 deep; at most 12 is rendered"),
        ("    " * 13 + "- deep", r"deep; at most 12 is rendered"),
    ],
)
def test_what_is_too_long_or_too_tangled_says_how_much_too_much(source: str, said: str) -> None:
    with pytest.raises(UnableToRender, match=said):
        shown(source)


@pytest.mark.parametrize("source", ["x" * 20_000, "[" * 30, "[a](/x)" * 200, "> " * 12 + "deep", "[x]" * 500, ""])
def test_what_is_at_the_edge_is_shown(source: str) -> None:
    assert shown(source) is not None


@pytest.mark.parametrize(
    ("source", "inside"),
    [
        ("<script>alert(1)</script>", "<script"),
        ("<b onclick=x>bold</b>", "onclick"),
        ("[x](javascript:alert(1))", "javascript:"),
        ("[x](data:text/html,x)", "data:"),
        ("![x](https://example.org/x.png)", "<img"),
        ("<iframe src=x></iframe>", "<iframe"),
        ("<style>p{}</style>", "<style"),
        ('<p style="color:red">x</p>', "style="),
    ],
)
def test_nothing_that_a_browser_would_run_or_fetch_gets_through(source: str, inside: str) -> None:
    tags = re.findall(r"<[^>]*>", shown(source))
    assert not [tag for tag in tags if inside.lstrip("<") in tag]


@pytest.mark.parametrize("number", ["383. ", "603. "])
def test_a_line_that_begins_with_a_rules_number_is_no_list(number: str) -> None:
    assert "<ol" not in shown(f"{number}Something.")
    assert "<ol" in shown("1. Something.")


def test_tables_and_lists_of_an_answer_are_kept() -> None:
    found = shown("| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n")
    assert "<table>" in found
    assert found.count("<li>") == 2


def test_the_same_source_is_shown_the_same_each_time() -> None:
    source = "One *two* **three** `four` [five](/x)\n\n> six"
    assert shown(source) == shown(source)
