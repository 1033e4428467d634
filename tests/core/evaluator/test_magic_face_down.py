# ruff: noqa: E501
"""Magic: cards cast face down and turned face up by morph, megamorph and disguise (702.37, 702.168, 708)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Lurker: {types: [creature], subtypes: [Beast], colors: [green], mana cost: "{4}{G}{G}", power: 5, toughness: 5, keywords: [trample, {morph: "{2}{G}"}], abilities: [{when: {event: enters, object: me}, do: [{gain life: 7}]}, {when: {event: is turned face up, object: me}, do: [{gain life: 1}]}]}
  Bigger: {types: [creature], mana cost: "{5}", power: 3, toughness: 3, keywords: [{megamorph: "{1}"}]}
  Agent: {types: [creature], mana cost: "{4}", power: 4, toughness: 4, keywords: [{disguise: "{2}"}]}
  Plain: {types: [creature], mana cost: "{3}", power: 3, toughness: 3}
  Leech: {types: [creature], mana cost: "{5}", power: 1, toughness: 1, keywords: [{morph: {pay life: 3}}]}
  Chant: {types: [enchantment], abilities: [{when: {event: enters, object: {subtype: Beast}}, do: [{draw: 1}]}, {when: {event: is cast, object: {color: green}}, do: [{draw: 1}]}]}
  Doppel: {types: [instant], abilities: [{do: [{create copy of: {choose: 1, type: creature}}]}]}
  Unmask: {types: [instant], abilities: [{do: [{turn face up: {choose: 1, type: creature, is: [face down]}}]}]}
  Hush: {types: [enchantment], abilities: [{passive: {cannot cast: {type: artifact}}, affects: {all: {type: player}}}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def face_down(name, by="Ann"):
    return f"{{cast: {name}, by: {by}, as: face down}}, {{resolve: 1}}"


def up(name, word, by="Ann"):
    return f"{{activate: {name}, ability: {word}, by: {by}}}"


def test_it_is_a_two_two_creature_without_anything_else_and_costs_three():
    confirm(
        face_down("Lurker"),
        "Lurker: {zone: battlefield, face down: true, power: 2, toughness: 2, colors: [], types: [creature], subtypes: []}, Ann: {life: 20, hand: 0, colorless: 0}",
        ann="hand: [Lurker], battlefield: [Chant], colorless: 3",
    )


@pytest.mark.parametrize("name", ["Lurker", "Bigger", "Agent"])
def test_it_costs_three_mana_and_the_time_of_a_sorcery(name):
    refused(f"{{cast: {name}, by: Ann, as: face down}}", ann=f"hand: [{name}], colorless: 2")
    refused(f"{{cast: {name}, by: Ann, as: face down}}", "307.1", ann=f"hand: [{name}], colorless: 3", turn="Bob")


def test_what_has_no_such_keyword_is_not_cast_face_down():
    refused("{cast: Plain, by: Ann, as: face down}", "708.4", ann="hand: [Plain], colorless: 3")


def test_turned_face_up_it_is_what_its_card_says_and_has_not_entered():
    board = {"ann": "hand: [Lurker], green: 6, library: 3"}
    confirm(
        f"{face_down('Lurker')}, {up('Lurker', 'morph')}, {{resolve: all}}",
        "Lurker: {face down: false, power: 5, colors: [green], subtypes: [Beast]}, Ann: {life: 21, green: 0}",
        **board,
    )
    refused(f"{face_down('Lurker')}, {up('Lurker', 'megamorph')}", **board)
    refused(f"{face_down('Lurker')}, {up('Lurker', 'morph', by='Bob')}", **board)


def test_turning_face_up_uses_no_stack_and_is_done_in_combat():
    confirm(
        f"{{attack: {{Lurker: Bob}}}}, {{block: {{Ogre: Lurker}}}}, {{add: {{green: 3}}, by: Ann}}, {up('Lurker', 'morph')}, {{resolve: all}}, {{advance to: combat damage}}",
        "Bob: {life: 18}, Ogre: {zone: graveyard}, Ann: {life: 21}, Lurker: {zone: battlefield}",
        ann="battlefield: [{card: Lurker, face down: true}]",
        bob="battlefield: [Ogre]",
        choices="Ann assign damage: {Ogre: 3, Bob: 2}",
    )


def test_one_that_cannot_be_paid_for_stays_face_down_and_other_costs_count():
    refused(f"{face_down('Lurker')}, {up('Lurker', 'morph')}", "601.2h", ann="hand: [Lurker], green: 5")
    confirm(
        f"{face_down('Leech')}, {up('Leech', 'morph')}",
        "Leech: {power: 1}, Ann: {life: 17}",
        ann="hand: [Leech], colorless: 3",
    )


def test_a_megamorph_gets_a_counter_only_if_its_own_cost_turned_it_up():
    board = {"ann": "hand: [Bigger, Unmask], colorless: 4"}
    confirm(
        f"{face_down('Bigger')}, {up('Bigger', 'megamorph')}", 'Bigger: {power: 4, counters: {"+1/+1": 1}}', **board
    )
    confirm(
        f"{face_down('Bigger')}, {{cast: Unmask, by: Ann}}, {{resolve: all}}",
        "Bigger: {power: 3, face down: false}",
        **board,
    )


def test_a_disguised_creature_has_ward_until_it_is_turned_up():
    board = {"ann": "hand: [Agent], colorless: 5", "bob": "hand: [Murder], colorless: 1"}
    aimed = "{cast: Murder, by: Bob}, {resolve: all}"
    confirm(f"{face_down('Agent')}, {aimed}", "Agent: {zone: battlefield}, Murder: {zone: graveyard}", **board)
    confirm(f"{face_down('Agent')}, {up('Agent', 'disguise')}, {aimed}", "Agent: {zone: graveyard}", **board)
    confirm(
        f"{face_down('Lurker')}, {aimed}",
        "Lurker: {zone: graveyard}",
        ann="hand: [Lurker], colorless: 3",
        bob="hand: [Murder]",
    )


def test_countered_or_dead_it_is_its_card_again():
    confirm(
        "{cast: Lurker, by: Ann, as: face down}, {cast: Void, by: Bob}, {resolve: all}",
        "Lurker: {zone: graveyard, power: 5}, Ann: {life: 20}",
        ann="hand: [Lurker], colorless: 3",
        bob="hand: [Void]",
    )


def test_a_copy_of_it_is_a_plain_two_two():
    run = confirm(
        f"{face_down('Lurker')}, {{cast: Doppel, by: Bob}}, {{resolve: all}}",
        "Bob: {battlefield: {count: 1}, life: 20}, Lurker: {power: 2}",
        ann="hand: [Lurker], colorless: 3",
        bob="hand: [Doppel]",
    )
    assert run.verdict


def test_a_face_down_creature_that_came_this_turn_does_not_attack():
    refused(f"{face_down('Lurker')}, {{attack: {{Lurker: Bob}}}}", "302.6", ann="hand: [Lurker], colorless: 3")
