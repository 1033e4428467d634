"""What ships, as tests of the core see it: cards, examples and their proofs, read once a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Proof, Scenario, read_card_file
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
    return proof_of(example(path))


def examples_of(game: str) -> list[Path]:
    return [path for path in EXAMPLES if path.parents[1].name == game]
