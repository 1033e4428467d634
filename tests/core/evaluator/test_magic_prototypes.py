# ruff: noqa: E501
"""Magic: prototype cards, cast as what is printed on them or as what their inset says (702.160, 718)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

from .test_magic_printed_cards_are_played import play

BOARDS = Boards("""
  Golem: {types: [artifact, creature], subtypes: [Golem], mana cost: "{7}", power: 6, toughness: 6, prototype: {mana cost: "{1}{R}", power: 2, toughness: 1}, abilities: [{when: {event: enters, object: me}, do: [{gain life: 1}]}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Mirror: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Raise: {types: [sorcery], abilities: [{do: [{return: {choose: 1, type: creature, zone: graveyard, mana value: {at most: 3}}, to: battlefield}]}]}
  Fork: {types: [instant], abilities: [{do: [{copy: {choose: 1, type: creature, zone: stack}}]}]}
  Forge: {types: [enchantment], abilities: [{passive: {power: 1}, affects: {all: {type: creature, color: red}}}]}
  Guild: {types: [enchantment], abilities: [{when: {event: is cast, object: {type: creature, mana value: {at most: 3}}, player: you}, do: [{draw: 1}]}]}
  Smuggle: {types: [sorcery], abilities: [{do: [{cast: {choose: 1, zone: hand, owner: you, type: creature, target: false}, free: true}]}]}
  Toll: {types: [enchantment], abilities: [{passive: {cannot cast: {zone: stack, type: creature, mana value: {at least: 4}}}, affects: {all: {type: player}}}]}
""")
SMALL = "{cast: Golem, by: Ann, as: prototyped}, {resolve: all}"


def test_it_is_cast_for_the_cost_and_in_the_size_and_color_of_its_inset() -> None:
    BOARDS.holds(SMALL, "Golem: {power: 3, toughness: 1, mana value: 2}, Ann: {red: 0, life: 21}, triggers: {Guild: 1}", "718.3b", ann="hand: [Golem], red: 2, battlefield: [Forge, Guild]")


def test_cast_normally_it_is_what_is_printed_outside_the_inset() -> None:
    usual = "{cast: Golem, by: Ann}, {resolve: all}"
    BOARDS.refused("{cast: Golem, by: Ann}", "601.2h", ann="hand: [Golem], red: 2")
    BOARDS.confirm(usual, "Golem: {power: 6, mana value: 7}, triggers: {Guild: 0}", ann="hand: [Golem], red: 7, battlefield: [Forge, Guild]")


def test_whether_it_can_be_cast_is_looked_at_with_the_inset_alone() -> None:
    """Creature spells with mana value 4 or more are forbidden (718.3a)."""
    BOARDS.confirm(SMALL, "Golem: {power: 2}", ann="hand: [Golem], red: 2, battlefield: [Toll]")
    BOARDS.refused("{cast: Golem, by: Ann}", ann="hand: [Golem], red: 7, battlefield: [Toll]")


def test_in_a_graveyard_it_is_its_normal_self() -> None:
    dead = SMALL + ", {cast: Murder, by: Ann}, {resolve: all}"
    BOARDS.holds(dead, "Golem: {zone: graveyard, mana value: 7}", "718.4", ann="hand: [Golem, Murder], red: 2")
    BOARDS.refused(dead + ", {cast: Raise, by: Ann}", "601.2c", ann="hand: [Golem, Murder, Raise], red: 2")


@pytest.mark.parametrize(
    ("more", "card", "then"),
    [
        ("{cast: Clone, by: Ann}", "Clone", "Clone: {power: 3, toughness: 1, mana value: 2}"),
        ("{cast: Mirror, by: Ann}", "Mirror", "Golem 2: {power: 3, toughness: 1, mana value: 2}"),
    ],
)
def test_what_copies_a_permanent_that_was_prototyped_is_as_small(more: str, card: str, then: str) -> None:
    choices = "Ann apply replacement: yes" if card == "Clone" else ""
    steps = f"{SMALL}, {more}, {{resolve: all}}"
    BOARDS.confirm(steps, then + ", Ann: {life: 22}", ann=f"hand: [Golem, {card}], red: 2, battlefield: [Forge]", choices=choices)


def test_a_copy_of_a_prototyped_spell_is_prototyped() -> None:
    steps = "{cast: Golem, by: Ann, as: prototyped}, {cast: Fork, by: Ann}, {resolve: all}"
    BOARDS.confirm(steps, "Golem 2: {power: 2, mana value: 2}, Ann: {life: 22}", ann="hand: [Golem, Fork], red: 2")


@pytest.mark.parametrize(("answer", "power"), [("prototyped", 2), ("Golem", 6)])
def test_an_effect_that_casts_it_lets_its_player_choose(answer: str, power: int) -> None:
    BOARDS.confirm("{cast: Smuggle, by: Ann}, {resolve: all}", f"Golem: {{power: {power}}}", ann="hand: [Golem, Smuggle]", choices=f"Ann cast as: {answer}")


def test_a_card_without_an_inset_is_not_prototyped() -> None:
    BOARDS.refused("{cast: Bear, by: Ann, as: prototyped}", ann="hand: [Bear]")


def test_the_inset_of_a_printed_card_is_read() -> None:
    play("Artifact Creature - Golem", "Prototype {2}{R} — 3/2\nVigilance", """
given:
  turn: {player: Ann}
  Ann: {hand: [It], red: 3}
  Bob: {}
when: [{cast: It, by: Ann, as: prototyped}, {resolve: all}]
then: {It: {power: 3, toughness: 2, mana value: 3, keywords: [vigilance]}, Ann: {red: 0}}
""", **{"power": "5", "toughness": "5", "mana cost": "{7}"})  # fmt: skip
