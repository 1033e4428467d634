"""A citation written for other places: what it names, and that no place reads markup into it."""

from __future__ import annotations

import re
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown import markdown

from rules_data.core.citations import FORMS, CitedRule, find, written
from rules_data.core.games import GAMES

ADDRESS = "https://rules.example.org/riftbound/cr/@v1.3/383.3.e"
RULE = CitedRule("Riftbound", "Core Rules", "cr", "383.3.e", "v1.3", date(2026, 3, 30), "Riot Games")


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("plain", f"Riftbound CR 383.3.e (v1.3, Mar 30, 2026), {ADDRESS}"),
        ("markdown", f"[Riftbound CR 383.3.e]({ADDRESS}) (v1.3, Mar 30, 2026)"),
        ("reddit", f"[Riftbound CR 383.3.e]({ADDRESS}) (v1.3, Mar 30, 2026)"),
        ("discord", f"**Riftbound CR 383.3.e** (v1.3, Mar 30, 2026) {ADDRESS}"),
        ("html", f'<cite><a href="{ADDRESS}">Riftbound CR 383.3.e</a></cite> (v1.3, Mar 30, 2026)'),
    ],
)
def test_every_form_names_document_number_edition_and_date(form: str, text: str) -> None:
    assert written(RULE, ADDRESS)[form] == text


def test_the_bibliography_entry_names_them_in_fields() -> None:
    entry = written(RULE, ADDRESS)["bibtex"]
    assert entry.startswith("@misc{riftbound-cr-383-3-e-v1-3,\n")
    for field in (
        "author = {{Riot Games}}",
        "title = {{Riftbound Core Rules}, 383.3.e}",
        "edition = {v1.3}",
        "year = {2026}",
        "month = mar",
        f"url = {{{ADDRESS}}}",
    ):
        assert field in entry
    assert entry.count("{") == entry.count("}")


def test_an_edition_named_by_its_day_says_the_day_once() -> None:
    rule = CitedRule("Magic", "Comprehensive Rules", "cr", "603.7d", "2026-01-16", date(2026, 1, 16))
    assert written(rule, "https://x.example/a")["plain"].startswith("Magic CR 603.7d (Jan 16, 2026), ")


@pytest.mark.parametrize(
    ("game", "grammar", "number", "edition"),
    [
        ("Riftbound", "riftbound", "383.4.c.2.a", "v1.3"),
        ("Magic", "magic", "603.7d", "2026-01-16"),
        ("Flesh and Blood", "flesh-and-blood", "8.3.17a", "v2.10.1"),
    ],
)
def test_what_is_written_is_found_again(game: str, grammar: str, number: str, edition: str) -> None:
    rule = CitedRule(game, "Rules", "cr", number, edition, date(2026, 1, 16))
    found = find(written(rule, "https://rules.example.org/x/cr/1")["plain"], GAMES[grammar].grammar)
    assert [(str(one.number), one.document, one.edition) for one in found] == [(number, "cr", edition)]


SIGNS = st.text(alphabet=st.sampled_from(list("ab1 []()<>{}*_`~#|\\!&^\"'%$@\n")), max_size=12)


@given(SIGNS, SIGNS)
def test_signs_of_a_name_are_never_read_as_markup(title: str, label: str) -> None:
    rule = CitedRule(f"G{title}G", f"T{title}T", "cr", "1", f"E{label}E", date(2026, 1, 2), f"P{title}P")
    texts = written(rule, "https://x.example/a")
    name = " ".join(f"G{title}G".split())
    shown = markdown(texts["markdown"])
    assert re.fullmatch(r'<p><a href="https://x.example/a">([^<]*)</a> \(([^<]*)\)</p>', shown), texts["markdown"]
    assert re.fullmatch(r'<cite><a href="[^"<>]*">[^<>]*</a></cite> \([^<>]*\)', texts["html"])
    assert "\n" not in texts["plain"] + texts["markdown"] + texts["reddit"] + texts["discord"] + texts["html"]
    assert name in texts["plain"]
    unescaped = re.sub(r"\\[{}]", "", texts["bibtex"])
    depth = 0
    for sign in unescaped:
        depth += (sign == "{") - (sign == "}")
        assert depth >= 0
    assert depth == 0


@given(st.text(max_size=30))
def test_an_address_never_ends_early(odd: str) -> None:
    texts = written(RULE, f"https://x.example/{odd}z")
    for form in FORMS:
        assert texts[form]
    address = texts["markdown"].split("](")[1].split(") (")[0]
    assert not re.search(r"[\s()<>{}\"']", address)
    assert f"{{{address}}}" in texts["bibtex"]


def test_an_edition_named_by_its_day_in_words_is_found_again() -> None:
    rule = CitedRule("Magic", "Comprehensive Rules", "cr", "603.7d", "2026-01-16", date(2026, 1, 16))
    plain = written(rule, "https://x.example/a")["plain"]
    found = [one for one in find(plain, GAMES["magic"].grammar) if str(one.number) == "603.7d"]
    assert [one.edition for one in found][:1] == ["2026-01-16"]
