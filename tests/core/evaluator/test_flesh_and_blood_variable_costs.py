"""X in costs of Flesh and Blood (Comprehensive Rules 1.12.2 and 5.1.3a)."""

from tests.verdicts import Written, assert_stops

SCENARIO = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Tide: {types: [action], cost: X, abilities: [{do: [{gain life: X}]}]}
  Gem: {types: [resource], pitch: 3}
  Well:
    types: [action]
    subtypes: [item]
    abilities: [{use: {resources: X}, keywords: [instant], do: [{gain life: X}]}]
  Lens: {types: [instant], cost: 0, abilities: [{do: [{gain life: {count: {zone: hand, owner: you, cost: 0}}}]}]}
given:
  turn: {player: Ira}
  Ira: {life: 20, hand: [Tide, Gem, Lens], arena: [Well], resources: 1}
  Bravo: {}
""",
)


def test_what_is_declared_is_paid_also_with_cards_that_are_pitched() -> None:
    SCENARIO.confirm("""
when:
  - {play: Tide}
  - {resolve: 1}
choices: [{player: Ira, question: value of X, answer: 4}]
then: {Ira: {life: 24, resources: 0, pitch: [Gem]}}
""")


def test_more_than_can_be_paid_is_not_declared() -> None:
    run = SCENARIO.run("""
when: [{play: Tide}]
choices: [{player: Ira, question: value of X, answer: 5}]
then: {Ira: {life: 20}}
""")
    assert_stops(run, "legal answers")


def test_an_ability_has_an_x_of_its_own() -> None:
    SCENARIO.confirm("""
when:
  - {use: Well}
  - {resolve: 1}
choices: [{player: Ira, question: value of X, answer: 1}]
then: {Ira: {life: 21, resources: 0}}
""")


def test_an_x_that_is_not_defined_is_zero() -> None:
    """The card in the hand costs 0, and the resource card nothing at all."""
    SCENARIO.confirm("""
when:
  - {play: Lens}
  - {resolve: 1}
then: {Ira: {life: 21}}
""")
