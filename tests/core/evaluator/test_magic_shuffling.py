"""Where a card lies that has been shuffled into a library, and what is put in its place meanwhile (701.20)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Wolf: {types: [creature], power: 2, toughness: 2, abilities: []}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)
TOP = ["draw: 1", "mill: 1", "scry: 1", "surveil: 1", "exile: {top: 1}", "exile until: {type: creature}, as: found"]


def situation(when: str, then: str, choices: str = "") -> str:
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{battlefield: [Bear, Wolf], library: [{{card: Elf, as: elf}}, {{card: Elf, as: other}}]}}
          Bob: {{}}
        when: [{when}]
        choices: [{choices}]
        then: {{{then}}}
        """


def lie_on_top(cards: str) -> str:
    return f"{{player: Ann, question: top of the library, answer: [{cards}]}}"


@pytest.mark.parametrize("done", TOP)
def test_where_a_shuffled_card_lies_is_asked_once_the_top_matters(done: str) -> None:
    shuffled = f"{{put: Bear, to: library, by: Ann}}, {{shuffle: true, by: Ann}}, {{{done}, by: Ann}}"
    assert_stops(MAGIC.run(situation(shuffled, "Bear: {zone: library}")), "Ann must answer 'top of the library'")


def test_it_is_not_asked_while_nothing_is_taken_from_the_top() -> None:
    shuffled = "{put: Bear, to: library, by: Ann}, {shuffle: true, by: Ann}"
    MAGIC.confirm(situation(shuffled, "asked: {top of the library: 0}"))


@pytest.mark.parametrize("done", ["mill: 3", "mill: 4", "exile: {top: 3}", "reveal: {top: 3}"])
def test_it_is_not_asked_where_all_of_the_library_is_taken(done: str) -> None:
    shuffled = f"{{put: Bear, to: library, by: Ann}}, {{shuffle: true, by: Ann}}, {{{done}, by: Ann}}"
    MAGIC.confirm(situation(shuffled, "asked: {top of the library: 0}"))


def test_nothing_is_asked_of_a_library_as_it_was_listed() -> None:
    MAGIC.confirm(situation("{shuffle: true, by: Ann}, {draw: 1, by: Ann}", "elf: {zone: hand}"))


@pytest.mark.parametrize(
    ("on_top", "drawn"),
    [("Bear", "Bear, elf"), ("Wolf, Bear", "Wolf, Bear"), ("elf, Wolf", "elf, Wolf"), ("", "elf, other")],
)
def test_which_cards_lie_on_top_is_one_question_for_all_that_were_shuffled_in(on_top: str, drawn: str) -> None:
    MAGIC.confirm(
        situation(
            "{put: Bear, to: library, by: Ann}, {put: Wolf, to: library, by: Ann}, {shuffle: true, by: Ann}, "
            "{draw: 2, by: Ann}",
            f"Ann: {{hand: [{drawn}]}}, asked: {{top of the library: 1}}",
            lie_on_top(on_top),
        )
    )


def test_a_graveyard_shuffled_in_is_one_question_however_many_cards_there_are() -> None:
    MAGIC.confirm(
        """
        given:
          turn: {player: Ann}
          Ann: {graveyard: [Bear, Wolf, Elf, {card: Bear, as: second}, {card: Wolf, as: third}], library: 30}
          Bob: {}
        when:
          - {put: {all: {zone: graveyard}}, to: library, by: Ann}
          - {shuffle: true, by: Ann}
          - {draw: 3, by: Ann}
        choices: [{player: Ann, question: top of the library, answer: nothing}]
        then: {Ann: {graveyard: 0, library: 32, hand: 3}, asked: {top of the library: 1}}
        """
    )


def test_every_place_of_a_shuffled_card_is_tried_where_nothing_is_said() -> None:
    tried = situation("{put: Bear, to: library, by: Ann}, {shuffle: true, by: Ann}, {draw: 1, by: Ann}", "Wolf: {}")
    MAGIC.confirm(
        tried.replace("choices: []", "explore: true").replace("then: {Wolf: {}}", "then: {Ann: {hand: 1}}")
        + "sometimes: {Bear: {zone: hand}}\n        never: {Wolf: {zone: hand}}\n"
    )


def test_what_is_put_on_top_as_the_library_is_shuffled_lies_there() -> None:
    for at_once in ("{put: Bear, to: library}, {shuffle: true}", "{shuffle: true}, {put: Bear, to: library}"):
        MAGIC.confirm(situation(f"{{at once: [{at_once}], by: Ann}}, {{draw: 1, by: Ann}}", "Bear: {zone: hand}"))


def test_what_is_put_on_the_bottom_as_the_library_is_shuffled_lies_there() -> None:
    at_once = "{put: Bear, to: library, on the bottom: true}, {shuffle: true}"
    MAGIC.confirm(situation(f"{{at once: [{at_once}], by: Ann}}, {{draw: 2, by: Ann}}", "Bear: {zone: library}"))


def test_it_is_unknown_again_once_the_library_is_shuffled_again() -> None:
    MAGIC.confirm(
        situation(
            "{put: Bear, to: library, by: Ann}, {shuffle: true, by: Ann}, {scry: 1, by: Ann}, "
            "{shuffle: true, by: Ann}, {draw: 1, by: Ann}",
            "asked: {top of the library: 2}, Bear: {zone: library}",
            f"{lie_on_top('Bear')}, {{player: Ann, question: scry, answer: nothing}}, {lie_on_top('elf, Bear')}",
        )
    )
