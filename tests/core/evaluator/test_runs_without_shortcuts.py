"""What a run spares itself changes nothing: nobody waits for most events, and most objects depend on no other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from unittest.mock import patch

import pytest

from rules_data.core.evaluator.state import AbilityIndex
from rules_data.core.games import GAMES
from rules_data.core.scenarios import run_scenario
from tests.campaigns import some_of
from tests.shipped import EXAMPLES, example
from tests.witnesses import sources

SAMPLE = [*some_of(EXAMPLES, 60), *some_of([one for game in sorted(GAMES) for one in sources(game)], 60)]
NAMES = [source.partition("\ngame")[0] if isinstance(source, str) else source.stem for source in SAMPLE]
also = AbilityIndex.also


def _seen(scenario, label, **looked_at):
    """What a run shows where its abilities are taken to look at this besides.

    Only a run itself adds what it looks at to more: what is kept for later runs never holds what was made up here.
    """

    # Looked through before, and kept as they are: the situation, and what its keywords stand for.
    known = scenario.setup.index.keywords if scenario.setup else frozenset()
    scenario.game.table.index_of_keywords(known)

    def also_at_this(one: AbilityIndex, other: AbilityIndex) -> AbilityIndex:
        found = also(one, other)
        return replace(found, **{name: getattr(found, name) | more for name, more in looked_at.items()})

    with patch.object(AbilityIndex, "also", also_at_this):
        run = run_scenario(scenario, label)
    steps = [(step.kind, step.text, step.rules, step.ok) for step in run.trace]
    return (run.verdict, run.reason, run.expectations, run.asked), steps


def _runs(source):
    """Each as it goes once: of all courses together, those that tell more come sooner to the bound on steps."""
    scenario = GAMES.read_scenario(source) if isinstance(source, str) else example(source)
    for label in scenario.own_editions[:1]:
        yield from ((one, label) for one in (scenario, scenario.twin) if one is not None and not one.explore)


@pytest.mark.parametrize("source", SAMPLE, ids=NAMES)
def test_worked_out_with_all_others_each_object_is_what_it_is_by_itself(source):
    for scenario, label in _runs(source):
        looked_at = {"depends": True, "states": True, "claims_control": True}
        assert _seen(scenario, label, **looked_at) == _seen(scenario, label)


def _heard(scenario):
    """Every event; but where numbers gained and lost may be replaced, the order of effects is asked for (6.3.4)."""
    words = frozenset(scenario.game.table.vocabulary.events)
    replaced = frozenset(word for word in words if not word.startswith(("gains ", "loses ")))
    return {"watched": words, "counted": words, "replaced": replaced}


@pytest.mark.parametrize("source", SAMPLE, ids=NAMES)
def test_events_that_nobody_waits_for_only_tell_more(source):
    for scenario, label in _runs(source):
        (outcome, steps), (usual, told) = _seen(scenario, label, **_heard(scenario)), _seen(scenario, label)
        assert outcome == usual
        assert not Counter(told) - Counter(steps)
