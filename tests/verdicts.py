"""Scenarios written in a test, and what a test says when one is not confirmed."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from rules_data.core.games import GAMES
from rules_data.core.scenarios import Run, Scenario, Verdict, run_scenario

LAST_STEPS = 3


@dataclass(frozen=True)
class Written:
    """Scenarios of one game whose header, and perhaps cards, a test does not have to repeat."""

    game: str
    editions: tuple[str, ...]
    cards: str = ""

    def text(self, body: str) -> str:
        """The whole scenario as a file would hold it."""
        editions = ", ".join(f'"{edition}"' for edition in self.editions)
        header = f"\nexample: in-a-test\ngame: {self.game}\ntitle: In a test\neditions: [{editions}]\n"
        return header + self.cards + textwrap.dedent(body)

    def read(self, body: str) -> Scenario:
        return GAMES.read_scenario(self.text(body))

    def run(self, body: str, edition: str = "") -> Run:
        """One run, under the first edition where none is named."""
        return run_scenario(self.read(body), edition or self.editions[0])

    def confirm(self, body: str, *editions: str) -> Run:
        """Hold a scenario and its twin under these editions, or all of them; returns the scenario's last run."""
        scenario = self.read(body)
        runs = [assert_confirmed(run_scenario(scenario, edition)) for edition in editions or self.editions]
        if scenario.twin is not None:
            for edition in editions or self.editions:
                assert_confirmed(run_scenario(scenario.twin, edition))
        return runs[-1]


def assert_confirmed(run: Run) -> Run:
    """Fail, saying what differed, unless the run is confirmed; returns it."""
    __tracebackhide__ = True
    assert run.verdict is Verdict.CONFIRMED, told(run)
    return run


def assert_stops(run: Run, because: str) -> Run:
    """Fail unless the run is not confirmed for this very reason: what it stops at, or what was seen instead."""
    __tracebackhide__ = True
    assert run.verdict is not Verdict.CONFIRMED, f"{run.scenario} is confirmed under {run.edition}"
    assert because in told(run), told(run)
    return run


def told(run: Run) -> str:
    """Verdict and reason, the first expectation that was not met, and what happened last before it was looked at."""
    lines = [f"{run.scenario} is {run.verdict} under {run.edition}: {run.reason or 'no reason given'}"]
    missed = next((each for each in run.expectations if not each.ok), None)
    if missed is not None:
        lines.append(f"line {missed.line}: expected {missed.expected}, seen {missed.seen}")
    lines += [f"after: {step.text} ({', '.join(step.rules)})" for step in run.trace[-LAST_STEPS:]]
    return "\n".join(lines)
