"""References in the publisher's whole documents: how many, where they lead, and the mistakes printed there."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.citations import (
    ResolvedCitation,
    Status,
    expand,
    find,
    lookup_in,
    resolve,
)
from rules_data.core.games import GAMES
from rules_data.core.tree import NodeKind, RuleNode, RuleNumber, RuleTree

SHARED = Path(__file__).parents[3].parent / "shared"
RIFTBOUND = GAMES["riftbound"].grammar
RECORD = re.compile(r"(\d{3}(?:\.(?:\d{1,3}|[a-z]{1,2}))*)\.?\s")

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not SHARED.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


@cache
def tree(name: str) -> RuleTree:
    """The records of a wrapped text, as far as references need them: not the importer's own parser."""
    texts: dict[RuleNumber, list[str]] = {}
    current: RuleNumber | None = None
    for line in (SHARED / "documents/riftbound" / name).read_text(encoding="utf-8").splitlines():
        match = RECORD.match(line)
        number = RuleNumber.parse(match[1], RIFTBOUND.scheme) if match else None
        if match and number and (current is None or current < number):
            current = number
            texts[current] = [line[match.end() :]]
        elif current is not None:
            texts[current].append(line)
    nodes = (RuleNode(number, NodeKind.RULE, " ".join(lines).strip()) for number, lines in texts.items())
    return RuleTree(RIFTBOUND.scheme, tuple(nodes))


def references(name: str) -> list[tuple[str, ResolvedCitation]]:
    lookup = lookup_in({"cr": tree(name)}, "cr")
    return [(str(node.number), one) for node in tree(name) for one in resolve(find(node.text, RIFTBOUND), lookup)]


@pytest.mark.parametrize(("name", "introduced"), [("CR-v1.2.txt", 139), ("CR-v1.3.txt", 163), ("CR-v1.4.txt", 202)])
def test_every_reference_of_the_core_rules_is_found(name: str, introduced: int) -> None:
    found = references(name)
    with_word = [one for _, one in found if one.citation.raw.startswith("rule")]
    assert len(with_word) == introduced
    assert len(found) == introduced + 1  # the zone of banished cards is referred to by its bare number


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("CR-v1.2.txt", {("345.2.a", "179")}),
        ("CR-v1.3.txt", set()),
        ("CR-v1.4.txt", {("143.3.b.1", "317.2"), ("328.1", "349")}),
    ],
)
def test_the_titles_printed_wrongly_are_reported_and_no_others(name: str, wrong: set[tuple[str, str]]) -> None:
    found = {(where, str(one.citation.number)) for where, one in references(name) if one.title_disagrees}
    assert found == wrong


@pytest.mark.parametrize(
    ("name", "dangling"),
    [("CR-v1.2.txt", set()), ("CR-v1.3.txt", {("427.1", "107.5")}), ("CR-v1.4.txt", set())],
)
def test_only_references_to_missing_rules_dangle(name: str, dangling: set[tuple[str, str]]) -> None:
    found = {(where, str(one.citation.number)) for where, one in references(name) if one.status is Status.DANGLING}
    assert found == dangling


def test_labelled_sentences_give_the_references_they_hold() -> None:
    rows = [json.loads(line) for line in (SHARED / "data/citations_open.jsonl").read_text("utf-8").splitlines()]
    ours = [row for row in rows if row["game"] == "riftbound"]
    assert ours
    for row in ours:
        numbers = [str(number) for one in find(row["text"], RIFTBOUND) for number in expand(one)]
        assert numbers == row["expected"], row["text"]
