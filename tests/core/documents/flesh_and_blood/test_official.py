"""The publisher's whole text and the site copy of chapter 6: exact counts, and where the two agree."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path

import pytest

from rules_data.core.documents import ParsedDocument, Severity, Use, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.core.tree.schemes import FLESH_AND_BLOOD

pytestmark = pytest.mark.official

WHOLE = "documents/flesh-and-blood/en-fab-cr-2026-06-10.txt"
CHAPTER = "seeds/flesh-and-blood-chapter-6.txt"


def read(path: Path) -> ParsedDocument:
    return parse_document(path.read_bytes(), GAMES["flesh-and-blood"].publications["cr"].reader)


@pytest.fixture(scope="module")
def whole(shared: Path) -> ParsedDocument:
    return read(shared / WHOLE)


@pytest.fixture(scope="module")
def chapter(shared: Path) -> ParsedDocument:
    return read(shared / CHAPTER)


def lines_of(parsed: ParsedDocument, use: Use) -> int:
    return sum(one.last - one.first + 1 for one in parsed.lines if one.use is use)


def test_every_line_of_both_is_accounted_for(whole: ParsedDocument, chapter: ParsedDocument) -> None:
    assert (len(whole.filled_lines), whole.unaccounted) == (2392, ())
    assert (len(chapter.filled_lines), chapter.unaccounted) == (160, ())


def test_the_records_of_june_2026_are_all_there(whole: ParsedDocument) -> None:
    assert Counter(node.number.depth for node in whole.tree) == {0: 9, 1: 87, 2: 548, 3: 634}
    assert sum(len(node.examples) for node in whole.tree) == 234
    assert sum(node.text.count("\nNote: ") for node in whole.tree) == 13
    assert len(whole.terms) == 295
    assert len({term.number for term in whole.terms}) == 295
    # The two sections of the credits are the rest of the 89.
    assert lines_of(whole, Use.CREDITS) == 44


def test_all_190_keywords_have_their_titles(whole: ParsedDocument) -> None:
    keywords = [node for node in whole.tree if node.number.parts[0] == 8 and node.number.depth == 2]
    keywords = [node for node in keywords if node.number.parts[1] != 0]
    bodies = [node.text.split("\n")[1] for node in keywords if "\n" in node.text]
    assert len(keywords) == 190
    assert sum(not body.startswith("Note: ") for body in bodies) == 173
    assert sum(node.kind is NodeKind.HEADING for node in keywords) == 15
    assert all(not node.text.split("\n")[0].endswith(".") for node in keywords)


def test_lists_stand_with_their_rules(whole: ParsedDocument) -> None:
    items = {str(node.number): node.text.count("\n* ") for node in whole.tree if "\n* " in node.text}
    assert items == {"2.1.2": 3, "6.3.2": 8, "6.3.3": 7}


def test_nothing_but_two_stray_marks_is_odd(whole: ParsedDocument) -> None:
    assert [(one.severity, one.line) for one in whole.findings] == [(Severity.NOTE, 1999), (Severity.NOTE, 2004)]


def test_the_site_copy_has_the_whole_chapter(whole: ParsedDocument, chapter: ParsedDocument) -> None:
    assert chapter.layout == "site copy"
    ours = [node.number for node in whole.tree if node.number.parts[0] == 6]
    assert [node.number for node in chapter.tree] == ours
    assert Counter(node.number.depth for node in chapter.tree) == {0: 1, 1: 7, 2: 40, 3: 49}
    assert sum(len(node.examples) for node in chapter.tree) == 35


def test_the_site_copy_says_what_the_publisher_says_but_for_its_symbols_and_edits(
    whole: ParsedDocument, chapter: ParsedDocument
) -> None:
    edited = []
    for node in chapter.tree:
        official = whole.tree.get(node.number)
        assert official is not None
        if said(node) != said(official):
            edited.append(str(node.number))
    assert edited == ["6.3.2a", "6.6.5a", "6.6.5b"]


def said(node: RuleNode) -> str:
    text = "\n".join([node.text, *node.examples])
    return re.sub(r"\W+", "", re.sub(r"\{\w\}", "", text)).lower()


def test_a_rule_is_found_by_its_number(whole: ParsedDocument) -> None:
    node = whole.tree.get(RuleNumber.parse("8.3.17", FLESH_AND_BLOOD))
    assert node is not None
    assert node.text.startswith("Fusion\n")


@pytest.mark.benchmark
def test_reading_is_measured(shared: Path) -> None:
    data = (shared / WHOLE).read_bytes()
    times = []
    for _ in range(5):
        start = time.perf_counter()
        parsed = parse_document(data, GAMES["flesh-and-blood"].publications["cr"].reader)
        times.append(time.perf_counter() - start)
    print(f"Flesh and Blood June 2026: {len(parsed.tree)} records in {min(times):.3f} s")
    assert len(parsed.tree) == 1278
