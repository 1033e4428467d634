"""What is asked after a cost that may be paid: whether it was, and not what has been done in place of that."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Toll: {types: [instant], cost: 0, abilities: [{do: [{pay: {resources: 1}, player: opponent,
    otherwise: [{lose life: 2, player: opponent}]}, {if: {done: true}, do: [{draw: 1}], otherwise: [{gain life: 1}]}]}]}
""",
)
ASKED = "given: {turn: {player: Ira}, Ira: {hand: [Toll]}, Dorn: {resources: 1}}\nwhen: [{play: Toll}, {resolve: 1}]\n"


@each(
    {
        "what is done unless it is paid is not taken for the payment": ASKED
        + "choices: [{player: Dorn, question: pay, answer: no}]\n"
        + "then: {Ira: {hand: 0, life: 21}, Dorn: {life: 18, resources: 1}}",
        "what is paid has been done": ASKED
        + "choices: [{player: Dorn, question: pay, answer: yes}]\n"
        + "then: {Ira: {hand: 1, life: 20}, Dorn: {life: 20, resources: 0}}",
    }
)
def test_whether_it_was_paid_is_known_afterwards(body: str) -> None:
    FAB.confirm(body)
