"""Keywords whose cost is more than generic mana: ward, echo, cumulative upkeep, embalm and eternalize (702)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written


def confirm(keyword: str, given: str, when: str, then: str, choices: str = "") -> None:
    cards = f"""
cards:
  Odd: {{types: [creature], power: 1, toughness: 1, keywords: [{keyword}], abilities: []}}
  Bolt: {{types: [instant], abilities: [{{do: [{{deal: 3, to: {{choose: 1, type: creature}}}}]}}]}}
"""
    Written("magic", ("2024-06-07",), cards).confirm(
        f"""
        given: {{{given}}}
        when: [{when}]
        choices: [{choices}]
        then: {{{then}}}
        """
    )


def answered(player: str, answer: str) -> str:
    return f'{{player: {player}, question: pay, answer: "{answer}"}}'


@pytest.mark.parametrize(("answer", "life", "zone"), [("yes", 17, "graveyard"), ("no", 20, "battlefield")])
def test_ward_is_paid_as_it_says(answer: str, life: int, zone: str) -> None:
    given = "turn: {player: Bob}, Ann: {battlefield: [Odd]}, Bob: {hand: [Bolt]}"
    when, then = "{cast: Bolt, by: Bob}, {resolve: all}", f"Odd: {{zone: {zone}}}, Bob: {{life: {life}}}"
    confirm("{ward: {pay life: 3}}", given, when, then, answered("Bob", answer))


@pytest.mark.parametrize(("mana", "zone"), [("red: 1", "battlefield"), ("green: 1", "graveyard")])
def test_echo_takes_mana_of_its_color(mana: str, zone: str) -> None:
    given = "turn: {player: Ann}, Ann: {hand: [Odd]}, Bob: {}"
    begun = "{cast: Odd, by: Ann}, {resolve: all}, {end turn: true}, {advance to: upkeep}"
    when = f"{begun}, {{add: {{{mana}}}, by: Ann}}, {{resolve: all}}"
    confirm('{echo: "{R}"}', given, when, f"Odd: {{zone: {zone}}}", answered("Ann", "yes") if "red" in mana else "")


def test_cumulative_upkeep_is_paid_for_each_counter() -> None:
    given = "turn: {player: Bob}, Ann: {battlefield: [{card: Odd, counters: {age: 1}}]}, Bob: {}"
    when = "{advance to: upkeep}, {resolve: all}"
    confirm(
        "{cumulative upkeep: {pay life: 2}}",
        given,
        when,
        "Ann: {life: 16}, Odd: {counters: {age: 2}}",
        answered("Ann", "yes"),
    )


@pytest.mark.parametrize(("keyword", "size"), [("embalm", 1), ("eternalize", 4)])
def test_what_returns_from_a_graveyard_takes_mana_of_its_color(keyword: str, size: int) -> None:
    given = "turn: {player: Ann}, Ann: {graveyard: [Odd], white: 1, red: 1}, Bob: {}"
    when = f"{{activate: Odd, by: Ann, ability: {keyword}}}, {{resolve: all}}"
    confirm(f'{{{keyword}: "{{1}}{{W}}"}}', given, when, f"Odd 2: {{power: {size}}}, Odd: {{zone: exile}}")


def test_a_keyword_with_a_number_alone_takes_no_cost() -> None:
    with pytest.raises(UnableToReadScenario, match="number"):
        confirm('{afterlife: "{W}"}', "Ann: {battlefield: [Odd]}, Bob: {}", "", "Odd: {power: 1}")
