"""Flesh and Blood: an instruction to a player is carried out by that player, with what is theirs (8.5)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10",))


def play(instruction: str, rest: str) -> None:
    FAB.confirm(f"""
cards:
  Tell: {{types: [instant], cost: 0, abilities: [{{do: [{instruction}]}}]}}
  Rock: {{types: [action], cost: 0, abilities: []}}
  Leaf: {{types: [action], subtypes: [attack], cost: 0, power: 1, abilities: []}}
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Tell, {{card: Rock, as: mine}}], deck: [{{card: Leaf, as: top}}, {{card: Rock, as: next}}]}}
  Dorn: {{hand: [{{card: Rock, as: theirs}}], deck: [{{card: Leaf, as: first}}, {{card: Rock, as: second}}]}}
  Kano: {{hand: [], deck: [{{card: Leaf, as: one}}]}}
when: [{{play: Tell}}, {{resolve: all}}]
{rest}""")


@pytest.mark.parametrize(("who", "charged"), [("", "mine"), (", player: defender", "theirs")])
def test_whoever_is_told_to_charge_charges_a_card_of_their_own(who: str, charged: str) -> None:
    """Each opponent is told to, and Kano, who has no card in hand, does nothing."""
    play(f"{{charge: true{who.replace('defender', 'opponent')}}}", f"then: {{{charged}: {{zone: soul}}}}")


def test_each_opponent_searches_their_own_deck() -> None:
    play(
        "{search: {subtype: attack}, player: opponent, as: found}, {put: {that: found}, to: hand}",
        """choices: [{player: Dorn, question: search, answer: first}]
then: {first: {zone: hand}, one: {zone: hand}, top: {zone: deck}}""",
    )


def test_each_opponent_looks_at_the_top_of_their_own_deck() -> None:
    play(
        "{opt: 1, player: opponent}",
        """choices: [{player: Dorn, question: opt, answer: first}, {player: Kano, question: opt, answer: nothing}]
then: {events: [{event: opts, times: 2}]}""",
    )


def test_each_player_rolls_a_die_of_their_own() -> None:
    play(
        "{roll: 6, player: any}",
        """choices: [{player: Ira, question: roll, answer: 3}, {player: Dorn, question: roll, answer: 5},
  {player: Kano, question: roll, answer: 1}]
then: {events: [{event: rolls, times: 3}]}""",
    )


def test_a_card_is_named_by_whoever_is_told_to() -> None:
    play(
        "{name a card: true, player: opponent}, {draw: 1, if: {count: {zone: hand, owner: you, called: named}}}",
        """choices:
  - {player: Dorn, question: card name, answer: Leaf}
  - {player: Kano, question: card name, answer: Rock}
then: {Ira: {hand: 2}, events: [{event: names, times: 2}]}""",
    )
