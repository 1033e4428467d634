"""Texts of Magic with keyword actions, with modes of which several may be chosen, and of what is each player's own."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.scenarios import Verdict
from tests.verdicts import Written

MAGIC = ability_text("magic")


def said(*lines):
    """The abilities of a text, as a file has them."""
    found = MAGIC.read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])


def moth(text, types="sorcery"):
    cards = f"""
cards:
  Moth: {{types: [{types}], abilities: {said(*text.splitlines())}}}
  Elf: {{types: [creature], power: 1, toughness: 1}}
  Ogre: {{types: [creature], power: 3, toughness: 3}}
  Isle: {{types: [land], abilities: []}}
  Orb: {{types: [artifact], abilities: []}}
  Veil: {{types: [enchantment], abilities: []}}
"""
    return Written("magic", ("2024-06-07",), cards)


def confirm(text, given, then, choices="", types="sorcery", when="{cast: Moth, by: Ann}, resolve: all"):
    moth(text, types).confirm(body(given, then, choices, when))


def body(given, then, choices="", when="{cast: Moth, by: Ann}, resolve: all"):
    return f"given: {{turn: {{player: Ann}}, {given}}}\nwhen: [{when}]\nchoices: [{choices}]\nthen: {then}\n"


LITTLE = "{token: Elf, as: little}"
USED = "{activate: Moth, by: Ann}, resolve: all"


def test_a_creature_token_is_populated_and_a_card_is_not():
    given = f"Ann: {{hand: [Moth], battlefield: [{LITTLE}, Ogre]}}, Bob: {{}}"
    chosen = "{player: Ann, question: objects, answer: little}"
    confirm("Populate.", given, "{Ann: {battlefield: 3}}", chosen)
    confirm("Populate.", "Ann: {hand: [Moth], battlefield: [Ogre]}, Bob: {}", "{Ann: {battlefield: [Ogre]}}")


def test_what_has_a_counter_does_not_adapt_again():
    creature = "creature], power: 1, toughness: 1, keywords: [haste"
    given = "Ann: {battlefield: [Moth]}, Bob: {}"
    confirm("{0}: Adapt 2.", given, "{Moth: {power: 3}}", types=creature, when=USED)
    confirm("{0}: Adapt 2.", given, "{Moth: {power: 3}}", types=creature, when=f"{USED}, {USED}")


def test_a_creature_becomes_monstrous_once():
    creature = "creature], power: 1, toughness: 1, keywords: [haste"
    given = "Ann: {battlefield: [Moth]}, Bob: {}"
    then = "{Moth: {power: 4, is: [monstrous]}}"
    confirm("{0}: Monstrosity 3.", given, then, types=creature, when=f"{USED}, {USED}")


def test_support_puts_a_counter_on_each_of_some():
    given = "Ann: {hand: [Moth], battlefield: [Elf, Ogre]}, Bob: {}"
    both = "{player: Ann, question: targets, answer: [Elf, Ogre]}"
    confirm("Support 2.", given, "{Elf: {power: 2}, Ogre: {power: 4}}", both)
    one = "{player: Ann, question: targets, answer: [Elf]}"
    confirm("Support 2.", given, "{Elf: {power: 2}, Ogre: {power: 3}}", one)


def test_one_army_is_made_and_then_grows():
    given = "Ann: {hand: [Moth, {card: Moth, as: again}]}, Bob: {}"
    twice = "{cast: Moth, by: Ann}, resolve: all, {cast: again, by: Ann}, resolve: all"
    confirm("Amass 2.", given, "{Ann: {battlefield: 1}, Zombie Army: {power: 4}}", "", when=twice)


@pytest.mark.parametrize(
    ("top", "choices", "then"),
    [
        ("Isle", "", "{Ann: {hand: [Isle], graveyard: [Moth]}, Elf: {power: 1}}"),
        ("Orb", "{player: Ann, question: may, answer: yes}", "{Ann: {graveyard: [Orb, Moth]}, Elf: {power: 2}}"),
        ("Orb", "{player: Ann, question: may, answer: no}", "{Ann: {library: [Orb], hand: []}, Elf: {power: 2}}"),
    ],
)
def test_who_explores_finds_a_land_or_grows(top, choices, then):
    given = f"Ann: {{hand: [Moth], library: [{top}], battlefield: [Elf]}}, Bob: {{}}"
    target = "{player: Ann, question: targets, answer: Elf}"
    more = f", {choices}" if choices else ""
    confirm("Target creature you control explores.", given, then, target + more)


def test_an_opponents_creature_explores_and_connives_for_its_own_controller():
    given = "Ann: {hand: [Moth], library: [Orb]}, Bob: {hand: [Orb2], library: [Isle], battlefield: [Elf]}"
    given = given.replace("Orb2", "{card: Orb, as: Orb2}")
    target = "{player: Ann, question: targets, answer: Elf}"
    confirm("Target creature explores.", given, "{Ann: {library: [Orb]}, Bob: {hand: [Orb2, Isle]}}", target)
    discard = "{player: Bob, question: discard, answer: Orb2}"
    then = "{Ann: {library: [Orb]}, Bob: {hand: [Isle], graveyard: [Orb2]}, Elf: {power: 2}}"
    confirm("Target creature connives.", given, then, f"{target}, {discard}")


@pytest.mark.parametrize(("gone", "power"), [("Orb", 2), ("Isle", 1)])
def test_who_connives_grows_for_a_nonland_card(gone, power):
    given = "Ann: {hand: [Moth, Isle], library: [Orb], battlefield: [Elf]}, Bob: {}"
    target = "{player: Ann, question: targets, answer: Elf}"
    discard = f"{{player: Ann, question: discard, answer: {gone}}}"
    confirm("Target creature you control connives.", given, f"{{Elf: {{power: {power}}}}}", f"{target}, {discard}")


def test_counters_are_doubled():
    given = "Ann: {hand: [Moth], battlefield: [{card: Elf, counters: {'+1/+1': 3}}]}, Bob: {}"
    text = "Double the number of +1/+1 counters on target creature."
    confirm(text, given, "{Elf: {power: 7}}", "{player: Ann, question: targets, answer: Elf}")


def test_all_counters_are_removed():
    given = "Ann: {hand: [Moth], battlefield: [{card: Elf, counters: {'+1/+1': 3, charge: 1}}, Ogre]}, Bob: {}"
    text = "Remove all +1/+1 counters from each creature."
    confirm(text, given, "{Elf: {power: 1, counters: {charge: 1}}, Ogre: {power: 3}}")


MODES = "{}\n• Destroy target artifact.\n• Destroy target enchantment.\n• You gain 3 life."
BOARD = "Ann: {hand: [Moth]}, Bob: {battlefield: [Orb, Veil]}"
ORB, VEIL = ("{player: Ann, question: targets, answer: " + one + "}" for one in ("Orb", "Veil"))


def chosen(*modes):
    return f"{{player: Ann, question: mode, answer: [{', '.join(f'option {one}' for one in modes)}]}}"


@pytest.mark.parametrize(
    ("opening", "modes", "targets", "then"),
    [
        ("Choose one or more —", (1, 2, 3), f"{ORB}, {VEIL}", "{Bob: {battlefield: []}, Ann: {life: 23}}"),
        ("Choose one or more —", (2,), VEIL, "{Bob: {battlefield: [Orb]}, Ann: {life: 20}}"),
        ("Choose any number —", (), "", "{Bob: {battlefield: [Orb, Veil]}, Ann: {life: 20}}"),
        ("Choose up to two —", (1, 3), ORB, "{Bob: {battlefield: [Veil]}, Ann: {life: 23}}"),
        ("Choose two —", (1, 2), f"{ORB}, {VEIL}", "{Bob: {battlefield: []}, Ann: {life: 20}}"),
    ],
)
def test_as_many_modes_as_the_text_allows(opening, modes, targets, then):
    answers = ", ".join(one for one in (chosen(*modes), targets) if one)
    confirm(MODES.format(opening), BOARD, then, answers)


@pytest.mark.parametrize(
    ("opening", "modes"),
    [("Choose one or more —", ()), ("Choose up to two —", (1, 2, 3)), ("Choose two —", (1,))],
)
def test_no_other_number_of_modes_is_accepted(opening, modes):
    answers = f"{chosen(*modes)}, {ORB}, {VEIL}"
    run = moth(MODES.format(opening)).run(body(BOARD, "{Bob: {battlefield: [Orb, Veil]}}", answers))
    assert run.verdict is Verdict.NOT_EXECUTABLE


def test_one_or_both_leaves_out_what_has_no_target():
    text = "Choose one or both —\n• Destroy target artifact.\n• Destroy target enchantment."
    given = "Ann: {hand: [Moth]}, Bob: {battlefield: [Orb]}"
    confirm(text, given, "{Bob: {battlefield: []}}", f"{chosen(1)}, {ORB}")
    run = moth(text).run(body(given, "{Bob: {battlefield: []}}", f"{chosen(1, 2)}, {ORB}"))
    assert run.verdict is Verdict.NOT_EXECUTABLE


def test_a_card_discarded_at_random_is_left_to_chance():
    given = "Ann: {hand: [Moth]}, Bob: {hand: [Elf, Ogre]}"
    target, chance = "{player: Ann, question: targets, answer: Bob}", "{player: Bob, question: random, answer: Elf}"
    text = "Target player discards a card at random."
    confirm(text, given, "{Bob: {hand: [Ogre], graveyard: [Elf]}}", f"{target}, {chance}")
    picked = "{player: Bob, question: discard, answer: Elf}"
    assert moth(text).run(body(given, "{Bob: {hand: 1}}", f"{target}, {picked}")).verdict is Verdict.NOT_EXECUTABLE


def test_a_card_is_discarded_at_random_to_pay():
    given = "Ann: {hand: [Elf], battlefield: [Moth]}, Bob: {}"
    text = "Discard a card at random: You gain 2 life."
    chance = "{player: Ann, question: random, answer: Elf}"
    confirm(text, given, "{Ann: {life: 22, hand: []}}", chance, types="artifact", when=USED)


def test_each_player_counts_what_is_theirs():
    given = "Ann: {hand: [Moth], battlefield: [Elf]}, Bob: {battlefield: [Ogre, Orb, {card: Elf, as: bobs}]}, Cleo: {}"
    text = "Each player loses 1 life for each creature they control."
    confirm(text, given, "{Ann: {life: 19}, Bob: {life: 18}, Cleo: {life: 20}}")


def test_each_opponent_exiles_from_their_own_library():
    given = "Ann: {hand: [Moth], library: [Elf]}, Bob: {library: [Orb, Isle]}, Cleo: {library: [Veil]}"
    text = "Each opponent exiles the top card of their library."
    confirm(text, given, "{Ann: {library: [Elf]}, Bob: {library: [Isle], exile: [Orb]}, Cleo: {exile: [Veil]}}")


def test_the_chosen_player_exiles_from_their_own_graveyard():
    given = "Ann: {hand: [Moth], graveyard: [Elf]}, Bob: {graveyard: [Orb, Isle]}"
    text = "Target player exiles a card from their graveyard."
    answers = "{player: Ann, question: targets, answer: Bob}, {player: Bob, question: objects, answer: Isle}"
    confirm(text, given, "{Ann: {graveyard: [Elf, Moth]}, Bob: {graveyard: [Orb], exile: [Isle]}}", answers)
