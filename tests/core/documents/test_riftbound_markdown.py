"""Riftbound's rules as Markdown, lists at their end, and encodings of other systems."""

import pytest

from rules_data.core.documents import UnableToReadDocument, Use, parse_document
from rules_data.core.documents.parsed import ParsedDocument
from rules_data.core.games import GAMES

COPY = """\
# Riftbound Core Rules

Last Updated: 2026-03-30

## Part One

### **360. Dice**

**361.** A die is thrown by **whoever** sits nearest.

- **361.1.** Count the spots:
  - small ones
  - large ones

> **Example:** Nobody counts twice.

---

## Closing Words

**362.** The following things are **cups**:
* Mugs
* Bowls
"""


def read(text: str | bytes) -> ParsedDocument:
    data = text.encode() if isinstance(text, str) else text
    return parse_document(data, GAMES["riftbound"].publications["cr"].reader)


def test_headings_bold_type_and_quoted_examples_of_markdown_are_read() -> None:
    document = read(COPY)
    assert {str(node.number): node.text for node in document.tree} == {
        "360": "Dice",
        "361": "A die is thrown by whoever sits nearest.",
        "361.1": "Count the spots:\n* small ones\n* large ones",
        "362": "The following things are cups:\n* Mugs\n* Bowls",
    }
    assert document.title == "Riftbound Core Rules"
    assert [node.examples for node in document.tree if node.examples] == [("Nobody counts twice.",)]


def test_a_markdown_heading_without_a_number_is_left_out_with_its_reason() -> None:
    skipped = {use.reason for use in read(COPY).lines if use.use is Use.SKIPPED}
    assert {"a heading without a number", "a drawn line"} <= skipped
    assert read(COPY).unaccounted == ()


def test_a_document_may_end_in_a_list_or_in_bold_type() -> None:
    assert len(read("001. One stands.\n002. These stand:\n* Cups\n* Bowls\n").tree) == 2
    assert read("**001.** One stands.\n**002.** **Two stands.**\n").tree.nodes[-1].text == "Two stands."


def test_a_document_that_breaks_off_inside_a_sentence_is_still_refused() -> None:
    with pytest.raises(UnableToReadDocument, match="cut off"):
        read("**001.** One stands.\n**002.** Two stands beside the\n")


def test_mac_roman_is_refused_by_its_name() -> None:
    text = "Riftbound Core Rules\n001. A die that isn’t thrown.\n002. It’s “over” then.\n"
    with pytest.raises(UnableToReadDocument, match="Mac Roman") as caught:
        read(text.encode("mac_roman"))
    assert (caught.value.line, caught.value.column) == (2, 20)
    assert read(text.encode("cp1252")).tree.nodes[0].text == "A die that isn’t thrown."


def test_a_line_of_a_rule_marked_as_a_heading_is_told_when_it_is_left_out() -> None:
    cut = COPY.replace("**362.** The following", "## 4: the last of four steps.\n\n**362.** The following")
    assert [finding.message for finding in read(COPY).findings if "was left out" in finding.message] == []
    (told,) = (finding for finding in read(cut).findings if "was left out" in finding.message)
    assert "4: the last of four steps." in told.message


def test_marks_without_words_belong_to_no_rule() -> None:
    plain = "Riftbound Core Rules\n\n360. Dice\n\n361. A die is thrown by whoever sits nearest.\n\n**\n"
    document = read(plain)
    assert document.tree.nodes[-1].text == "A die is thrown by whoever sits nearest."
    assert [use.reason for use in document.lines if use.use is Use.SKIPPED][-1] == "marks without words"
