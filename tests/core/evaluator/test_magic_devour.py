# ruff: noqa: E501
"""Magic: devour, creatures sacrificed as another enters, and counters for each of them (702.82)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Maw: {types: [creature], power: 1, toughness: 1, keywords: [{devour: 2}]}
  Cheat: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: creature, zone: hand, owner: you, target: false}, to: battlefield}]}]}
  Altar: {types: [enchantment], abilities: [{when: {event: is sacrificed, player: you}, do: [{gain life: 1}]}]}
""")
confirm = BOARDS.confirm


@pytest.mark.parametrize(("eaten", "power"), [("[Bear, Wolf]", 5), ("[Wolf]", 3), ("nothing", 1)])
def test_there_are_two_counters_for_each_creature_sacrificed(eaten, power):
    number = power // 2
    confirm(
        "{cast: Maw, by: Ann}, {resolve: all}",
        f"Maw: {{power: {power}}}, Ann: {{life: {20 + number}}}, Bob: {{battlefield: [Ogre]}}, Rock: {{zone: battlefield}}",
        ann="hand: [Maw], battlefield: [Bear, Wolf, Altar, Rock]",
        bob="battlefield: [Ogre]",
        choices=f"Ann objects: {eaten}",
    )


def test_it_devours_as_well_when_it_is_put_there_and_asks_nothing_without_other_creatures():
    put = "{cast: Cheat, by: Ann}, {resolve: all}"
    confirm(
        put,
        "Maw: {power: 3}, Bear: {zone: graveyard}",
        ann="hand: [Maw, Cheat], battlefield: [Bear]",
        choices="Ann objects: [Bear]",
    )
    confirm(
        "{cast: Maw, by: Ann}, {resolve: all}",
        "Maw: {power: 1, zone: battlefield}",
        ann="hand: [Maw]",
        bob="battlefield: [Ogre]",
    )
