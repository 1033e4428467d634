"""References in whole editions: how many in which form, where they lead, and the publisher's own mistakes."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.citations import (
    Citation,
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
MAGIC = GAMES["magic"].grammar
EDITIONS = ["2022-04-29", "2024-06-07", "2025-02-07", "2026-01-16", "2026-08-07"]
RECORD = re.compile(r"([1-9]\d\d(?:\.\d+[a-z]*)?|[1-9](?=\. \D))\.?[ ]?(?=\D)(\S.*)")

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not SHARED.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


@cache
def texts(edition: str) -> tuple[RuleTree, tuple[tuple[str, str], ...]]:
    """Every text by where it stands, as far as references need it: not the importer's own parser."""
    raw = (SHARED / f"documents/magic/MagicCompRules-{edition}.txt").read_bytes().decode("utf-8-sig")
    lines = [line.replace("\u2028", "\n").strip() for line in re.split(r"\r\n|\r|\n", raw)]
    begins = lines.index("Credits") + 1
    glossary = max(at for at, line in enumerate(lines) if line == "Glossary")
    ends = max(at for at, line in enumerate(lines) if line == "Credits")
    nodes: dict[RuleNumber, RuleNode] = {}
    where: list[tuple[str, str]] = []
    place = ""
    for line in lines[begins:glossary]:
        match = RECORD.match(line)
        if match is not None:
            place = match[1]
            number = RuleNumber.parse(place, MAGIC.scheme)
            nodes[number] = RuleNode(number, NodeKind.RULE, match[2])
        where.append((place, match[2] if match is not None else line))
    where += [("glossary", line) for line in lines[glossary:ends]]
    return RuleTree(MAGIC.scheme, tuple(nodes.values())), tuple(where)


@cache
def found(edition: str) -> tuple[tuple[str, str, tuple[Citation, ...]], ...]:
    return tuple((place, text, find(text, MAGIC)) for place, text in texts(edition)[1])


@cache
def references(edition: str) -> tuple[tuple[str, ResolvedCitation], ...]:
    lookup = lookup_in({"cr": texts(edition)[0]}, "cr")
    return tuple((place, one) for place, _, citations in found(edition) for one in resolve(citations, lookup))


# A count by the commonest written forms gives 1,810 for 2024; it leaves out "608.3a and b", "614 and 615" and
# a titled chapter without the word "rule".
@pytest.mark.parametrize(("edition", "count"), [*zip(EDITIONS, [1591, 1813, 1856, 1908, 1934], strict=True)])
def test_every_reference_is_found(edition: str, count: int) -> None:
    assert len(references(edition)) == count


def test_no_number_of_a_rule_is_left_over() -> None:
    for edition in EDITIONS:
        for place, text, citations in found(edition):
            rest = text
            for citation in citations:
                rest = rest.replace(citation.raw, " ", 1)
            left = re.search(r"\b[1-9]\d\d\.\d|\brules? \d|\b[Ss]ection \d", rest)
            assert left is None, (edition, place, text)


def test_the_commonest_forms_are_there_as_often_as_counted_by_hand() -> None:
    forms = Counter(form_of(one) for _, one in references("2024-06-07"))
    assert forms["rule chapter, title"] + forms["chapter, title"] == 546
    assert forms["rule rule"] == 399
    assert forms["rule rule, title"] + forms["rules rule, title"] + forms["rule, title"] == 326
    assert forms["rule subrule"] + forms["subrule subrule"] == 220
    assert forms["section section, title"] == 16


def form_of(one: ResolvedCitation) -> str:
    citation = one.citation
    word = citation.raw.partition(" ")[0].casefold() + " " if citation.raw[0].isalpha() else ""
    kind = ["section", "chapter", "rule", "subrule"][citation.number.depth]
    shape = f"{kind} range" if citation.last else kind
    return f"{word}{shape}" + (", title" if citation.title else "")


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2022-04-29", []),
        ("2024-06-07", ["110.10"]),
        ("2025-02-07", ["110.10"]),
        ("2026-01-16", ["110.10"]),
        ("2026-08-07", []),
    ],
)
def test_only_the_publishers_own_mistakes_dangle(edition: str, expected: list[str]) -> None:
    dangling = [str(one.citation.number) for _, one in references(edition) if one.status is Status.DANGLING]
    assert dangling == expected


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2024-06-07", {"609.7": 1, "727": 4, "613": 1}),
        ("2026-08-07", {"609.7": 1, "613": 1, "702.62": 1}),
    ],
)
def test_titles_of_other_rules_are_reported(edition: str, expected: dict[str, int]) -> None:
    wrong = Counter(str(one.citation.number) for _, one in references(edition) if one.title_disagrees)
    assert wrong == expected


def test_labelled_sentences_give_the_references_they_hold() -> None:
    rows = [json.loads(line) for line in (SHARED / "data/citations_open.jsonl").read_text("utf-8").splitlines()]
    ours = [row for row in rows if row["game"] == "mtg"]
    assert len(ours) > 50
    for row in ours:
        numbers = [str(number) for one in find(row["text"], MAGIC) for number in expand(one)]
        assert numbers == row["expected"], row["text"]
