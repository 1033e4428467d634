"""How fast the evaluator plays what ships: each example once under each of its editions, with its trace."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import PlayedGame, Scenario, read_card_file, read_scenario, run_scenario

COLUMNS = ["game", "runs", "a second, median run", "a second, cheapest quarter", "seconds for all"]


def plain_rows(corpus: Path, rounds: int) -> list[list[str]]:
    """A row for each game: how many such runs one core makes a second, by processor time.

    Each run is made `rounds` times and its fastest time counts, so that what else the machine does is left out.
    """
    return [_row(game.slug, scenarios_of(corpus, game), rounds) for _, game in sorted(GAMES.played.items())]


def scenarios_of(corpus: Path, game: PlayedGame) -> list[tuple[Scenario, str]]:
    """The shipped examples of a game, each with every edition it is for."""
    found: dict[str, CardFacts] = {}
    for path in sorted((corpus / game.slug / "cards").glob("*.yaml")):
        facts = read_card_file(path.read_text(), game).facts
        found[facts.name] = facts
    files = sorted((corpus / game.slug / "examples").glob("*.yaml"))
    scenarios = [read_scenario(path.read_bytes(), GAMES.played, found.get) for path in files]
    return [(scenario, edition) for scenario in scenarios for edition in scenario.own_editions]


def _row(game: str, runs: list[tuple[Scenario, str]], rounds: int) -> list[str]:
    times = [min(_time(scenario, edition) for _ in range(rounds)) for scenario, edition in runs]
    quarter = statistics.quantiles(times, n=4)[0]
    return [game, str(len(runs)), f"{1 / statistics.median(times):,.0f}", f"{1 / quarter:,.0f}", f"{sum(times):.2f}"]


def _time(scenario: Scenario, edition: str) -> float:
    started = time.process_time()
    run_scenario(scenario, edition)
    return time.process_time() - started
