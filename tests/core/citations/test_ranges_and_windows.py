"""The rules between the ends of a range, and long texts cut where no number is near."""

from __future__ import annotations

import pytest

from rules_data.core.citations import Citation, expand, find
from rules_data.core.citations.windows import windows
from rules_data.core.games import GAMES
from rules_data.core.tree import NumberScheme, RuleNumber
from rules_data.core.tree.schemes import FLESH_AND_BLOOD, MAGIC, RIFTBOUND


def between(first: str, last: str | None, scheme: NumberScheme) -> list[str]:
    number = RuleNumber.parse(first, scheme)
    end = RuleNumber.parse(last, scheme) if last else None
    return [str(one) for one in expand(Citation(0, len(first), first, number, end))]


@pytest.mark.parametrize(
    ("scheme", "first", "last", "named"),
    [
        (MAGIC, "603.7d", None, ["603.7d"]),
        (MAGIC, "603.7", "603.9", ["603.7", "603.8", "603.9"]),
        (MAGIC, "603.7k", "603.7n", ["603.7k", "603.7m", "603.7n"]),
        (MAGIC, "603.7y", "603.7ab", ["603.7y", "603.7z", "603.7aa", "603.7ab"]),
        (MAGIC, "601", "603", ["601", "602", "603"]),
        (MAGIC, "603.7d", "604.1a", ["603.7d", "604.1a"]),
        (MAGIC, "603.7", "603.7d", ["603.7", "603.7d"]),
        (MAGIC, "100.1", "100.999", ["100.1", "100.999"]),
        (RIFTBOUND, "101", "103", ["101", "102", "103"]),
        (RIFTBOUND, "383.3.k", "383.3.m", ["383.3.k", "383.3.l", "383.3.m"]),
        (RIFTBOUND, "383.9", "383.a", ["383.9", "383.a"]),
        (FLESH_AND_BLOOD, "8.3.1", "8.3.3", ["8.3.1", "8.3.2", "8.3.3"]),
        (FLESH_AND_BLOOD, "1.0", "1.2", ["1.0", "1.1", "1.2"]),
    ],
)
def test_a_range_names_what_lies_between_siblings_and_else_its_ends(
    scheme: NumberScheme, first: str, last: str | None, named: list[str]
) -> None:
    assert between(first, last, scheme) == named


@pytest.mark.parametrize(
    ("game", "text", "named"),
    [
        ("magic", "See rules 704.5f–h.", ["704.5f", "704.5g", "704.5h"]),
        ("magic", "Rules 601.2a through 601.2c tell how.", ["601.2a", "601.2b", "601.2c"]),
        ("riftbound", "It is told in rules 355 through 357.", ["355", "356", "357"]),
        ("flesh-and-blood", "CR 8.3.1–8.3.3 say so.", ["8.3.1", "8.3.2", "8.3.3"]),
    ],
)
def test_a_range_in_a_sentence_is_read_with_all_that_it_names(game: str, text: str, named: list[str]) -> None:
    assert [str(one) for cited in find(text, GAMES[game].grammar) for one in expand(cited)] == named


def joined(text: str) -> str:
    return "".join(text[first:last] for first, last in windows(text))


@pytest.mark.parametrize("text", ["", "a", "See rule 603.4.", "x" * 64_000])
def test_a_short_text_is_one_window(text: str) -> None:
    assert list(windows(text)) == [(0, len(text))]


@pytest.mark.parametrize(
    "sign", ["x", "word ", "603.4 ", "\n", "a line without any number that is long enough to end quietly here\n"]
)
def test_windows_put_together_are_the_text_and_none_is_too_long(sign: str) -> None:
    text = sign * (200_000 // len(sign))
    cut = list(windows(text))
    assert joined(text) == text
    assert len(cut) > 1
    assert all(0 < last - first <= 64_000 for first, last in cut)


def test_a_window_ends_between_lines_of_words_where_there_are_any() -> None:
    lines = [
        f"See rule {600 + one * 7 % 21}.{one % 9 + 1} for this." if one % 5 else "quiet words " * 12
        for one in range(6_000)
    ]
    text = "\n".join(line for line in lines for _ in range(2 if line.startswith("quiet") else 1))
    for _, last in list(windows(text))[:-1]:
        assert text[last - 1] == "\n"
        assert not any(sign.isdigit() for sign in text[last - 60 : last + 60])


def test_a_reference_is_found_in_a_long_text_wherever_it_stands() -> None:
    grammar = GAMES["magic"].grammar
    filling = "Nothing of note happens in this line, and it goes on for a while longer than needed.\n"
    text = (filling * 300 + "See rule 603.4 for more.\n") * 4
    assert [str(one.number) for one in find(text, grammar)] == ["603.4"] * 4
