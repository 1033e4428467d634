"""Answers in Markdown: what is kept, what is linked, and what never gets through."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import UnableToRender, render_markdown
from rules_data.core.tree import RuleNumber
from tests.campaigns import campaign


def lookup(number: RuleNumber, document: str | None, edition: str | None) -> Target | None:
    return Target(number, "Title", document) if number.parts[0] != 999 else None


def rendered(source: str) -> str:
    return render_markdown(
        source,
        cite=lambda text: resolve(find(text, GAMES["riftbound"].grammar), lookup),
        link=address,
        symbols=GAMES["riftbound"].symbols,
    )


def address(one: ResolvedCitation) -> str | None:
    return f"/riftbound/cr/{one.target.number}" if one.target else None


@pytest.mark.parametrize(
    ("source", "html"),
    [
        ("**Yes.**", "<p><strong>Yes.</strong></p>"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("> so", "<blockquote>\n<p>so</p>\n</blockquote>"),
        ("383. Triggered", "<p>383. Triggered</p>"),
        ("by rule 999", '<p>by <span class="citation dangling">rule 999</span></p>'),
        ("by *rule 383*", '<p>by <em><a class="citation" href="/riftbound/cr/383">rule 383</a></em></p>'),
        ("`rule 383`", "<p><code>rule 383</code></p>"),
    ],
)
def test_markdown_becomes_html(source: str, html: str) -> None:
    assert rendered(source) == html


def test_references_and_symbols_are_found_before_inside_and_after_marks() -> None:
    html = rendered("rule 101 [M] **rule 102 x** rule 103, and [1][C] *y* 104.2")
    assert re.findall(r'href="/riftbound/cr/([\d.]+)"', html) == ["101", "102", "103", "104.2"]
    assert re.findall(r"<abbr [^>]*>([^<]*)</abbr>", html) == ["[M]", "[1]", "[C]"]
    assert re.sub(r"<[^>]*>", "", html) == "rule 101 [M] rule 102 x rule 103, and [1][C] y 104.2"


def test_a_link_is_not_linked_again() -> None:
    assert rendered("[rule 383](https://example.org/)") == (
        '<p><a href="https://example.org/" rel="noopener nofollow">rule 383</a></p>'
    )


def test_a_table_is_kept() -> None:
    assert "<td>2</td>" in rendered("| a | b |\n|---|---|\n| 1 | 2 |")


PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:msgbox(1))",
    "![x](x onerror=alert(1))",
    "<javascript:alert(1)>",
    '[x](https://e.org "onmouseover=alert(1) x=")',
    '[x](https://e.org/"onmouseover="alert(1))',
    "[x]: javascript:alert(1)\n\n[x]",
    "<iframe src=//evil></iframe>",
    "<style>*{display:none}</style>",
    "<div id=q name=q style='position:fixed'>x</div>",
    "`<script>`",
    "    <script>alert(1)</script>",
    "<!--><script>alert(1)</script>-->",
    "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
    "rule 383<script>alert(1)</script>",
    "\x02wzxhzdk:0\x03<b onclick=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "{: onclick=alert(1) } x",
]
ALLOWED = {
    "a", "abbr", "blockquote", "br", "code", "em", "h2", "h3", "h4", "hr", "li", "ol", "p", "pre", "span", "strong",
    "table", "tbody", "td", "th", "thead", "tr", "ul",
}  # fmt: skip


@pytest.mark.parametrize("payload", PAYLOADS)
def test_nothing_that_runs_gets_through(payload: str) -> None:
    html = rendered(payload)
    assert set(re.findall(r"<([a-zA-Z0-9]+)", html)) <= ALLOWED
    attributes = set(re.findall(r'\s([a-zA-Z-]+)="[^"]*"(?=[^<>]*>)', html))
    assert attributes <= {"href", "title", "rel", "class", "role", "aria-label", "start"}
    assert not re.search(r'href="(?!https?://|/)', html)


@campaign(60)
@given(
    st.lists(
        st.one_of(st.text(max_size=8), st.sampled_from([*PAYLOADS, "rule 383", "[M]", "**", "`", "\n\n", "> "])),
        max_size=8,
    ).map("".join)
)
def test_no_mixture_gets_another_element_through(source: str) -> None:
    try:
        html = rendered(source)
    except UnableToRender:
        return
    assert {tag.lower() for tag in re.findall(r"<([a-zA-Z0-9]+)", html)} <= ALLOWED


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x" * 20_001, "20,001 bytes"),
        ("é" * 10_001, "20,002 bytes"),
        ("[" * 31, "31 brackets"),
        ("[a](" * 201, "201 links"),
        ("> " * 13 + "x", "13 deep"),
        ("- " * 13 + "x", "13 deep"),
        ("1. " * 3000 + "x", "deep"),
        ("\n".join("    " * depth + "- x" for depth in range(40)), "deep"),
    ],
)
def test_a_tangled_source_is_refused_with_what_to_do(source: str, said: str) -> None:
    with pytest.raises(UnableToRender, match=said):
        rendered(source)


@pytest.mark.parametrize("source", ["", "x" * 20_000, "[" * 30, "[a](/b) " * 200, "> " * 3 + "x", "* " * 3000])
def test_what_is_within_the_limits_is_rendered(source: str) -> None:
    assert isinstance(rendered(source), str)
