"""The publishers' own examples are listed with ours that play them, and none of them is left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.shipped import CORPUS, example

LISTED = CORPUS.parents[1] / "docs" / "publishers-examples.md"
GAMES_IN_HEADINGS = {"Flesh": "flesh-and-blood", "Magic": "magic", "Riftbound": "riftbound"}
# Chapters whose examples the publishers mark as such, each under the rule before it.
MARKED = {
    "flesh-and-blood": ("flesh-and-blood-chapter-6.txt", re.compile(r"\s*(6\.\d+(?:\.\d+[a-z]?)?)\.?\s")),
    "magic": ("magic-wiki-triggered-ability.txt", re.compile(r"[\s•]*(603\.\d+[a-z]?)\.?\s")),
}


NOT_PLAYED = "not played: "


class Listed(NamedTuple):
    game: str
    rule: str
    names: tuple[str, ...]
    reason: str = ""


def listed() -> Iterator[Listed]:
    game = ""
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = GAMES_IN_HEADINGS[re.findall(r"\w+", line)[0]]
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if game and line.startswith("| ") and cells[-1] != "played by":
            rule = cells[0].split()[0] if len(cells) == 3 else ""
            reason = cells[-1].partition(NOT_PLAYED)[2]
            yield Listed(game, rule, () if reason else tuple(cells[-1].split(", ")), reason)


EVERYTHING = list(listed())
ROWS = [row for row in EVERYTHING if not row.reason]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.rule or row.game}-{row.names[0]}")
def test_each_is_played_by_examples_that_ship(row: Listed) -> None:
    missing = [name for name in row.names if not path_of(row.game, name).is_file()]
    assert not missing


def test_only_answers_to_questions_may_be_left_unplayed_and_each_says_why() -> None:
    left_out = [row for row in EVERYTHING if row.reason]
    assert left_out
    assert [row for row in left_out if row.rule or len(row.reason.split()) < 3] == []


@pytest.mark.parametrize("row", [row for row in ROWS if row.rule[:1].isdigit()], ids=lambda row: row.rule)
def test_one_of_them_demonstrates_the_rule_or_one_beside_it(row: Listed) -> None:
    scenarios = [example(path_of(row.game, name)) for name in row.names]
    shown = {rule for scenario in scenarios for rules in scenario.demonstrates.values() for rule in rules}
    assert any(rule.rpartition(".")[0] == row.rule.rpartition(".")[0] for rule in shown), shown


@pytest.mark.official
@pytest.mark.parametrize("game", MARKED)
def test_none_that_the_publisher_marks_is_left_out(game: str, shared: Path) -> None:
    name, number = MARKED[game]
    told: Counter[str] = Counter()
    rule = ""
    for line in (shared / "seeds" / name).read_text(encoding="utf-8").splitlines():
        found = number.match(line)
        rule = found[1] if found else rule
        told[rule] += line.strip().startswith("Example:")
    assert Counter(row.rule for row in ROWS if row.game == game and row.rule) == +told


def path_of(game: str, name: str) -> Path:
    return CORPUS / game / "examples" / f"{name}.yaml"
