"""What people type to name rules: in any order, case and dress."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import CitationQuery, parse_query
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import MAGIC


def read(text: str, game: str) -> list[str]:
    reading = parse_query(text, GAMES.cited).reading(game)
    found = reading.citations if reading else ()
    return [f"{one.number}..{one.last}" if one.last else str(one.number) for one in found]


@pytest.mark.parametrize(
    ("text", "game", "expected"),
    [
        ("CR 603.3b", "magic", ["603.3b"]),
        ("[CR 608.2K].", "magic", ["608.2k"]),
        ("C.R. 104.3", "magic", ["104.3"]),
        ("CR603.4", "magic", ["603.4"]),
        ("603.7 (d)", "magic", ["603.7d"]),
        ("603.7d-f", "magic", ["603.7d..603.7f"]),
        ("603.7d – 603.7f", "magic", ["603.7d..603.7f"]),
        ("rules 704.5f and g", "magic", ["704.5f", "704.5g"]),
        ("103.2c/d", "magic", ["103.2c", "103.2d"]),
        ("“603.3b”", "magic", ["603.3b"]),
        ("section 6", "magic", ["6"]),
        ("what does rule 403 say?", "magic", ["403"]),
        ("rule 603.4 of the Comprehensive Rules", "magic", ["603.4"]),
        ("\u00a0603.3b\u200b", "magic", ["603.3b"]),
        ("rule 383.3.E.", "riftbound", ["383.3.e"]),
        ("rb 383.3.e", "riftbound", ["383.3.e"]),
        ("383-4c", "riftbound", ["383.4.c"]),
        ("383.3e", "riftbound", ["383.3.e"]),
        ("557 through 563 of the core rules", "riftbound", ["557..563"]),
        ("383.3.b and 383.3.c", "riftbound", ["383.3.b", "383.3.c"]),
        ("fab 6.6.5c", "flesh-and-blood", ["6.6.5c"]),
        ("FAB CR 8.3.17 A", "flesh-and-blood", ["8.3.17a"]),
        ("1.7.4a–j", "flesh-and-blood", ["1.7.4a..1.7.4j"]),
    ],
)
def test_each_way_to_name_rules_is_read(text: str, game: str, expected: list[str]) -> None:
    assert read(text, game) == expected


@pytest.mark.parametrize(
    ("text", "game", "document", "pin"),
    [
        ("Riftbound CR v1.2, rule 376.3.a", "riftbound", "cr", "v1.2"),
        ("riftbound/cr/@v1.2/376.3.a", "riftbound", "cr", "v1.2"),
        ("https://rules.example.org/riftbound/cr/@v1.2/376.3.a", "riftbound", "cr", "v1.2"),
        ("376.3.a (V1.2)", None, None, "v1.2"),
        ("Tournament Rules 403.1", None, "tr", ""),
        ("mtg 603.7d 2024-06-07", "magic", None, "2024-06-07"),
        ("603.7d as of June 7, 2024", None, None, "2024-06-07"),
        ("603.7d (7th June 2024)", None, None, "2024-06-07"),
        ("Flesh & Blood 8.3.17a", "flesh-and-blood", None, ""),
        ("MTR 103.5", None, "mtr", ""),
    ],
)
def test_game_document_and_edition_are_read_wherever_they_stand(
    text: str, game: str | None, document: str | None, pin: str
) -> None:
    asked = parse_query(text, GAMES.cited)
    assert (asked.game, asked.document, asked.pin) == (game, document, pin)
    assert asked.names_rules


def test_a_number_of_several_games_has_a_reading_in_each() -> None:
    assert [one.game for one in parse_query("403", GAMES.cited).readings] == ["magic", "riftbound"]


def test_a_number_written_as_another_game_writes_it_is_no_exact_reading() -> None:
    exact = {one.game: one.exact for one in parse_query("603.3b", GAMES.cited).readings}
    assert exact == {"magic": True, "riftbound": False}


@pytest.mark.parametrize(
    "text",
    ["", "hello", "triggered abilities", "v1.3", "magic", "2024-06-07", "12 cards", "1.2.3.4", "at 603 they went"],
)
def test_what_names_no_rule_has_no_reading(text: str) -> None:
    assert not parse_query(text, GAMES.cited).names_rules


def test_a_day_that_is_none_is_not_read() -> None:
    assert parse_query("603.7d (2024-13-45)", GAMES.cited).day is None
    assert parse_query("603.7d (2024-02-29)", GAMES.cited).day == date(2024, 2, 29)


@given(st.text(max_size=60) | st.text("0123456789.abcCRvrule -–()[]/@§", max_size=40))
def test_reading_never_fails(text: str) -> None:
    assert isinstance(parse_query(text, GAMES.cited), CitationQuery)


@given(st.integers(100, 999), st.integers(1, 99), st.sampled_from(["", "a", "z", "ab"]), st.sampled_from("-–—‑−"))
def test_what_is_printed_is_read_again(chapter: int, rule: int, letter: str, dash: str) -> None:
    number = f"{chapter}.{rule}{letter}"
    assert read(f"CR {number}", "magic") == [number]
    following = str(RuleNumber.parse(f"{chapter}.{rule + 1}", MAGIC))
    assert read(f"{chapter}.{rule}{dash}{following}", "magic") == [f"{chapter}.{rule}..{following}"]
