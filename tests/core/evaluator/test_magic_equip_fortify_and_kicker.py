"""Equip, fortify and kicker as keywords with a cost (Magic 301.6, 702.6, 702.33, 702.67)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Saber:
    types: [artifact]
    subtypes: [Equipment]
    keywords: [{equip: "{2}"}]
    abilities: [{passive: {power: 2}, affects: {all: {what I am attached to: true}}}]
  Palisade:
    types: [artifact]
    subtypes: [Fortification]
    keywords: [{fortify: "{2}"}]
    abilities: [{passive: {keyword: indestructible}, affects: {all: {what I am attached to: true}}}]
  Squire: {types: [creature], power: 1, toughness: 1}
  Glade: {types: [land], abilities: []}
  Bloom: {types: [instant], abilities: [{do: [{give: {type: creature, base power: 1, base toughness: 1}, to: {choose: 1, type: land}}]}]}
  Freeze: {types: [instant], abilities: [{do: [{give: {lose type: land}, to: {choose: 1, type: land}}]}]}
  Recruiter:
    types: [creature]
    power: 2
    toughness: 2
    mana cost: "{1}"
    keywords: [{kicker: "{3}"}]
    abilities: [{when: {event: enters, object: me}, if: {paid: kicker}, do: [{draw: 1}]}]
  Tax: {types: [artifact], abilities: [{passive: {cost: {generic: 1}}, affects: {type: creature, zone: stack}}]}
"""  # noqa: E501
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def played(ann, when, then, choices="", turn="Ann", bob=""):
    return f"""
given: {{turn: {{player: {turn}}}, Ann: {{{ann}}}, Bob: {{{bob}}}}}
when: [{when}]
choices: [{choices}]
then: {then}
"""


EQUIP, FORTIFY = "{activate: Saber, by: Ann, ability: equip}", "{activate: Palisade, by: Ann, ability: fortify}"


def test_equip_costs_what_it_says():
    confirm(played("colorless: 1, battlefield: [Saber, Squire]", EQUIP, "{illegal: true}"))


def test_an_opponents_creature_is_not_equipped():
    board = "colorless: 2, battlefield: [Saber]"
    confirm(played(board, EQUIP, "{illegal: true}", bob="battlefield: [Squire]"))


def test_an_equipment_is_put_onto_a_creature_of_mine_and_not_onto_a_land():
    done = "{Squire: {power: 3}, Saber: {attached to: Squire}}"
    confirm(played("colorless: 2, battlefield: [Glade, Saber, Squire]", f"{EQUIP}, resolve: 1", done))


@pytest.mark.parametrize(("before", "turn"), [("{cast: Bloom, by: Ann}, ", "Ann"), ("", "Bob")])
def test_equip_and_fortify_are_used_when_a_sorcery_could_be_cast(before, turn):
    board = "colorless: 2, battlefield: [Glade, Palisade], hand: [Bloom]"
    confirm(played(board, before + FORTIFY, "{illegal: true}", turn=turn))


def test_a_fortification_stays_on_its_land_whatever_else_that_becomes():
    board = "colorless: 2, battlefield: [Glade, Palisade], hand: [Bloom]"
    when = f"{FORTIFY}, resolve: 1, {{cast: Bloom, by: Ann}}, resolve: 1"
    confirm(played(board, when, "{Palisade: {attached to: Glade}, Glade: {keywords: [indestructible]}}"))


def test_a_fortification_comes_off_what_is_no_land_any_more():
    board = "battlefield: [Glade, {card: Palisade, attached to: Glade}], hand: [Freeze]"
    confirm(played(board, "{cast: Freeze, by: Ann}, resolve: 1", "{Palisade: {attached to: none}}"))


KICKED = "{player: Ann, question: pay optional cost, answer: ANSWER}"


@pytest.mark.parametrize(("answer", "hand", "left"), [('"yes"', 1, 0), ('"no"', 0, 3)])
def test_a_permanent_knows_whether_its_spell_was_kicked(answer, hand, left):
    when = "{cast: Recruiter, by: Ann}, resolve: all"
    then = f"{{Ann: {{hand: {hand}, colorless: {left}}}}}"
    confirm(played("colorless: 4, hand: [Recruiter]", when, then, KICKED.replace("ANSWER", answer)))


def test_what_nobody_can_pay_for_is_not_offered():
    when, then = "{cast: Recruiter, by: Ann}, resolve: all", "{Ann: {hand: 0}, asked: {pay optional cost: 0}}"
    confirm(played("colorless: 3, hand: [Recruiter]", when, then))


def test_what_a_spell_costs_more_is_paid_beside_its_kicker():
    board = "colorless: 4, battlefield: [Tax], hand: [Recruiter]"
    when, then = "{cast: Recruiter, by: Ann}, resolve: all", "{Ann: {hand: 0, colorless: 2}}"
    confirm(played(board, when, then))
