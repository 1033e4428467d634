"""Costs that speak of an event, costs of replacements, and additional costs that a permanent remembers."""

from tests.verdicts import assert_confirmed

CAPTAIN = """
cards:
  Captain: {types: [unit], might: 3, abilities: [
    {replace: {event: dies, object: {type: unit, controller: you, other: true}}, optional: true,
     pay: {power: 1, exhaust: me, spend buff: it}, with: [{heal: it}, {recall: it, exhausted: true}]}]}
  Scout: {types: [unit], might: 2}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Ahri}]
  Ahri: {base: [Captain], at Altar: [{card: Scout, buffed: true}], power: 1}
  Jinx: {}
when: [{kill: Scout, by: Jinx}]
choices: [{player: Ahri, question: apply replacement, answer: yes}]
then:
  Scout: {at: base, buffed: false}
  Captain: {exhausted: true}
  Ahri: {power: 0}
  asked: {apply replacement: 1, pay: 0}
"""


def test_the_cost_of_a_replacement_may_speak_of_what_it_replaces(run):
    assert_confirmed(run(CAPTAIN))


def test_nobody_is_asked_for_a_cost_that_cannot_be_paid(run):
    for without in (("buffed: true", "buffed: false"), (", power: 1}\n  Jinx", "}\n  Jinx")):
        body = CAPTAIN.replace(*without)
        assert body != CAPTAIN
        start = body.index("choices:")
        body = body[:start] + "then: {Scout: {zone: trash}, Captain: {exhausted: false}, asked: {apply replacement: 0}}"
        assert_confirmed(run(body))


HASTY = """
cards:
  Brute: {types: [unit], might: 3, cost: {energy: 2}, abilities: [
    {passive: {additional cost: {energy: 1}, optional: true, name: haste}, affects: me},
    {passive: {enters: ready}, affects: me, while: {paid: haste}},
    {when: {event: is played, object: me}, if: {paid: haste}, do: [{draw: 1}]}]}
given:
  turn: {player: Ahri}
  Ahri: {hand: [Brute], energy: 3}
  Jinx: {}
when: [{play: Brute, at: base}]
choices: [{player: Ahri, question: pay optional cost, answer: yes}]
then:
  Brute: {exhausted: false}
  after resolving: {Ahri: {hand: 1, energy: 0}}
"""


def test_a_permanent_remembers_an_additional_cost_paid_to_play_it(run):
    assert_confirmed(run(HASTY))
    assert_confirmed(run(HASTY, "v1.2"))


def test_an_additional_cost_that_was_declined_was_not_paid(run):
    body = HASTY.replace("answer: yes", "answer: no")
    body = body[: body.index("then:")] + "then: {Brute: {exhausted: true}, triggers: {Brute: 0}, Ahri: {energy: 1}}"
    assert_confirmed(run(body))


def test_a_permanent_played_again_has_forgotten_what_was_paid(run):
    body = HASTY.replace(
        "when: [{play: Brute, at: base}]",
        """when:
  - {play: Brute, at: base}
  - resolve: all
  - {return: Brute, by: Jinx}
  - {add: {energy: 2}, by: Ahri}
  - {play: Brute, at: base}""",
    )
    body = body[: body.index("then:")] + "then: {Brute: {exhausted: true}, triggers: {Brute: 1}, Ahri: {energy: 0}}"
    assert_confirmed(run(body))


SACRIFICE = """
cards:
  Altar Keeper: {types: [gear], abilities: [
    {use: {kill: {choose: 1, type: unit, controller: you}}, do: [{buff: {choose: 1, type: unit}}]}]}
  Squire: {types: [unit], might: 2}
  Page: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  Ahri: {base: [Altar Keeper, Squire, Page]}
  Jinx: {}
when: [{use: Altar Keeper}]
choices: [{player: Ahri, question: targets, answer: Squire}, {player: Ahri, question: objects, answer: Squire}]
then: {illegal: 405.1, Squire: {zone: base}, chain: []}
"""


def test_an_activation_is_undone_when_its_cost_takes_its_target_away(run):
    assert_confirmed(run(SACRIFICE))
    assert_confirmed(run(SACRIFICE.replace("405.1", "393.1"), "v1.2"))


def test_an_additional_cost_that_cannot_be_afforded_with_the_rest_is_not_offered(run):
    body = HASTY.replace("energy: 3", "energy: 2")
    start = body.index("choices:")
    body = body[:start] + "then: {Brute: {exhausted: true}, Ahri: {energy: 0}, asked: {pay optional cost: 0}}"
    assert_confirmed(run(body))


BARGAIN = """
cards:
  Colossus: {types: [unit], might: 6, cost: {energy: 5}, abilities: [
    {passive: {additional cost: {discard: 1}, optional: true, name: offering}, affects: me},
    {passive: {cost: {energy: -2}}, affects: me, while: {paid: offering}}]}
  Toll: {types: [gear], abilities: [{passive: {cost: {energy: 1}}, affects: {all: {type: unit, owner: opponent}}}]}
  Trinket: {types: [gear]}
given:
  turn: {player: Ahri}
  Ahri: {hand: [Colossus, Trinket], energy: 4}
  Jinx: {base: [Toll]}
when: [{play: Colossus, at: base}]
choices: [{player: Ahri, question: pay optional cost, answer: yes}]
then: {Ahri: {energy: 0, hand: 0, trash: [Trinket]}, Colossus: {zone: base}}
"""


def test_paying_an_additional_cost_may_earn_a_discount(run):
    assert_confirmed(run(BARGAIN))
    assert run(BARGAIN.replace("answer: yes", "answer: no")).illegal


def test_costs_rise_before_they_fall(run):
    body = BARGAIN.replace("{energy: -2}", "{energy: -9}").replace("energy: 4}", "energy: 0}")
    assert_confirmed(run(body))
