"""Texts of Riftbound are read from their words and then run: what happens instead, what units do to each other."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

RIFTBOUND = ability_text("riftbound")
EDITIONS = ("v1.3", "v1.2")


def said(*lines):
    """The abilities of a text, as a file has them."""
    found = RIFTBOUND.read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])


def confirm(text, body, kind="spell", more="", editions=EDITIONS):
    cards = f"""
cards:
  Moth: {{types: [{kind}], {"might: 1, " if kind == "unit" else ""}abilities: {said(text)}}}
  Tale: {{types: [spell], keywords: [reaction], abilities: [{{do: [{{draw: 1}}]}}]}}
  Blast: {{types: [spell], abilities: [{{do: [{{deal: 9, to: {{choose: 1, type: unit}}}}]}}]}}
  Broom: {{types: [spell], abilities: [{{do: [{{recycle: {{choose: 1, zone: trash, owner: you}}}}]}}]}}
  Sieve: {{types: [spell], abilities: [{{do: [{{recycle: {{choose: 1, type: rune, controller: you}}}}]}}]}}
  Rune: {{types: [rune]}}
{more}"""
    return Written("riftbound", editions, cards).confirm(body)


PLAYED = "when: [{play: Moth, by: Ana}, {resolve: all}]"
EACH_OTHER = "They deal damage equal to their Mights to each other."
TWO = "{token: Imp, as: mine, might: 3}"
FOE = "{token: Imp, as: foe, might: 4}"
BIG = "{token: Imp, as: foe, might: 7}"


def test_two_units_deal_damage_to_each_other_at_once():
    confirm(f"Choose a friendly unit and an enemy unit. {EACH_OTHER}", f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], base: [{TWO}]}}, Ben: {{base: [{FOE}]}}}}
{PLAYED}
then: {{mine: {{zone: nowhere}}, foe: {{damage: 3}}}}
twin:
  change: {{given.Ana.base.0.might: 5}}
  then: {{mine: {{damage: 4}}, foe: {{zone: nowhere}}}}
""")  # fmt: skip


def test_what_a_unit_is_given_first_counts_for_what_the_two_deal():
    confirm(f"Buff a friendly unit. Then choose an enemy unit. {EACH_OTHER}", f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], base: [{TWO}]}}, Ben: {{base: [{BIG}]}}}}
{PLAYED}
then: {{mine: {{zone: nowhere}}, foe: {{damage: 4}}}}
""")  # fmt: skip


def test_one_unit_alone_is_chosen_by_neither_half():
    """Without an enemy unit the spell has no legal choices, so that it is not played."""
    confirm(f"Choose a friendly unit and an enemy unit. {EACH_OTHER}", f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], base: [{TWO}]}}, Ben: {{}}}}
when: [{{play: Moth, by: Ana}}]
then: {{illegal: true}}
""")  # fmt: skip


SAVED = "Buff one of your units. The next time it would die this turn, heal it and recall it instead."
SAVED_THEN_SHOT = """
when: [{play: Moth, by: Ana}, {resolve: all}, {play: Blast, by: Ana}, {resolve: all}]
choices: [{player: Ana, question: targets, answer: mine}, {player: Ana, question: targets, answer: mine}]"""


def test_a_chosen_unit_is_recalled_the_next_time_it_would_die():
    confirm(SAVED, f"""
given:
  turn: {{player: Ana}}
  battlefields: [{{card: Altar, controller: Ana}}]
  Ana: {{hand: [Moth, Blast], at Altar: [{TWO}, {{token: Imp, as: other, might: 3}}]}}
  Ben: {{}}
{SAVED_THEN_SHOT}
then: {{mine: {{zone: base, damage: 0}}, other: {{at: Altar}}}}
twin:
  change: {{choices.1.answer: other}}
  then: {{other: {{zone: nowhere}}, mine: {{at: Altar}}}}
""")  # fmt: skip


LAST_WORDS = "Deathknell — Draw 1. If it's your Beginning Phase, draw 2 instead."


def test_in_its_phase_more_is_drawn_instead_and_not_besides():
    confirm(LAST_WORDS, """
given: {turn: {player: Ana, phase: beginning}, Ana: {base: [Moth]}, Ben: {}}
when: [{kill: Moth, by: Ben}, {resolve: all}]
then: {Ana: {hand: 2}}
twin:
  change: {given.turn.phase: main}
  then: {Ana: {hand: 1}}
""", "unit")  # fmt: skip


def test_the_phase_of_an_opponent_is_not_ones_own():
    confirm(LAST_WORDS, """
given: {turn: {player: Ben, phase: beginning}, Ana: {base: [Moth]}, Ben: {}}
when: [{kill: Moth, by: Ben}, {resolve: all}]
then: {Ana: {hand: 1}}
""", "unit")  # fmt: skip


def test_a_unit_enters_ready_if_there_are_enough_others_in_the_base():
    confirm("I enter ready if you have three or more other units in your base.", """
given:
  turn: {player: Ana}
  Ana: {hand: [Moth], base: [{token: Imp, as: one}, {token: Imp, as: two}, {token: Imp, as: three}]}
  Ben: {}
when: [{play: Moth, by: Ana, at: base}]
then: {Moth: {is: [ready]}}
twin:
  change: {given.Ana.base: [{token: Imp, as: one}, {token: Imp, as: two}], given.Ben: {base: [{token: Imp, as: three}]}}
  then: {Moth: {is: [exhausted]}}
""", "unit")  # fmt: skip


def test_a_card_is_played_on_an_opponents_turn():
    confirm("When you play a card on an opponent's turn, draw 1.", """
given: {turn: {player: Ben}, Ana: {base: [Moth], hand: [Tale], deck: 4}, Ben: {hand: [{card: Tale, as: his}]}}
when: [{play: his, by: Ben}, {pass: Ben}, {play: Tale, by: Ana}, {resolve: all}]
then: {Ana: {hand: 2}, Ben: {hand: 1}}
""", "unit")  # fmt: skip


def test_on_ones_own_turn_a_card_does_not_count_as_played_on_an_opponents():
    confirm("When you play a card on an opponent's turn, draw 1.", """
given: {turn: {player: Ana}, Ana: {base: [Moth], hand: [Tale], deck: 4}, Ben: {}}
when: [{play: Tale, by: Ana}, {resolve: all}]
then: {Ana: {hand: 1}}
""", "unit")  # fmt: skip


def test_a_rune_that_is_recycled_is_no_card():
    confirm("When you recycle one or more cards, draw 1.", """
given: {turn: {player: Ana}, Ana: {base: [Moth], hand: [Broom], trash: 1, deck: 3}, Ben: {}}
when: [{play: Broom, by: Ana}, {resolve: all}]
then: {Ana: {hand: 1}}
twin:
  change: {given.Ana: {base: [Moth], hand: [Sieve], runes: 1, deck: 3}, when.0.play: Sieve}
  then: {Ana: {hand: 0}}
""", "unit")  # fmt: skip


def test_predicting_recycles_the_top_card_or_leaves_it():
    confirm("Predict. Draw 1.", """
given: {turn: {player: Ana}, Ana: {hand: [Moth], deck: [Tale, Blast]}, Ben: {}}
when: [{play: Moth, by: Ana}, {resolve: all}]
choices: [{player: Ana, question: predict, answer: Tale}]
then: {Ana: {hand: [Blast]}}
twin:
  change: {choices.0.answer: nothing}
  then: {Ana: {hand: [Tale]}}
""", editions=("v1.3",))  # fmt: skip


FIELD = "battlefields: [{card: Altar, controller: Ana}]"
LONELY = "Deathknell — If I died alone, draw 1."


def test_a_unit_dies_alone_where_no_friend_of_its_own_stands():
    confirm(LONELY, f"""
given: {{turn: {{player: Ana}}, {FIELD}, Ana: {{at Altar: [Moth], base: [{TWO}]}}, Ben: {{}}}}
when: [{{kill: Moth, by: Ben}}, {{resolve: all}}]
then: {{Ana: {{hand: 1}}}}
twin:
  change: {{given.Ana: {{at Altar: [Moth, {TWO}]}}}}
  then: {{Ana: {{hand: 0}}}}
""", "unit")  # fmt: skip


def test_units_that_die_together_did_not_die_alone():
    confirm(LONELY, f"""
given: {{turn: {{player: Ana}}, {FIELD}, Ana: {{at Altar: [Moth, {TWO}]}}, Ben: {{}}}}
when: [{{kill: {{all: {{type: unit}}}}, by: Ben}}, {{resolve: all}}]
then: {{Ana: {{hand: 0}}}}
""", "unit", editions=("v1.3",))  # fmt: skip


def test_a_unit_that_did_not_die_alone_had_a_friend_there():
    confirm("Deathknell — If I didn't die alone, draw 1.", f"""
given: {{turn: {{player: Ana}}, {FIELD}, Ana: {{at Altar: [Moth, {TWO}]}}, Ben: {{}}}}
when: [{{kill: Moth, by: Ben}}, {{resolve: all}}]
then: {{Ana: {{hand: 1}}}}
twin:
  change: {{given.Ana: {{at Altar: [Moth]}}, given.Ben: {{base: [{TWO}]}}}}
  then: {{Ana: {{hand: 0}}}}
""", "unit")  # fmt: skip


ATTACKED = "when: [{move: [Moth], to: Altar}]"


def test_an_attacker_meets_an_enemy_that_is_alone():
    confirm("When I attack, if an enemy unit is alone here, gain 2 points.", f"""
given:
  turn: {{player: Ana}}
  battlefields: [{{card: Altar, controller: Ben}}]
  Ana: {{base: [Moth]}}
  Ben: {{at Altar: [{FOE}], base: [{{token: Imp, as: far}}]}}
when: [{{move: [Moth], to: Altar}}, {{resolve: all}}]
then: {{Ana: {{points: 2}}}}
twin:
  change: {{given.Ben: {{at Altar: [{FOE}, {{token: Imp, as: far}}]}}}}
  then: {{Ana: {{points: 0}}}}
""", "unit")  # fmt: skip


def test_an_attacker_is_stronger_while_it_attacks_alone():
    confirm("While I'm attacking or defending alone, I have +3 {MIGHT}.", f"""
given:
  turn: {{player: Ana}}
  battlefields: [{{card: Altar, controller: Ben}}]
  Ana: {{base: [Moth, {TWO}]}}
  Ben: {{at Altar: [{FOE}]}}
{ATTACKED}
then: {{Moth: {{might: 4}}}}
twin:
  change: {{when: [{{move: [Moth, mine], to: Altar}}]}}
  then: {{Moth: {{might: 1}}}}
""", "unit")  # fmt: skip


def test_a_lone_defender_is_weakened_and_two_are_not():
    confirm("While a unit here is defending alone, it has -2 {MIGHT}.", f"""
given:
  turn: {{player: Ana}}
  battlefields: [{{card: Moth, controller: Ben}}]
  Ana: {{base: [{TWO}]}}
  Ben: {{at Moth: [{FOE}]}}
when: [{{move: [mine], to: Moth}}]
then: {{foe: {{might: 2}}, mine: {{might: 3}}}}
twin:
  change: {{given.Ben: {{at Moth: [{FOE}, {{token: Imp, as: far}}]}}}}
  then: {{foe: {{might: 4}}, far: {{might: 1}}}}
""", "battlefield")  # fmt: skip


def test_a_unit_is_moved_to_a_battlefield_of_its_players_choice():
    confirm("Buff one of your units, then move it to a battlefield.", f"""
given:
  turn: {{player: Ana}}
  battlefields: [{{card: Altar, controller: Ana}}, {{card: Grove, controller: Ana}}]
  Ana: {{hand: [Moth], base: [{TWO}]}}
  Ben: {{}}
{PLAYED}
choices: [{{player: Ana, question: location, answer: Grove}}]
then: {{mine: {{at: Grove, is: [buffed]}}}}
twin:
  change: {{choices.0.answer: Altar}}
  then: {{mine: {{at: Altar}}}}
""")  # fmt: skip


def test_a_unit_enters_ready_where_it_is_played_to_a_battlefield():
    confirm("If you play me to a battlefield, I enter ready.", f"""
given: {{turn: {{player: Ana}}, {FIELD}, Ana: {{hand: [Moth], at Altar: [{TWO}]}}, Ben: {{}}}}
when: [{{play: Moth, by: Ana, at: Altar}}]
then: {{Moth: {{is: [ready], at: Altar}}}}
twin:
  change: {{when.0.at: base}}
  then: {{Moth: {{is: [exhausted]}}}}
""", "unit")  # fmt: skip


def test_spells_cost_less_but_no_less_than_the_minimum():
    confirm("While I'm ready, the Energy costs for spells you play is reduced by {2}, to a minimum of {1}.", f"""
given: {{turn: {{player: Ana}}, {FIELD}, Ana: {{hand: [Dear], at Altar: [Moth], energy: 9}}, Ben: {{}}}}
when: [{{play: Dear, by: Ana}}, {{resolve: all}}]
then: {{Ana: {{energy: 8}}}}
twin:
  change: {{given.Ana: {{hand: [Dear], at Altar: [{{card: Moth, exhausted: true}}], energy: 9}}}}
  then: {{Ana: {{energy: 7}}}}
""", "unit", "  Dear: {types: [spell], cost: {energy: 2}, abilities: [{do: [{draw: 1}]}]}")  # fmt: skip


def test_what_an_opponent_plays_costs_no_less():
    confirm("While I'm ready, the Energy costs for spells you play is reduced by {2}, to a minimum of {1}.", f"""
given: {{turn: {{player: Ben}}, {FIELD}, Ana: {{at Altar: [Moth]}}, Ben: {{hand: [Dear], energy: 9}}}}
when: [{{play: Dear, by: Ben}}, {{resolve: all}}]
then: {{Ben: {{energy: 7}}}}
""", "unit", "  Dear: {types: [spell], cost: {energy: 2}, abilities: [{do: [{draw: 1}]}]}")  # fmt: skip


KENNEL = "Play a unit from your trash, ignoring its Energy cost."
HOUND = "  Hound: {types: [unit], might: 3, cost: {energy: 4, power: 1}}"


def test_a_unit_played_without_its_energy_cost_costs_its_power():
    confirm(KENNEL, f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], trash: [Hound], energy: 4, power: 1}}, Ben: {{}}}}
{PLAYED}
then: {{Hound: {{at: base}}, Ana: {{energy: 4, power: 0}}}}
""", more=HOUND)  # fmt: skip


@pytest.mark.parametrize("part", ["power", "fury"])
def test_a_unit_played_without_its_power_cost_costs_its_energy_whatever_the_power_is_of(part):
    Written("riftbound", EDITIONS, f"""
cards:
  Hound: {{types: [unit], might: 3, cost: {{energy: 1, {part}: 2}}}}
  Moth: {{types: [spell], abilities: [{{do: [{{play: {{choose: 1, type: unit, zone: trash}}, ignoring: power}}]}}]}}
""").confirm(f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], trash: [Hound], energy: 1, fury: 2}}, Ben: {{}}}}
{PLAYED}
then: {{Hound: {{at: base}}, Ana: {{energy: 0, fury: 2}}}}
""")  # fmt: skip


def test_a_unit_whose_power_nobody_can_pay_is_not_played():
    confirm(KENNEL, f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], trash: [Hound], energy: 4}}, Ben: {{}}}}
{PLAYED}
then: {{Hound: {{zone: trash}}, Ana: {{energy: 4}}}}
""", more=HOUND)  # fmt: skip


def test_both_parts_of_a_cost_are_compared():
    cheap = "with cost no more than {4} and no more than {rainbow} from your trash"
    confirm(f"Play a unit {cheap}, ignoring its cost.", f"""
given: {{turn: {{player: Ana}}, Ana: {{hand: [Moth], trash: [Hound]}}, Ben: {{}}}}
{PLAYED}
then: {{Hound: {{at: base}}}}
twin:
  change: {{cards.Hound.cost.power: 2, when: [{{play: Moth, by: Ana}}]}}
  then: {{illegal: true}}
""", more=HOUND)  # fmt: skip
