"""What ships, as tests of the core see it: cards, examples and their proofs, read once a process."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import Became
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    FollowedEdition,
    Proof,
    Scenario,
    Tries,
    follow_edition,
    in_edition,
    read_card_file,
    read_decisions,
)
from tests.proof_cache import proof_of

CORPUS = Path(__file__).resolve().parents[1] / "rules_data" / "corpus"
EXAMPLES = [path for game in sorted(GAMES) for path in sorted((CORPUS / game / "examples").glob("*.yaml"))]


@cache
def cards_of(game: str) -> dict[str, CardFacts]:
    files = (path.read_text() for path in (CORPUS / game / "cards").glob("*.yaml"))
    return {facts.name: facts for facts in (read_card_file(source, GAMES[game].played).facts for source in files)}


@cache
def example(path: Path) -> Scenario:
    return GAMES.read_scenario(path.read_bytes(), cards_of(path.parents[1].name).get)


@cache
def proved(path: Path) -> Proof:
    """An example under each edition it names: those that rows name, and those read from a neighbour's."""
    scenario = example(path)
    tries = Tries()  # what is run alike under two editions is run once
    parts = [proof_of(scenario_in(scenario, label), tries=tries).editions for label in scenario.editions]
    return Proof(scenario.slug, tuple(part for found in parts for part in found))


def scenario_in(scenario: Scenario, label: str) -> Scenario:
    """A scenario as it is in one edition."""
    if label in scenario.own_editions:
        return replace(scenario, editions=(label,))
    return in_edition(scenario, followed(scenario.game.slug, label))


def _nearest(number: str, numbers: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """What a rule is called now, or else the nearest one above it; one that was split is all of its parts."""
    above = number
    while above not in numbers and "." in above:
        above = above.rpartition(".")[0]
    return numbers.get(above, (number,))


@cache
def followed(game: str, label: str) -> FollowedEdition:
    """An edition without rows of its own, as what ships says of it: what became of each rule, and what was decided."""
    played = GAMES[game].played
    homes = played.table.vocabulary.editions
    named = {tuple(file.stem.removeprefix("crosswalk-").split("...")): file for file in (CORPUS / game).glob("*/*.csv")}
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


def examples_of(game: str) -> list[Path]:
    return [path for path in EXAMPLES if path.parents[1].name == game]
