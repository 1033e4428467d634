"""A file's words stay what its own reader takes them for: `on`, `No` and 390.10 are texts wherever they are shown."""

from __future__ import annotations

import pytest

from rules_data.actions._yaml_values import format_values
from rules_data.core.games import GAMES
from rules_data.core.scenarios import narrate
from rules_data.core.scenarios.places import plain, read_nodes

SOURCE = """
example: a-card-called-no
game: flesh-and-blood
title: A card called No
editions: ["2026-06-10"]
cards:
  No:
    types: [instant]
    cost: 0
    abilities:
      - do: [{destroy: {choose: 1, subtype: item, as: on, target: false}}, {put: {that: on}, to: hand}]
  Off: {types: [action], subtypes: [item], abilities: []}
given: {Ira: {hand: [No], arena: [Off]}, Dorn: {}}
when: [{play: No, by: Ira}, {resolve: 1}]
then: {Off: {zone: hand}}
"""


@pytest.mark.parametrize(
    "written",
    ["as: on", "answer: yes", "No: off", "rules: [390.10, 1.0.1]", "day: 2026-06-10", "at: 1:30", "n: 010", "n: -3",
     "n: [1234567, 0x1F, 1_0, +1]", "t: [true, false, True, 'true', null, ~, '']", "{1: a, on: b}", "x:"],
)  # fmt: skip
def test_values_are_those_of_the_reader(written: str) -> None:
    assert format_values(written) == plain(read_nodes(written))
    assert repr(format_values(written)) == repr(plain(read_nodes(written)))


def test_a_card_called_no_is_told_by_its_name() -> None:
    story = narrate(GAMES.read_scenario(SOURCE), format_values(SOURCE))
    assert "Ira has No in hand" in " ".join(story["situation"])
    assert "plays No" in story["what happens"][0]
