"""Abilities that say where their card has to be function only there (113.6b)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

ELSEWHERE = Boards("""
  Anger: {types: [creature], power: 2, toughness: 2, abilities: [{passive: {keyword: haste}, affects: {all: {type: creature, controller: you}}, while: {all: [{this: me, is: {zone: graveyard}}, {count: {type: land, subtype: Mountain, controller: you}, at least: 1}]}}]}
  Bridge: {types: [enchantment], abilities: [{when: {event: dies, object: {type: creature, token: false, owner: you}}, if: {this: me, is: {zone: graveyard}}, do: [{gain life: 2}]}]}
  Ichorid: {types: [creature], power: 3, toughness: 1, abilities: [{when: {event: beginning of, phase: upkeep, player: you}, if: {this: me, is: {zone: graveyard}}, do: [{return: me, to: battlefield}]}]}
  Relic: {types: [artifact], abilities: [{use: {generic: 0}, if: {this: me, is: {zone: graveyard}}, do: [{gain life: 1}]}]}
  Phoenix: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: dies, object: me}, if: {this: me, is: {zone: graveyard}}, do: [{return: me}]}]}
""")  # noqa: E501


@pytest.mark.parametrize(
    ("where", "keywords"),
    [("graveyard: [Anger], battlefield: [Bear, Mountain]", "[haste]"),
     ("graveyard: [Anger], battlefield: [Bear, Forest]", "[]"),
     ("battlefield: [Anger, Bear, Mountain]", "[]")],
)  # fmt: skip
def test_a_static_ability_that_speaks_of_the_graveyard_functions_there(where: str, keywords: str) -> None:
    ELSEWHERE.confirm("{draw: 1, by: Ann}", f"Bear: {{keywords: {keywords}}}", ann=where)


def test_a_triggered_ability_that_speaks_of_the_graveyard_triggers_there_alone() -> None:
    dies = "{destroy: Bear}, {resolve: all}"
    there = "life: 20, graveyard: [Bridge], battlefield: [Bear]"
    ELSEWHERE.confirm(dies, "Ann: {life: 22}, triggers: {Bridge: 1}", ann=there)
    ELSEWHERE.confirm(dies, "Ann: {life: 20}, triggers: {Bridge: 0}", ann="life: 20, battlefield: [Bridge, Bear]")


def test_so_does_one_that_triggers_on_a_moment_of_the_turn() -> None:
    upkeep = "{end turn: true}, {resolve: all}"
    ELSEWHERE.confirm(upkeep, "Ichorid: {zone: battlefield}", ann="graveyard: [Ichorid]", turn="Bob")


def test_an_activated_ability_that_speaks_of_the_graveyard_is_used_from_there_alone() -> None:
    use = "{activate: Relic, by: Ann}, {resolve: all}"
    ELSEWHERE.confirm(use, "Ann: {life: 21}", ann="life: 20, graveyard: [Relic]")
    ELSEWHERE.confirm("{activate: Relic, by: Ann}", "illegal: true", ann="battlefield: [Relic]")


def test_an_ability_that_triggers_on_its_own_card_may_speak_of_where_that_has_gone() -> None:
    ELSEWHERE.confirm("{destroy: Phoenix}, {resolve: all}", "Phoenix: {zone: hand}", ann="battlefield: [Phoenix]")
