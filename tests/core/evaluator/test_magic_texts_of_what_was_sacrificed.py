"""Texts of Magic that speak of the creature that was sacrificed, as a cost of the card or of an ability."""

import json

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written

OTHERS = """
  Ogre: {types: [creature], power: 3, toughness: 4, abilities: []}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
"""


def read(types, *lines):
    card = PrintedCard("Lamp", "Lamp", (PrintedFace("Lamp", types, "\n".join(lines)),), "", {"types": (types,)})
    return read_card_text(card, GAMES["magic"].played, "2024-06-07")


def lamp(types, *lines):
    found = read(types, *lines)
    assert found.description is not None, found.why
    return Written("magic", ("2024-06-07",), f"cards:\n  Lamp: {json.dumps(found.description)}{OTHERS}")


GAINS = "You gain life equal to the sacrificed creature's toughness."
COST = "As an additional cost to cast this spell, sacrifice a creature."


@pytest.mark.parametrize(("sacrificed", "lost"), [("Ogre", 3), ("Elf", 1)])
def test_the_creature_sacrificed_for_a_spell_decides_its_damage(sacrificed, lost):
    lamp("instant", COST, "Lamp deals damage equal to the sacrificed creature's power to any target.").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Lamp], battlefield: [Ogre, Elf]}}, Bob: {{life: 20}}}}
when: [{{cast: Lamp, by: Ann}}, resolve: all]
choices:
  - {{player: Ann, question: targets, answer: Bob}}
  - {{player: Ann, question: objects, answer: {sacrificed}}}
then: {{Bob: {{life: {20 - lost}}}, {sacrificed}: {{zone: graveyard}}}}
""")


@pytest.mark.parametrize(("sacrificed", "gained"), [("Ogre", 4), ("Elf", 1)])
def test_the_creature_sacrificed_for_an_ability_decides_what_it_does(sacrificed, gained):
    lamp("artifact", "{T}, Sacrifice a creature: " + GAINS).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{life: 20, battlefield: [Lamp, Ogre, Elf]}}, Bob: {{}}}}
when: [{{activate: Lamp, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: objects, answer: {sacrificed}}}]
then: {{Ann: {{life: {20 + gained}}}, {sacrificed}: {{zone: graveyard}}}}
""")


def test_of_two_abilities_each_speaks_of_what_was_sacrificed_for_itself():
    lamp("artifact", f"{{T}}, Sacrifice a creature: {GAINS}", f"{{1}}, Sacrifice a creature: {GAINS}").confirm("""
given: {turn: {player: Ann}, Ann: {life: 20, colorless: 1, battlefield: [Lamp, Ogre, Elf]}, Bob: {}}
when: [{activate: Lamp, by: Ann, ability: "1"}, {activate: Lamp, by: Ann, ability: "2"}, resolve: all]
choices:
  - {player: Ann, question: objects, answer: Elf}
then: {Ann: {life: 25}}
""")


def test_a_card_for_which_nothing_is_sacrificed_speaks_of_no_sacrificed_creature():
    found = read("instant", "Lamp deals damage equal to the sacrificed creature's power to any target.")
    assert found.description is None
    assert "sacrificed" in found.why
