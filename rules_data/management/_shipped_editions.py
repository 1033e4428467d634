"""The shipped examples under editions that the evaluator has no rows of its own for, read off what ships."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from rules_data.core.evaluator import Became
from rules_data.core.games import GAMES
from rules_data.core.scenarios import FollowedEdition, Scenario, follow_edition, in_edition, read_decisions


def scenario_in(corpus: Path, scenario: Scenario, label: str) -> Scenario:
    """A scenario as it is in one edition."""
    if label in scenario.own_editions:
        return replace(scenario, editions=(label,))
    return in_edition(scenario, followed(corpus, scenario.game.slug, label))


@cache
def followed(corpus: Path, game: str, label: str) -> FollowedEdition:
    """An edition without rows of its own, as what ships says of it: what became of each rule, and what was decided."""
    played = GAMES.played[game]
    homes = played.table.vocabulary.editions
    named = {tuple(file.stem.removeprefix("crosswalk-").split("...")): file for file in (corpus / game).glob("*/*.csv")}
    pairs, home = next((file, a if b == label else b) for (a, b), file in named.items() if {a, b} - {*homes} == {label})
    was, now = ("new", "old") if pairs.stem.endswith(home) else ("old", "new")
    listed = [row for row in csv.DictReader(pairs.read_text(encoding="utf-8").splitlines()) if row[was]]
    numbers: dict[str, tuple[str, ...]] = {}
    for row in listed:
        numbers[row[was]] = (*numbers.get(row[was], ()), *([row[now]] if row[now] else []))
    numbers = {number: parts for number, parts in numbers.items() if parts}
    unchanged = {row[was] for row in listed if row["change"] in ("same", "moved")}
    became = {row[was]: Became(_nearest(row[was], numbers), row[was] in unchanged) for row in listed}
    decisions = read_decisions((pairs.parent / f"decisions-{label}.yaml").read_text(encoding="utf-8"), played)
    return follow_edition(played, home, label, became, decisions)


def _nearest(number: str, numbers: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """What a rule is called now, or else the nearest one above it; one that was split is all of its parts."""
    above = number
    while above not in numbers and "." in above:
        above = above.rpartition(".")[0]
    return numbers.get(above, (number,))
