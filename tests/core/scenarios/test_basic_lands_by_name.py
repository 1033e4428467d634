"""Magic's basic lands need no description: their type says what they do (305.6)."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, run_scenario
from tests.verdicts import assert_confirmed

EXAMPLE = """
example: a-land-by-its-name
title: A basic land brings the mana of its type
editions: ["2024-06-07"]
game: magic
given:
  Ana: {battlefield: [LAND]}
  Ben: {}
when:
  - {activate: LAND, by: Ana}
then:
  Ana: {MANA: 1}
  LAND: {tapped: true}
"""
MANA = {"Plains": "white", "Island": "blue", "Swamp": "black", "Mountain": "red", "Forest": "green"}


@pytest.mark.parametrize("land", MANA)
def test_a_basic_land_is_known_by_its_name(land: str) -> None:
    written = EXAMPLE.replace("LAND", land).replace("MANA", MANA[land])

    assert_confirmed(run_scenario(GAMES.read_scenario(written), "2024-06-07"))


def test_a_land_that_is_no_basic_one_has_to_be_described() -> None:
    with pytest.raises(UnableToReadScenario, match="Marsh"):
        GAMES.read_scenario(EXAMPLE.replace("LAND", "Marsh").replace("MANA", "black"))


def test_what_the_scenario_says_of_a_card_of_that_name_goes_first() -> None:
    own = "cards: {Forest: {types: [land], subtypes: [Island], supertypes: [basic]}}\ngiven:"
    written = EXAMPLE.replace("given:", own).replace("LAND", "Forest").replace("MANA", "blue")

    assert_confirmed(run_scenario(GAMES.read_scenario(written), "2024-06-07"))
