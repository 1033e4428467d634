"""Costs that rise or fall by as much as something counts, from the viewpoint of whoever's effect it is."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"))
FLESH_AND_BLOOD = Written("flesh-and-blood", ("2026-06-10", "2026-02"))

TINKER = """
cards:
  Tinker: {types: [unit], might: 3, cost: {energy: 4}, abilities: [
    {passive: {cost: {energy: {times: [-1, {count: {type: gear, controller: you}}]}}}, affects: me}]}
  Cog: {types: [gear], abilities: []}
  Nut: {types: [gear], abilities: []}
given:
  turn: {player: Ahri}
  Ahri: {hand: [Tinker], base: [Cog, Nut], energy: 4}
  Jinx: {}
when: [{play: Tinker, at: base}]
then: {Ahri: {energy: 2}}
"""


def test_a_card_costs_less_for_each_of_what_its_player_has() -> None:
    RIFTBOUND.confirm(TINKER)


def test_what_an_opponent_has_takes_nothing_off() -> None:
    theirs = TINKER.replace("base: [Cog, Nut], ", "").replace("Jinx: {}", "Jinx: {base: [Cog, Nut]}")
    RIFTBOUND.confirm(theirs.replace("{energy: 2}}", "{energy: 0}}"))


def test_no_more_comes_off_than_there_is() -> None:
    RIFTBOUND.confirm(TINKER.replace("{energy: 4}, abilities", "{energy: 1}, abilities").replace("gy: 2}}", "gy: 4}}"))


def test_more_by_an_amount_is_paid_as_well() -> None:
    RIFTBOUND.confirm(
        TINKER.replace("times: [-1,", "times: [1,")
        .replace("energy: 4}\n", "energy: 6}\n")
        .replace("energy: 2}}", "energy: 0}}")
    )


WARDEN = """
cards:
  Warden: {types: [unit], might: 2, abilities: [
    {passive: {cost: {energy: {count: {type: unit, controller: you}}}}, affects: {type: spell, controller: opponent}}]}
  Squire: {types: [unit], might: 2, abilities: []}
  Spark: {types: [spell], cost: {energy: 1}, abilities: [{do: [{draw: 1}]}]}
given:
  turn: {player: Jinx}
  Ahri: {base: [Warden, Squire]}
  Jinx: {hand: [Spark], energy: 5}
when: [{play: Spark}, {resolve: all}]
then: {Jinx: {energy: 2}}
"""


def test_another_permanent_counts_what_its_own_controller_has() -> None:
    RIFTBOUND.confirm(WARDEN)
    RIFTBOUND.confirm(WARDEN.replace("[Warden, Squire]", "[Warden]").replace("energy: 2}}", "energy: 3}}"))


DIRGE = """
cards:
  Dirge: {types: [action], subtypes: [attack], cost: 3, power: 4, abilities: [
    {passive: {cost: {resources: {times: [-1, {count: {name: Wisp, controller: you}}]}}}, affects: me}]}
  Wisp: {types: [token], subtypes: [aura], abilities: []}
given:
  turn: {player: Ana}
  Ana: {hand: [Dirge], arena: [Wisp, {card: Wisp, as: other}], resources: 3}
  Ben: {}
when: [{play: Dirge}]
then: {Ana: {resources: 2}, Dirge: {cost: 3}}
"""


def test_an_attack_costs_less_to_play_for_each_aura() -> None:
    FLESH_AND_BLOOD.confirm(DIRGE)
    FLESH_AND_BLOOD.confirm(DIRGE.replace(", {card: Wisp, as: other}", "").replace("urces: 2}, D", "urces: 1}, D"))


@pytest.mark.parametrize("cost", ["{exhaust: me}", "{mana: 1}", "{energy: many}"])
def test_what_is_no_amount_of_a_resource_is_refused(cost: str) -> None:
    with pytest.raises(UnableToReadScenario):
        RIFTBOUND.read(TINKER.replace("{energy: {times: [-1, {count: {type: gear, controller: you}}]}}", cost))
