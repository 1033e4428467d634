"""What ships, as tests of the core see it: cards, examples and their proofs, read once a process."""

from __future__ import annotations

import csv
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
    parts = [proof_of(scenario_in(scenario, label)).editions for label in scenario.editions]
    return Proof(scenario.slug, tuple(part for found in parts for part in found))


def scenario_in(scenario: Scenario, label: str) -> Scenario:
    """A scenario as it is in one edition."""
    if label in scenario.own_editions:
        return replace(scenario, editions=(label,))
    return in_edition(scenario, followed(scenario.game.slug, label))


@cache
def followed(game: str, label: str) -> FollowedEdition:
    """An edition without rows of its own, as what ships says of it: what became of each rule, and what was decided."""
    [pairs] = (CORPUS / game).glob(f"*/crosswalk-*...{label}.csv")
    home = pairs.stem.removeprefix("crosswalk-").partition("...")[0]
    became = {
        row["old"]: Became((row["new"] or row["old"],), row["change"] in ("same", "moved"))
        for row in csv.DictReader(pairs.read_text(encoding="utf-8").splitlines())
        if row["old"]
    }
    played = GAMES[game].played
    decisions = read_decisions((pairs.parent / f"decisions-{label}.yaml").read_text(encoding="utf-8"), played)
    return follow_edition(played, home, label, became, decisions)


def examples_of(game: str) -> list[Path]:
    return [path for path in EXAMPLES if path.parents[1].name == game]
