"""Piles: one player separates, another may choose, and what is in a pile stays where it is until it moves (700.3)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Sort: {types: [instant], abilities: [{do: [{reveal: {top: 3, as: shown}}, {separate: {that: shown}, player: SEPARATES}, {choose pile: true, player: CHOOSES}, {put: {that: chosen pile}, to: hand}, {put: {that: other pile}, to: graveyard}]}]}
  Split: {types: [sorcery], abilities: [{do: [{separate: {all: {type: creature, controller: opponent}}}, {choose pile: true, player: opponent}, {destroy: {that: chosen pile}}]}]}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Wolf: {types: [creature], power: 2, toughness: 2, abilities: []}
"""  # noqa: E501


def situation(spell: str, choices: str, then: str) -> str:
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [{spell}], library: [Elf, Bear, Wolf]}}
          Bob: {{battlefield: [{{card: Elf, as: elf}}, {{card: Bear, as: bear}}]}}
        when: [{{cast: {spell}, by: Ann}}, {{resolve: all}}]
        choices: [{choices}]
        then: {{{then}}}
        """


def magic(separates: str, chooses: str) -> Written:
    return Written("magic", ("2024-06-07",), CARDS.replace("SEPARATES", separates).replace("CHOOSES", chooses))


def answers(separates: str, first: str, chooses: str, pile: str) -> str:
    return (
        f"{{player: {separates}, question: first pile, answer: {first}}}, "
        f"{{player: {chooses}, question: which pile, answer: {pile}}}"
    )


@pytest.mark.parametrize(
    ("first", "pile", "hand"),
    [
        ("[Bear]", "first pile", "[Bear]"),
        ("[Bear]", "second pile", "[Elf, Wolf]"),
        ("nothing", "second pile", "[Elf, Bear, Wolf]"),
        ("[Elf, Bear, Wolf]", "second pile", "[]"),
    ],
)
def test_an_opponent_separates_and_you_choose(first: str, pile: str, hand: str) -> None:
    magic("opponent", "you").confirm(situation("Sort", answers("Bob", first, "Ann", pile), f"Ann: {{hand: {hand}}}"))


def test_you_separate_and_an_opponent_chooses() -> None:
    body = situation("Sort", answers("Ann", "[Elf]", "Bob", "first pile"), "Ann: {hand: [Elf], library: 0}")
    magic("you", "opponent").confirm(body)


def test_the_pile_that_is_chosen_is_destroyed_and_the_other_is_left() -> None:
    body = situation(
        "Split", answers("Ann", "[elf]", "Bob", "second pile"), "elf: {zone: battlefield}, bear: {zone: graveyard}"
    )
    magic("you", "you").confirm(body)


@pytest.mark.parametrize("wrong", ["[Elf, elf]", "[Elf, Elf]"])
def test_only_what_is_separated_goes_into_a_pile(wrong: str) -> None:
    run = magic("opponent", "you").run(situation("Sort", answers("Bob", wrong, "Ann", "first pile"), "Ann: {hand: 1}"))
    assert_stops(run, "may not answer 'first pile'")
