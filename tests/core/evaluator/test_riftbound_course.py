"""Riftbound's course: who may act, what pays, what a cleanup does and to whose credit (Core Rules v1.3, v1.2)."""

import pytest

from tests.verdicts import assert_confirmed

BOTH = pytest.mark.parametrize("edition", ["v1.3", "v1.2"])

TALKERS = """
cards:
  Tale: {types: [spell], abilities: [{do: [{nothing: true}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
  Fort: {types: [unit], might: 2, keywords: [reaction]}
given:
  turn: {player: Ahri}
  players: [Ahri, Jinx, Teemo]
  Ahri: {hand: [Tale, {card: Hush, as: hush of ahri}]}
  Jinx: {hand: [{card: Hush, as: hush of jinx}, Fort]}
  Teemo: {hand: [{card: Hush, as: hush of teemo}]}
"""


@BOTH
def test_whoever_opened_the_chain_may_add_to_it_at_once(run, edition):
    steps = "when: [{play: Tale, by: Ahri}, {play: hush of ahri, by: Ahri}]\nthen: {chain: [Tale, hush of ahri]}\n"
    assert_confirmed(run(TALKERS + steps, edition))


@BOTH
def test_nobody_passes_for_somebody_else(run, edition):
    steps = "when: [{play: Tale, by: Ahri}, {pass: Teemo}]\nthen: {illegal: 312.2.d}\n"
    assert_confirmed(run(TALKERS + steps, edition))


@BOTH
def test_a_reaction_gives_its_player_priority_and_lets_everybody_pass_anew(run, edition):
    steps = """
when:
  - {play: Tale, by: Ahri}
  - pass: Ahri
  - {play: hush of jinx, by: Jinx}
  - pass: Jinx
  - pass: Teemo
  - check: {chain: [Tale, hush of jinx]}
  - pass: Ahri
then: {chain: [Tale], resolved: [hush of jinx]}
"""
    assert_confirmed(run(TALKERS + steps, edition))


@BOTH
def test_after_something_has_resolved_the_controller_of_what_is_next_has_priority(run, edition):
    steps = """
when:
  - {play: Tale, by: Ahri}
  - pass: Ahri
  - {play: hush of jinx, by: Jinx}
  - resolve: 1
  - {play: hush of teemo, by: Teemo}
then: {illegal: 312.2.c}
"""
    assert_confirmed(run(TALKERS + steps, edition))


@BOTH
def test_a_unit_played_as_a_reaction_leaves_priority_with_the_newest_item(run, edition):
    steps = """
when:
  - {play: Tale, by: Ahri}
  - pass: Ahri
  - {play: Fort, by: Jinx, at: base}
  - {play: hush of jinx, by: Jinx}
then: {illegal: 312.2.c}
"""
    assert_confirmed(run(TALKERS + steps, edition))


PURSE = """
cards:
  Bolt: {types: [spell], cost: {energy: 1, power: 1}, abilities: [{do: [{nothing: true}]}]}
  Fury Rune: {types: [rune]}
  Calm Rune: {types: [rune]}
  Mind Rune: {types: [rune]}
  Lender: {types: [unit], might: 1, abilities: [{use: {energy: 1}, do: [{draw: 1}]}]}
given:
  turn: {player: Ahri}
  Ahri: {hand: [Bolt], base: [Lender], runes: [{card: Fury Rune, as: fury}, {card: Calm Rune, as: calm}]}
  Jinx: {runes: [{card: Mind Rune, as: mind}]}
"""


@BOTH
def test_each_rune_that_pays_is_asked_for_where_they_differ(run, edition):
    steps = """
when: [{play: Bolt, by: Ahri}]
choices:
  - {player: Ahri, question: pay with, answer: calm}
  - {player: Ahri, question: pay with, answer: fury}
then: {calm: {exhausted: true}, fury: {zone: rune deck}, mind: {exhausted: false}, chain: [Bolt]}
"""
    assert_confirmed(run(PURSE + steps, edition))


@BOTH
def test_an_exhausted_rune_can_still_be_recycled(run, edition):
    steps = """
when: [{play: Bolt, by: Ahri}]
choices:
  - {player: Ahri, question: pay with, answer: calm}
  - {player: Ahri, question: pay with, answer: calm}
then: {calm: {zone: rune deck}, fury: {exhausted: false}}
"""
    assert_confirmed(run(PURSE + steps, edition))


@BOTH
def test_abilities_are_paid_for_with_runes_as_well(run, edition):
    steps = """
when: [{use: Lender, by: Ahri}, {resolve: all}]
choices: [{player: Ahri, question: pay with, answer: fury}]
then: {fury: {exhausted: true}, calm: {exhausted: false}, Ahri: {hand: 2}}
"""
    assert_confirmed(run(PURSE + steps, edition))


def test_nobody_pays_with_an_opponents_rune(run):
    body = PURSE.replace("runes: [{card: Fury Rune, as: fury}, {card: Calm Rune, as: calm}]", "energy: 1")
    assert_confirmed(run(body + "when: [{play: Bolt, by: Ahri}]\nthen: {illegal: 358.4}\n"))


def test_runes_that_are_alike_are_not_asked_for(run):
    body = PURSE.replace("card: Calm Rune", "card: Fury Rune")
    steps = "when: [{use: Lender, by: Ahri}]\nthen: {asked: {pay with: 0}, fury: {exhausted: true}}\n"
    assert_confirmed(run(body + steps))


DEATHS = """
cards:
  Bell: {types: [unit], might: 1, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Mill:
    types: [gear]
    abilities: [{when: {event: dies, object: {type: unit}}, do: [{channel: 1}]}]
  Charm:
    types: [gear]
    abilities: [{replace: {event: dies, object: {type: unit, controller: you}}, with: [{recall: it}]}]
given:
  turn: {player: Jinx}
  Ahri: {base: [{card: Bell, as: bell}, {card: Bell, as: chime}], deck: 4}
  Jinx: {base: [Mill], rune deck: 4}
"""


@BOTH
def test_deathknells_of_units_killed_together_are_ordered_among_themselves_only(run, edition):
    steps = """
when: [{kill: {all: {name: Bell}}, by: Jinx}]
choices: [{player: Ahri, question: order triggers, answer: [chime, bell]}]
then: {chain: [chime, bell, Mill], asked: {order triggers: 1}}
"""
    body = DEATHS.replace("{type: unit}}, do", "{type: unit}}, one or more: true, do")
    assert_confirmed(run(body + steps, edition))


@BOTH
def test_a_deathknell_stays_silent_when_the_death_is_replaced(run, edition):
    body = DEATHS.replace("as: chime}]", "as: chime}, Charm]")
    steps = "when: [{kill: bell, by: Jinx}]\nthen: {triggers: {bell: 0}, bell: {zone: base}, chain: []}\n"
    assert_confirmed(run(body + steps, edition))


@BOTH
def test_a_unit_that_cannot_be_killed_has_no_last_words(run, edition):
    steps = """
when: [{give: {cannot: be killed}, to: bell, for: this turn, by: Ahri}, {kill: bell, by: Jinx}]
then: {triggers: {bell: 0, Mill: 0}, bell: {zone: base}}
"""
    assert_confirmed(run(DEATHS + steps, edition))


BRAWL = """
cards:
  Ledger: {types: [gear], abilities: [{when: {event: dies, object: {type: unit}, WHO}, do: [{draw: 1}]}]}
given:
  turn: {player: Ahri}
  battlefields: [{card: Old Mill, controller: Jinx}]
  Ahri: {base: [Ledger, {token: Raider, as: raider, might: 3}]}
  Jinx: {at Old Mill: [{token: Guard, as: guard, might: 2}]}
when: [{move: raider, to: Old Mill}, {close showdown: true}]
"""


def test_no_spell_has_killed_a_unit_that_fell_in_combat(run):
    body = BRAWL.replace("WHO", "by: {type: spell, controller: you}")
    assert_confirmed(run(body + "then: {triggers: {Ledger: 0}, guard: {zone: nowhere}}\n"))


@pytest.mark.parametrize("who", ["by: {type: unit}", "by player: you"])
def test_whether_units_kill_in_combat_is_left_open_by_the_rules(run, who):
    found = run(BRAWL.replace("WHO", who) + "then: {triggers: {Ledger: 1}}\n")
    assert found.verdict == "not executable"
    assert "428.5.c" in found.reason


@BOTH
def test_every_attacker_is_a_source_of_combat_damage(run, edition):
    body = """
cards:
  Scribe: {types: [gear], abilities: [{when: {event: takes damage, by: {name: Second}}, do: [{draw: 1}]}]}
  First: {types: [unit], might: 1}
  Second: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  battlefields: [{card: Old Mill, controller: Jinx}]
  Ahri: {base: [Scribe, First, Second]}
  Jinx: {at Old Mill: [{token: Guard, as: guard, might: 9}]}
when: [{move: [First, Second], to: Old Mill}, {close showdown: true}]
choices: [{player: Jinx, question: assign damage, answer: {First: 1, Second: 8}}]
then: {triggers: {Scribe: 1}}
"""
    assert_confirmed(run(body, edition))


@BOTH
def test_a_player_of_three_says_who_profits_from_burning_out(run, edition):
    steps = """
given:
  turn: {player: Ahri}
  players: [Ahri, Jinx, Teemo]
  Ahri: {deck: 0, trash: 3}
  Jinx: {}
  Teemo: {}
when: [{draw: 1, by: Ahri}]
choices: [{player: Ahri, question: burn out, answer: Teemo}]
then: {Ahri: {hand: 1, deck: 2, trash: 0}, Jinx: {points: 0}, Teemo: {points: 1}}
"""
    assert_confirmed(run(steps, edition))


def test_nothing_more_is_done_once_somebody_has_won(run):
    steps = """
given:
  turn: {player: Ahri}
  Ahri: {points: 7}
  Jinx: {}
when: [{gain points: 1, by: Ahri}, {draw: 1, by: Jinx}]
then: {illegal: 323.1, winner: Ahri}
"""
    assert_confirmed(run(steps))


@BOTH
def test_gear_whose_host_is_recalled_stays_attached(run, edition):
    steps = """
cards: {Blade: {types: [gear], might: 1, abilities: [{when: {event: is detached, object: me}, do: [{draw: 1}]}]}}
given:
  turn: {player: Ahri}
  battlefields: [{card: Old Mill, controller: Ahri}]
  Ahri: {at Old Mill: [{token: Recruit, as: recruit}, {card: Blade, attached to: recruit}]}
  Jinx: {}
when: [{recall: recruit, by: Jinx}]
then: {triggers: {Blade: 0}, Blade: {attached to: recruit, at: base}}
"""
    assert_confirmed(run(steps, edition))
