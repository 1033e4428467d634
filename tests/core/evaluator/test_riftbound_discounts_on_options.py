"""Discounts on optional additional costs: on Repeat and Accelerate too, and of two kinds of discounts one."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written

BOOK = Written(
    "riftbound",
    ("v1.3",),
    """
cards:
  Clerk: {types: [unit], might: 2, abilities: [
    {passive: {optional additional costs: {one of: [{energy: -1}, {power: -1}]}}, affects: {controller: you}}]}
  Purser: {types: [unit], might: 2, abilities: [
    {passive: {optional additional costs: {energy: -1}}, affects: {controller: you}}]}
  Ray: {types: [spell], cost: {energy: 3}, abilities: [
    {passive: {additional cost: {energy: 1, fury: 1}, optional: true}, affects: me}, {do: [{draw: 1}]}]}
  Echo: {types: [spell], cost: {energy: 1}, keywords: [{repeat: {energy: 2}}], abilities: [{do: [{draw: 1}]}]}
  Scout: {types: [unit], might: 2, domains: [fury], cost: {energy: 1}, keywords: [accelerate], abilities: []}
""",
)
YES = "{player: Ahri, question: pay optional cost, answer: yes}"
CASES = {
    "a repeat cost is an optional additional cost": f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [Purser], hand: [Echo], energy: 2}}, Jinx: {{}}}}
        when: [{{play: Echo}}, {{resolve: all}}]
        choices: [{YES}]
        then: {{Ahri: {{energy: 0, hand: 2}}}}
    """,
    "only the discount that lets the cost be paid is taken, and nobody asks": f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [Clerk], hand: [Ray], energy: 4}}, Jinx: {{}}}}
        when: [{{play: Ray}}, {{resolve: all}}]
        choices: [{YES}]
        then: {{Ahri: {{energy: 0}}, asked: {{which discount: 0}}}}
    """,
    "a discount that would take nothing off is not offered": f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [Clerk], hand: [Echo], energy: 2}}, Jinx: {{}}}}
        when: [{{play: Echo}}, {{resolve: all}}]
        choices: [{YES}]
        then: {{Ahri: {{energy: 0, hand: 2}}, asked: {{which discount: 0}}}}
    """,
    "power of any kind is taken off the fury power of Accelerate": f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [Clerk], hand: [Scout], energy: 2, fury: 1}}, Jinx: {{}}}}
        when: [{{play: Scout}}]
        choices: [{YES}, {{player: Ahri, question: which discount, answer: power}}]
        then: {{Ahri: {{energy: 0, fury: 1}}, Scout: {{exhausted: false}}}}
    """,
    "two such units take off both, in the order in which they are named": f"""
        given:
          turn: {{player: Ahri}}
          Ahri: {{base: [{{card: Clerk, as: c1}}, {{card: Clerk, as: c2}}], hand: [Ray], energy: 5, fury: 1}}
          Jinx: {{}}
        when: [{{play: Ray}}, {{resolve: all}}]
        choices: [{YES}, {{player: Ahri, question: which discount, answer: energy and power}}]
        then: {{Ahri: {{energy: 2, fury: 1}}}}
    """,
    "what is not paid is not made cheaper": """
        given: {turn: {player: Ahri}, Ahri: {base: [Clerk], hand: [Ray], energy: 4, fury: 1}, Jinx: {}}
        when: [{play: Ray}, {resolve: all}]
        choices: [{player: Ahri, question: pay optional cost, answer: no}]
        then: {Ahri: {energy: 1, fury: 1}, asked: {which discount: 0}}
    """,
}


@each(CASES)
def test_a_discount_on_optional_additional_costs(body: str) -> None:
    BOOK.confirm(body)


@pytest.mark.parametrize("ways", ["[{energy: -1}]", "[{energy: -1}, {energy: -2}]", "[{energy: -1}, {power: 1}]"])
def test_discounts_among_which_there_is_nothing_to_choose_are_refused(ways: str) -> None:
    said = f"{{passive: {{optional additional costs: {{one of: {ways}}}}}, affects: {{controller: you}}}}"
    unit = f"\n  Odd: {{types: [unit], abilities: [{said}]}}\n"
    body = "given: {turn: {player: Ahri}, Ahri: {base: [Odd]}, Jinx: {}}\nwhen: [{draw: 1, by: Ahri}]\nthen: {}\n"
    with pytest.raises(UnableToReadScenario, match="several discounts, each of one resource"):
        Written("riftbound", ("v1.3",), BOOK.cards.rstrip() + unit).read(body)
