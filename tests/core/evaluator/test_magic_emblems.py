"""Emblems: who gets one, where its abilities work, and what does not touch it (114)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Rite: {types: [sorcery], abilities: [{do: [{get emblem: ABILITY, player: PLAYER}]}]}
  Sweep: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: permanent}}}, {exile: {all: {type: permanent}}}]}]}
  Bear: {types: [creature], power: 2, toughness: 2, mana cost: "{G}", abilities: []}
"""
STRONGER = "{passive: {power: 2}, affects: {all: {type: creature, controller: you}}}"
COUNTING = "{when: {event: enters, object: {type: creature, controller: you}}, do: [{gain life: 3}]}"


def confirm(ability: str, steps: str, then: str, player: str = "you", choices: str = "") -> None:
    written = Written("magic", ("2024-06-07",), CARDS.replace("ABILITY", ability).replace("PLAYER", player))
    written.confirm(
        f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Rite, {{card: Rite, as: again}}, Sweep, Bear], green: 1}}
          Bob: {{battlefield: [{{card: Bear, as: his}}]}}
        when: [{steps}]
        choices: [{choices}]
        then: {{{then}}}
        """
    )


RITE = "{cast: Rite, by: Ann}, {resolve: all}"
BEAR = "{cast: Bear, by: Ann}, {resolve: all}"


def test_what_an_emblem_says_holds_for_what_comes_later() -> None:
    confirm(STRONGER, f"{RITE}, {BEAR}", "Bear: {power: 4}, his: {power: 2}")


def test_two_emblems_are_two() -> None:
    steps = f"{RITE}, {{cast: again, by: Ann}}, {{resolve: all}}, {BEAR}"
    confirm(STRONGER, steps, "Bear: {power: 6}, Emblem 2: {zone: command}")


def test_whoever_gets_it_controls_it() -> None:
    then = "Emblem: {controller: Bob}, his: {power: 4}, Bear: {power: 2}"
    answer = "{player: Ann, question: targets, answer: Bob}"
    confirm(STRONGER, f"{RITE}, {BEAR}", then, "{choose: 1}", answer)


def test_it_triggers_from_the_command_zone() -> None:
    confirm(COUNTING, f"{RITE}, {BEAR}", "Ann: {life: 23}, triggers: {Emblem: 1}")


def test_an_emblem_is_no_permanent() -> None:
    confirm(COUNTING, f"{RITE}, {{cast: Sweep, by: Ann}}, {{resolve: all}}", "Emblem: {zone: command}")


def test_an_emblem_has_no_instructions_of_a_spell() -> None:
    with pytest.raises(UnableToReadScenario, match="of a spell"):
        confirm("{do: [{draw: 1}]}", RITE, "Ann: {life: 20}")
