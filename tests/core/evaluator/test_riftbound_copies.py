"""Riftbound: what becomes a copy, and spells on the chain that change hands or get new choices."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import run_scenario
from rules_data.core.scenarios.problems import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed, assert_stops

CARDS = """
cards:
  Broker: {types: [unit], might: 3, tags: [Trader], cost: {energy: 4}, abilities: [
    {when: {event: conquers, object: me}, do: [{draw: 1}]}]}
  Ghost: {types: [unit], might: 2, abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]}
  Imp: {types: [unit], might: 1, abilities: []}
  Wary: {types: [unit], might: 1, abilities: [{when: {event: is targeted, object: me}, do: [{draw: 1}]}]}
  Herald: {types: [unit], might: 1, abilities: [{when: {event: is played, player: you}, do: [{draw: 1}]}]}
  Named: {types: [spell], abilities: [{do: [{draw: {count: {name: Broker, controller: you}}}]}]}
  Costly: {types: [spell], abilities: [{do: [{draw: {count: {energy cost: 4, controller: you}}}]}]}
  Traders: {types: [spell], abilities: [{do: [{draw: {count: {tag: Trader, controller: you}}}]}]}
  Mirror: {types: [spell], abilities: [{do: [{choose: {choose: 1, type: unit}, as: u},
    {play token: {name: Reflection, might: 0}, ready: true, as: r},
    {give: {copy of: {that: u}, keyword: temporary}, to: {that: r}}]}]}
  Guise: {types: [spell], abilities: [{do: [{choose: {choose: 1, name: Broker}, as: u},
    {give: {copy of: {that: u}}, to: {choose: 1, name: Imp}, for: this turn}]}]}
  Bolt: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: opponent}}]}]}
  Any: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit}}, {draw: 1}]}]}
  Grip: {types: [spell], keywords: [reaction], abilities: [{do: [
    {take control: {choose: 1, zone: chain, type: spell}}]}]}
  Twist: {types: [spell], keywords: [reaction], abilities: [{do: [
    {take control: {choose: 1, zone: chain, type: spell, as: s}}, {new choices: {that: s}, you may: true}]}]}
"""
HOME, NEWEST = Written("riftbound", ("v1.3", "v1.2"), CARDS), Written("riftbound", ("v1.4",), CARDS)

COPIES = {
    "a copy of a copy is what that is a copy of and has its name, tags and cost": """
        given: {turn: {player: Ahri}, Ahri: {hand: [{card: Mirror, as: m1}, {card: Mirror, as: m2}, Named, Costly,
          Traders], base: [{card: Broker, buffed: true}], deck: 12}, Jinx: {base: [Imp]}}
        when: [{play: m1}, {resolve: all}, {play: m2}, {resolve: all}, {play: Named}, {resolve: all}, {play: Costly},
          {resolve: all}, {play: Traders}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Broker},
          {player: Ahri, question: targets, answer: Reflection}]
        then: {Ahri: {hand: 9}, Reflection: {might: 3}, Reflection 2: {might: 3}}
        """,
    "a token that is no copy costs nothing": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Costly], base: [{token: Imp}], deck: 5}, Jinx: {}}
        when: [{play: Costly}, {resolve: all}]
        then: {Ahri: {hand: 0}}
        """,
    "a copy dies with the ability that it copied, and is gone": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Mirror], base: [Ghost], deck: 5}, Jinx: {}}
        when: [{play: Mirror}, {resolve: all}, {kill: Reflection}, {resolve: all}]
        then: {Ahri: {hand: 1, trash: [Mirror]}, Ghost: {zone: base}}
        """,
    "a copy for a turn is itself again afterwards, and damage stays on it": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Guise], base: [Imp, Broker], deck: 5}, Jinx: {deck: 5}}
        when: [{play: Guise}, {resolve: all}, {deal: 2, to: Imp}, {check: {Imp: {might: 3, damage: 2}}},
          {end turn: true}]
        then: {Imp: {might: 1, zone: base, damage: 0}}
        """,
    "what happens to the original later does not happen to its copy": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Mirror], base: [Broker], deck: 5}, Jinx: {}}
        when: [{play: Mirror}, {resolve: all}, {buff: Broker}, {kill: Broker}]
        then: {Reflection: {might: 3, zone: base, is not: [buffed]}, Broker: {zone: trash}}
        """,
}
TAKEN = {
    "whoever takes a spell draws for it, and its owner gets the card": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Any], base: [{card: Imp, as: a}], deck: 5},
          Jinx: {hand: [Grip], base: [{card: Imp, as: j}], deck: 5}}
        when: [{play: Any}, {pass: Ahri}, {play: Grip, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: j}]
        then: {Ahri: {hand: 0, trash: [Any]}, Jinx: {hand: 1}, j: {zone: trash}}
        """,
    "an enemy of whoever played it is none of whoever took it": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Bolt], base: [{card: Imp, as: a}]},
          Jinx: {hand: [Grip], base: [{card: Imp, as: j}]}}
        when: [{play: Bolt}, {pass: Ahri}, {play: Grip, by: Jinx}, {resolve: all}]
        then: {j: {zone: base}, a: {zone: base}}
        """,
    "the player who played it is still the one who has": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Bolt], base: [Herald], deck: 5},
          Jinx: {hand: [Grip], base: [Imp], deck: 5}}
        when: [{play: Bolt}, {pass: Ahri}, {play: Grip, by: Jinx}, {resolve: all}]
        then: {triggers: {Herald: 1}, Ahri: {hand: 1}}
        """,
}
ANEW = {
    "another target is chosen, and becomes one": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Bolt], base: [Wary], deck: 5},
          Jinx: {hand: [Twist], base: [Imp]}}
        when: [{play: Bolt}, {pass: Ahri}, {play: Twist, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: may, answer: yes}]
        then: {Imp: {zone: base}, Wary: {zone: trash}, Ahri: {hand: 1}}
        """,
    "a choice can stay as it is, and is not made a target again": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Any], base: [Imp], deck: 5},
          Jinx: {hand: [Twist], base: [Wary], deck: 5}}
        when: [{play: Any}, {play: Twist, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Wary},
          {player: Jinx, question: may, answer: yes}, {player: Jinx, question: targets, answer: Wary}]
        then: {Wary: {zone: trash}, triggers: {Wary: 1}, Jinx: {hand: 2}}
        """,
    "where nothing else could be chosen the choices stay": """
        given: {turn: {player: Ahri}, Ahri: {hand: [Bolt]}, Jinx: {hand: [Twist], base: [Imp]}}
        when: [{play: Bolt}, {pass: Ahri}, {play: Twist, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: may, answer: yes}]
        then: {Imp: {zone: base}}
        """,
}


@each(COPIES)
def test_a_copy_is_what_is_printed_on_the_original(body):
    HOME.confirm(body)


@each(TAKEN)
def test_a_spell_that_changes_hands_is_its_new_controllers(body):
    HOME.confirm(body)


@each(ANEW)
def test_choices_are_made_anew_where_the_rules_know_that(body):
    assert_confirmed(run_scenario(scenario_in(NEWEST.read(body), "v1.4"), "v1.4"))
    assert_stops(HOME.run(body), "do not say what new choices do")


def test_a_target_within_a_copy_is_refused():
    with pytest.raises(UnableToReadScenario, match="target: false"):
        HOME.read("""
        given: {turn: {player: Ahri}, Ahri: {base: [Imp]}, Jinx: {}}
        when: [{give: {copy of: {choose: 1, type: unit}}, to: Imp}]
        then: {Imp: {might: 1}}
        """)
