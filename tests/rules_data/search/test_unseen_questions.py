"""The questions that are kept apart to measure the search: well formed, and nowhere used to build it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber

ROOT = Path(__file__).parents[3] / "rules_data"
ROWS = [
    json.loads(line)
    for line in (ROOT / "management/labelled/questions_unseen.jsonl").read_text(encoding="utf-8").splitlines()
]


def test_each_game_has_some_and_each_question_is_asked_once() -> None:
    assert min(Counter(row["game"] for row in ROWS)[game] for game in GAMES) >= 30
    assert len(ROWS) >= 100
    assert len({row["query"] for row in ROWS}) == len(ROWS)


def test_each_names_rules_as_its_game_numbers_them() -> None:
    for row in ROWS:
        numbers = [str(RuleNumber.parse(number, GAMES[row["game"]].grammar.scheme)) for number in row["relevant"]]
        assert numbers == row["relevant"] != []


def test_none_stands_among_the_answers_and_synonyms_that_the_search_is_built_from() -> None:
    used = "\n".join(
        path.read_text(encoding="utf-8").casefold()
        for path in (ROOT / "corpus").rglob("*")
        if path.suffix in {".yaml", ".yml", ".md", ".json", ".jsonl", ".txt"}
    )
    assert len(used) > 100_000
    assert [row["query"] for row in ROWS if row["query"].casefold() in used] == []
