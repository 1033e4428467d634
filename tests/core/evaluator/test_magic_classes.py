"""Classes: their levels are gained one after another, and what stands behind a level holds from then on (716)."""

import json

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written

PLAYED = GAMES["magic"].played
EDITION = "2024-06-07"
TEXT = (
    "(Gain the next level as a sorcery to add its ability.)",
    "Creatures you control get +1/+0.",
    "{1}: Level 2",
    "When Guild becomes level 2, draw a card.",
    "Whenever a creature dies, you gain 1 life.",
    "{2}: Level 3",
    "Creatures you control have flying.",
    "Sacrifice a creature: Draw a card.",
)
OTHERS = """
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Flicker:
    types: [instant]
    abilities: [{do: [{exile: {choose: 1, type: enchantment}, as: it}, {return: {that: it}, to: battlefield}]}]
  Copy: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: enchantment}}]}]}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Proliferate: {types: [instant], abilities: [{do: [{proliferate: true}]}]}
"""
AGAIN = "{activate: Guild, by: Ann, ability: level 2}"
SECOND = f"{AGAIN}, resolve: all"
THIRD = "{activate: Guild, by: Ann, ability: level 3}"


def guild():
    facts = {"types": ("enchantment",), "subtypes": ("Class",)}
    card = PrintedCard("Guild", "Guild", (PrintedFace("Guild", "Enchantment", "\n".join(TEXT)),), "", facts)
    found = read_card_text(card, PLAYED, EDITION)
    assert found.description is not None, found.why
    return Written("magic", (EDITION,), f"cards:\n  Guild: {json.dumps(found.description)}{OTHERS}")


def held(when, then, mana=9, hand="", others="Elf", turn="Ann"):
    guild().confirm(f"""
given:
  turn: {{player: {turn}}}
  Ann: {{colorless: {mana}, battlefield: [Guild, {others}], hand: [{hand}]}}
  Bob: {{}}
when: [{when}]
then: {{{then}}}
""")


def test_a_class_begins_with_what_stands_above_its_levels():
    held("pass: Ann", "Elf: {power: 2, keywords: []}, Guild: {is not: [level 2]}")


def test_the_second_level_adds_its_abilities_and_says_that_it_is_reached():
    held(SECOND, "Ann: {hand: 1, colorless: 8}, Guild: {is: [level 2]}, Elf: {power: 2, keywords: []}")
    held(f"{SECOND}, {{cast: Murder, by: Ann}}, resolve: all", "Ann: {life: 21}", hand="Murder")


def test_what_stands_behind_a_level_that_is_not_reached_does_nothing():
    held("{cast: Murder, by: Ann}, resolve: all", "Ann: {life: 20}", hand="Murder")
    held(f"{SECOND}, {{activate: Guild, by: Ann, ability: '3'}}", 'illegal: "602.1b"')


def test_the_third_level_comes_after_the_second():
    held(f"{SECOND}, {THIRD}, resolve: all", "Elf: {power: 2, keywords: [flying]}, Ann: {colorless: 6}")


@pytest.mark.parametrize("steps", [THIRD, f"{SECOND}, {AGAIN}", f"{SECOND}, {THIRD}, resolve: all, {THIRD}"])
def test_no_level_is_left_out_or_gained_twice(steps):
    held(steps, 'illegal: "602.1b"')


def test_a_level_is_gained_in_ones_own_main_phase_with_an_empty_stack():
    held(f"pass: Bob, {AGAIN}", "illegal: true", turn="Bob")
    held(f"{{cast: Murder, by: Ann}}, {AGAIN}", "illegal: true", hand="Murder")


def test_a_class_that_comes_back_is_level_1_again():
    steps = f"{SECOND}, {{cast: Flicker, by: Ann}}, resolve: all"
    held(steps, "Guild: {is not: [level 2], zone: battlefield}", hand="Flicker")


def test_levels_are_not_copied():
    steps = f"{SECOND}, {{cast: Copy, by: Ann}}, resolve: all"
    held(steps, "Guild: {is: [level 2]}, Guild 2: {is not: [level 2]}, Elf: {power: 3}", hand="Copy")


def test_a_level_is_no_counter():
    held(f"{SECOND}, {{cast: Proliferate, by: Ann}}, resolve: all", "Guild: {is not: [level 3]}", hand="Proliferate")
