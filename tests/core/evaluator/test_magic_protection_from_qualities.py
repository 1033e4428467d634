"""Protection from a type, from so many colors or from everything (Magic 702.16)."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import Run, run_scenario
from tests.verdicts import assert_confirmed

EXAMPLE = """
example: protected
title: Something with protection is destroyed
editions: ["2024-06-07"]
game: magic
cards:
  Pilgrim: {types: [creature], power: 2, toughness: 2, keywords: [protection from QUALITY]}
  Bolt: {types: [instant], mana cost: "{R}", abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
  Edict: {types: [sorcery], mana cost: "{B}{G}", abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Dart: {types: [artifact], abilities: [{use: {sacrifice: me}, do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
given:
  Ana: {battlefield: [Dart], hand: [Bolt, Edict], red: 1, black: 1, green: 1}
  Ben: {battlefield: [Pilgrim]}
when: [STEP]
then: {THEN}
"""
STEPS = {"Bolt": "{cast: Bolt, by: Ana}", "Edict": "{cast: Edict, by: Ana}", "Dart": "{activate: Dart, by: Ana}"}
KEEPS_OFF = {
    "instants": ["Bolt"], "sorceries": ["Edict"], "artifacts": ["Dart"], "creatures": [], "lands": [],
    "monocolored": ["Bolt"], "multicolored": ["Edict"], "all colors": ["Bolt", "Edict"],
    "everything": ["Bolt", "Edict", "Dart"], "red": ["Bolt"],
}  # fmt: skip


def run(quality: str, step: str, then: str) -> Run:
    written = EXAMPLE.replace("QUALITY", quality).replace("STEP", step).replace("THEN", then)
    return run_scenario(GAMES.read_scenario(written), "2024-06-07")


@pytest.mark.parametrize("quality", KEEPS_OFF)
@pytest.mark.parametrize("source", STEPS)
def test_what_there_is_protection_from_cannot_target(quality: str, source: str) -> None:
    if source in KEEPS_OFF[quality]:
        assert_confirmed(run(quality, STEPS[source], "illegal: true"))
    else:
        assert_confirmed(run(quality, f"{STEPS[source]}, {{resolve: all}}", "Pilgrim: {zone: graveyard}"))


DAMAGE = {"creatures": 0, "everything": 0, "artifacts": 1, "sorceries": 1}


@pytest.mark.parametrize(("quality", "damage"), DAMAGE.items())
def test_damage_by_what_there_is_protection_from_is_prevented(quality: str, damage: int) -> None:
    card = "  Imp: {types: [creature], power: 1, toughness: 5}\ngiven:"
    written = EXAMPLE.replace("given:", card).replace("QUALITY", quality).replace("[Dart]", "[Imp]")
    step = "{attack: {Imp: Ben}}, {block: {Pilgrim: Imp}}, {advance to: combat damage}"
    written = written.replace("STEP", step).replace("THEN", f"Pilgrim: {{damage: {damage}}}")

    assert_confirmed(run_scenario(GAMES.read_scenario(written), "2024-06-07"))
