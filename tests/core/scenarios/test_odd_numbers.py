"""Numbers too long to mean anything, and digits that no number is made of: refused in words, and never a crash."""

from __future__ import annotations

import pytest

from rules_data.core.abilities import whole_number
from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, Verdict, read_card_text, run_scenario

ODD = {"too many digits": "9" * 5000, "a digit that stands high": "²", "digits of another script": "٣"}
odd = pytest.mark.parametrize("number", ODD.values(), ids=ODD)

HEAD = """
example: in-a-test
game: magic
title: In a test
editions: ["2024-06-07"]
"""
CAST = """
given: {turn: {player: Ada}, Ada: {hand: [Book]}, Ben: {battlefield: [{card: Bear, as: a}, {card: Bear, as: b}]}}
when: [{cast: Book, by: Ada}]
then: {Ada: {life: 20}}
"""


def book(effect: str = "{gain life: 1}", more: str = "", choices: str = "[]") -> str:
    bear = "  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}"
    card = f"  Book: {{types: [sorcery], {more} abilities: [{{do: [{effect}]}}]}}"
    return f"{HEAD}cards:\n{bear}\n{card}\nchoices: {choices}{CAST}"


@odd
def test_they_are_no_whole_numbers(number: str) -> None:
    assert whole_number(number) is None
    assert whole_number(f"-{number}") is None


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("17", 17), ("-3", -3), ("999999", 999999), ("--3", None), ("", None), ("3.5", None), ("1\n", None)],
)
def test_whole_numbers_are_written_in_a_few_digits(text: str, number: int | None) -> None:
    assert whole_number(text) == number


@odd
def test_in_a_file_they_are_refused_in_their_place(number: str) -> None:
    for text, expected in (
        (book(f"{{gain life: {number}}}"), "expected an amount"),
        (book(more=f'mana cost: "{{{number}}}",'), "expected a symbol of a cost"),
        (
            f"{book()}twin:\n  change:\n    ? when.{number}\n    : null\n  then: {{Ada: {{life: 1}}}}\n",
            "the number of an item",
        ),
    ):
        with pytest.raises(UnableToReadScenario) as refused:
            GAMES.read_scenario(text)
        assert expected in str(refused.value)


def test_of_a_very_long_one_the_message_shows_the_beginning_and_the_end() -> None:
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(book("{gain life: 1" + "2" * 10_000 + "3}"))
    assert "found '1222" in str(refused.value)
    assert "2223' (10,004 characters)" in str(refused.value)
    assert len(str(refused.value)) < 400


@odd
def test_as_an_answer_they_are_no_legal_one(number: str) -> None:
    divided = "{deal divided: 3, among: {choose: up to 2, type: creature}}"
    targets = "{player: Ada, question: targets, answer: [a, b]}"
    parts = f"{{player: Ada, question: divide, answer: {{a: {number}, b: 1}}}}"
    run = run_scenario(GAMES.read_scenario(book(divided, choices=f"[{targets}, {parts}]")), "2024-06-07")
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "Ada may not answer 'divide'" in run.reason


@odd
def test_in_a_cards_text_they_are_not_read(number: str) -> None:
    texts = (
        f"Draw {number} cards.",
        f"{{{number}}}, {{T}}: Draw a card.",
        f"Target creature gets +{number}/+{number} until end of turn.",
    )
    for text in texts:
        card = PrintedCard(
            "Oddity", "Oddity", (PrintedFace("Oddity", ("artifact",), text),), "", {"types": ["artifact"]}
        )
        reading = read_card_text(card, GAMES["magic"].played, "2024-06-07")
        assert reading.description is None, text
