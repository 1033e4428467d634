"""References in texts as people write them, marked by hand: what is found is right, and what is there is found."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from rules_data.core.citations import expand, find
from rules_data.core.games import GAMES

FILE = Path(__file__).parents[3] / "rules_data/management/labelled/citations.jsonl"
ROWS = [json.loads(line) for line in FILE.read_text().splitlines()]
LEAST = 0.99


def test_the_texts_cite_every_game_and_some_cite_nothing() -> None:
    assert {row["game"] for row in ROWS} == set(GAMES)
    assert len(ROWS) >= 100
    assert sum(not row["expected"] for row in ROWS) >= 20


def test_precision_and_recall() -> None:
    right = found = expected = 0
    for row in ROWS:
        numbers = [str(one) for cited in find(row["text"], GAMES[row["game"]].grammar) for one in expand(cited)]
        right += sum((Counter(numbers) & Counter(row["expected"])).values())
        found, expected = found + len(numbers), expected + len(row["expected"])
    assert right / found >= LEAST
    assert right / expected >= LEAST
