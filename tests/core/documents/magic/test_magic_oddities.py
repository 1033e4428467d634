"""What is told of a part of Magic's rules that was read: numbers left out, rules that break off or run together."""

from __future__ import annotations

import pytest

from rules_data.core.documents import Severity, parse_document
from rules_data.core.games import GAMES

SAID = "Whoever hops moves one tile on."


def told(*lines: str) -> list[tuple[int, str]]:
    """What is told of these paragraphs, each with the line it is about; numbers alone say something of our own."""
    whole = [line if " " in line else f"{line} {SAID}" for line in lines]
    found = parse_document("\n\n".join(whole).encode(), GAMES["magic"].publications["cr"].reader)
    return [(finding.line, finding.message) for finding in found.findings if finding.severity is Severity.WARNING]


COMPLETE = ("702. Hopping", "702.1. Hops are steps.", "702.1a", "702.1b", "702.2.", "703. Landing", "703.1.")


def test_of_a_part_that_is_whole_nothing_is_told() -> None:
    assert told(*COMPLETE) == []


@pytest.mark.parametrize(
    ("gone", "line", "before"),
    [("702.1a", 5, "702.1b"), ("702.1. Hops are steps.", 7, "702.2"), ("702.2.", 0, "")],
    ids=["a letter", "a rule above others", "the last of its section"],
)
def test_a_number_left_out_is_told_where_the_next_one_stands(gone: str, line: int, before: str) -> None:
    found = told(*(each for each in COMPLETE if each != gone))
    left_out = [one for one in found if "left out" in one[1]]
    assert left_out == ([(line, f"Numbers are left out before {before}.")] if before else [])


def test_rules_without_the_rule_they_stand_below_name_it() -> None:
    found = told(*(each for each in COMPLETE if not each.startswith("702.1.")))
    assert (3, "702.1a has no parent: 702.1 is not printed.") in found


@pytest.mark.parametrize(
    ("letters", "jumps"),
    [("a b c", 0), ("a c", 1), ("k m", 0), ("k l", 1), ("n p", 0), ("z aa", 0), ("z ab", 1), ("b", 1)],
)
def test_letters_follow_one_another_as_the_rules_count_them(letters: str, jumps: int) -> None:
    given = letters.split()
    between = [chr(code) for code in range(ord("a"), ord(given[0][0])) if chr(code) not in "lo"]
    before = [] if given == ["b"] else [f"702.1{letter}" for letter in between]
    found = told("702. Hopping", "702.1. Hops are steps.", *before, *(f"702.1{letter}" for letter in given))
    assert sum("left out" in message for _, message in found) == jumps


def test_a_part_may_begin_in_the_middle() -> None:
    assert told("702.3b", "702.3c", "702.4.", "703. Landing", "703.1.") == []


def test_a_section_that_is_left_out_among_sections_is_told() -> None:
    found = told("702. Hopping", "702.1.", "704. Resting", "704.1.")
    assert [message for _, message in found] == ["Numbers are left out before 704."]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("702.1a Whoever hops moves one tile and", "702.1a is not finished."),
        (f"702.1a {SAID} 702.1f Whoever lands rests.", "702.1f seems to have been run into the text of 702.1a."),
        (f"702.1a {SAID} 701.1a Whoever lands rests.", ""),
        (f"702.1a {SAID} See rule 702.1f Whoever lands rests.", ""),
        (f"702.1a {SAID} 702.1b Whoever lands rests.", ""),
        ("702.1a Itâ€™s a hop.", "The characters 'â€' were damaged by a wrong encoding."),
        ("702.1a It isn?t a hop.", "The characters 'n?t' were damaged by a wrong encoding."),
        ("702.1a Is it a hop? It is.", ""),
        ("702.1a The café’s hop is “long.”", ""),
    ],
    ids=[
        "cut short", "a later rule within", "an earlier number", "a number that is spoken of", "a rule that is there",
        "a quotation mark", "an apostrophe", "a question", "other letters",
    ],
)  # fmt: skip
def test_what_is_odd_about_the_text_of_a_rule_is_told_at_its_line(text: str, message: str) -> None:
    found = told("702. Hopping", "702.1. Hops are steps.", text, "702.1b")
    assert found == ([(5, message)] if message else [])


def test_a_heading_that_reads_as_a_sentence_is_told_and_a_rule_that_only_names_its_parts_is_not() -> None:
    found = told(
        "702. Whoever hops moves one tile on.", "702.1. Hopping", "702.1a", "702.2. Landing", "703. Resting", "703.1."
    )
    assert (1, "The heading 702 reads as a sentence.") in found
    assert any(message == "702.2 is not finished." for _, message in found)
    assert not any("702.1 is" in message for _, message in found)
