"""What players choose to pay a cost with: what it can be paid with, and nothing that others control (701.17a)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

COSTS = Boards("""
  Altar: {types: [artifact], abilities: [{use: {sacrifice: {choose: 1, type: creature, target: false}}, do: [{gain life: 1}]}]}
  Fling: {types: [instant], abilities: [{passive: {additional cost: {sacrifice: {choose: 1, type: creature, target: false}}}, affects: me}, {do: [{gain life: 1}]}]}
  Rite: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, target: false}}, {gain life: 1}]}]}
  Spring: {types: [artifact], abilities: [{use: {tap: {choose: 1, type: creature, controller: you, target: false}}, do: [{gain life: 1}]}]}
  Sapper: {types: [artifact], abilities: [{use: {do: [{remove counter: +1/+1, on: {choose: 1, type: creature, controller: you, target: false}}]}, do: [{gain life: 1}]}]}
""")  # noqa: E501
SOME = "{card: Ogre, counters: {+1/+1: 1}}, {card: Giant, tapped: true}"
OWN = f"life: 20, battlefield: [Altar, Spring, Sapper, Bear, {SOME}]"
STEPS = {
    "Altar": "{activate: Altar, by: Ann}, {resolve: all}",
    "Fling": "{cast: Fling, by: Ann}, {resolve: all}",
    "Rite": "{cast: Rite, by: Ann}, {resolve: all}",
    "Spring": "{activate: Spring, by: Ann}, {resolve: all}",
    "Sapper": "{activate: Sapper, by: Ann}, {resolve: all}",
}


@pytest.mark.parametrize("card", ["Altar", "Fling", "Rite"])
def test_nobody_sacrifices_what_another_player_controls(card: str) -> None:
    board = {"ann": f"hand: [Fling, Rite], {OWN}", "bob": "battlefield: [Wolf]"}
    COSTS.confirm(STEPS[card], "illegal answer: true", choices="Ann objects: Wolf", **board)
    then = "Bear: {zone: graveyard}, Wolf: {zone: battlefield}, Ann: {life: 21}"
    COSTS.confirm(STEPS[card], then, choices="Ann objects: Bear", **board)


def test_what_is_tapped_already_is_not_tapped_for_a_cost() -> None:
    COSTS.confirm(STEPS["Spring"], "illegal answer: true", ann=OWN, choices="Ann objects: Giant")
    COSTS.confirm(STEPS["Spring"], "Bear: {tapped: true}, Ann: {life: 21}", ann=OWN, choices="Ann objects: Bear")


def test_no_counter_is_removed_for_a_cost_from_what_has_none() -> None:
    two = OWN.replace("Bear,", "{card: Bear, counters: {+1/+1: 1}}, Wolf,")
    COSTS.confirm(STEPS["Sapper"], "illegal answer: true", ann=two, choices="Ann objects: Wolf")
    then = "Bear: {counters: {+1/+1: 0}}, Ann: {life: 21}"
    COSTS.confirm(STEPS["Sapper"], then, ann=two, choices="Ann objects: Bear")
