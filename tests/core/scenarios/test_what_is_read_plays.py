"""A text is read and played: what happens is what the words say."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3",))


def abilities(game: str, text: str) -> str:
    """What is read of a text, as a scenario has it."""
    (read,) = ability_text(game).read(text)
    assert isinstance(read.data, dict), read.reading.why
    return json.dumps(read.data["abilities"])


FIGHT = """
cards:
  Brawl: {{types: [instant], mana cost: {{generic: 0}}, abilities: {spell}}}
  Bounce: {{types: [instant], mana cost: {{generic: 0}}, abilities: {bounce}}}
  Bear: {{types: [creature], power: 2, toughness: 2, abilities: {own}}}
  Ogre: {{types: [creature], power: 3, toughness: 4}}
given:
  turn: {{player: Ahri, phase: main}}
  Ahri: {{battlefield: [{{card: Bear, as: bear}}], hand: [Brawl]}}
  Jinx: {{battlefield: [{{card: Ogre, as: ogre}}], hand: [Bounce]}}
"""


def fight(rest: str) -> str:
    spell = abilities("magic", "Target creature you control fights target creature you don't control.")
    own, bounce = "{0}: ~ fights target creature.", "Return target creature to its owner's hand."
    return FIGHT.format(spell=spell, own=abilities("magic", own), bounce=abilities("magic", bounce)) + rest


def test_each_of_two_that_fight_deals_damage_equal_to_its_power() -> None:
    MAGIC.confirm(
        fight(
            """
when: [{cast: Brawl, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: targets, answer: bear}, {player: Ahri, question: targets, answer: ogre}]
then: {bear: {zone: graveyard}, ogre: {damage: 2}}
"""
        )
    )


@pytest.mark.parametrize("begins", ["{cast: Brawl, by: Ahri}", "{activate: bear, by: Ahri}"])
def test_no_damage_is_dealt_where_one_of_the_fighters_has_left(begins: str) -> None:
    answers = ["bear", "ogre"] if "Brawl" in begins else ["ogre"]
    chosen = "".join(f"  - {{player: Ahri, question: targets, answer: {one}}}\n" for one in answers)
    MAGIC.confirm(
        fight(
            f"""
when: [{begins}, {{pass: Ahri}}, {{cast: Bounce, by: Jinx}}, {{resolve: all}}]
choices:
{chosen}  - {{player: Jinx, question: targets, answer: bear}}
then: {{bear: {{zone: hand}}, ogre: {{damage: 0}}}}
"""
        )
    )


def test_the_might_of_a_unit_that_was_killed_is_what_it_was_on_the_board() -> None:
    text = "Kill a friendly unit. If you do, deal damage equal to its Might to an enemy unit."
    RIFTBOUND.confirm(
        f"""
cards:
  Handover: {{types: [spell], cost: {{energy: 0}}, abilities: {abilities("riftbound", text)}}}
  Giant: {{types: [unit], might: 5}}
  Colossus: {{types: [unit], might: 9}}
given:
  turn: {{player: Ahri, phase: main}}
  Ahri: {{base: [{{card: Giant, as: giant}}], hand: [Handover]}}
  Jinx: {{base: [{{card: Colossus, as: colossus}}]}}
when: [{{play: Handover, by: Ahri}}, {{resolve: all}}]
choices: [{{player: Ahri, question: targets, answer: giant}}, {{player: Ahri, question: targets, answer: colossus}}]
then: {{giant: {{zone: trash}}, colossus: {{damage: 5}}}}
"""
    )
