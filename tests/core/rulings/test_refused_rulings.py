"""A file of rulings is taken whole, or refused with the line and the key at fault."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules_data.core.rulings import Origin, UnreadableRulings, read_rulings
from rules_data.core.rulings.reading import MOST

ASKED = {"question": "Does it?", "answer": "No."}


def lines(*rows: Any) -> str:
    return "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows)


def refusal(text: str, name: str = "notes.jsonl") -> str:
    with pytest.raises(UnreadableRulings) as found:
        read_rulings(text, name)
    return str(found.value)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("{", "line 2: .*expected one JSON object"),
        ("[" * 100_000, "line 2: .*expected one JSON object"),
        ("[1]", "line 2: expected one JSON object with question and answer"),
        ('"text"', "line 2: expected one JSON object with question and answer"),
        ({**ASKED, "autor": "Ann"}, "line 2: unknown key “autor”; known are answer, asked, author"),
        ({"answer": "No."}, "line 2: the question is missing"),
        ({"question": "Does it?"}, "line 2: the answer is missing"),
        ({**ASKED, "question": "  "}, "line 2: the question is missing"),
        ({**ASKED, "answer": 7}, "line 2: “answer” is not text"),
        ({**ASKED, "author": ["Ann"]}, "line 2: “author” is not text"),
        ({**ASKED, "rules": "603.3"}, "line 2: “rules” is not a list of texts"),
        ({**ASKED, "cards": [7]}, "line 2: “cards” is not a list of texts"),
    ],
)
def test_a_line_at_fault_is_named_with_what_is_wrong_in_it(row: Any, said: str) -> None:
    text = lines(ASKED, row)
    with pytest.raises(UnreadableRulings, match=said):
        read_rulings(text, "notes.jsonl")


@pytest.mark.parametrize("name", ["notes", "notes.html", "notes.json", "jsonl", ""])
def test_another_kind_of_file_is_refused_with_the_kinds_there_are(name: str) -> None:
    assert refusal(lines(ASKED), name) == "expected a file of .md, .mdx, .markdown, .txt, .jsonl, .ndjson."


@pytest.mark.parametrize("name", ["notes.jsonl", "notes.md", "NOTES.TXT"])
@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff"])
def test_a_file_without_a_ruling_says_how_one_is_written(text: str, name: str) -> None:
    assert refusal(text, name).startswith("no ruling found: expected headings that ask")


def test_more_rulings_than_anybody_writes_are_to_be_parted() -> None:
    text = lines(*[ASKED] * (MOST + 1))
    assert refusal(text) == f"{MOST + 1} rulings in one file, and at most {MOST:,} are read: part it."
    assert len(read_rulings(lines(*[ASKED] * 40), "notes.ndjson")) == 40


@pytest.mark.parametrize("key", ["question", "asked", "query", "title"])
@pytest.mark.parametrize("told", ["answer", "ruling", "text"])
def test_question_and_answer_stand_under_the_keys_that_people_use(key: str, told: str) -> None:
    [ruling] = read_rulings(lines({key: " Does it? ", told: "No."}), "notes.jsonl")
    assert (ruling.asked, ruling.answer) == ("Does it?", "No.")


def test_the_first_key_that_says_something_is_taken() -> None:
    row = {"question": "", "asked": "Does it?", "title": "A title", "answer": "No."}
    [ruling] = read_rulings(lines(row), "notes.jsonl")
    assert ruling.asked == "Does it?"


def test_what_a_line_says_of_its_origin_goes_before_what_was_given() -> None:
    given = Origin(author="Ann", licence="CC BY 4.0", edition="v1.2")
    text = lines({**ASKED, "by": "Bob", "version": "v1.3"}, ASKED)
    first, second = read_rulings(text, "notes.jsonl", given)
    assert (first.origin.author, first.origin.licence, first.origin.edition) == ("Bob", "CC BY 4.0", "v1.3")
    assert second.origin == given


def test_empty_lines_count_as_lines_and_are_no_rulings() -> None:
    found = read_rulings("\n" + lines(ASKED, "", ASKED).replace("\n", "\r\n"), "notes.jsonl")
    assert len(found) == 2
    assert "line 4: " in refusal("\n" + lines(ASKED, "", "{"))


def test_a_mark_of_byte_order_at_the_beginning_is_no_part_of_the_first_line() -> None:
    assert len(read_rulings("\ufeff" + lines(ASKED), "notes.jsonl")) == 1
