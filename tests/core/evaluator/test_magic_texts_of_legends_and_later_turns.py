"""Texts of Magic on the legend rule, on abilities that last until a later turn, and on life that is not gained."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.magic_boards import Boards


def said(*lines: str) -> str:
    """The abilities of a text, as a file has them."""
    found = ability_text("magic").read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])  # type: ignore[index, call-overload]


BOARDS = Boards(f"""
  Lady: {{types: [creature], supertypes: [legendary], subtypes: [Sliver], power: 2, toughness: 2}}
  Mirror: {{types: [artifact], abilities: {said('The "legend rule" doesn' + "'t apply to permanents you control.")}}}
  Hive: {{types: [artifact], abilities: {said('The "legend rule" doesn' + "'t apply to Slivers.")}}}
  Hush: {{types: [artifact], abilities: {said('The "legend rule" doesn' + "'t apply.")}}}
  Break: {{types: [instant], abilities: [{{do: [{{destroy: {{choose: 1, type: artifact}}}}]}}]}}
  Double: {{types: [sorcery], abilities: {said("Create a token that's a copy of target creature you control, except it isn't legendary and has haste.")}}}
  Guard: {{types: [sorcery], abilities: {said("Until your next turn, whenever a creature attacks you, it gets -1/-0 until end of turn.")}}}
  Feast: {{types: [instant], abilities: {said("Until end of turn, whenever a creature you control dies, draw a card.")}}}
  Vortex: {{types: [enchantment], abilities: {said("If a player would gain life, that player gains no life instead.")}}}
  Blight: {{types: [enchantment], abilities: {said("If an opponent would gain life, that player gains no life instead.")}}}
  Bloom: {{types: [enchantment], abilities: [{{when: {{event: gains life, player: you}}, do: [{{draw: 1}}]}}]}}
""")  # noqa: E501
TWO = "{card: Lady, as: one}, {card: Lady, as: two}"
TAP = "{tap: Rock, by: Ann}"


@pytest.mark.parametrize("card", ["Mirror", "Hive", "Hush"])
def test_legends_of_one_name_stay(card: str) -> None:
    BOARDS.confirm(TAP, "Ann: {battlefield: 4}", ann=f"battlefield: [{card}, Rock, {TWO}]")


def test_the_legend_rule_holds_for_others_and_again_later() -> None:
    board = {"ann": "battlefield: [Mirror, Rock]", "bob": f"battlefield: [{TWO}]"}
    BOARDS.holds(TAP, "Bob: {battlefield: [one]}", "704.5j", **board, choices="Bob which to keep: one")
    board = {"ann": f"battlefield: [Mirror, {TWO}], hand: [Break]"}
    when, choices = "{cast: Break, by: Ann}, {resolve: all}", "Ann targets: Mirror; Ann which to keep: one"
    BOARDS.confirm(when, "Ann: {battlefield: [one]}", **board, choices=choices)


def test_a_token_that_is_not_legendary_stays_beside_what_it_copies() -> None:
    when = "{cast: Double, by: Ann}, {resolve: all}"
    ann = "battlefield: [Lady], hand: [Double]"
    BOARDS.confirm(when, "Ann: {battlefield: 2}", ann=ann, choices="Ann targets: Lady")


@pytest.mark.parametrize(("turns", "power"), [(1, 2), (3, 3)])
def test_an_ability_that_is_made_lasts_until_its_players_next_turn(turns: int, power: int) -> None:
    later = ", ".join(["{end turn: true}"] * turns)
    when = f"{{cast: Guard, by: Ann}}, {{resolve: all}}, {later}, {{attack: {{Ogre: Ann}}}}, {{resolve: all}}"
    board = {"ann": "hand: [Guard], library: 3", "bob": "battlefield: [Ogre], library: 3"}
    BOARDS.confirm(when, f"Ogre: {{power: {power}}}", **board)


def test_an_ability_that_is_made_for_the_turn_triggers_as_often_as_it_happens() -> None:
    when = "{cast: Feast, by: Ann}, {resolve: all}, {cast: Wrath, by: Ann}, {resolve: all}"
    board = {"ann": "hand: [Feast, Wrath], library: 3, battlefield: [Bear, Wolf]", "bob": "battlefield: [Ogre]"}
    BOARDS.confirm(when, "Ann: {hand: 2}", **board)


@pytest.mark.parametrize(("card", "life", "hand"), [("Vortex", 20, 0), ("Blight", 23, 1)])
def test_life_that_is_not_gained_is_no_gain(card: str, life: int, hand: int) -> None:
    ann = f"battlefield: [{card}, Bloom], library: 3"
    when = "{gain life: 3, by: Ann}, {resolve: all}, {gain life: 3, by: Bob}"
    BOARDS.confirm(when, f"Ann: {{life: {life}, hand: {hand}}}, Bob: {{life: 20}}", ann=ann)
