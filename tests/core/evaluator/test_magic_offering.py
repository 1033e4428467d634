"""Offering: what is sacrificed for a spell, what it takes off the cost, and when the spell may be cast (702.48)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios.card_files import read_card_file
from tests.magic_boards import Boards

PATRONS = Boards("""
  Patron: {types: [creature], mana cost: "{4}{W}{W}", power: 5, toughness: 6, keywords: [Fox offering]}
  Fox: {types: [creature], subtypes: [Fox], mana cost: "{1}{W}", power: 2, toughness: 2}
  Kit: {types: [creature], subtypes: [Fox], mana cost: "{G}{G}", power: 1, toughness: 1}
  Elder: {types: [creature], subtypes: [Fox], mana cost: "{W}{W}{W}", power: 3, toughness: 3}
  Hybrid: {types: [creature], subtypes: [Fox], mana cost: "{W/U}", power: 1, toughness: 1}
  Half: {types: [creature], subtypes: [Fox], mana cost: "{2/W}", power: 1, toughness: 1}
  Pair: {types: [creature], subtypes: [Fox], mana cost: "{U/B}{U/B}", power: 1, toughness: 1}
  Oil: {types: [creature], subtypes: [Fox], mana cost: "{W/P}{B/P}", power: 1, toughness: 1}
  Many: {types: [creature], subtypes: [Fox], mana cost: "MANY", power: 1, toughness: 1}
""".replace("MANY", "{W/U}" * 40))
CAST = "{cast: Patron, by: Ann}, {resolve: 1}"


@pytest.mark.parametrize(
    ("offered", "white", "colorless"),
    [("Fox", 1, 3), ("Kit", 2, 2), ("Elder", 0, 3)],
    ids=["mana of its kind takes off mana of that kind", "of another kind generic mana", "too much of it generic mana"],
)
def test_what_is_offered_takes_its_mana_cost_off(offered: str, white: int, colorless: int) -> None:
    ann = f"white: {white}, colorless: {colorless}, hand: [Patron], battlefield: [{offered}]"
    PATRONS.holds(
        CAST, f"Patron: {{zone: battlefield}}, {offered}: {{zone: graveyard}}", "702.48a", ann=ann, turn="Bob",
        choices=f"Ann objects: {offered}",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("offered", "way", "white", "colorless"),
    [
        ("Hybrid", "1 white", 1, 4),
        ("Hybrid", "1 blue", 2, 3),
        ("Half", "1 white", 1, 4),
        ("Half", "2 generic", 2, 2),
        ("Pair", "", 2, 2),  # whichever halves are chosen, two generic mana are taken off
        ("Oil", "", 1, 3),
    ],
)
def test_of_a_hybrid_symbol_one_half_takes_mana_off(offered: str, way: str, white: int, colorless: int) -> None:
    """118.7e and f: a player who could pay for both is asked which, and pays no more than that half leaves."""
    then = f"Patron: {{zone: battlefield}}, Ann: {{white: {2 - white}, colorless: {4 - colorless}}}"
    ann = f"white: 2, colorless: 4, hand: [Patron], battlefield: [{offered}]"
    choices = f"Ann objects: {offered}" + (f"; Ann which cost: {way}" if way else "")
    PATRONS.confirm(CAST, then, ann=ann, choices=choices)


def test_a_half_that_leaves_too_much_to_pay_is_not_offered() -> None:
    ann = "white: 1, colorless: 4, hand: [Patron], battlefield: [Hybrid]"
    PATRONS.confirm(CAST, "Patron: {zone: battlefield}", ann=ann, choices="Ann objects: Hybrid")


def test_halves_that_come_to_the_same_are_one_way_however_many_symbols_there_are() -> None:
    """Each of forty symbols has two halves; so much white and the rest blue is one way, whichever symbols that is."""
    board = {"ann": "hand: [Patron], battlefield: [Many], white: 2"}
    then = "Patron: {zone: battlefield}, Ann: {white: 0}"
    PATRONS.confirm(CAST, then, **board, choices="Ann objects: Many; Ann which cost: 40 blue")


def test_in_a_turn_of_ones_own_it_may_be_cast_without_an_offering() -> None:
    ann = "white: 2, colorless: 4, hand: [Patron], battlefield: [Fox]"
    then = "Ann: {white: 0, colorless: 0, battlefield: [Patron, Fox]}"
    PATRONS.confirm(CAST, then, ann=ann, choices="Ann objects: nothing")


def test_in_another_players_turn_it_is_not_cast_without_an_offering() -> None:
    ann = "white: 2, colorless: 4, hand: [Patron], battlefield: [Fox]"
    PATRONS.confirm("{cast: Patron, by: Ann}", "illegal: true", ann=ann, turn="Bob", choices="Ann objects: nothing")
    PATRONS.confirm("{cast: Patron, by: Ann}", "illegal: 307.1", ann=ann.replace("[Fox]", "[Bear]"), turn="Bob")


def test_a_permanent_of_another_player_or_kind_is_not_offered() -> None:
    ann = "white: 1, colorless: 3, hand: [Patron], battlefield: [Wolf]"
    PATRONS.confirm("{cast: Patron, by: Ann}", "illegal: true", ann=ann, bob="battlefield: [Fox]")


def test_an_offering_is_read_as_cards_print_it() -> None:
    [line] = ability_text("magic").read("Goblin offering (You may cast this spell as though it had flash.)", "Sample")
    assert line.data == {"keywords": ["Goblin offering"]}


def test_a_card_file_may_have_an_offering_with_its_capital() -> None:
    source = "card: Patron\ntypes: [creature]\npower: 5\ntoughness: 5\nkeywords: [Goblin offering, Flying]\n"
    facts = read_card_file(source, GAMES["magic"].played).facts
    assert [word for word, _ in facts.keywords] == ["Goblin offering", "flying"]
