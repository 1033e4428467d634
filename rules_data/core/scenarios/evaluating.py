"""All that an answer says of a scenario: its run under each of its editions, and the rules that decide each."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import Deadline

from .deciding import Deciding, deciding_rules
from .execution import Run
from .model import Scenario
from .run import run_scenario
from .tries import Tries
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
    editions, tries = dict.fromkeys(scenario.editions), Tries()
    if not deciding:
        return tuple(Evaluated(run_scenario(scenario, each, deadline=deadline), None) for each in editions)
    made = [Without(scenario, edition, deadline, tries) for edition in editions]
    return tuple(Evaluated(without.usual, deciding_rules(without)) for without in made)
