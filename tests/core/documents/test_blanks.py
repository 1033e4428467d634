"""However many blanks a file sets between two words, what it says has one; its lines stay as they are."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rules_data.core.documents import ParsedDocument, ParsedFaq, parse_document
from rules_data.core.documents.blanks import with_single_blanks
from rules_data.core.games import GAMES
from tests.core.documents.test_saved_otherwise import EACH_FILE, FILES, HERE_AND_THERE, read, text_of

RULEBOOK = """\
Sample Rules
Last  Updated: 2025-01-01
100.  Moving about
101. A player may  move one piece.  It goes   to a free field.
\tExample: It goes  there.
101.1. A piece moves.
"""


def sample(text: str) -> ParsedDocument:
    return parse_document(text.encode(), GAMES["riftbound"].publications["tr"].reader)


def everything_said(found: ParsedDocument) -> list[str]:
    rules = [text for node in found.tree for text in (node.text, *node.examples)]
    terms = [text for term in found.terms for text in (term.term, term.text, *term.senses)]
    asked = [text for faq in found.faqs for text in (faq.question, faq.answer)]
    return [found.title, *rules, *terms, *asked, *(text for one in found.examples for text in (one.label, one.text))]


@EACH_FILE
def test_nothing_that_is_said_has_two_blanks_in_a_row(game: str, document: str, file: str) -> None:
    found = read(game, document, HERE_AND_THERE.sub(r"\1   ", text_of(file)).encode())
    assert [text for text in everything_said(found) if re.search(r"[^\S\n]{2}", text)] == []


def test_there_is_text_to_widen_in_every_sample() -> None:
    # A PDF has a few words on each of its lines.
    assert [file for _, _, file in FILES if not HERE_AND_THERE.search(text_of(file))] == ["riftbound/pdf.txt"]


@pytest.mark.parametrize("blanks", [" ", "  ", "\t", " \t ", "\u00a0 ", "\u2003"])
def test_a_text_and_its_hash_are_the_same_whatever_stands_between_two_words(blanks: str) -> None:
    plain = sample(RULEBOOK.replace("\t", "").replace("  ", " ").replace("  ", " "))
    found = sample(RULEBOOK.replace("\t", "").replace("  ", " ").replace("free field", f"free{blanks}field"))
    assert found.tree == plain.tree
    assert found.tree.content_hash == plain.tree.content_hash


def test_the_lines_of_the_source_keep_their_blanks_so_that_columns_are_those_of_the_file() -> None:
    lines = [line.text for line in sample(RULEBOOK).source]
    assert lines[3] == "101. A player may  move one piece.  It goes   to a free field."
    assert lines[2].index("Moving") == 6


def test_how_deep_a_point_of_a_list_stands_is_kept() -> None:
    answer = "Two  things:\n- the  first\n    - and what  belongs to it\n- the second"
    one = ParsedFaq("What  happens?", answer, 1, 4)
    found = with_single_blanks(replace(sample(RULEBOOK), faqs=(one,)))
    assert found.faqs[0].question == "What happens?"
    assert found.faqs[0].answer == "Two things:\n- the first\n    - and what belongs to it\n- the second"


def test_paragraphs_stay_paragraphs() -> None:
    text = "100. Steps\n101. Do this:\n* the  first;\n* the second.\n"
    [_, node] = sample(f"Sample Rules\nLast Updated: 2025-01-01\n{text}").tree
    assert node.text == "Do this:\n* the first;\n* the second."
