"""What ships, as tests of the core see it: cards, examples and their proofs, read once a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import FollowedEdition, Proof, Scenario, Tries, read_card_file
from rules_data.management import _shipped_editions
from tests.proof_cache import proof_of

CORPUS = Path(__file__).resolve().parents[1] / "rules_data" / "corpus"
EXAMPLES = [path for game in sorted(GAMES) for path in sorted((CORPUS / game / "examples").glob("*.yaml"))]


@cache
def cards_of(game: str) -> dict[str, CardFacts]:
    files = (path.read_text() for path in (CORPUS / game / "cards").glob("*.yaml"))
    return {facts.name: facts for facts in (read_card_file(source, GAMES.played[game]).facts for source in files)}


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
    return _shipped_editions.scenario_in(CORPUS, scenario, label)


def followed(game: str, label: str) -> FollowedEdition:
    """An edition without rows of its own, as what ships says of it."""
    return _shipped_editions.followed(CORPUS, game, label)


def examples_of(game: str) -> list[Path]:
    return [path for path in EXAMPLES if path.parents[1].name == game]
