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


def lies(card: str, place: int) -> str:
    return f'{{player: Ann, question: place in the library, for: {card}, answer: "{place}"}}'


@pytest.mark.parametrize("done", TOP)
def test_where_a_shuffled_card_lies_is_asked_once_the_top_matters(done: str) -> None:
    shuffled = f"{{put: Bear, to: library, by: Ann}}, {{shuffle: true, by: Ann}}, {{{done}, by: Ann}}"
    assert_stops(MAGIC.run(situation(shuffled, "Bear: {zone: library}")), "Ann must answer 'place in the library'")


def test_it_is_not_asked_while_nothing_is_taken_from_the_top() -> None:
    shuffled = "{put: Bear, to: library, by: Ann}, {shuffle: true, by: Ann}"
    MAGIC.confirm(situation(shuffled, "asked: {place in the library: 0}"))


def test_nothing_is_asked_of_a_library_as_it_was_listed() -> None:
    MAGIC.confirm(situation("{shuffle: true, by: Ann}, {draw: 1, by: Ann}", "elf: {zone: hand}"))


@pytest.mark.parametrize(
    ("places", "drawn"), [((1, 3), "Bear, elf"), ((2, 1), "Wolf, Bear"), ((4, 2), "elf, Wolf"), ((3, 4), "elf, other")]
)
def test_each_shuffled_card_lies_where_it_is_said_to(places: tuple[int, int], drawn: str) -> None:
    MAGIC.confirm(
        situation(
            "{put: Bear, to: library, by: Ann}, {put: Wolf, to: library, by: Ann}, {shuffle: true, by: Ann}, "
            "{draw: 2, by: Ann}",
            f"Ann: {{hand: [{drawn}]}}",
            f"{lies('Wolf', places[1])}, {lies('Bear', places[0])}",
        )
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
            "asked: {place in the library: 2}, Bear: {zone: library}",
            f"{lies('Bear', 1)}, {{player: Ann, question: scry, answer: nothing}}, {lies('Bear', 2)}",
        )
    )
