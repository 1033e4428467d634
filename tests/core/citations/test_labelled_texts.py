"""References in texts as people write them, marked by hand: what is found is right, and what is there is found."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules_data.core.citations import expand, find
from rules_data.core.games import GAMES

FOLDER = Path(__file__).parents[3] / "rules_data/management/labelled"


def rows_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


ROWS = rows_of("citations.jsonl")
PUBLIC_FORMS = rows_of("citations_public.jsonl")
LEAST = 0.99
# Of the forms that were met in public one file's name and one price are left.
LEAST_IN_PUBLIC = 0.985


def test_the_texts_cite_every_game_and_some_cite_nothing() -> None:
    assert {row["game"] for row in ROWS} == set(GAMES)
    assert len(ROWS) >= 100
    assert sum(not row["expected"] for row in ROWS) >= 20


@pytest.mark.parametrize(("rows", "least"), [(ROWS, LEAST), (PUBLIC_FORMS, LEAST_IN_PUBLIC)])
def test_precision_and_recall(rows: list[dict[str, Any]], least: float) -> None:
    right = found = expected = 0
    for row in rows:
        numbers = [str(one) for cited in find(row["text"], GAMES[row["game"]].grammar) for one in expand(cited)]
        right += sum((Counter(numbers) & Counter(row["expected"])).values())
        found, expected = found + len(numbers), expected + len(row["expected"])
    assert right / found >= least
    assert right / expected >= least
