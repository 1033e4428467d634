"""A run that is over is gone with the last who asks for it: nobody has to look for circles of what it was made of."""

from __future__ import annotations

import gc

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import run_scenario
from tests.shipped import example, examples_of


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_of_a_confirmed_run_is_left_to_look_for(game: str) -> None:
    played = (one for one in map(example, examples_of(game)) if one.setup is not None and not one.explore)
    scenario = next(one for one in played if one.own_editions)
    edition = scenario.own_editions[0]
    assert run_scenario(scenario, edition).confirmed
    # What was there before is not gone through: it is much, and none of it is looked for here.
    gc.freeze()
    gc.disable()
    try:
        run_scenario(scenario, edition)
        assert gc.collect() == 0
    finally:
        gc.enable()
