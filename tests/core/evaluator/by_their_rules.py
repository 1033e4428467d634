"""Tables of situations whose sentences end in the rules that decide them: each comes out so, and tells of those rules.

Where a rule is named with "see" it says so without acting: what keeps nobody from doing something is not told of.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from rules_data.core.evaluator import Deadline
from rules_data.core.scenarios import Run, Without, deciding_rules, run_scenario
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

_NAMED = re.compile(r"\(([^()]*)\)$")


def each_of(cases: Mapping[str, str]) -> Any:
    """A test of every case of a table; it takes the `sentence` and its `body`."""
    return pytest.mark.parametrize(("sentence", "body"), list(cases.items()), ids=list(cases))


def holds(written: Written, sentence: str, body: str) -> None:
    """Hold that this comes of it, and that every rule named at the end of the sentence is among those that are told."""
    for edition in written.editions:
        scenario = scenario_in(written.read(body), edition)
        run = assert_confirmed(run_scenario(scenario, edition))
        missing = named(sentence) - told(run)
        if missing:
            missing -= set(deciding_rules(Without(scenario, edition, Deadline(), usual=run)).numbers)
        assert not missing, f"{sorted(missing)} decides nothing here; these are told: {', '.join(sorted(told(run)))}"


def named(sentence: str) -> set[str]:
    """The rules in the brackets at the end of a sentence, which has to name one; not those to be seen besides."""
    found = _NAMED.search(sentence)
    assert found is not None, f"no rule is named: {sentence}"
    acting, _, _ = found[1].partition("see ")
    return {each.strip() for each in acting.split(",") if each.strip()}


def told(run: Run) -> set[str]:
    """The rules that the steps of a run rest on, and the one that forbade the last of them."""
    return {rule for step in run.trace for rule in step.rules} | {run.illegal}
