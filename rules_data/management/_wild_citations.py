"""How well references are found in texts whose references are known: precision and recall, by game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from django.core.management.base import CommandError

from rules_data.core.citations import expand, find
from rules_data.core.games import GAMES


@dataclass
class Score:
    """What was found in the rows of one game."""

    rows: int = 0
    right: int = 0
    found: int = 0
    expected: int = 0
    errors: list[tuple[str, list[str], list[str]]] = field(default_factory=list)

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        return self.right / self.expected if self.expected else 1.0

    def count(self, text: str, found: list[str], expected: list[str]) -> None:
        """One row: numbers count as often as they occur, whatever their order."""
        right = sum((Counter(found) & Counter(expected)).values())
        self.rows += 1
        self.right += right
        self.found += len(found)
        self.expected += len(expected)
        if right != len(found) or right != len(expected):
            self.errors.append((text, found, expected))


def scores(path: str) -> dict[str, Score]:
    """The score of each game and of all together. A row is {"game", "text", "expected": [numbers]}."""
    together = Score()
    by_game: dict[str, Score] = {}
    for game, text, expected in _rows(path):
        found = [str(number) for one in find(text, GAMES[game].grammar) for number in expand(one)]
        for score in (by_game.setdefault(game, Score()), together):
            score.count(text, found, expected)
    return {**dict(sorted(by_game.items())), "all": together}


def _rows(path: str) -> Iterable[tuple[str, str, list[str]]]:
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise CommandError(f"{path}: {fault}. Name a file of JSON lines.") from fault
    for place, line in enumerate(lines, start=1):
        if line.strip():
            yield _row(line, f"{path}:{place}")


def _row(line: str, place: str) -> tuple[str, str, list[str]]:
    try:
        row = json.loads(line)
        game = GAMES.called(row["game"]) or GAMES[row["game"]]
        return game.slug, str(row["text"]), [str(number) for number in row["expected"]]
    except (ValueError, KeyError, TypeError) as fault:
        raise CommandError(f"{place}: {fault}. A row is an object with game, text and expected numbers.") from fault
