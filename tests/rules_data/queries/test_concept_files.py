"""The file of a concept: what it says comes back as it was written, and each fault is told with what to write."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_data.core.games import GAMES
from rules_data.queries.desk.concept_files import (
    LONGEST,
    LONGEST_TITLE,
    MOST_RULES,
    ConceptFields,
    UnableToReadConcept,
    concept_fields,
    concept_file,
)

FIELDS = ConceptFields(
    "Who goes first", "Who begins?", "Somebody does.", "They differ: one rolls, the other asks.",
    {"riftbound": ("v1.3", ("383", "383.3")), "magic": ("2026-01-16", ("603.10", "603.3b"))},
)  # fmt: skip
FILE = concept_file(FIELDS)


def refusal(file: str) -> UnableToReadConcept:
    with pytest.raises(UnableToReadConcept) as found:
        concept_fields(file)
    return found.value


def test_a_file_and_its_fields_are_the_same() -> None:
    assert concept_fields(FILE) == FIELDS
    assert concept_file(concept_fields(FILE)) == FILE


@pytest.mark.parametrize(
    "told",
    ["- no list", "a: b", "yes", "1.10", "2026-01-16", "“quoted” 'and' \"more\"", "# no comment", "ü – …", "a\nb"],
)
def test_whatever_is_said_is_read_as_words(told: str) -> None:
    for field in ("title", "question", "answer", "difference"):
        fields = replace(FIELDS, **{field: told})
        assert concept_fields(concept_file(fields)) == fields


def test_a_number_that_looks_like_a_fraction_keeps_its_last_digit() -> None:
    numbers = ("603.10", "100", "007", "1e3", "0x10")
    fields = replace(FIELDS, rules={"magic": ("2026-01-16", numbers)})
    assert concept_fields(concept_file(fields)).rules["magic"] == ("2026-01-16", numbers)


def test_rules_stay_in_the_order_in_which_they_are_named() -> None:
    assert list(concept_fields(FILE).rules) == ["riftbound", "magic"]


@pytest.mark.parametrize("file", ["", "7", "- a\n- b\n", "text", "null"])
def test_what_is_no_concept_says_how_one_begins(file: str) -> None:
    found = refusal(file)
    assert "Begin with the concept’s name: `concept: Triggered abilities`" in str(found) or found.line
    assert (found.line, found.column) >= (1, 1)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ("concept: Who goes first\n", "The title is missing: write `concept:`"),
        ("question: Who begins?\n", "The question is missing: write `question:`"),
        ("answer: Somebody does.\n", "The answer is missing: write `answer:`"),
    ],
)
def test_what_is_missing_is_named(changed: str, said: str) -> None:
    assert changed in FILE
    assert said in str(refusal(FILE.replace(changed, "")))
    assert said in str(refusal(FILE.replace(changed, changed.partition(":")[0] + ': "  "\n')))


def test_a_key_that_means_nothing_is_refused_with_those_that_do() -> None:
    told = str(refusal(FILE + "diference: x\n"))
    assert told == "A concept has no “diference”. It has: concept, question, answer, difference, rules."


@pytest.mark.parametrize(("field", "most"), [("title", LONGEST_TITLE), ("answer", LONGEST), ("difference", LONGEST)])
def test_a_text_has_a_length_that_a_page_can_show(field: str, most: int) -> None:
    fits = replace(FIELDS, **{field: "x" * most})
    assert concept_fields(concept_file(fits)) == fits
    named = "concept" if field == "title" else field
    told = str(refusal(concept_file(replace(FIELDS, **{field: "x" * (most + 1)}))))
    assert told == f"“{named}” has {most + 1:,} characters; at most {most:,} fit."


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("{}", "Name the rules of each game"),
        ("[383]", "Name the rules of each game"),
        ("383", "Name the rules of each game"),
        ("{chess: {version: v1, numbers: [1]}}", "There is no game “chess”. There are: "),
        ("{rb: {version: v1.3, numbers: [383]}}", "There is no game “rb”"),
        ("{riftbound: 383}", "riftbound: expected a version and numbers, as in {version: v1.3, numbers: [383]}"),
        ("{riftbound: {version: v1.3}}", "riftbound: expected a version and numbers"),
        ("{riftbound: {version: v1.3, numbers: 383}}", "riftbound: expected a version and numbers"),
        ("{riftbound: {version: v1.3, numbers: [383], more: x}}", "riftbound: expected a version and numbers"),
        ("{riftbound: {version: v1.3, numbers: []}}", f"riftbound: name at least one rule and at most {MOST_RULES}"),
        (
            f"{{riftbound: {{version: v1.3, numbers: [{', '.join(map(str, range(MOST_RULES + 1)))}]}}}}",
            f"riftbound: name at least one rule and at most {MOST_RULES}",
        ),
    ],
)
def test_the_rules_are_named_game_by_game(rules: str, said: str) -> None:
    head = FILE.partition("rules:")[0]
    assert said in str(refusal(f"{head}rules: {rules}\n"))


@pytest.mark.parametrize(
    ("file", "line"),
    [("concept: x\nquestion: [\n", 2), ("concept: x\n\tquestion: y\n", 2), ("concept: x\nconcept: y\n", 2)],
)
def test_a_fault_of_the_form_has_its_place(file: str, line: int) -> None:
    assert refusal(file).line >= line


def test_every_game_may_be_named() -> None:
    rules = {game: ("v1", ("1",)) for game in GAMES}
    assert concept_fields(concept_file(replace(FIELDS, rules=rules))).rules == rules
