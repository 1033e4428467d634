"""Which uses of a glossary's words are linked, measured on uses marked by hand: in what ships, and officially."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from rules_data.core.documents import parse_document
from rules_data.core.games import GAMES
from rules_data.core.markup import TermTable

ROOT = Path(__file__).parents[3]
# Where a use stands (rule, first and last character), the word as the glossary prints it, and whether it is meant.
MARKED = [json.loads(line) for line in (ROOT / "tests/samples/term-uses.jsonl").read_text().splitlines()]
FILES = {
    ("magic", "shipped"): ROOT / "rules_data/corpus/magic/cr/2024-06-07.txt",
    ("flesh-and-blood", "shipped"): ROOT / "rules_data/corpus/flesh-and-blood/cr/2026-06-10.txt",
    ("magic", "official"): ROOT.parent / "shared/documents/magic/MagicCompRules-2024-06-07.txt",
    ("flesh-and-blood", "official"): ROOT.parent / "shared/documents/flesh-and-blood/en-fab-cr-2026-06-10.txt",
}
LEAST_PRECISION, LEAST_RECALL = 0.98, 0.9


@dataclass
class Counted:
    """Uses linked and meant, linked and not meant, meant and not linked."""

    right: int = 0
    wrong: int = 0
    missed: int = 0

    @property
    def precision(self) -> float:
        return self.right / (self.right + self.wrong)

    @property
    def recall(self) -> float:
        return self.right / (self.right + self.missed)


@cache
def rules_of(game: str, text: str) -> dict[str, str]:
    tree = parse_document(FILES[game, text].read_bytes(), GAMES[game].publications["cr"].reader).tree
    return {str(node.number): node.text for node in tree}


def counted(text: str) -> Counted:
    found = Counted()
    for one in (row for row in MARKED if row["text"] == text):
        said = rules_of(one["game"], text)[one["number"]]
        uses = TermTable({"it": one["term"]}).find(said)
        linked = any((use.start, use.end) == (one["start"], one["end"]) for use in uses)
        found.right += linked and one["meant"]
        found.wrong += linked and not one["meant"]
        found.missed += one["meant"] and not linked
    return found


def test_enough_uses_are_marked_of_both_kinds() -> None:
    assert len(MARKED) >= 300
    assert sum(not row["meant"] for row in MARKED) >= 20


@pytest.mark.parametrize("text", ["shipped", pytest.param("official", marks=pytest.mark.official)])
def test_words_are_linked_where_they_are_meant_as_defined(text: str) -> None:
    found = counted(text)
    assert found.precision >= LEAST_PRECISION
    assert found.recall >= LEAST_RECALL
