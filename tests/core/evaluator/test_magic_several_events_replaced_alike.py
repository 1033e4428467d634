"""One effect changes several simultaneous events: where it makes no difference, nobody is asked which comes first."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Plenty: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {controller: you}}, keeps: true, amount: AMOUNT}]}
  Feast: {types: [sorcery], abilities: [{do: [{put counter: "+1/+1", on: {all: {type: creature, controller: you}}}]}]}
  Bear: {types: [creature], power: 2, toughness: 2}
"""  # noqa: E501


def counters_put(amount, then, choices=""):
    Written("magic", ("2024-06-07",), CARDS.replace("AMOUNT", amount)).confirm(
        f"""
        given:
          turn: {{player: Ann}}
          Ann: {{battlefield: [Plenty, {{card: Bear, as: one}}, {{card: Bear, as: two}}], hand: [Feast]}}
          Bob: {{battlefield: [{{card: Bear, as: his}}]}}
        when: [{{cast: Feast, by: Ann}}, {{resolve: all}}]
        choices: [{choices}]
        then: {then}
        """
    )


@pytest.mark.parametrize(
    ("amount", "power"), [("{times: [that much, 2]}", 4), ("{sum: [that much, 2]}", 5), ("3", 5)]
)
def test_a_number_that_is_worked_out_of_each_event_alone_is_not_asked_for_in_an_order(amount, power):
    counters_put(amount, f"{{one: {{power: {power}}}, two: {{power: {power}}}, his: {{power: 2}}, asked: []}}")


def test_a_number_that_looks_at_the_board_is_still_asked_for_in_an_order():
    amount = "{sum: [that much, {count: {type: creature, controller: you}}]}"
    answer = "{player: Ann, question: which event, answer: two}"
    counters_put(amount, "{one: {power: 5}, two: {power: 5}, asked: {which event: 1}}", answer)
