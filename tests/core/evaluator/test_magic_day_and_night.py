# ruff: noqa: E501
"""Magic: day and night, and what daybound and nightbound permanents do by them (702.145, 728)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Were: {types: [creature], power: 2, toughness: 2, keywords: [daybound], back: {name: Howler, types: [creature], power: 4, toughness: 4, keywords: [nightbound], abilities: [{when: {event: transforms, object: me}, do: [{gain life: 1}]}]}}
  Chant: {types: [instant], abilities: [{do: [{gain life: 3}]}]}
  Clone: {types: [creature], power: 0, toughness: 0, abilities: [{replace: {event: enters, object: me}, you may: true, enters as: {copy of: {choose: 1, type: creature, target: false}}}]}
  Bat: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {power: 3}, affects: me, while: {during: night}}]}
""")
confirm = BOARDS.confirm
END = "{end turn: true}"
CHANT = "{cast: %s, by: %s}, {resolve: all}"


def test_without_a_daybound_permanent_it_is_neither_day_nor_night():
    confirm(f"{END}, {END}", "Bat: {power: 1}", ann="battlefield: [Bat]")
    confirm(f"{END}", "Bat: {power: 4}, Were: {power: 4}", ann="battlefield: [Bat, Were]")


@pytest.mark.parametrize(("who", "power"), [("Ann", 2), ("Bob", 4)])
def test_only_spells_of_the_player_whose_turn_it_was_keep_the_day(who, power):
    hands = {"ann": "battlefield: [Were], hand: [{card: Chant, as: c1}]", "bob": "hand: [{card: Chant, as: c2}]"}
    spell = "c1" if who == "Ann" else "c2"
    confirm(f"{CHANT % (spell, who)}, {END}", f"Were: {{power: {power}}}", **hands)


def test_one_spell_does_not_end_the_night_and_two_do():
    bob = "hand: [{card: Chant, as: c1}, {card: Chant, as: c2}]"
    one, two = CHANT % ("c1", "Bob"), CHANT % ("c2", "Bob")
    confirm(f"{END}, {one}, {END}", "Were: {power: 4}", ann="battlefield: [Were]", bob=bob)
    confirm(f"{END}, {one}, {two}, {END}", "Were: {power: 2}", ann="battlefield: [Were]", bob=bob)


def test_by_night_it_enters_with_its_back_up_and_has_not_transformed():
    confirm(
        f"{END}, {END}, {{cast: second, by: Ann}}, {{resolve: all}}",
        "second: {power: 4, is: [transformed]}, Ann: {life: 21}",
        ann="battlefield: [Were], hand: [{card: Were, as: second}]",
    )


def test_a_copy_without_another_face_stays_as_it_is():
    confirm(
        f"{{cast: Clone, by: Ann}}, {{resolve: all}}, {END}, {END}",
        "Were: {power: 4}, Clone: {power: 2}",
        ann="battlefield: [Were], hand: [Clone]",
        choices="Ann apply replacement: yes",
    )


def test_what_is_nightbound_alone_makes_it_night():
    confirm("{advance to: postcombat main}", "Were: {power: 4}, Bat: {power: 4}", ann="battlefield: [{card: Were, transformed: true}, Bat]")
