"""All that an answer says of a scenario: its run under each of its editions, and the rules that decide each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules_data.core.evaluator import Deadline

from .deciding import Deciding, deciding_rules
from .following import FollowedEdition, Open, not_decided, open_decisions
from .meant_answers import as_meant
from .model import Scenario
from .run import run_scenario
from .tries import Tries
from .verdicts import Run, Verdict
from .without import Without

NONE_FOLLOWED: Mapping[str, FollowedEdition] = {}


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A run under one edition; `deciding` is None where it was not asked for.

    `undecided` are the decisions that are open in a followed edition and that the run depends on: with any, it is not
    executable, whatever it came to.
    """

    run: Run
    deciding: Deciding | None
    undecided: tuple[Open, ...] = ()


def evaluate(
    scenario: Scenario,
    deadline: Deadline,
    *,
    deciding: bool = True,
    followed: Mapping[str, FollowedEdition] = NONE_FOLLOWED,
) -> tuple[Evaluated, ...]:
    """Run a scenario under each edition it names, all within one deadline, and find what decides each run.

    `followed` are the editions among them that the evaluator has no rows for, as they are read from a neighbour's.
    Every run comes before any search for what decides one. What there was no time for says so; nothing is raised.
    """
    tries = Tries()
    there = {edition: _under(scenario, edition, followed.get(edition)) for edition in scenario.editions}
    made = {edition: _made(one, edition, deadline, tries if deciding else None) for edition, one in there.items()}
    opened = {
        edition: open_decisions(there[edition], followed[edition], deadline) for edition in there if edition in followed
    }
    return tuple(_evaluated(one, opened.get(edition, ())) for edition, one in made.items())


def _made(scenario: Scenario, edition: str, deadline: Deadline, tries: Tries | None) -> Without | Run:
    """The run, once more without the answers to questions that nobody had to be asked where these were in its way."""

    def run(one: Scenario) -> Without | Run:
        alone = tries is None
        return run_scenario(one, edition, deadline=deadline) if alone else Without(one, edition, deadline, tries)

    made = run(scenario)
    if _run_of(made).verdict is Verdict.CONFIRMED:
        return made
    meant = as_meant(scenario, edition, deadline)
    return made if meant is scenario else run(meant)


def _run_of(made: Without | Run) -> Run:
    return made.usual if isinstance(made, Without) else made


def _under(scenario: Scenario, edition: str, followed: FollowedEdition | None) -> Scenario:
    """The scenario by the rows of a followed edition; what it says of that edition, it says in its numbers."""
    if followed is None:
        return scenario
    twin = replace(scenario.twin, game=followed.game) if scenario.twin is not None else None
    return replace(scenario, game=followed.game, editions=(edition,), twin=twin)


def _evaluated(made: Without | Run, undecided: tuple[Open, ...]) -> Evaluated:
    run = _run_of(made)
    found = deciding_rules(made) if isinstance(made, Without) else None
    if not undecided or run.verdict is Verdict.NOT_EXECUTABLE:
        return Evaluated(run, found, undecided)
    reason = not_decided(undecided, run.edition)
    return Evaluated(replace(run, verdict=Verdict.NOT_EXECUTABLE, reason=reason), found, undecided)
