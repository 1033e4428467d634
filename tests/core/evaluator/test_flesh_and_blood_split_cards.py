"""Split-cards of Flesh and Blood: two names in every zone but the stack (Comprehensive Rules 9.2)."""

import pytest

from rules_data.core.scenarios import Verdict
from tests.verdicts import Written, assert_stops, told

SCENARIO = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Ember and Spark:
    cost: 0
    pitch: 2
    halves:
      - {name: Ember, types: [action], abilities: [{do: [{gain life: 3}]}]}
      - {name: Spark, types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Spark: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Dear: {types: [instant], cost: 1, abilities: [{do: [{gain life: 9}]}]}
  Ban:
    types: [action]
    subtypes: [aura]
    abilities: [{passive: {cannot: [be played, be pitched]}, affects: {name: Spark, zone: anywhere}}]
  Agony:
    types: [instant]
    cost: 0
    abilities:
      - do:
          - {choose: {choose: 1, zone: hand, target: false}, as: chosen}
          - {banish: {all: {called: chosen, zone: graveyard}}}
""",
)
GIVEN = """
given:
  turn: {player: Ira}
  Ira: {life: 20, hand: [Ember and Spark, Dear], arena: [Ban]}
  Bravo: {life: 20}
"""


def test_a_name_that_is_forbidden_is_that_of_one_side_on_the_stack() -> None:
    steps = "when:\n  - {play: Ember and Spark, as: Ember}\n  - {resolve: 1}\nthen: {Ira: {life: 23}}\n"
    SCENARIO.confirm(GIVEN + steps)


@pytest.mark.parametrize("step", ["{play: Ember and Spark, as: Spark}", "{play: Dear}"])
def test_a_name_that_is_forbidden_is_also_that_of_the_whole_card(step: str) -> None:
    """It cannot be played as that side, nor be pitched for something else."""
    SCENARIO.confirm(GIVEN + f"when:\n  - {step}\nthen: {{illegal: true}}\n")


def test_a_side_has_to_be_chosen() -> None:
    run = SCENARIO.run(GIVEN + "when:\n  - {play: Ember and Spark}\nthen: {Ira: {life: 20}}\n")
    assert_stops(run, "chooses one side of Ember and Spark: Ember or Spark")


def test_there_is_no_third_side() -> None:
    run = SCENARIO.run(GIVEN + "when:\n  - {play: Ember and Spark, as: Flame}\nthen: {Ira: {life: 20}}\n")
    assert run.verdict is not Verdict.CONFIRMED
    assert "cannot be played as Flame" in told(run)


def test_what_has_the_name_of_a_split_card_has_both() -> None:
    SCENARIO.confirm("""
given:
  turn: {player: Ira}
  Ira:
    hand: [Agony, {card: Ember and Spark, as: held}]
    graveyard: [{card: Spark, as: alone}, {card: Ember and Spark, as: other}]
  Bravo: {}
when:
  - {play: Agony}
  - {resolve: 1}
choices: [{player: Ira, question: objects, answer: held}]
then: {alone: {zone: graveyard}, other: {zone: banished}}
""")


MELD = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Ember and Spark:
    cost: 1
    pitch: 2
    keywords: [meld]
    halves:
      - {name: Ember, types: [action], keywords: [go again], abilities: [{do: [{gain life: 3}]}]}
      - {name: Spark, types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Plain and Simple:
    cost: 1
    halves:
      - {name: Plain, types: [action], abilities: [{do: [{gain life: 3}]}]}
      - {name: Simple, types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Blue: {types: [resource], pitch: 3}
  Answer: {types: [instant], cost: 0, abilities: [{do: [{negate: {choose: 1, zone: stack}}]}]}
""",
)
MELDING = """
given:
  turn: {player: Ira}
  Ira: {life: 20, action points: 1, hand: [Ember and Spark, Plain and Simple, Blue]}
  Bravo: {life: 20, hand: [{card: Ember and Spark, as: theirs}, {card: Blue, as: blue}, Answer]}
"""


def test_a_melded_card_costs_twice_its_base_cost_and_an_action_point() -> None:
    steps = "when:\n  - {play: Ember and Spark, as: Ember and Spark}\n"
    MELD.confirm(MELDING + steps + "then: {Ira: {resources: 1, action points: 0}}\n")


def test_the_right_side_of_a_melded_card_resolves_first_and_go_again_comes_last() -> None:
    steps = "when:\n  - {play: Ember and Spark, as: Ember and Spark}\n  - {resolve: 1}\n"
    then = "then: {Ira: {life: 21, action points: 0}, Ember and Spark: {zone: stack}}\n"
    MELD.confirm(MELDING + steps + then)
    both = "then: {Ira: {life: 24, action points: 1}, Ember and Spark: {zone: graveyard}}\n"
    MELD.confirm(MELDING + steps + "  - {resolve: 1}\n" + both)


def test_a_melded_card_can_be_negated_between_its_sides() -> None:
    steps = "when:\n  - {play: Ember and Spark, as: Ember and Spark}\n  - {resolve: 1}\n"
    steps += "  - {pass: Ira}\n  - {play: Answer, by: Bravo}\n  - {resolve: 1}\n"
    MELD.confirm(MELDING + steps + "then: {Ira: {life: 21, action points: 0}, Ember and Spark: {zone: graveyard}}\n")


def test_a_melded_action_is_not_played_in_the_turn_of_another_but_its_instant_side_is() -> None:
    steps = "when:\n  - {pass: Ira}\n  - {play: theirs, by: Bravo, as: %s}\n"
    MELD.confirm(MELDING + steps % "Ember and Spark" + "then: {illegal: true}\n")
    MELD.confirm(MELDING + steps % "Spark" + "then: {theirs: {zone: stack}}\n")


def test_without_meld_a_split_card_is_not_played_as_both_sides() -> None:
    run = MELD.run(MELDING + "when:\n  - {play: Plain and Simple, as: Plain and Simple}\nthen: {illegal: true}\n")
    assert "chooses one side of Plain and Simple: Plain or Simple" in told(run)
