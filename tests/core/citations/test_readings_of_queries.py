"""What is asked of a text that was read: which version it names, whose rule, and whether it is one rule or several."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.core.citations import CitationQuery, parse_query
from rules_data.core.games import GAMES


def read(text: str) -> CitationQuery:
    return parse_query(text, GAMES.cited)


@pytest.mark.parametrize(
    ("text", "edition", "day", "pin"),
    [
        ("rb 383.3 @v1.2", "v1.2", None, "v1.2"),
        ("rb 383.3 V1.10.2", "v1.10.2", None, "v1.10.2"),
        ("fab 6.6.5a @2026-02", "2026-02", None, "2026-02"),
        ("fab CR 2026-12, 6.6.5a", "2026-12", None, "2026-12"),
        ("in version 2026-02: fab 6.6.5a", "2026-02", None, "2026-02"),
        ("magic 603.3b @2024-06-07", None, date(2024, 6, 7), "2024-06-07"),
        ("magic 603.3b as of August 9, 2011", None, date(2011, 8, 9), "2011-08-09"),
        ("magic 603.3b on 9th Aug 2011", None, date(2011, 8, 9), "2011-08-09"),
        ("magic 603.3b", None, None, ""),
        ("rb v1.2 383 as of 2026-01-01", "v1.2", date(2026, 1, 1), "v1.2"),
    ],
)
def test_a_version_is_named_by_its_label_its_month_or_a_day(
    text: str, edition: str | None, day: date | None, pin: str
) -> None:
    asked = read(text)
    assert (asked.edition, asked.day, asked.pin) == (edition, day, pin)
    assert asked.names_rules


@pytest.mark.parametrize("text", ["rb 383 @2026-13", "rb 383 @2026-00", "magic 603.3 2024-02-30"])
def test_a_month_or_day_that_is_none_is_no_version(text: str) -> None:
    asked = read(text)
    assert (asked.edition, asked.day) == (None, None)


@pytest.mark.parametrize(
    ("text", "is_one", "last"),
    [
        ("magic 603.3b", True, None),
        ("magic 603.3a-b", False, "603.3b"),
        ("magic 603.2, 603.4", False, None),
        ("magic 603.2–603.4", False, "603.4"),
        ("rb 383-3-e", True, None),
    ],
)
def test_one_rule_a_range_and_a_list_are_told_apart(text: str, is_one: bool, last: str | None) -> None:
    game = read(text).game
    assert game is not None
    found = read(text).reading(game)
    assert found is not None
    assert found.is_one is is_one
    assert (str(found.last) if found.last else None) == last


def test_a_reading_is_of_a_game_the_text_may_mean() -> None:
    asked = read("603.3b")
    magic = asked.reading("magic")
    assert magic is not None
    assert (str(magic.number), magic.exact, magic.document) == ("603.3b", True, "")
    assert asked.reading("chess") is None
    assert read("fab 603.3b").reading("magic") is None


@pytest.mark.parametrize(
    ("text", "document", "is_read"),
    [("magic CR 603.3b", "cr", True), ("magic CR 603.3b", "tr", False), ("magic 603.3b", "cr", True),
     ("magic 603.3b", "tr", True), ("MTR 2.10", "cr", False)],
)  # fmt: skip
def test_a_text_that_names_a_document_is_read_in_that_one_alone(text: str, document: str, is_read: bool) -> None:
    assert (read(text).reading_in("magic", document) is not None) == is_read


def test_a_document_that_counts_its_own_way_is_read_by_its_own_grammar() -> None:
    asked = read("IPG 2.1")
    own = asked.reading_in("magic", "ipg", counts_its_own_way=True)
    assert own is not None
    assert (own.document, str(own.number)) == ("ipg", "2.1")
    assert asked.reading_in("magic", "tr", counts_its_own_way=True) is None
    assert asked.names_rules


@pytest.mark.parametrize("text", ["", "   ", "hello", "v1.2", "@2026-02", "magic", "2024-06-07", "CR"])
def test_a_version_a_game_or_a_document_alone_names_no_rule(text: str) -> None:
    assert not read(text).names_rules


@pytest.mark.parametrize(
    ("written", "plain"),
    [("６０３．３ｂ", "603.3b"), ("603.3b\u200b", "603.3b"), ("(603.3b)", "603.3b"), ("[CR 603.3b].", "603.3b"),
     ("https://rules.example.org/603.3b", "603.3b"), ("  rule   603.3b  ", "603.3b")],
)  # fmt: skip
def test_what_stands_around_and_within_a_number_is_taken_off(written: str, plain: str) -> None:
    found = read(written).reading("magic")
    assert found is not None
    assert str(found.number) == plain


def test_of_a_text_without_end_the_beginning_is_read() -> None:
    found = read("magic 603.3b " + "and so on " * 1_000).reading("magic")
    assert found is None or str(found.number) == "603.3b"
    assert read("x" * 10_000).readings == ()
