"""Bonus Damage in Riftbound: what deals more, to what, how often, and of what nothing becomes more (712 to 715)."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

CARDS = """
cards:
  Kindler: {types: [unit], might: 4, abilities: [
    {passive: {bonus damage: 1}, affects: {type: [spell, ability], controller: you}}]}
  Damper: {types: [unit], might: 4, abilities: [
    {passive: {bonus damage: -3}, affects: {type: [spell, ability], controller: you}}]}
  Counting: {types: [gear], abilities: [
    {passive: {bonus damage: {count: {type: gear, controller: you}}}, affects: {type: spell, controller: you},
      while: {turn of: you}}]}
  Rift Gate: {types: [battlefield], abilities: [
    {passive: {bonus damage: 1, to: {type: unit, location: here}}, affects: {type: [spell, ability]}}]}
  Tome: {types: [gear], abilities: [{use: {exhaust: me}, do: [
    {later: {passive: {bonus damage: 1}, affects: {type: spell, controller: you}}, for: next time}]}]}
  Boar: {types: [unit], might: 9}
  Cannon: {types: [gear], abilities: [{use: {exhaust: me}, do: [
    {deal: 2, to: {choose: 1, type: unit, controller: opponent}}]}]}
  Ray: {types: [spell], keywords: [action], abilities: [{do: [{deal: 3, to: {choose: 1, type: unit}}]}]}
  Sparks: {types: [spell], keywords: [action], abilities: [{do: [
    {deal: 1, to: {choose: up to 2, type: unit, controller: opponent}}]}]}
  Blank: {types: [spell], keywords: [action], abilities: [{do: [
    {deal: {count: {type: legend}}, to: {choose: 1, type: unit}}]}]}
  Duel: {types: [spell], keywords: [action], abilities: [{do: [
    {choose: {choose: 1, type: unit, controller: you, as: mine}},
    {deal: {might of: {that: mine}}, to: {choose: 1, type: unit, controller: opponent}, from: {that: mine}}]}]}
  Hurt: {types: [unit], might: 9, abilities: [
    {when: {event: takes damage, object: me}, do: [{draw: that much}]}]}
  Answer: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
"""
BOOK = Written("riftbound", ("v1.4", "v1.3"), CARDS)

RAISED = {
    "an ability of a gear is raised like a spell": """
        given: {Ahri: {base: [Kindler, Cannon]}, Jinx: {base: [Boar]}}
        when: [{use: Cannon, by: Ahri}, {resolve: 1}]
        then: {Boar: {damage: 3}}
        """,
    "several bonuses are added up and applied once (714)": """
        given: {Ahri: {base: [Kindler, {card: Kindler, as: k2}], hand: [Ray]}, Jinx: {base: [Boar]}}
        when: [{play: Ray, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Boar}]
        then: {Boar: {damage: 5}}
        """,
    "a bonus below nothing takes nothing away (714.2)": """
        given: {Ahri: {base: [Kindler, Damper], hand: [Ray]}, Jinx: {base: [Boar]}}
        when: [{play: Ray, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Boar}]
        then: {Boar: {damage: 3}}
        """,
    "what an opponent plays is not raised": """
        given: {Ahri: {base: [Kindler, Boar], hand: [Ray]}, Jinx: {hand: [Answer]}}
        when: [{play: Ray, by: Ahri}, {pass: Ahri}, {play: Answer, by: Jinx}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Boar}, {player: Jinx, question: targets, answer: Boar}]
        then: {Boar: {damage: 1}}
        """,
    "an amount that counts is counted as the damage is dealt, while its condition holds": """
        given: {Ahri: {base: [Counting, Cannon], hand: [Ray]}, Jinx: {base: [Boar]}}
        when: [{use: Cannon, by: Ahri}, {resolve: 1}, {check: {Boar: {damage: 2}}}, {play: Ray, by: Ahri}, {resolve: 1}]
        then: {Boar: {damage: 7}}
        """,
    "a battlefield raises what is dealt to units there, and nothing elsewhere": """
        given:
          battlefields: [{card: Rift Gate, controller: Jinx}]
          Ahri: {hand: [Sparks]}
          Jinx: {at Rift Gate: [{card: Boar, as: there}], base: [{card: Boar, as: home}]}
        when: [{play: Sparks, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: [there, home]}]
        then: {there: {damage: 2}, home: {damage: 1}}
        """,
    "where no damage is dealt there is nothing to raise (715.4)": """
        given: {Ahri: {base: [Kindler], hand: [Blank]}, Jinx: {base: [Boar]}}
        when: [{play: Blank, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Boar}]
        then: {Boar: {damage: 0}, events: [{event: takes damage, times: 0}]}
        """,
    "damage whose source is a unit is not dealt by the spell (417.6.b.3)": """
        given: {Ahri: {base: [Kindler], hand: [Duel]}, Jinx: {base: [Boar]}}
        when: [{play: Duel, by: Ahri}, {resolve: 1}]
        then: {Boar: {damage: 4}}
        """,
    "combat damage is dealt by units": """
        given:
          battlefields: [{card: Gate, controller: Jinx}]
          Ahri: {base: [Kindler]}
          Jinx: {at Gate: [Boar]}
        when: [{move: Kindler, to: Gate}, {close showdown: true}]
        then: {events: [{event: takes damage, object: Boar, times: 1}], Kindler: {zone: trash}, Boar: {damage: 0}}
        """,
    "what asks how much was dealt is told the bonus as well": """
        given: {Ahri: {base: [Kindler], hand: [Ray]}, Jinx: {base: [Hurt], deck: 6}}
        when: [{play: Ray, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Hurt}]
        then: {Jinx: {hand: 4}}
        """,
    "the next spell is raised for each of its targets, and no spell after it (391)": """
        given:
          Ahri: {base: [Tome], hand: [Sparks, Ray]}
          Jinx: {base: [{card: Boar, as: b1}, {card: Boar, as: b2}]}
        when: [{use: Tome, by: Ahri}, {resolve: 1}, {play: Sparks, by: Ahri}, {resolve: 1},
          {check: {b1: {damage: 2}, b2: {damage: 2}}}, {play: Ray, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: [b1, b2]}, {player: Ahri, question: targets, answer: b1}]
        then: {b1: {damage: 5}, b2: {damage: 2}}
        """,
    "an ability used before the next spell is not raised, and does not use the bonus up": """
        given: {Ahri: {base: [Tome, Cannon], hand: [Ray]}, Jinx: {base: [Boar]}}
        when: [{use: Tome, by: Ahri}, {resolve: 1}, {use: Cannon, by: Ahri}, {resolve: 1},
          {check: {Boar: {damage: 2}}}, {play: Ray, by: Ahri}, {resolve: 1}]
        then: {Boar: {damage: 6}}
        """,
    "a bonus for the next spell is gone with the turn": """
        given: {Ahri: {base: [Tome], hand: [Ray], deck: 5}, Jinx: {base: [Boar], deck: 5}}
        when: [{use: Tome, by: Ahri}, {resolve: 1}, {end turn: true}, {end turn: true},
          {play: Ray, by: Ahri}, {resolve: 1}]
        then: {Boar: {damage: 3}}
        """,
}


@each(RAISED)
def test_bonus_damage_is_added_where_the_rules_grant_it(body):
    for edition in BOOK.editions:
        assert_confirmed(run_scenario(scenario_in(BOOK.read(body), edition), edition))


@pytest.mark.parametrize(("edition", "rules"), [("v1.3", {"715.2"}), ("v1.4", {"715.2", "715.4.a"})])
def test_the_trace_tells_the_bonus_and_the_rules_that_add_it(edition, rules):
    scenario = BOOK.read(RAISED["an ability of a gear is raised like a spell"])
    run = run_scenario(scenario_in(scenario, edition), edition)
    told = [step for step in run.trace if step.text == "Cannon deals 1 Bonus Damage"]
    assert len(told) == 1
    assert rules <= set(told[0].rules)


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("Your spells and abilities deal 1 Bonus Damage.", 4),
        ("Your spells deal 2 Bonus Damage.", 5),
        ("Your abilities deal 2 Bonus Damage.", 3),
    ],
)
def test_the_printed_words_are_read_and_run(text, dealt):
    read = ability_text("riftbound").read(text, "Lantern")
    abilities = json.dumps([each for one in read for each in one.data["abilities"]])
    cards = f"{CARDS}  Lantern: {{types: [gear], abilities: {abilities}}}\n"
    Written("riftbound", ("v1.3", "v1.2"), cards).confirm(
        f"""
        given: {{Ahri: {{base: [Lantern], hand: [Ray]}}, Jinx: {{base: [Boar]}}}}
        when: [{{play: Ray, by: Ahri}}, {{resolve: 1}}]
        choices: [{{player: Ahri, question: targets, answer: Boar}}]
        then: {{Boar: {{damage: {dealt}}}}}
        """
    )


def test_magic_has_no_bonus_damage():
    cards = "\ncards:\n  Imp: {types: [creature], abilities: [{passive: {bonus damage: 1}, affects: me}]}\n"
    with pytest.raises(UnableToReadScenario, match="bonus damage"):
        Written("magic", ("2024-06-07",), cards).read("given: {Ann: {}}\nwhen: []\nthen: {Ann: {life: 20}}\n")
