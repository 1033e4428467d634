"""Effects that change control look at what objects are before effects on types, colors and sizes apply (613.1)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

LAYERS = Boards("""
  March: {types: [enchantment], abilities: [{passive: {type: creature, base power: 1, base toughness: 1}, affects: {all: {type: artifact}}}]}
  Paint: {types: [enchantment], abilities: [{passive: {colors: red}, affects: {all: {type: creature}}}]}
  Herd: {types: [enchantment], abilities: [{passive: {controller: you}, affects: {all: {type: creature}}}]}
  Reds: {types: [enchantment], abilities: [{passive: {controller: you}, affects: {all: {color: red}}}]}
  Small: {types: [enchantment], abilities: [{passive: {controller: you}, affects: {all: {type: creature, power: {at most: 2}}}}]}
  Hymn: {types: [enchantment], abilities: [{passive: {power: 2, toughness: 2}, affects: {all: {type: creature}}}]}
  Twin: {types: [creature], power: 0, toughness: 1, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: artifact, target: false}}}]}
""")  # noqa: E501


@pytest.mark.parametrize("order", ["March, Herd", "Herd, March"])
def test_what_is_a_creature_by_an_effect_alone_is_no_creature_for_an_effect_on_control(order: str) -> None:
    board = {"ann": f"battlefield: [{order}]", "bob": "battlefield: [Rock, Bear]"}
    then = "Rock: {controller: Bob, types: [artifact, creature]}, Bear: {controller: Ann}"
    LAYERS.holds("{draw: 1, by: Ann}", then, "613.1", **board)


@pytest.mark.parametrize("order", ["Paint, Reds", "Reds, Paint"])
def test_nor_is_what_an_effect_has_painted_red(order: str) -> None:
    board = {"ann": f"battlefield: [{order}]", "bob": "battlefield: [Ogre, Bear]"}
    LAYERS.confirm("{draw: 1, by: Ann}", "Bear: {controller: Bob}, Ogre: {controller: Ann}", **board)


def test_sizes_are_those_that_nothing_has_changed() -> None:
    board = {"ann": "battlefield: [Hymn, Small]", "bob": "battlefield: [Ogre, Bear]"}
    LAYERS.confirm("{draw: 1, by: Ann}", "Bear: {controller: Ann, power: 4}, Ogre: {controller: Bob}", **board)


def test_what_has_entered_as_a_copy_is_what_it_has_copied() -> None:
    board = {"ann": "battlefield: [Herd]", "bob": "hand: [Twin], battlefield: [Rock]"}
    put, copied = "{put: Twin, to: battlefield, by: Bob}", "Bob apply replacement: yes"
    LAYERS.confirm(put, "Twin: {controller: Bob}", choices=copied, **board)
    LAYERS.confirm(put, "Twin: {controller: Ann}", choices="Bob apply replacement: no", **board)
