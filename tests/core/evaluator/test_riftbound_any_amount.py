"""Riftbound: any amount is paid, which its player says as they pay it, and "that much" is as much (204.3, 742.1)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Henge: {types: [gear], abilities: [
    {use: {exhaust: me}, keywords: [reaction], do: [
      {pay any amount: energy, to do: [{add: {power: 1}, times: that much}]}]}]}
  Rain: {types: [spell], abilities: [{do: [
    {pay any amount: energy, to do: [{deal: that much, to: {choose: 1, type: unit}}, {draw: that much}]}]}]}
  Herald: {types: [unit], might: 3, abilities: [
    {when: {event: is played, object: me}, do: [{pay any amount: energy, to do: [{draw: that much}]}]}]}
  Blot: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: ability}}]}]}
  Lode: {types: [gear], abilities: [
    {use: {exhaust: me}, keywords: [reaction], do: [
      {add: {energy: 1}, times: {count: {type: gear, controller: you}}}]}]}
  Ogre: {types: [unit], might: 5, abilities: []}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)


def test_what_an_amount_is_paid_for_is_added_at_once_and_nobody_can_react() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {base: [Henge], energy: 4}, Jinx: {}}
when: [{use: Henge, by: Ahri}, {check: {chain: []}}]
choices: [{player: Ahri, question: amount to pay, answer: 3}]
then: {Ahri: {energy: 1, power: 3}}
twin: {change: {choices.0.answer: 0}, then: {Ahri: {energy: 4, power: 0}}}
""")


def test_all_that_is_done_for_the_payment_is_as_much() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Rain], deck: 5, energy: 2}, Jinx: {base: [Ogre]}}
when: [{play: Rain, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: amount to pay, answer: 2}]
then: {Ogre: {damage: 2}, Ahri: {hand: 2, energy: 0}}
""")


def test_no_more_is_paid_than_runes_and_the_pool_can_give() -> None:
    run = RIFTBOUND.run(
        """
given: {turn: {player: Ahri}, Ahri: {hand: [Rain], deck: 5, runes: 2, energy: 1}, Jinx: {base: [Ogre]}}
when: [{play: Rain, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: amount to pay, answer: 4}]
then: {Ahri: {hand: 4}}
""",
        "v1.3",
    )
    assert "may not answer 'amount to pay' with 4; legal answers: [0] | [1] | [2] | [3]" in run.reason


def test_at_the_beginning_of_a_trigger_the_amount_is_paid_before_anybody_reacts() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Herald], deck: 5, energy: 2}, Jinx: {hand: [Blot]}}
when:
  - {play: Herald, by: Ahri}
  - check: {Ahri: {energy: 0}, chain: [Herald]}
  - {pass: Ahri}
  - {play: Blot, by: Jinx}
  - {resolve: all}
choices: [{player: Ahri, question: amount to pay, answer: 2}, {player: Ahri, question: pay, answer: yes}]
then: {Ahri: {hand: 0, energy: 0}}
twin:
  change: {when: [{play: Herald, by: Ahri}, {resolve: all}]}
  then: {Ahri: {hand: 2, energy: 0}}
""")


def test_nothing_can_be_paid_where_there_is_nothing_and_nobody_is_asked() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Herald], deck: 5}, Jinx: {}}
when: [{play: Herald, by: Ahri}, {resolve: all}]
then: {Ahri: {hand: 0}, asked: {amount to pay: 0}}
""")


def test_a_reaction_that_adds_as_often_as_something_is_there_pays_for_as_much() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {hand: [Rain], base: [Lode, Henge], deck: 5}, Jinx: {base: [Ogre]}}
when: [{play: Rain, by: Ahri}, {resolve: 1}]
choices: [{player: Ahri, question: amount to pay, answer: 2}]
then: {Ogre: {damage: 2}, Lode: {exhausted: true}}
""")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("{draw: that much}", "'that much', of which nothing is known here"),
        ("{pay any amount: power}", "to do"),
        ("{pay any amount: gold, to do: [{draw: that much}]}", "gold"),
        (
            "{pay any amount: power, to do: [{for each: {type: unit}, do: [{deal: that much, to: it}]}]}",
            "'that much', of which nothing is known here",
        ),
    ],
)
def test_what_would_mean_nothing_is_refused(said: str, why: str) -> None:
    cards = f"cards: {{Odd: {{types: [spell], abilities: [{{do: [{said}]}}]}}}}\n"
    with pytest.raises(Exception, match=why):
        Written("riftbound", ("v1.3",), cards).read(
            "given: {Ana: {hand: [Odd]}, Ben: {}}\nwhen: []\nthen: {Ana: {hand: 1}}"
        )
