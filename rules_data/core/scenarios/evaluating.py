"""All that an answer says of a scenario: its run under each of its editions, and the rules that decide each."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import Deadline

from .deciding import Deciding, deciding_rules
from .execution import Run
from .model import Scenario
from .run import run_scenario
from .without import Without


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A run under one edition; `deciding` is None where it was not asked for."""

    run: Run
    deciding: Deciding | None


def evaluate(scenario: Scenario, deadline: Deadline, *, deciding: bool = True) -> tuple[Evaluated, ...]:
    """Run a scenario under each edition it names, all within one deadline, and find what decides each run.

    Every run comes before any search for what decides one. What there was no time for says so; nothing is raised.
    """
    runs = [run_scenario(scenario, edition, deadline=deadline) for edition in dict.fromkeys(scenario.editions)]
    if not deciding:
        return tuple(Evaluated(run, None) for run in runs)
    return tuple(
        Evaluated(run, deciding_rules(Without(scenario, run.edition, run, deadline))) for run in runs
    )
