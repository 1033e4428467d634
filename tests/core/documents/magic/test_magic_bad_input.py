"""What is damaged or no rulebook of Magic: refused with its place, or read with a report."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.documents import ParsedDocument, Severity, UnableToReadDocument, parse_document
from rules_data.core.games import GAMES
from tests.campaigns import campaign

SAMPLES = Path(__file__).parents[3] / "samples/magic"
RULEBOOK = (SAMPLES / "small-rulebook.txt").read_text("utf-8")
ARTICLE = (SAMPLES / "wiki-article.txt").read_text("utf-8")


def parsed(text: str | bytes) -> ParsedDocument:
    data = text if isinstance(text, bytes) else text.encode()
    return parse_document(data, GAMES["magic"].publications["cr"].reader)


def changed(old: str, new: str) -> str:
    assert old in RULEBOOK
    # The contents list ends with the first "Credits".
    head, tail = RULEBOOK.split("\nCredits\n", 1)
    return head + "\nCredits\n" + tail.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("A letter to a friend.\nIt has no rules.", "No line starts with a rule number"),
        ("<!DOCTYPE html><html><body>100.1. Text.</body></html>", "web page"),
        ("100 cards stand here.", "No line starts with a rule number"),
        (RULEBOOK[: RULEBOOK.rindex("702.1a")], "which does not follow"),
        (RULEBOOK[: RULEBOOK.rindex("Glossary")], "'Glossary', which does not follow"),
        (RULEBOOK[: RULEBOOK.rindex("Someone who")], "'Credits', which does not follow"),
        (RULEBOOK.replace("\nGlossary\n\nChair", "\nChair"), "'Glossary', which does not follow"),
        ("702.1a Whoever hops has to mo", "ends inside 702.1a"),
        ("702.1a Whoever hops moves.\n\n703. Next", "ends inside 703"),
    ],
)
def test_what_is_no_whole_document_is_refused(text: str, message: str) -> None:
    with pytest.raises(UnableToReadDocument, match=message) as refusal:
        parsed(text)
    assert refusal.value.line >= 1
    assert refusal.value.expected
    assert refusal.value.advice


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("101.1b Let", "101.1a Let", "Number 101.1a stands twice: on line 45 and on line 47", 47),
        ("702.1. Hop", "602.1. Hop", "Number 602.1 is out of order", 57),
        ("Deck\nWhat", "100.4. Deck\nWhat", "100.4 stands in the glossary", 130),
        ("Rules written", "100.4. Rules written", "100.4 stands in the credits", 150),
    ],
)
def test_rules_in_the_wrong_place_are_refused_with_it(old: str, new: str, message: str, line: int) -> None:
    with pytest.raises(UnableToReadDocument, match=message) as refusal:
        parsed(changed(old, new))
    assert refusal.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("101.1b Let", "\nLet", "An unnumbered paragraph was kept with 101.1a"),
        ("101.1b Let", "1O1.1b Let", "'1O1.1b' may be a damaged number; its text was kept with 101.1a"),
        ("704.1d All", "704.1d-All", "Numbers are left out before 704.1e"),
        ("\n\n101.1b Let", " 101.1b Let", "101.1b seems to have been run into the text of 101.1a"),
        ("As long as music", "As long as musicâ€™s", "damaged by a wrong encoding"),
        ("nobody moves. See rule 702.1, “Hop.”", "nobody mo", "702.2a is not finished"),
        ("700. General", "700. Generally", "calls 700 'General', its heading 'Generally'"),
        ("700. General\n\n700.1. Nothing here repeats section 1, “First Things.”\n\n", "", "names 700, which does not"),
        ("Deck\nWhat a player brings. See rule 100.1.", "Hop\nWhat a player brings.", "'Hop' is defined twice"),
        ("What a player brings. See rule 100.1.\n", "What a player\n", "is not finished"),
        ("effective as of March 5, 2031", "effective as of March 6, 2031", "The credits give 2031-03-06"),
    ],
)
def test_what_is_odd_is_read_and_reported(old: str, new: str, message: str) -> None:
    warnings = [one for one in parsed(changed(old, new)).findings if one.severity is not Severity.NOTE]
    assert any(message in one.message for one in warnings), [one.message for one in warnings]


def test_a_stray_character_is_left_out_and_reported() -> None:
    document = parsed(changed("\n704.2. Then", "\nf\n\n704.2. Then"))
    (finding,) = [one for one in document.findings if "stray" in one.message]
    assert "'f' below 704.1ab was left out" in finding.message
    assert document.unaccounted == ()


def test_an_unreadable_date_is_reported_with_its_column() -> None:
    document = parsed(RULEBOOK.replace("March 5, 2031", "Octember 45, 2031"))
    assert document.stated_date is None
    assert "'Octember 45, 2031' is not a date" in document.findings[0].message
    assert (document.findings[0].line, document.findings[0].column) == (3, 33)


def test_a_missing_date_is_reported() -> None:
    document = parsed(RULEBOOK.replace("These rules are effective as of March 5, 2031.", "Out now."))
    assert any("does not say when" in finding.message for finding in document.findings)


def test_an_article_cut_inside_a_rule_or_a_term_is_reported() -> None:
    for end, message in [("702.1a “Hop” means", "702.1a is not finished"), ("A keyword that", "'Hop' is not finished")]:
        document = parsed(ARTICLE[: ARTICLE.index(end) + len(end)])
        assert any(message in finding.message for finding in document.findings)


lines = RULEBOOK.split("\n")


@campaign(150)
@given(st.lists(st.integers(0, len(lines) - 1), max_size=6), st.text(max_size=30), st.integers(0, len(lines)))
def test_lines_left_out_and_text_put_in_end_in_a_report_or_a_refusal(left_out: list[int], text: str, at: int) -> None:
    kept = [line for position, line in enumerate(lines) if position not in left_out]
    check([*kept[:at], text, *kept[at:]])


@campaign(150)
@given(st.data())
def test_lines_in_another_order_end_in_a_report_or_a_refusal(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(lines) - 2))
    end = data.draw(st.integers(start + 1, min(len(lines), start + 12)))
    check([*lines[:start], *data.draw(st.permutations(lines[start:end])), *lines[end:]])


@campaign(100)
@given(st.lists(st.sampled_from(ARTICLE.split("\n")), max_size=40))
def test_any_lines_of_an_article_end_in_a_report_or_a_refusal(some: list[str]) -> None:
    check(some)


@campaign(200)
@given(st.binary(max_size=200))
def test_any_bytes_end_in_a_document_or_a_refusal(data: bytes) -> None:
    check([], data)


def check(some: list[str], data: bytes | None = None) -> None:
    try:
        document = parsed("\n".join(some).encode("utf-8", "surrogatepass") if data is None else data)
    except UnableToReadDocument as error:
        refusal = str(error)
    else:
        refusal = "no refusal" if document.unaccounted == () else ""
    assert refusal
