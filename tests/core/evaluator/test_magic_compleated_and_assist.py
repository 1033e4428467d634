"""Planeswalkers that are paid for with life, and spells that others help to pay for (702.132, 702.150)."""

from __future__ import annotations

from tests.magic_boards import Boards

SPELLS = Boards("""
  Sage: {types: [planeswalker], mana cost: "{G}{U/P}", loyalty: 5, keywords: [compleated], abilities: [{use: {put counter: loyalty}, do: [{gain life: 1}]}]}
  Twice: {types: [planeswalker], mana cost: "{G/P}{U/P}", loyalty: 5, keywords: [compleated], abilities: []}
  Faint: {types: [planeswalker], mana cost: "{U/P}", loyalty: 1, keywords: [compleated], abilities: []}
  Plain: {types: [planeswalker], mana cost: "{G}{U/P}", loyalty: 5, abilities: []}
  Season: {types: [enchantment], abilities: [{replace: {event: counter is put, object: {type: permanent, controller: you}, by effect: true}, keeps: true, amount: {times: [that much, 2]}}]}
  Chant: {types: [sorcery], mana cost: "{4}{R}", keywords: [assist], abilities: [{do: [{gain life: 3}]}]}
  Gang: {types: [sorcery], mana cost: "{X}{R}", keywords: [assist], abilities: [{do: [{gain life: X}]}]}
""")  # noqa: E501
LIFE = "life: 20, green: 1"


def cast(card: str) -> str:
    return f"{{cast: {card}, by: Ann}}, {{resolve: 1}}"


def test_a_symbol_that_is_paid_with_life_costs_two_loyalty_counters_and_only_as_it_enters() -> None:
    ann = f"{LIFE}, hand: [Sage]"
    SPELLS.holds(cast("Sage"), "Sage: {loyalty: 3}, Ann: {life: 18}", "702.150a", ann=ann)
    SPELLS.confirm(f"{cast('Sage')}, {{activate: Sage, by: Ann}}", "Sage: {loyalty: 4}", ann=ann)


def test_each_symbol_that_is_paid_with_life_counts() -> None:
    SPELLS.confirm(cast("Twice"), "Twice: {loyalty: 1}, Ann: {life: 16}", ann="life: 20, hand: [Twice]")
    SPELLS.confirm(cast("Faint"), "Faint: {zone: graveyard}", ann="life: 20, hand: [Faint]")


def test_without_compleated_life_costs_no_loyalty() -> None:
    SPELLS.confirm(cast("Plain"), "Plain: {loyalty: 5}, Ann: {life: 18}", ann=f"{LIFE}, hand: [Plain]")


def test_its_controller_says_whether_it_is_doubled_before_or_after() -> None:
    ann = f"{LIFE}, hand: [Sage], battlefield: [Season]"
    SPELLS.confirm(cast("Sage"), "Sage: {loyalty: 8}", ann=ann, choices="Ann order replacements: Season")
    SPELLS.confirm(cast("Sage"), "Sage: {loyalty: 6}", ann=ann, choices="Ann order replacements: Sage/compleated")


def test_a_player_who_is_asked_for_help_pays_as_much_of_the_generic_mana_as_they_want() -> None:
    board = {"ann": "red: 3, life: 20, hand: [Chant]", "bob": "blue: 4"}
    most = "Ann objects: Bob; Bob pay with: {generic: 4}"
    SPELLS.holds(cast("Chant"), "Ann: {red: 2, life: 23}, Bob: {blue: 0}", "702.132a", choices=most, **board)
    some = "Ann objects: Bob; Bob pay with: {generic: 2}"
    SPELLS.confirm(cast("Chant"), "Ann: {red: 0, life: 23}, Bob: {blue: 2}", choices=some, **board)
    nothing = "Ann objects: Bob; Bob pay with: {generic: 0}"
    SPELLS.confirm("{cast: Chant, by: Ann}", "illegal: true", choices=nothing, **board)


def test_help_is_no_help_with_colored_mana() -> None:
    board = {"ann": "green: 3, hand: [Chant]", "bob": "red: 5"}
    choices = "Ann objects: Bob; Bob pay with: {generic: 4}"
    SPELLS.confirm("{cast: Chant, by: Ann}", "illegal: true", choices=choices, **board)
    too_much = choices.replace("4", "5")
    SPELLS.confirm("{cast: Chant, by: Ann}", "illegal answer: true", choices=too_much, **board)


def test_x_may_be_as_large_as_help_lets_it_be() -> None:
    board = {"ann": "red: 2, life: 20, hand: [Gang]", "bob": "blue: 3"}
    choices = "Ann value of X: 4; Ann objects: Bob; Bob pay with: {generic: 3}"
    SPELLS.confirm(cast("Gang"), "Ann: {life: 24}, Bob: {blue: 0}", choices=choices, **board)
