"""Tables of small scenarios: each case is a sentence, and the situation in which it is true; and runs to look into."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules_data.core.evaluator import Evaluation, PolicyTable
from rules_data.core.scenarios import Scenario
from rules_data.core.scenarios.answering import ScriptedAnswers
from rules_data.core.scenarios.execution import Playing


def each(cases: Mapping[str, str]) -> Any:
    """A test of every case of a table; the test takes its `body`, and is named by its sentence."""
    return pytest.mark.parametrize("body", list(cases.values()), ids=list(cases))


class _Looked(Playing):
    """Keeps the run as it is when its outcome is looked at."""

    ev: Evaluation | None = None

    def look_at_outcome(self, ev: Evaluation) -> None:
        self.ev = ev
        super().look_at_outcome(ev)


def run_as_it_ends(scenario: Scenario, edition: str) -> Evaluation | None:
    """The run of a scenario after its steps, to look into; None where it comes to no end."""
    table = scenario.game.table
    rules = PolicyTable(edition, table.rows, table.points, table.procedures)
    choices = tuple(one for one in scenario.choices if not one.editions or edition in one.editions)
    playing = _Looked(scenario, rules, ScriptedAnswers(choices), scenario.outcome(edition))
    playing.play()
    return playing.ev


def ended(scenario: Scenario, edition: str) -> Evaluation:
    """The same, of one that must come to its end."""
    ev = run_as_it_ends(scenario, edition)
    assert ev is not None, f"{scenario.slug} comes to no end under {edition}"
    return ev
