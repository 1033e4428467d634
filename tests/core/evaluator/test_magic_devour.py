# ruff: noqa: E501
"""Magic: devour, creatures sacrificed as another enters, and counters for each of them (702.82)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Maw: {types: [creature], power: 1, toughness: 1, keywords: [{devour: 2}]}
  Cheat: {types: [sorcery], abilities: [{do: [{put: {choose: 1, type: creature, zone: hand, owner: you, target: false}, to: battlefield}]}]}
  Altar: {types: [enchantment], abilities: [{when: {event: is sacrificed, player: you}, do: [{gain life: 1}]}]}
  Ghoul: {types: [creature], power: 1, toughness: 1, keywords: [{devour: 1}], abilities: [{when: {event: is put into a graveyard, object: {type: creature}}, do: [{gain life: 1}]}]}
  Warden: {types: [creature], power: 1, toughness: 1, keywords: [{devour: 1}], abilities: [{replace: {event: dies, object: {type: creature, controller: you, other: true}}, with: [{exile: it}]}]}
  Keeper: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {cannot: be sacrificed}, affects: {all: {type: creature, controller: you, other: true}}}]}
  Gambler: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{discard: 1}]}, {when: {event: discards, player: you}, do: [{gain life: 1}]}]}
  Pledge: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{lose life: 2}, {put counter: "+1/+1", on: me, count: 2}]}, {when: {event: loses life, player: you}, do: [{draw: 1}]}]}
  Oath: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{sacrifice: {choose: 1, type: artifact, controller: you, target: false}, you may: true}, {put counter: "+1/+1", on: me, count: 2, if: {done: true}}]}]}
  Grave: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: is put into a graveyard, object: {type: creature}}, do: [{gain life: 1}]}]}
  Dawn: {types: [sorcery], abilities: [{do: [{put: {all: {type: creature, zone: graveyard, owner: you}}, to: battlefield}]}]}
  Summon: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
""")
confirm = BOARDS.confirm
CAST = "{cast: %s, by: Ann}, {resolve: all}"


def test_what_it_devours_is_gone_before_it_is_there_and_its_own_ability_does_not_see_it():
    board = {"ann": "hand: [Ghoul], battlefield: [Bear, Wolf]", "choices": "Ann objects: [Bear, Wolf]"}
    BOARDS.holds(CAST % "Ghoul", "Ghoul: {power: 3}, Ann: {life: 20}, triggers: {Ghoul: 0}", "614.12a", **board)
    confirm("{sacrifice: Bear, by: Ann}, {resolve: all}", "Ann: {life: 21}", ann="battlefield: [Ghoul, Bear]")


def test_its_own_replacement_effect_does_not_apply_to_what_it_devours():
    confirm(
        CAST % "Warden",
        "Warden: {power: 2}, Bear: {zone: graveyard}",
        ann="hand: [Warden], battlefield: [Bear]",
        choices="Ann objects: [Bear]",
    )


def test_what_enters_together_with_it_sees_nothing_of_it_either():
    board = {"ann": "hand: [Dawn], graveyard: [Ghoul, Grave], battlefield: [Bear]", "choices": "Ann objects: [Bear]"}
    confirm(CAST % "Dawn", "Ann: {life: 20}, Ghoul: {power: 2}, Bear: {zone: graveyard}", **board)


def test_two_that_enter_together_do_not_devour_the_same_creature_nor_one_another():
    board = {"ann": "hand: [Dawn], graveyard: [Ghoul, Maw], battlefield: [Bear, Wolf]"}
    confirm(
        CAST % "Dawn",
        "Ghoul: {power: 2}, Maw: {power: 3}, Ann: {life: 20}",
        choices="Ann objects: [Bear]; Ann objects: [Wolf]",
        **board,
    )


def test_a_token_that_is_a_copy_devours_as_it_enters():
    confirm(
        CAST % "Summon",
        "Ghoul 2: {power: 2}, Bear: {zone: graveyard}, triggers: {Ghoul: 1}, Ann: {life: 21}",
        ann="hand: [Summon], battlefield: [Ghoul, Bear]",
        choices="Ann targets: Ghoul; Ann objects: [Bear]",
    )


def test_what_cannot_be_sacrificed_is_not_devoured():
    board = {"ann": "hand: [Maw], battlefield: [Bear, Keeper]"}
    confirm(CAST % "Maw", "illegal answer: true", **board, choices="Ann objects: [Bear]")
    then = "Maw: {power: 3}, Bear: {zone: battlefield}, Keeper: {zone: graveyard}"
    confirm(CAST % "Maw", then, **board, choices="Ann objects: [Keeper]")


def test_what_is_done_as_something_else_enters_comes_before_it_as_well():
    confirm(CAST % "Gambler", "Ann: {life: 20, hand: 0}", ann="hand: [Gambler, Rock]")
    confirm(CAST % "Pledge", "Ann: {life: 18, hand: 0}, Pledge: {power: 3}", ann="hand: [Pledge]")


@pytest.mark.parametrize(("may", "power", "zone"), [("yes", 3, "graveyard"), ("no", 1, "battlefield")])
def test_whether_it_was_done_is_known_to_what_it_enters_with(may, power, zone):
    confirm(
        CAST % "Oath",
        f"Oath: {{power: {power}}}, Rock: {{zone: {zone}}}",
        ann="hand: [Oath], battlefield: [Rock]",
        choices=f"Ann may: {may}",
    )


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
