"""References to Flesh and Blood's rules: every written form, and what only looks like one."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import Status, expand, find, lookup_in, resolve
from rules_data.core.documents import ParsedDocument, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree

GRAMMAR = GAMES["flesh-and-blood"].grammar
SCHEME = GRAMMAR.scheme


def numbers(text: str) -> list[str]:
    return [str(number) for citation in find(text, GRAMMAR) for number in expand(citation)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a champion.[1.3.2a]", ["1.3.2a"]),
        ("parts of a keyword[6.5] and combat[7]", ["6.5", "7"]),
        ("glued[8.0.4][8.3] together", ["8.0.4", "8.3"]),
        ("in round brackets ([5.1.6])", ["5.1.6"]),
        ("still checked.[1.8.4c]§", ["1.8.4c"]),
        ("one bracket for two [8.0.4, 8.3]", ["8.0.4", "8.3"]),
        ("a run of them [1.7.4a–1.7.4c - with exceptions]", ["1.7.4a", "1.7.4b", "1.7.4c"]),
        ("[1.2.1a-c]", ["1.2.1a", "1.2.1b", "1.2.1c"]),
        ("by CR 8.3.17 and rule 8.5.1", ["8.3.17", "8.5.1"]),
        ("CR 8.4.3, 8.4.3a, 7.4.2b", ["8.4.3", "8.4.3a", "7.4.2b"]),
        ("CR 8.3.17/8.3.18", ["8.3.17", "8.3.18"]),
        ("rules 8.5.1 through 8.5.3 and 8.6", ["8.5.1", "8.5.2", "8.5.3", "8.6"]),
        ("CR 8.3.1-3", ["8.3.1", "8.3.2", "8.3.3"]),
        ("chapters 6-8", ["6", "7", "8"]),
        ("see chapter 7.", ["7"]),
        ("section 8.3 and sections 6.1, 6.2 or 6.3", ["8.3", "6.1", "6.2", "6.3"]),
        ("see 7.5.5", ["7.5.5"]),
        ("see 7.", ["7"]),
        ("§ 8.3.17", ["8.3.17"]),
        ("it is optional (6.2.2a).", ["6.2.2a"]),
        ("1.0.1a If two cards meet", ["1.0.1a"]),
    ],
)
def test_each_written_form_is_found(text: str, expected: list[str]) -> None:
    assert numbers(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "[SUPERTYPES-1] and [SUPERTYPES-2] Fusion",
        "[EFFECT], [CONDITION?], [X], [EVENT and/or STATE]",
        "the number 3.5 is rounded to 3, but -3.5 to -3",
        "[4 cards] and [2x]",
        "gets +3{p} and costs {r}{r}",
        "stages 1--6 and stage 7",
        "version 2.10.1 of the rules",
        "Python 3.11.2",
        "at 192.168.1.1 on 10.06.2026",
        "https://rules.example.org/8.3.17",
        "rule 3 cards out",
        "see 2 cards",
        "PPG 2.5.1",
        "a 6 sided die",
    ],
)
def test_false_friends_are_no_references(text: str) -> None:
    assert numbers(text) == []


def test_the_brackets_are_not_part_of_a_reference() -> None:
    (citation,) = find("search[8.5.19], then", GRAMMAR)
    assert citation.raw == "8.5.19"


def test_a_title_behind_a_number_is_compared_with_the_rule() -> None:
    node = RuleNode(RuleNumber.parse("8.3.17", SCHEME), NodeKind.RULE, "Fusion\nOur words for it.")
    lookup = lookup_in({"cr": RuleTree(SCHEME, (node,))}, "cr")
    right, wrong = resolve(find("rule 8.3.17, “Fusion”, and rule 8.3.17, “Boost”", GRAMMAR), lookup)
    assert (right.citation.title, right.title_disagrees) == ("Fusion", False)
    assert (wrong.citation.title, wrong.title_disagrees) == ("Boost", True)


def test_another_document_or_edition_named_is_kept() -> None:
    tournament, older = find("TRP 5.1.2 and rule 6.2.2 (v2.10.1)", GRAMMAR)
    assert (tournament.document, older.edition) == ("tr", "v2.10.1")


@given(st.text("[]()0123456789.abc,;–- §rulesCRsee{}", max_size=60))
def test_references_stand_where_they_say_and_never_overlap(text: str) -> None:
    end = 0
    for citation in find(text, GRAMMAR):
        assert text[citation.start : citation.end] == citation.raw
        assert citation.start >= end
        end = citation.end


@given(st.integers(1, 99), st.integers(0, 99), st.integers(1, 999), st.sampled_from(["", "a", "j", "z"]))
def test_any_number_in_brackets_is_found(chapter: int, section: int, rule: int, letter: str) -> None:
    number = f"{chapter}.{section}.{rule}{letter}"
    assert numbers(f"text.[{number}] Text") == [number]


@pytest.fixture(scope="module")
def whole(shared: Path) -> ParsedDocument:
    data = (shared / "documents/flesh-and-blood/en-fab-cr-2026-06-10.txt").read_bytes()
    return parse_document(data, GAMES["flesh-and-blood"].publications["cr"].reader)


def texts_of(parsed: ParsedDocument) -> list[tuple[str, str]]:
    rules = [(str(node.number), text) for node in parsed.tree for text in (node.text, *node.examples)]
    return [*rules, *((term.number, term.text) for term in parsed.terms)]


@pytest.mark.official
def test_every_reference_of_june_2026_is_found_and_only_the_publishers_errors_dangle(whole: ParsedDocument) -> None:
    lookup = lookup_in({"cr": whole.tree}, "cr")
    found = [
        (where, one, text[one.citation.start - 1])
        for where, text in texts_of(whole)
        for one in resolve(find(text, GRAMMAR), lookup)
    ]
    forms = Counter(re.sub(r"\d+", "9", re.sub(r"[a-z]", "a", one.citation.raw)) for _, one, _ in found)
    # Two brackets more have a number and are none of them: [SUPERTYPES-1] and [SUPERTYPES-2].
    assert forms == {"9.9.9": 431, "9.9.9a": 89, "9.9": 167, "9": 16}
    assert {before for _, _, before in found} == {"["}
    dangling = Counter(one.citation.raw for _, one, _ in found if one.status is Status.DANGLING)
    assert dangling == {"5.5": 8, "4.6": 1}


@pytest.mark.official
def test_labelled_sentences_give_the_references_they_hold(shared: Path) -> None:
    rows = [json.loads(line) for line in (shared / "data/citations_open.jsonl").read_text("utf-8").splitlines()]
    ours = [row for row in rows if row["game"] == "fab"]
    assert ours
    for row in ours:
        assert numbers(row["text"]) == row["expected"], row["text"]
