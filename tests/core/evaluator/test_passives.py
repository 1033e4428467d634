"""Passive abilities: layers, abilities that passives grant, and replacements that look at where something would go."""

from tests.verdicts import assert_confirmed, assert_stops


def test_setting_might_comes_before_every_adding(run):
    body = """
cards:
  Leveller: {types: [gear], abilities: [{passive: {base might: 1}, affects: {all: {type: unit, controller: opponent}}}]}
  Banner: {types: [unit], might: 1, abilities: [
    {passive: {might: 2}, affects: {all: {type: unit, controller: you, other: true}}}]}
  Ogre: {types: [unit], might: 5}
given:
  turn: {player: Ahri}
  Ahri: {base: [Leveller]}
  Jinx: {base: [Banner, {card: Ogre, buffed: true}]}
when: [{stun: Banner}]
then: {Ogre: {might: 4}, Banner: {might: 1}}
"""
    assert_confirmed(run(body))


def test_a_condition_met_by_the_arithmetic_counts_in_a_second_look(run):
    body = """
cards:
  Victor: {types: [unit], might: 4, abilities: [
    {passive: {keyword: {shield: 1}}, affects: me, while: {this: me, is: {is: [mighty]}}}]}
  Banner: {types: [gear], abilities: [{passive: {might: 1}, affects: {all: {type: unit, controller: you}}}]}
  Raider: {types: [unit], might: 5}
given:
  turn: {player: Jinx}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Banner], at Altar: [Victor]}
  Jinx: {base: [Raider]}
when: [{move: Raider, to: Altar}]
then: {Victor: {might: 6, keywords: [shield]}}
"""
    assert_confirmed(run(body))


def test_a_passive_that_a_passive_grants_works_as_well(run):
    body = """
cards:
  Teacher: {types: [unit], might: 1, abilities: [
    {passive: {ability: {passive: {might: 2}, affects: me}},
     affects: {all: {type: unit, controller: you, other: true}}}]}
  Pupil: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  Ahri: {base: [{card: Teacher, as: one}, {card: Teacher, as: two}, Pupil]}
  Jinx: {}
when: [{stun: one}]
then: {Pupil: {might: 5}, one: {might: 3}}
"""
    assert_confirmed(run(body))


def test_a_replacement_sees_where_a_unit_would_go(run):
    body = """
cards:
  Gate: {types: [gear], abilities: [
    {replace: {event: moves, object: {type: unit, controller: opponent}, to: [battlefield]}, with: [{stun: it}]}]}
  Scout: {types: [unit], might: 2}
given:
  turn: {player: Ahri}
  battlefields: [Altar]
  Ahri: {base: [Scout]}
  Jinx: {base: [Gate]}
when: [{move: Scout, to: Altar}]
then: {Scout: {zone: base, stunned: true, exhausted: true}}
"""
    assert_confirmed(run(body))
    assert run(body.replace("to: [battlefield]", "to: [hand]")).verdict.value == "contradicted"


UNDOING = """
cards:
  Odd:
    types: [unit]
    might: 5
    abilities: [{passive: {might: -1}, affects: me, while: {this: me, is: {is: [mighty]}}}]
  Even:
    types: [unit]
    might: 5
    abilities: [{passive: {might: 1}, affects: me, while: {this: me, is: {is: [mighty]}}}]
"""


def test_what_undoes_its_own_condition_is_refused(run):
    for unit, might in (("Odd", 4), ("Even", 6)):
        body = UNDOING + f"""
given:
  turn: {{player: Ahri}}
  Ahri: {{base: [{unit}]}}
  Jinx: {{}}
when: [{{stun: {unit}}}]
then: {{{unit}: {{might: {might}}}}}
"""
        if unit == "Odd":
            assert_stops(run(body), "What Odd says undoes itself")
        else:
            assert_confirmed(run(body))
