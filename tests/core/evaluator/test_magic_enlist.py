"""Enlist: what may be tapped for an attacker, and what comes of it (Comprehensive Rules 702.154)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Lancer: {types: [creature], power: 2, toughness: 2, keywords: [enlist]}
  Guard: {types: [creature], power: 2, toughness: 2, keywords: [enlist, vigilance]}
  Ogre: {types: [creature], power: 3, toughness: 3}
  Scout: {types: [creature], power: 1, toughness: 1, keywords: [haste]}
  Idol: {types: [artifact], abilities: []}
  Growth: {types: [instant], abilities: [{do: [{give: {power: 4}, to: {choose: 1, type: creature}, for: this turn}]}]}
  Watcher:
    types: [enchantment]
    abilities: [{when: {event: enlists, object: {type: creature, controller: you}}, do: [{gain life: 1}]}]
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)


@pytest.mark.parametrize("other", [
    "{card: Ogre, tapped: true}", "{card: Ogre, summoning sick: true}", "Idol",
])  # fmt: skip
def test_only_an_untapped_creature_that_could_attack_is_enlisted(other):
    MAGIC.confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Lancer, {other}]}}
  Bob: {{battlefield: [{{card: Ogre, as: theirs}}]}}
when: [{{attack: {{Lancer: Bob}}}}]
then: {{asked: {{enlist: 0}}, triggers: {{Lancer: 0}}}}
""")


def test_no_creature_that_attacks_is_enlisted_even_if_it_stays_untapped():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Lancer, Guard]}, Bob: {}}
when: [{attack: {Lancer: Bob, Guard: Bob}}]
then: {asked: {enlist: 0}, Guard: {tapped: false}}
""")


def test_a_new_creature_with_haste_is_enlisted():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Lancer, {card: Scout, summoning sick: true}]}, Bob: {life: 20}}
when: [{attack: {Lancer: Bob}}, resolve: all, {advance to: end of combat}]
choices: [{player: Ann, question: enlist, answer: Scout}]
then: {Bob: {life: 17}, Scout: {tapped: true}}
""")


def test_one_creature_is_enlisted_by_one_attacker():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Lancer, Guard, Ogre]}, Bob: {life: 20}}
when: [{attack: {Lancer: Bob, Guard: Bob}}, resolve: all, {advance to: end of combat}]
choices: [{player: Ann, question: enlist, answer: Ogre}]
then: {Bob: {life: 13}, asked: {enlist: 1}}
""")


@pytest.mark.parametrize(("whom", "life"), [("Ogre", 11), ("Lancer", 11)])
def test_the_power_is_looked_at_as_the_ability_resolves(whom, life):
    MAGIC.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Lancer, Ogre], hand: [Growth]}}, Bob: {{life: 20}}}}
when: [{{attack: {{Lancer: Bob}}}}, {{cast: Growth, by: Ann}}, resolve: all, {{advance to: end of combat}}]
choices: [{{player: Ann, question: enlist, answer: Ogre}}, {{player: Ann, question: targets, answer: {whom}}}]
then: {{Bob: {{life: {life}}}}}
""")


def test_other_abilities_see_that_a_creature_enlists():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {life: 20, battlefield: [Lancer, Ogre, Watcher]}, Bob: {}}
when: [{attack: {Lancer: Bob}}, resolve: all]
choices:
  - {player: Ann, question: enlist, answer: Ogre}
  - {player: Ann, question: order triggers, answer: [Lancer, Watcher]}
then: {Ann: {life: 21}}
""")
