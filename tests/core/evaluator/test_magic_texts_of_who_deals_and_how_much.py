"""Texts of Magic in which "it" deals damage, "that" is pointed at, or "that many" are done: who, and how much."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

MAGIC = ability_text("magic")
OTHERS = """
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Ogre: {types: [creature], power: 3, toughness: 3, abilities: []}
  Shock: {types: [instant], abilities: [{do: [{deal: 1, to: {choose: 1, type: creature}}]}]}
"""


def said(text):
    """The one line of a text, as a file has it."""
    (line,) = MAGIC.read(text, "Ember Gift")
    assert line.outcome is Outcome.READ, line.reading.not_understood
    return line.data["abilities"]


def confirm(text, types, body, more=""):
    spell = f"\ncards:\n  Gift: {{types: [{types}], {more}abilities: {json.dumps(said(text))}}}"
    return Written("magic", ("2024-06-07",), spell + OTHERS).confirm(body)


def dealt_by(run):
    return [step.text for step in run.trace if "damage" in step.text]


def test_a_spell_that_was_kicked_deals_the_damage_and_not_what_it_has_tapped():
    text = "Tap target creature. If Ember Gift was kicked, it deals 2 damage to another target creature."
    run = confirm(text, "instant", """
given: {turn: {player: Ann}, Ann: {hand: [Gift], green: 1}, Bob: {battlefield: [Ogre, Bear]}}
when: [{cast: Gift, by: Ann}, resolve: 1]
choices: [{player: Ann, question: pay optional cost, answer: yes}, {player: Ann, question: targets, answer: Ogre}]
then: {Ogre: {tapped: true, damage: 0}, Bear: {zone: graveyard}}
""", more='keywords: [{kicker: "{G}"}], ')  # fmt: skip
    assert any("by Gift" in each for each in dealt_by(run))


def test_what_enters_deals_damage_to_both_of_its_targets():
    text = "When Ember Gift enters, it deals 1 damage to target player and 2 damage to up to two target creatures."
    run = confirm(text, "creature", """
given: {turn: {player: Ann}, Ann: {hand: [Gift]}, Bob: {battlefield: [Bear, Ogre]}}
when: [{cast: Gift, by: Ann}, resolve: all]
choices: [{player: Ann, question: targets, answer: Bob}, {player: Ann, question: targets, answer: [Bear]}]
then: {Bob: {life: 19}, Bear: {zone: graveyard}}
""", more="power: 1, toughness: 1, ")  # fmt: skip
    assert len([each for each in dealt_by(run) if "by Gift" in each]) == 2


def test_a_creature_that_deals_damage_to_each_other_creature_leaves_itself_out():
    text = (
        "Target creature gets +0/+1 until end of turn. Whenever that creature is dealt damage this turn, "
        "it deals 1 damage to each other creature."
    )
    confirm(text, "instant", """
given: {turn: {player: Ann}, Ann: {hand: [Gift, Shock]}, Bob: {battlefield: [Bear, Elf, Ogre]}}
when: [{cast: Gift, by: Ann}, resolve: 1, {cast: Shock, by: Ann}, resolve: all]
choices: [{player: Ann, question: targets, answer: Bear}, {player: Ann, question: targets, answer: Bear}]
then: {Bear: {damage: 1}, Ogre: {damage: 1}, Elf: {zone: graveyard}}
""")  # fmt: skip


def test_as_many_cards_are_discarded_as_were_drawn():
    confirm("Draw a card for each creature you control, then discard that many cards.", "sorcery", """
given: {turn: {player: Ann}, Ann: {hand: [Gift, Elf, Ogre], battlefield: [Bear, {card: Bear, as: two}]}, Bob: {}}
when: [{cast: Gift, by: Ann}, resolve: 1]
choices: [{player: Ann, question: discard, answer: [Elf, Ogre]}]
then: {Ann: {hand: 2, library: 8}, Elf: {zone: graveyard}, Ogre: {zone: graveyard}}
""")  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Whenever Ember Gift attacks, if an opponent controls an artifact, destroy that artifact.",
        "Shuffle your graveyard into your library. Target player mills that many cards.",
    ],
)
def test_what_nothing_was_said_of_is_not_taken_for_something_else(text):
    found = MAGIC.read(text, "Ember Gift")[0]
    assert found.data is None or "of which nothing is said before" in json.dumps(found.data)
