"""Targets of spells and abilities on the stack that somebody changes or chooses anew (Comprehensive Rules 115.7)."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

MAGIC = ability_text("magic")


def said(text):
    found = MAGIC.read(text, "Turnabout")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data.get("abilities", [])])


def turnabout(text, types="instant]"):
    cards = f"""
cards:
  Turnabout: {{types: [{types}, abilities: {said(text)}}}
  Ant: {{types: [creature], power: 1, toughness: 1}}
  Ox: {{types: [creature], power: 0, toughness: 9}}
  Saint: {{types: [creature], power: 1, toughness: 9, keywords: [hexproof]}}
  Archer:
    types: [creature]
    power: 1
    toughness: 1
    abilities: [{{use: {{}}, do: [{{deal: 1, to: {{choose: 1, type: any target}}}}]}}]
  Dart: {{types: [instant], abilities: [{{do: [{{deal: 3, to: {{choose: 1, type: any target}}}}]}}]}}
  Shards:
    types: [instant]
    abilities: [{{do: [{{deal divided: 4, among: {{choose: any number, type: creature}}}}]}}]
  Stomp: {{types: [instant], abilities: [{{do: [{{destroy: {{choose: 1, type: creature, controller: opponent}}}}]}}]}}
"""
    return Written("magic", ("2024-06-07",), cards)


ANEW = "Choose new targets for target spell or ability."
CHANGED = "Change the target of target spell or ability with a single target."


def target(who, *those):
    return f"{{player: {who}, question: targets, answer: [{', '.join(those)}]}}"


@pytest.mark.parametrize(("whom", "hurt"), [("Ann", "Ann"), ("Bob", "Bob"), ("Ox", "Ox")])
def test_whoever_chooses_new_targets_may_choose_any_that_the_spell_could_have(whom, hurt):
    then = {"Ann": "Ann: {life: 17}", "Bob": "Bob: {life: 17}", "Ox": "Ox: {damage: 3}"}[hurt]
    turnabout(ANEW).confirm(f"""
given: {{turn: {{player: Bob}}, Ann: {{hand: [Turnabout], battlefield: [Ox]}}, Bob: {{hand: [Dart]}}}}
when: [{{cast: Dart, by: Bob}}, {{cast: Turnabout, by: Ann}}, resolve: all]
choices: [{target("Bob", "Ann")}, {target("Ann", whom)}]
then: {{{then}}}
""")


@pytest.mark.parametrize("way", ["[Ant, Ox]", "[Ox, Ant]"])
def test_what_was_divided_stays_divided_as_it_was(way):
    then = "Ox: {damage: 3}" if way == "[Ant, Ox]" else "Ox: {damage: 1}"
    turnabout(ANEW).confirm(f"""
given:
  turn: {{player: Bob}}
  Ann: {{hand: [Turnabout], battlefield: [Ant, {{card: Ant, as: other}}]}}
  Bob: {{hand: [Shards], battlefield: [Ox]}}
when: [{{cast: Shards, by: Bob}}, {{cast: Turnabout, by: Ann}}, resolve: all]
choices:
  - {target("Bob", "Ant", "other")}
  - {{player: Bob, question: divide, answer: {{Ant: 1, other: 3}}}}
  - {{player: Ann, question: targets, answer: {way}}}
then: {{{then}, Ant: {{zone: graveyard}}, other: {{zone: battlefield, damage: 0}}}}
""")


def test_what_an_opponent_cannot_target_is_none_of_the_new_targets_of_their_spell():
    turnabout(CHANGED).confirm("""
given: {turn: {player: Bob}, Ann: {hand: [Turnabout], battlefield: [Ant, Saint]}, Bob: {hand: [Stomp]}}
when: [{cast: Stomp, by: Bob}, {cast: Turnabout, by: Ann}, resolve: all]
then: {Ant: {zone: graveyard}, Saint: {zone: battlefield}}
""")


def test_an_ability_gets_another_target_as_a_spell_does():
    turnabout(CHANGED).confirm(f"""
given: {{turn: {{player: Bob}}, Ann: {{hand: [Turnabout]}}, Bob: {{battlefield: [Archer]}}}}
when: [{{activate: Archer, by: Bob}}, {{cast: Turnabout, by: Ann}}, resolve: all]
choices: [{target("Bob", "Ann")}, {target("Ann", "Archer")}]
then: {{Archer: {{zone: graveyard}}, Ann: {{life: 20}}, Bob: {{life: 20}}}}
""")


def test_all_targets_are_changed_or_none():
    turnabout("Change the target of target spell.").confirm(f"""
given:
  turn: {{player: Bob}}
  Ann: {{hand: [Turnabout], battlefield: [Ant, {{card: Ant, as: other}}]}}
  Bob: {{hand: [Shards], battlefield: [Ox]}}
when: [{{cast: Shards, by: Bob}}, {{cast: Turnabout, by: Ann}}, resolve: all]
choices:
  - {target("Bob", "Ant", "other", "Ox")}
  - {{player: Bob, question: divide, answer: {{Ant: 1, other: 1, Ox: 2}}}}
  - {target("Ann", "other", "Ox", "Ant")}
then: {{Ant: {{zone: graveyard}}, other: {{zone: graveyard}}, Ox: {{damage: 1}}}}
""")


@pytest.mark.parametrize(("spell", "life"), [("Dart", 20), ("Shards", 20)])
def test_one_target_becomes_the_object_that_says_so_if_it_can(spell, life):
    first = {"Dart": "Ann", "Shards": "Ant"}[spell]
    turnabout("{0}: Change a target of target spell or ability to ~.", "creature], power: 0, toughness: 9").confirm(f"""
given: {{turn: {{player: Bob}}, Ann: {{battlefield: [Turnabout, Ant]}}, Bob: {{hand: [{spell}]}}}}
when: [{{cast: {spell}, by: Bob}}, {{activate: Turnabout, by: Ann}}, resolve: all]
choices: [{target("Bob", first)}]
then: {{Ann: {{life: {life}}}, Turnabout: {{damage: {3 if spell == "Dart" else 4}}}, Ant: {{zone: battlefield}}}}
""")


AN_OPPONENT_CHOOSES = """
cards:
  Gift: {types: [instant], abilities: [{do: [{new targets: {choose: 1, zone: stack, type: spell}, player: opponent}]}]}
  Dart: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Ox: {types: [creature], power: 0, toughness: 9}
"""


def test_a_player_who_is_told_to_chooses_the_new_targets():
    Written("magic", ("2024-06-07",), AN_OPPONENT_CHOOSES).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Dart, Gift], battlefield: [Ox]}}, Bob: {{}}}}
when: [{{cast: Dart, by: Ann}}, {{cast: Gift, by: Ann}}, resolve: all]
choices: [{target("Ann", "Bob")}, {target("Bob", "Ox")}]
then: {{Ox: {{damage: 3}}}}
""")


@pytest.mark.parametrize(("way", "hurt"), [(("Ox", "Ant"), "Ox"), (("Ant", "Ox"), "Ant")])
def test_two_targets_of_one_spell_may_be_exchanged_for_each_other(way, hurt):
    swap = "{deal: 4, to: {choose: 1, type: creature, as: first}}"
    rest = "{tap: {choose: 1, type: creature, none of: [{linked: first}]}}"
    written = turnabout(ANEW)
    trick = f"  Trick: {{types: [instant], abilities: [{{do: [{swap}, {rest}]}}]}}\n"
    Written(written.game, written.editions, written.cards + trick).confirm(f"""
given: {{turn: {{player: Bob}}, Ann: {{hand: [Turnabout], battlefield: [Ant, Ox]}}, Bob: {{hand: [Trick]}}}}
when: [{{cast: Trick, by: Bob}}, {{cast: Turnabout, by: Ann}}, resolve: all]
choices:
  - {target("Bob", "Ant")}
  - {target("Bob", "Ox")}
  - {target("Ann", way[0])}
  - {target("Ann", way[1])}
then: {{Ox: {{damage: {4 if hurt == "Ox" else 0}}}, Ant: {{zone: {"graveyard" if hurt == "Ant" else "battlefield"}}}}}
""")
