"""Correcting numbers in a text: short forms stay short, and nothing else is touched."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import (
    Edit,
    Renumbering,
    find,
    read_text,
    renumbered,
    repaired,
    unified_diff,
)
from rules_data.core.citations.decoding import NotAText
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber

MAGIC = GAMES["magic"].grammar


def number(text: str) -> RuleNumber:
    return RuleNumber.parse(text, MAGIC.scheme)


def corrected(text: str, *to: str) -> str:
    edits: list[Edit] = []
    before = None
    for citation, new in zip(find(text, MAGIC), to, strict=True):
        first, _, last = new.partition("..")
        renumbering = Renumbering(number(first), number(last) if last else None)
        edits += renumbered(text, citation, renumbering, MAGIC, before)
        before = number(last or first)
    return repaired(text, edits)


@pytest.mark.parametrize(
    ("text", "to", "expected"),
    [
        ("see CR 603.7d.", ["603.8a"], "see CR 603.8a."),
        ("see CR 603.7D.", ["603.8a"], "see CR 603.8A."),
        ("rules 603.7d–f", ["604.2a..604.2c"], "rules 604.2a–c"),
        ("rules 603.7d-603.7f", ["604.2a..604.2c"], "rules 604.2a-604.2c"),
        ("rules 704.5f and g", ["704.6f", "704.6g"], "rules 704.6f and g"),
        ("rules 704.5f and g", ["704.5f", "705.1"], "rules 704.5f and 705.1"),
        ("CR 603.7(d) here", ["603.7e"], "CR 603.7e here"),
        ("[CR 603.4](https://x.org/603.4)", ["603.5"], "[CR 603.5](https://x.org/603.4)"),
        ("rule 903, “Commander”", ["904"], "rule 904, “Commander”"),
    ],
)
def test_a_reference_is_given_its_new_number_in_the_form_it_had(text: str, to: list[str], expected: str) -> None:
    assert corrected(text, *to) == expected


@pytest.mark.parametrize("to", ["604.2a..605.1", "604.2c..604.2a", "604.2a"])
def test_a_range_that_is_none_any_more_is_left_alone(to: str) -> None:
    assert corrected("rules 603.7d–f", to) == "rules 603.7d–f"


def test_a_number_that_stays_is_not_even_rewritten() -> None:
    assert corrected("CR 603.7.d and 603.7(d)", "603.7d", "603.7d") == "CR 603.7.d and 603.7(d)"


def test_overlapping_corrections_are_refused() -> None:
    with pytest.raises(ValueError, match="overlap"):
        repaired("603.4", [Edit(0, 5, "1"), Edit(2, 4, "2")])


def test_the_difference_names_the_lines() -> None:
    old = "".join(f"line {place}\n" for place in range(20))
    new = old.replace("line 10\n", "line ten\n")
    assert unified_diff(old, new, "a.txt") == (
        "--- a/a.txt\n+++ b/a.txt\n@@ -8,7 +8,7 @@\n line 7\n line 8\n line 9\n-line 10\n+line ten\n"
        " line 11\n line 12\n line 13\n"
    )


def test_equal_texts_have_no_difference_and_other_texts_none_that_can_be_told() -> None:
    assert unified_diff("a\n", "a\n") == ""
    with pytest.raises(ValueError, match="other lines"):
        unified_diff("a\n", "a\nb\n")


def test_a_last_line_without_its_end_is_told_as_such() -> None:
    assert unified_diff("603.4", "603.5").endswith(
        "-603.4\n\\ No newline at end of file\n+603.5\n\\ No newline at end of file\n"
    )


@given(st.lists(st.text("abc \r", max_size=5), min_size=1, max_size=30), st.data())
def test_the_difference_applied_is_the_new_text(lines: list[str], data: st.DataObject) -> None:
    changed = [data.draw(st.sampled_from([line, f"{line}x"] if line else [line])) for line in lines]
    old, new = "\n".join(lines), "\n".join(changed)
    assert applied(old, unified_diff(old, new)) == new


def applied(old: str, diff: str) -> str:
    """What `patch` would make of it."""
    lines = [f"{line}\n" for line in old.split("\n")]
    lines[-1] = lines[-1][:-1]
    lines = lines if lines[-1] else lines[:-1]
    result, place, kind = [], 0, ""
    for line in diff.split("\n")[2:]:
        if line.startswith("@@"):
            start = int(line.split()[1][1:].split(",")[0]) - 1
            result += lines[place:start]
            place = start
        elif line.startswith("\\"):
            result[-1:] = [result[-1].removesuffix("\n")] if kind != "-" else result[-1:]
        elif line.startswith("+"):
            result.append(line[1:] + "\n")
        elif line[:1] in (" ", "-"):
            result += [line[1:] + "\n"] if line[0] == " " else []
            place += 1
        kind = line[:1]
    return "".join([*result, *lines[place:]])


@pytest.mark.parametrize(
    "data",
    [
        "§ 603.4 – yes\r\n".encode(),
        b"\xef\xbb\xbfCR 603.4\r\n",
        "CR 603.4 – so".encode("utf-16"),
        "CR 603.4 – so".encode("cp1252"),
        b"CR 603.4 \x81\x8d\xff end",
        b"CR 603.4\rold Mac\r",
        b"",
    ],
)
def test_a_file_is_written_back_byte_for_byte(data: bytes) -> None:
    file = read_text(data)
    assert file.write(file.text) == data
    assert len(file.shown) == len(file.text)
    file.shown.encode("utf-8")


@given(st.binary(max_size=80))
def test_any_bytes_are_kept_or_refused(data: bytes) -> None:
    try:
        file = read_text(data)
    except NotAText:
        return
    assert file.write(file.text) == data


@pytest.mark.parametrize(
    "data", [b"%PDF-1.7 603.4", b"PK\x03\x04", b"\x89PNG\r\n", b"text\x00text", b"\x01\x02\x03\x04" * 9]
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(NotAText, match="not text"):
        read_text(data)
