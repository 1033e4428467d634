"""A cost of several parts is paid with something else for each of them, in every game."""

import pytest

from tests.verdicts import Written, assert_confirmed, assert_stops

FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), """
cards:
  Altar: {types: [equipment], subtypes: [head], abilities: [
    {use: {do: [{banish: {choose: 2, color: red, zone: graveyard, owner: you, target: false}},
      {banish: {choose: 1, type: action, zone: graveyard, owner: you, target: false}}]}, keywords: [instant],
      do: [{gain life: 5}]}]}
  Censer: {types: [equipment], subtypes: [chest], abilities: [
    {use: {discard: 1, do: [{banish: {choose: 1, color: red, zone: hand, owner: you, target: false}}]},
      keywords: [instant], do: [{gain life: 5}]}]}
  Both: {types: [action], cost: 0, color: red, abilities: []}
  Red: {types: [instant], cost: 0, color: red, abilities: []}
  Plain: {types: [action], cost: 0, color: blue, abilities: []}
""")  # fmt: skip
MAGIC = Written("magic", ("2024-06-07",), """
cards:
  Forge: {types: [artifact], abilities: [
    {use: {sacrifice: {choose: 1, type: creature, controller: you, target: false},
      do: [{sacrifice: {choose: 1, type: artifact, controller: you, other: true, target: false}}]},
      do: [{gain life: 3}]}]}
  Golem: {types: [artifact, creature], power: 2, toughness: 2, abilities: []}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
""")  # fmt: skip


def altar(cards: str, *, answer: str = "") -> str:
    return f"""
given: {{turn: {{player: Ira}}, Ira: {{head: [Altar], life: 10, graveyard: [{cards}]}}, Dorn: {{}}}}
when: [{{use: Altar}}, {{resolve: 1}}]
choices: [{answer}]
then: {{Ira: {{life: 15}}}}
"""


@pytest.mark.parametrize("cards", ["Both, Red", "Red, {card: Red, as: other}", "Plain, Both"])
def test_too_few_cards_pay_for_no_cost_of_several_parts(cards: str) -> None:
    assert_stops(FAB.run(altar(cards)), "cannot pay")


def test_what_is_chosen_for_one_part_leaves_enough_for_the_other() -> None:
    """Two red cards and an action card: not both of the red action cards are taken as the red ones."""
    cards = "Both, {card: Both, as: other}, Red"
    answer = "{player: Ira, question: objects, answer: %s}"
    assert_confirmed(FAB.run(altar(cards, answer=answer % "[Both, Red]")))
    assert_stops(FAB.run(altar(cards, answer=answer % "[Both, other]")), "may not answer 'objects'")


def test_the_one_way_to_pay_is_taken_without_asking() -> None:
    assert_confirmed(FAB.run(altar("Red, {card: Red, as: other}, Plain")))


@pytest.mark.parametrize(("hand", "can"), [("Red", False), ("Plain, Plain 2", False), ("Red, Plain", True)])
def test_a_card_that_is_discarded_is_not_banished_from_the_hand_as_well(hand: str, can: bool) -> None:
    held = hand.replace("Plain 2", "{card: Plain, as: other}")
    run = FAB.run(f"""
given: {{turn: {{player: Ira}}, Ira: {{chest: [Censer], life: 10, hand: [{held}]}}, Dorn: {{}}}}
when: [{{use: Censer}}, {{resolve: 1}}]
then: {{Ira: {{life: 15}}, Red: {{zone: banished}}}}
""") if can else FAB.run(f"""
given: {{turn: {{player: Ira}}, Ira: {{chest: [Censer], life: 10, hand: [{held}]}}, Dorn: {{}}}}
when: [{{use: Censer}}]
then: {{illegal: true}}
""")
    assert_confirmed(run)


@pytest.mark.parametrize(
    ("there", "can"), [("Golem", False), ("Golem, Bear", True), ("Golem, {card: Golem, as: g2}", True)]
)
def test_an_artifact_creature_is_not_sacrificed_twice(there: str, can: bool) -> None:
    turn = "turn: {player: Ann, phase: precombat main}"
    given = f"given: {{{turn}, Ann: {{battlefield: [Forge, {there}]}}, Bob: {{}}}}"
    if can:
        choices = "" if "Bear" in there else "choices: [{player: Ann, question: objects, answer: Golem}]"
        body = f"{given}\nwhen: [{{activate: Forge}}, {{resolve: 1}}]\n{choices}\nthen: {{Ann: {{life: 23}}}}"
    else:
        body = f"{given}\nwhen: [{{activate: Forge}}]\nthen: {{illegal: true}}"
    assert_confirmed(MAGIC.run(body))
