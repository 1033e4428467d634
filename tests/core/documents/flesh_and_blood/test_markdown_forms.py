"""Flesh and Blood's rules as Markdown: copies with printed numbers, and the publisher's source without them."""

import pytest

from rules_data.core.documents import ParsedDocument, Severity, UnableToReadDocument, parse_document
from rules_data.core.games import GAMES

SOURCE = """\
---
title: Rules of Blades
document: cr
chapter: 1
---

# Game Concepts @@cha:concepts@@

## General @@sec:general@@

### @@rule:gold@@ What a card says goes before this text.[[rule:stop]]

#### Organised play goes before both.[[sec:general]]

> **Example:** A judge stops the clock.

#### @@rule:stop@@ Clocks are stopped by *hand*.

> **Note:** Hands are washed.

## Players

### A player holds a blade.

---
document: cr
chapter: 2
---

# Keywords

## General

### @@rule:swift@@ Swift

Swift blades strike first.[[rule:gold]]

#### Swift is not counted twice.

# Glossary

### Blade

A thing that cuts.
"""

COPY = """\
# Rules of Blades

## <a id="1"></a>1 Game Concepts

### <a id="1.0"></a>1.0 General

#### <a id="1.0.1"></a>1.0.1 What a card says goes before this text.<sup>[[1.0.1b]](#cr1.0.1b)</sup>

* <a id="1.0.1a"></a>**1.0.1a** Organised play goes before both.
* > **Example:** A judge stops the clock.

* 1.0.1b Clocks are stopped by *hand*.

### 1.1 Players { #cr1.1 }

#### 1.1.1 A player holds a blade.
"""


def read(text: str) -> ParsedDocument:
    return parse_document(text.encode(), GAMES["flesh-and-blood"].publications["cr"].reader)


def told(document: ParsedDocument) -> dict[str, str]:
    return {str(node.number): node.text for node in document.tree}


def test_the_publishers_source_gets_the_numbers_it_is_built_with() -> None:
    document = read(SOURCE)
    first, second = ["1", "1.0", "1.0.1", "1.0.1a", "1.0.1b", "1.1", "1.1.1"], ["2", "2.0", "2.0.1", "2.0.1a"]
    assert list(told(document)) == first + second
    assert told(document)["2.0.1"] == "Swift\nSwift blades strike first.[1.0.1]"
    assert document.unaccounted == ()


def test_references_by_name_become_numbers_also_forwards() -> None:
    texts = told(read(SOURCE))
    assert texts["1.0.1"].endswith("[1.0.1b]")
    assert texts["1.0.1a"].endswith("[1.0]")


def test_examples_notes_and_the_glossary_of_the_source_are_read() -> None:
    document = read(SOURCE)
    assert [node.examples for node in document.tree if node.examples] == [("A judge stops the clock.",)]
    assert told(document)["1.0.1b"] == "Clocks are stopped by hand.\nNote: Hands are washed."
    assert [(term.term, term.text) for term in document.terms] == [("Blade", "A thing that cuts.")]


def test_a_reference_to_a_file_that_is_not_joined_is_refused_with_its_place() -> None:
    with pytest.raises(UnableToReadDocument, match="joined in their order") as caught:
        read(SOURCE.replace("[[rule:stop]]", "[[rule:elsewhere]]"))
    assert caught.value.line == 11
    assert SOURCE.split("\n")[10][caught.value.column - 1 :].startswith("[[rule:stop]]")


def test_the_older_header_of_a_chapter_is_understood() -> None:
    header = "---\ntitle: Rules of Blades\ndocument: cr\nchapter: 1\n---\n"
    assert told(read(SOURCE.replace(header, "[REF book=CR chap=1]\n"))) == told(read(SOURCE))


def test_a_markdown_copy_is_read_without_its_anchors_links_and_marks() -> None:
    document = read(COPY)
    assert told(document) == {number: text for number, text in told(read(SOURCE)).items() if number[0] == "1"} | {
        "1.0.1a": "Organised play goes before both.",
        "1.0.1b": "Clocks are stopped by hand.",
    }
    assert [node.examples for node in document.tree if node.examples] == [("A judge stops the clock.",)]
    assert [finding for finding in document.findings if finding.severity is Severity.OBSTACLE] == []
