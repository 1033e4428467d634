"""A player who can't lose may have less than no life, also in the situation a scenario begins in (Magic 104.3b)."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, run_scenario
from tests.verdicts import assert_confirmed

EXAMPLE = """
example: below-zero
title: An angel keeps its controller in the game
editions: ["2024-06-07"]
game: magic
cards:
  Angel: {types: [creature], power: 4, toughness: 4, abilities: [{passive: {cannot: lose the game}, affects: {all: {type: player, controller: you}}}]}
given:
  Ana: {life: -5, battlefield: [Angel]}
  Ben: {}
when:
  - STEP
then: {THEN}
"""  # noqa: E501


def assert_comes_out(step: str, then: str) -> None:
    written = EXAMPLE.replace("STEP", step).replace("THEN", then)
    assert_confirmed(run_scenario(GAMES.read_scenario(written), "2024-06-07"))


def test_life_begins_below_zero_and_is_gained_from_there() -> None:
    assert_comes_out("{gain life: 3, player: you, by: Ana}", "Ana: {life: -2}, winner: none")


def test_without_the_angel_the_player_has_lost() -> None:
    assert_comes_out("{destroy: Angel, by: Ben}", "winner: Ben")


@pytest.mark.parametrize("number", ["poison", "red"])
def test_other_numbers_are_not_below_zero(number: str) -> None:
    with pytest.raises(UnableToReadScenario, match="from 0 to 9999"):
        GAMES.read_scenario(EXAMPLE.replace("life: -5", f"{number}: -5").replace("STEP", "advance to: end"))
