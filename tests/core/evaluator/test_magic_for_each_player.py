"""What an effect does for each of several players happens to all of them at the same time (Magic 608.2f)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Spell: {types: [sorcery], abilities: [{do: [{for each: {type: player, controller: opponent}, do: [DO]}]}]}
  Watcher: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: EVENT, object: {type: creature}}, do: [{gain life: 1}]}]}
"""  # noqa: E501
BODY = """
given:
  players: [Ann, Bob, Cid]
  turn: {player: Ann}
  Ann: {hand: [Spell]}
  Bob: {battlefield: [{card: Watcher, as: b}]}
  Cid: {battlefield: [{card: Watcher, as: c}]}
when: [{cast: Spell, by: Ann}, {resolve: all}]
then: {THEN}
"""
TARGET = "{choose: 1, type: creature, controller: that player}"
CHOSEN = "{choose: 1, type: creature, controller: that player, target: false}"


@pytest.mark.parametrize(
    ("does", "event", "zone"),
    [
        (f"{{destroy: {TARGET}}}", "dies", "graveyard"),
        (f"{{destroy: {CHOSEN}}}", "dies", "graveyard"),
        (f"{{return: {TARGET}}}", "leaves", "hand"),
        (f"{{sacrifice: {CHOSEN}, player: that player}}", "dies", "graveyard"),
    ],
)
def test_each_of_them_sees_what_happens_to_the_others(does: str, event: str, zone: str) -> None:
    magic = Written("magic", ("2024-06-07",), CARDS.replace("DO", does).replace("EVENT", event))
    zones = f"b: {{zone: {zone}}}, c: {{zone: {zone}}}"
    magic.confirm(BODY.replace("THEN", f"Bob: {{life: 22}}, Cid: {{life: 22}}, {zones}"))


def test_several_instructions_are_carried_out_for_one_after_the_other() -> None:
    both = f"{{destroy: {CHOSEN}}}, {{gain life: 3}}"
    magic = Written("magic", ("2024-06-07",), CARDS.replace("DO", both).replace("EVENT", "dies"))
    magic.confirm(BODY.replace("THEN", "Ann: {life: 26}, Bob: {life: 21}, Cid: {life: 22}"))
