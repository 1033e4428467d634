"""Abilities made for later: how long they last, what uses them up (Core Rules v1.3 389-392, v1.2 382-385)."""

import pytest

from tests.verdicts import assert_confirmed

NEXT_SPELL = """
cards:
  Inkstone:
    types: [gear]
    abilities:
      - use: {exhaust: me}
        do: [{later: {passive: {cost: {energy: -2}}, affects: {type: spell, owner: you}}, for: next time}]
  Missive: {types: [spell], cost: {energy: 3}, keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
  Scout: {types: [unit], might: 1, cost: {energy: 1}}
given:
  Ahri:
    base: [Inkstone]
    hand: [Scout, {card: Missive, as: first}, {card: Missive, as: second}]
    energy: 6
  Jinx: {}
"""


@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_a_fact_about_the_next_spell_is_used_up_by_that_spell(run, edition):
    steps = """
when: [{use: Inkstone}, {resolve: all}, {play: Scout}, {play: first}, {play: second}]
then: {Ahri: {energy: 1}, chain: [first, second]}
"""
    assert_confirmed(run(NEXT_SPELL + steps, edition))


def test_a_spell_that_cannot_be_played_does_not_use_it_up(run):
    steps = """
when: [{use: Inkstone}, {resolve: all}, {play: first}, {play: second}]
then: {illegal: 358.4, chain: [first], Ahri: {energy: 1}}
"""
    board = NEXT_SPELL.replace("energy: 6", "energy: 2")
    assert_confirmed(run(board + steps))


def test_only_the_next_unit_enters_ready(run):
    body = """
cards:
  Haste:
    types: [spell]
    abilities: [{do: [{later: {passive: {enters: ready}, affects: {type: unit, owner: you}}, for: next time}]}]
  Scout: {types: [unit], might: 1}
given:
  Ahri: {hand: [Haste, {card: Scout, as: s1}, {card: Scout, as: s2}]}
  Jinx: {}
when: [{play: Haste}, {resolve: all}, {play: s1}, {play: s2}]
then: {s1: {exhausted: false}, s2: {exhausted: true}}
"""
    assert_confirmed(run(body))


def test_a_delayed_trigger_is_counted_by_its_name(run):
    body = """
cards:
  Omen:
    types: [spell]
    abilities:
      - do: [{later: {name: omen, limit: once, when: {event: start of, phase: turn, player: you}, do: [{draw: 1}]}}]
given:
  Ahri: {hand: [Omen]}
  Jinx: {}
when:
  - play: Omen
  - resolve: all
  - end turn: true
  - check: {triggers: {omen: 0}}
  - end turn: true
  - check: {triggers: {omen: 1}}
  - end turn: true
  - end turn: true
then: {triggers: {omen: 1}}
"""
    assert_confirmed(run(body))
