"""Abilities of objects that leave: their own death, and what they may still speak of (v1.3 808.1.d, 359.3.e.12)."""

import pytest

from tests.verdicts import assert_confirmed

MARTYR = "{types: [unit], might: 2, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}"


@pytest.mark.parametrize(("edition", "rule"), [("v1.3", "808.1.c"), ("v1.2", "734.1.c")])
def test_an_ability_about_its_own_death_triggers_though_its_unit_leaves(needs, edition, rule):
    body = f"""
cards: {{Martyr: {MARTYR}}}
given: {{turn: {{player: Ahri}}, Ahri: {{base: [Martyr], deck: 3}}, Jinx: {{}}}}
when: [{{kill: Martyr}}]
then: {{triggers: {{Martyr: 1}}, after resolving: {{Ahri: {{hand: 1}}}}}}
"""
    assert needs(body, rule, edition).changed


def test_two_units_that_die_together_each_speak_of_their_own_death_alone(run):
    body = f"""
cards: {{Martyr: {MARTYR}}}
given: {{turn: {{player: Ahri}}, Ahri: {{base: [{{card: Martyr, as: a}}, {{card: Martyr, as: b}}]}}, Jinx: {{}}}}
when: [{{at once: [{{kill: a}}, {{kill: b}}]}}]
choices: [{{player: Ahri, question: order triggers, answer: [b, a]}}]
then: {{triggers: {{a: 1, b: 1}}, chain: [b, a]}}
"""
    assert_confirmed(run(body))


def test_a_death_that_is_replaced_is_no_death_to_speak_of(run):
    body = f"""
cards:
  Martyr: {MARTYR}
  Shield: {{types: [gear], abilities: [
    {{replace: {{event: dies, object: {{type: unit}}}}, with: [{{kill: me}}, {{recall: it}}]}}]}}
given: {{turn: {{player: Ahri}}, Ahri: {{base: [Martyr, Shield]}}, Jinx: {{}}}}
when: [{{kill: Martyr}}]
then: {{triggers: {{Martyr: 0}}, Martyr: {{zone: base}}}}
"""
    assert_confirmed(run(body))


def test_a_second_condition_of_the_same_ability_stays_unseen_by_a_unit_that_leaves(run):
    body = """
cards:
  Martyr: {types: [unit], might: 2, abilities: [
    {when: {any of: [{event: dies, object: me}, {event: dies, object: {type: unit, other: true}}]}, do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Martyr, {token: Recruit, as: r}]}, Jinx: {}}
when: [{at once: [{kill: Martyr}, {kill: r}]}]
then: {triggers: {Martyr: 1}}
"""
    assert_confirmed(run(body))


def test_what_died_can_be_returned_by_its_own_ability(run):
    body = """
cards:
  Phoenix: {types: [unit], might: 2, abilities: [{when: {event: dies, object: me}, do: [{return: me}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Phoenix]}, Jinx: {}}
when: [{kill: Phoenix}]
then: {Phoenix: {zone: trash}, after resolving: {Phoenix: {zone: hand}}}
"""
    assert_confirmed(run(body))


def test_what_died_can_pay_with_itself_from_the_trash(run):
    body = """
cards:
  Ferryman: {types: [unit], might: 2, abilities: [
    {when: {event: dies, object: me}, pay: {recycle: me}, do: [{ready: {all: {type: rune, controller: you}}}]}]}
  Rune: {types: [rune]}
given: {turn: {player: Ahri}, Ahri: {base: [Ferryman], runes: [{card: Rune, exhausted: true}]}, Jinx: {}}
when: [{kill: Ferryman}]
choices: [{player: Ahri, question: pay, answer: yes}]
then: {Ferryman: {zone: deck}, Rune: {exhausted: true}, after resolving: {Rune: {exhausted: false}}}
"""
    assert_confirmed(run(body))


KEENER = """
  Keener: {types: [unit], might: 3, abilities: [
    {when: {event: dies, object: {type: unit, other: true}}, do: [{draw: 1}, {buff: me}]}]}
  Zap: {types: [spell], keywords: [reaction], abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
"""


def test_me_is_not_the_card_that_lies_in_the_trash_by_now(run):
    body = f"""
cards: {KEENER}
given: {{turn: {{player: Ahri}}, Ahri: {{base: [Keener, {{token: Recruit, as: r}}]}}, Jinx: {{hand: [Zap]}}}}
when: [{{kill: r}}, {{pass: Ahri}}, {{play: Zap, by: Jinx}}, {{resolve: all}}]
then: {{Keener: {{zone: trash, buffs: 0}}, Ahri: {{hand: 1}}}}
"""
    assert_confirmed(run(body))


def test_a_card_played_from_the_trash_is_not_played_again_from_the_board(run):
    body = """
cards:
  Phoenix: {types: [unit], might: 2, abilities: [
    {when: {event: dies, object: {type: unit}}, works in: [trash], do: [{play: me, to: base}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Phoenix, {token: Recruit, as: r}]}, Jinx: {}}
when: [{at once: [{kill: r}, {kill: Phoenix}]}]
then:
  triggers: {Phoenix: 2}
  after resolving:
    Phoenix: {zone: base}
    events: [{event: is played, object: Phoenix, times: 1}]
"""
    assert_confirmed(run(body))


STRIKER = """{when: {event: attacks, object: me}, do: [
    {deal: {might of: me}, to: {choose: 1, type: unit, location: Mill, controller: opponent}}]}"""


@pytest.mark.parametrize(("answer", "damage"), [("", 6), ("{pass: Jinx}, {play: Away, by: Ahri}, ", 0)])
def test_nothing_is_known_of_a_unit_that_was_sent_away_meanwhile(run, answer, damage):
    body = f"""
cards:
  Striker: {{types: [unit], might: 6, abilities: [{STRIKER}]}}
  Wall: {{types: [unit], might: 9}}
  Away: {{types: [spell], keywords: [reaction], abilities: [
    {{do: [{{return: {{choose: 1, type: unit, controller: opponent}}}}]}}]}}
given:
  turn: {{player: Jinx}}
  battlefields: [{{card: Mill, controller: Ahri}}]
  Ahri: {{at Mill: [Wall], hand: [Away]}}
  Jinx: {{base: [Striker]}}
when: [{{move: Striker, to: Mill}}, {answer}{{resolve: all}}]
then: {{Wall: {{damage: {damage}}}}}
"""
    assert_confirmed(run(body))


@pytest.mark.parametrize(
    "ability",
    [
        "{when: {event: dies, object: me}, do: [{draw: {might of: me}}]}",
        "{use: {kill: me}, do: [{draw: {might of: me}}]}",
        "{use: {}, do: [{kill: me}, {draw: {might of: me}}]}",
    ],
)
def test_what_an_ability_or_its_event_made_leave_is_known_as_it_last_was(run, ability):
    step = "kill: Elder" if "dies" in ability else "use: Elder"
    body = f"""
cards: {{Elder: {{types: [unit], might: 2, abilities: [{ability}]}}}}
given: {{turn: {{player: Ahri}}, Ahri: {{base: [{{card: Elder, buffed: true}}]}}, Jinx: {{}}}}
when: [{{{step}}}, {{resolve: all}}]
then: {{Ahri: {{hand: 3}}}}
"""
    assert_confirmed(run(body))
