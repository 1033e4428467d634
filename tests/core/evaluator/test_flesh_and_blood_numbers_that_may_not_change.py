"""Flesh and Blood: what can't gain or lose power still has it set, multiplied, divided and swapped (6.3.7)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import run_scenario
from tests.verdicts import Written, assert_confirmed

PLAYED = Written("flesh-and-blood", ("2026-06-10", "2026-02"))
CHANGES = {
    "power: 2": (6, "gain"),
    "power: -1": (3, "lose"),
    "minus power: 2": (2, "lose"),
    "set power: 7": (7, ""),
    "set power: 1": (1, ""),
    "times power: 2": (8, ""),
    "divide power: 2": (2, ""),
    "base power: 9": (9, ""),
    "plus base power: 1": (5, ""),
    "minus base power: 1": (3, ""),
    "times base power: 3": (12, ""),
    "divide base power: 2": (2, ""),
}


def board(change: str, forbidden: str, power: int) -> str:
    verb, _, number = forbidden.partition(" ")
    ban = f"{{passive: {{cannot {verb}: {number}}}, affects: {{is: attack}}}}, " if forbidden else ""
    return f"""
cards:
  Law: {{types: [action], subtypes: [aura], abilities: [{ban}{{passive: {{{change}}}, affects: {{is: attack}}}}]}}
  Jab: {{types: [action], subtypes: [attack], power: 4}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab], arena: [Law]}}, Dorn: {{}}}}
when: [{{play: Jab}}, {{resolve: 1}}]
then: {{Jab: {{power: {power}}}}}
"""


@pytest.mark.parametrize("forbidden", ["", "gain power", "lose power", "gain defense", "lose defense"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_prohibition_keeps_off_what_is_added_or_taken_and_nothing_else(change: str, forbidden: str) -> None:
    changed, is_one_of = CHANGES[change]
    PLAYED.confirm(board(change, forbidden, 4 if is_one_of and forbidden == f"{is_one_of} power" else changed))


LOAN = """
cards:
  Lend: {{types: [instant], abilities: [{{do: [
    {{give: {{defense: 2}}, to: {{choose: 1, subtype: item, as: lent}},
      for: {{until the end of the next turn of: {whose}}}}}]}}]}}
  Take: {{types: [instant], abilities: [{{do: [{{gain control: {{choose: 1, subtype: item}}}}]}}]}}
  Idol: {{types: [action], subtypes: [item], defense: 1}}
given:
  turn: {{player: Ira}}
  players: [Ira, Dorn, Cid]
  Ira: {{arena: [Idol], hand: [Lend]}}
  Dorn: {{hand: [Take]}}
  Cid: {{}}
when: [{{play: Lend, by: Ira}}, {{resolve: all}}, {{pass: Ira}}, {{play: Take, by: Dorn}}, {{resolve: all}}, {ends}]
choices: [{asked}]
then: {{Idol: {{controller: Dorn, defense: {defense}}}}}
"""
END, KEEPS_ALL = "{end turn: true}", "{player: Ira, question: arsenal, answer: none}"


@pytest.mark.parametrize(
    ("whose", "without", "turns", "defense"),
    [
        ("its controller", "", 3, 3),  # Ira's turn, Dorn's and Cid's are over; Ira's next is not
        ("its controller", "", 4, 1),
        ("its controller", "duration-is-fixed", 1, 3),
        ("its controller", "duration-is-fixed", 2, 1),  # looked at anew, it is Dorn's
        ("its owner", "duration-is-fixed", 3, 3),
        ("its owner", "duration-is-fixed", 4, 1),
        ("you", "duration-is-fixed", 3, 3),
        ("you", "duration-is-fixed", 4, 1),
    ],
)
def test_whose_turn_a_duration_speaks_of_is_fixed_by_a_rule(whose: str, without: str, turns: int, defense: int) -> None:
    body = LOAN.format(whose=whose, defense=defense, ends=", ".join([END] * turns), asked=KEEPS_ALL * (turns > 3))
    off = frozenset((without,)) if without else frozenset()
    assert_confirmed(run_scenario(PLAYED.read(body), "2026-06-10", without=off))


@pytest.mark.parametrize(("given", "told"), [("power: 4", "+4"), ("power: -2", "-2"), ("defense: 1", "")])
def test_of_a_number_that_is_lacking_the_trace_says_that_nothing_changes_it(given: str, told: str) -> None:
    """Only what says its base value gives a card a power it does not have (8.5.8b)."""
    run = PLAYED.confirm(f"""
cards:
  Mist: {{types: [action], subtypes: [aura], defense: 2}}
given: {{turn: {{player: Ira}}, Ira: {{arena: [Mist]}}, Dorn: {{}}}}
when: [{{give: {{{given}}}, to: Mist, for: this turn, by: Ira}}]
then: {{Mist: {{lacks: [power]}}}}
""")
    steps = [(step.text, step.rules[-1], step.ok) for step in run.trace if step.kind == "suppressed"]
    assert steps == ([(f"Mist has no power that {told} could change", "8.5.8b", False)] if told else [])


@pytest.mark.parametrize(("given", "life", "gained"), [("life: 2", 5, 1), ("minus life: 2", 1, 0), ("life: -2", 1, 0)])
def test_life_that_an_effect_gives_for_a_turn_is_given_once_also_where_gaining_life_is_heard(given, life, gained):
    """It is a number of the ally that is raised for as long as the effect lasts (2.0.3), and goes with the effect."""
    watch = "abilities: [{when: {event: gains life, object: {subtype: ally}}, do: [{draw: 1}]}]"
    for card, drawn in (("", 0), (f", {watch}", gained)):
        PLAYED.confirm(f"""
cards:
  Hound: {{types: [action], subtypes: [ally], life: 3}}
  Song: {{types: [action], subtypes: [item]{card}}}
given:
  turn: {{player: Ira}}
  Ira: {{arena: [Hound, Song], arsenal: [{{card: Song, as: kept}}], deck: 9}}
  Dorn: {{}}
when: [{{give: {{{given}}}, to: Hound, for: this turn, by: Ira}}, {{resolve: all}}]
then: {{Hound: {{life: {life}, zone: permanent}}, Ira: {{hand: {drawn}}}}}
twin:
  change: {{when.1: {{end turn: true}}}}
  then: {{Hound: {{life: 3, zone: permanent}}}}
""")
