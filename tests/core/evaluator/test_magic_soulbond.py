# ruff: noqa: E501
"""Magic: soulbond, which pairs two creatures for as long as both remain creatures of one player (702.95)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Mate: {types: [creature], power: 1, toughness: 1, keywords: [soulbond], abilities: [{passive: {power: 2, toughness: 2}, affects: {all: {in my pair: true}}, while: {this: me, is: {is: [paired]}}}]}
  Take: {types: [instant], abilities: [{do: [{gain control: {all: {type: creature}}, for: until end of turn}]}]}
  Stone: {types: [instant], abilities: [{do: [{give: {lose type: creature, type: artifact}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Fade: {types: [instant], abilities: [{do: [{phase out: {choose: 1, type: creature}}]}]}
  Mute: {types: [instant], abilities: [{do: [{give: {lose abilities: true}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Dawn: {types: [sorcery], abilities: [{do: [{return: {all: {type: creature, zone: graveyard, owner: you}}, to: battlefield}]}]}
""")
confirm = BOARDS.confirm
PAIR = "{cast: Mate, by: Ann}, {resolve: all}"
YES = "Ann may: yes"


def test_it_pairs_itself_with_one_that_is_there_as_it_enters():
    confirm(
        PAIR,
        "Mate: {power: 3, is: [paired]}, Wolf: {power: 4}, Bear: {power: 2, is not: [paired]}",
        ann="hand: [Mate], battlefield: [Bear, Wolf]",
        bob="battlefield: [Ogre]",
        choices=f"{YES}; Ann objects: Wolf",
    )


def test_without_another_creature_of_ones_own_it_does_not_trigger():
    confirm(PAIR, "triggers: {Mate: 0}", ann="hand: [Mate], battlefield: [Rock]", bob="battlefield: [Ogre]")


def test_no_third_creature_joins_a_pair_and_no_pair_is_made_of_a_paired_one():
    board = {"ann": "hand: [Mate, Wolf], battlefield: [Bear]", "choices": YES}
    wolf = "Wolf: {is not: [paired], power: 2}, Bear: {power: 4}, triggers: {Mate: 1}"
    confirm(f"{PAIR}, {{cast: Wolf, by: Ann}}, {{resolve: all}}", wolf, **board)


BEFORE_THEY_PAIR = "{cast: Mate, by: Ann}, {resolve: 1}"


@pytest.mark.parametrize("parts", ["Murder", "Stone", "Fade"])
@pytest.mark.parametrize(("so_far", "chosen"), [(BEFORE_THEY_PAIR, ""), (PAIR, f"{YES}; ")], ids=["before", "after"])
def test_what_has_died_is_no_creature_or_is_phased_out_is_in_no_pair(so_far, chosen, parts):
    confirm(
        f"{so_far}, {{cast: {parts}, by: Bob}}, {{resolve: all}}",
        "Mate: {power: 1, is not: [paired]}",
        ann="hand: [Mate], battlefield: [Bear]",
        bob=f"hand: [{parts}]",
        choices=f"{chosen}Bob targets: Bear",
    )


def test_a_pair_parts_even_if_another_player_takes_both():
    confirm(
        f"{PAIR}, {{cast: Take, by: Bob}}, {{resolve: all}}, {{end turn: true}}",
        "Mate: {power: 1, is not: [paired], controller: Ann}, Bear: {power: 2, is not: [paired]}",
        ann="hand: [Mate], battlefield: [Bear]",
        bob="hand: [Take]",
        choices=YES,
    )


def test_a_pair_outlasts_the_ability_that_made_it():
    confirm(
        f"{PAIR}, {{cast: Mute, by: Bob}}, {{resolve: all}}",
        "Mate: {power: 1, is: [paired]}, Bear: {power: 2, is: [paired]}",
        ann="hand: [Mate], battlefield: [Bear]",
        bob="hand: [Mute]",
        choices=f"{YES}; Bob targets: Mate",
    )


def test_two_with_soulbond_that_are_paired_with_one_another_help_both_twice():
    confirm(
        "{cast: Dawn, by: Ann}, {resolve: all}",
        "a: {power: 5}, b: {power: 5}, asked: {may: 1}",
        ann="hand: [Dawn], graveyard: [{card: Mate, as: a}, {card: Mate, as: b}]",
        choices="Ann order triggers: [a/1, b/1, a/2, b/2]; Ann may: yes",
    )
