"""What became of each rule between Magic's editions, checked against texts that leave no doubt."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from rules_data.core.tree import Crosswalk, NodeKind, RuleNode, RuleNumber, RuleTree, align
from rules_data.core.tree.schemes import MAGIC

FOLDER = Path(__file__).parents[3].parent / "shared/documents/magic"
EDITIONS = ["2022-04-29", "2024-06-07", "2025-02-07", "2026-01-16", "2026-08-07"]
PAIRS = [*pairwise(EDITIONS), ("2022-04-29", "2026-08-07")]
RECORD = re.compile(r"([1-9]\d\d\.\d+[a-z]*|[1-9]\d\d(?=\.\s)|[1-9](?=\.\s\D))\.?\s*(\S.*)")

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not FOLDER.is_dir(), reason="the publishers' documents are not here (../shared)"),
]


@cache
def tree(edition: str) -> RuleTree:
    """The numbered lines, as far as alignment needs them: not the importer's own parser."""
    raw = (FOLDER / f"MagicCompRules-{edition}.txt").read_bytes().decode("utf-8-sig")
    lines = [line.strip() for line in re.split(r"\r\n|\r|\n", raw)]
    glossary = max(at for at, line in enumerate(lines) if line == "Glossary")
    matches = (RECORD.match(line) for line in lines[lines.index("Credits") + 1 : glossary])
    nodes = []
    for match in matches:
        if match is not None:
            number = RuleNumber.parse(match[1], MAGIC)
            kind = NodeKind.HEADING if number.depth < 2 else NodeKind.RULE
            nodes.append(RuleNode(number, kind, match[2]))
    return RuleTree(MAGIC, tuple(nodes))


@cache
def crosswalk(old: str, new: str) -> Crosswalk:
    return align(tree(old), tree(new))


def masked(text: str) -> str:
    """A text without the numbers it cites, punctuation and case."""
    return " ".join(re.findall(r"\w+", re.sub(r"\b\d{1,3}(?:\.\d+[a-z]*)?\b", "#", text.casefold())))


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_a_text_found_once_in_both_editions_is_followed_wherever_it_went(old: str, new: str) -> None:
    before = Counter(masked(node.text) for node in tree(old))
    after = Counter(masked(node.text) for node in tree(new))
    at = {masked(node.text): node.number for node in tree(new)}
    sure = [node for node in tree(old) if before[masked(node.text)] == after[masked(node.text)] == 1]
    lost = [node.number for node in sure if at[masked(node.text)] not in crosswalk(old, new).successors(node.number)]
    assert len(sure) > 2_000
    assert lost == []


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_no_rule_goes_to_another_parent_while_its_own_has_the_same_text(old: str, new: str) -> None:
    walk = crosswalk(old, new)
    strayed = []
    for link in walk.links:
        above = link.old.parent if link.old else None
        if link.old is None or link.new is None or above is None or link.new.parent in walk.successors(above):
            continue
        text = masked(texts(old)[link.old])
        children = [child for parent in walk.successors(above) for child in tree(new).children(parent)]
        strayed += [link for child in children if masked(child.text) == text and child.number != link.new]
    assert strayed == []


@cache
def texts(edition: str) -> dict[RuleNumber, str]:
    return {node.number: node.text for node in tree(edition)}


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_every_rule_of_both_editions_stands_in_the_crosswalk(old: str, new: str) -> None:
    links = crosswalk(old, new).links
    assert {link.old for link in links if link.old} == set(texts(old))
    assert {link.new for link in links if link.new} == set(texts(new))


@pytest.mark.benchmark
@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_two_editions_are_aligned_in_a_moment(old: str, new: str, capsys: pytest.CaptureFixture[str]) -> None:
    trees = tree(old), tree(new)
    started = time.perf_counter()
    walk = align(*trees)
    took = time.perf_counter() - started
    counts = ", ".join(f"{count} {change.value}" for change, count in walk.counts().items() if count)
    with capsys.disabled():
        print(f"\nMagic {old} to {new}: {took:.2f} s; {counts}; {len(walk.reused)} numbers reused")
    assert walk.links
