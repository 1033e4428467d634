"""Tokens that keywords and instructions make without describing them can be named in what is expected."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Lash: {types: [artifact], subtypes: [Equipment], keywords: [WORD], abilities: [{passive: {toughness: 1}, affects: {all: {what I am attached to: true}}}]}
  Pontiff: {types: [creature], power: 2, toughness: 2, keywords: [{afterlife: 2}], abilities: []}
  Builder: {types: [creature], power: 1, toughness: 1, keywords: [{fabricate: 1}], abilities: []}
  Sleuth: {types: [sorcery], abilities: [{do: [{investigate: 1}]}]}
  Blessing: {types: [sorcery], abilities: [{do: [{give: {keyword: {afterlife: 1}}, to: {choose: 1, type: creature}}]}]}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
"""  # noqa: E501


def confirm(word: str, ann: str, when: str, then: str, choices: str = "") -> None:
    Written("magic", ("2024-06-07",), CARDS.replace("WORD", word)).confirm(
        f"""
        given: {{turn: {{player: Ann}}, Ann: {{{ann}}}, Bob: {{}}}}
        when: [{when}, {{resolve: all}}]
        choices: [{choices}]
        then: {{{then}}}
        """
    )


@pytest.mark.parametrize(
    ("word", "token", "size"),
    [("living weapon", "Germ", "power: 0, toughness: 1"), ("for mirrodin!", "Rebel", "power: 2, toughness: 3")],
)
def test_the_bearer_of_an_equipment_is_named(word: str, token: str, size: str) -> None:
    then = f"{token}: {{zone: battlefield, {size}, controller: Ann}}, Lash: {{attached to: {token}}}"
    confirm(word, "hand: [Lash]", "{cast: Lash, by: Ann}", then)


def test_each_of_several_is_named_with_its_number() -> None:
    then = "Spirit: {keywords: [flying]}, Spirit 2: {power: 1}"
    confirm("living weapon", "battlefield: [Pontiff]", "{destroy: Pontiff, by: Ann}", then)


def test_a_token_in_place_of_counters_is_named() -> None:
    answer = '{player: Ann, question: may, answer: "no"}'
    confirm("living weapon", "hand: [Builder]", "{cast: Builder, by: Ann}", "Servo: {toughness: 1}", answer)


def test_a_token_of_an_instruction_is_named() -> None:
    confirm("living weapon", "hand: [Sleuth]", "{cast: Sleuth, by: Ann}", "Clue: {zone: battlefield}")


def test_a_token_of_a_keyword_that_an_effect_gives_is_named() -> None:
    when = "{cast: Blessing, by: Ann}, {resolve: all}, {destroy: Bear, by: Ann}"
    answer = "{player: Ann, question: targets, answer: Bear}"
    confirm("living weapon", "hand: [Blessing], battlefield: [Bear]", when, "Spirit: {power: 1}", answer)


def test_a_token_that_nothing_makes_is_still_unknown() -> None:
    with pytest.raises(UnableToReadScenario, match="Servo"):
        confirm("living weapon", "battlefield: [Pontiff]", "{destroy: Pontiff, by: Ann}", "Servo: {power: 1}")
