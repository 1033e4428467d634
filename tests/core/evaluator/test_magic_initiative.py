# ruff: noqa: E501
"""Magic: the initiative is taken, brings its player through Undercity, and goes to somebody else (723)."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

MAGIC = ability_text("magic")
CARDS = """
  Undercity:
    types: [dungeon]
    abilities:
      - {room: Gate, leads to: [Forge, Arena], do: [{gain life: 1}]}
      - {room: Forge, leads to: [Throne], do: [{gain life: 10}]}
      - {room: Arena, leads to: [Throne], do: [{gain life: 20}]}
      - {room: Throne, do: [{draw: 3}]}
  Cellar: {types: [dungeon], abilities: [{room: Stairs, leads to: [], do: [{lose life: 1}]}]}
  Wolf: {types: [creature], power: 2, toughness: 2, abilities: []}
  Raven: {types: [creature], power: 1, toughness: 1, abilities: []}
"""


def said(text):
    found = MAGIC.read(text, "Hero")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data.get("abilities", [])])


def hero(text, scenario):
    cards = f"cards:\n  Hero: {{types: [creature], power: 3, toughness: 3, abilities: {said(text)}}}\n{CARDS}"
    Written("magic", ("2024-06-07",), cards).confirm(scenario)


TAKES = "When Hero enters the battlefield, you take the initiative."
ARRIVES = "{put: Hero, to: battlefield, by: Ann}, resolve: all"


def test_whoever_takes_the_initiative_ventures_into_undercity_though_there_are_other_dungeons():
    hero(
        TAKES,
        f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Hero], outside the game: [Cellar, Undercity]}}, Bob: {{}}}}
when: [{ARRIVES}]
then: {{Ann: {{is: [holding the initiative], life: 21}}, Undercity: {{at: Gate}}, Cellar: {{zone: outside the game}}}}
""",
    )


@pytest.mark.parametrize(("room", "life"), [("Forge", 31), ("Arena", 41)])
def test_in_each_upkeep_of_that_player_they_venture_on(room, life):
    hero(
        TAKES,
        f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Hero], outside the game: [Undercity]}}, Bob: {{}}}}
when: [{ARRIVES}, {{end turn: true}}, check: {{Ann: {{life: 21}}}}, {{end turn: true}}]
choices: [{{player: Ann, question: which room, answer: {room}}}]
then: {{Ann: {{life: {life}}}, Undercity: {{at: {room}}}}}
""",
    )


def test_whoever_takes_what_they_have_ventures_again():
    hero(
        TAKES,
        f"""
given: {{turn: {{player: Ann}}, Ann: {{is: [holding the initiative], hand: [Hero], outside the game: [Undercity]}}, Bob: {{}}}}
when: [{ARRIVES}]
then: {{Ann: {{is: [holding the initiative], life: 21}}, Undercity: {{at: Gate}}}}
""",
    )


def test_each_of_two_who_take_it_in_turn_has_a_dungeon_and_the_last_has_the_initiative():
    hero(
        TAKES,
        """
given:
  turn: {player: Ann}
  Ann: {hand: [Hero], outside the game: [Undercity]}
  Bob: {hand: [{card: Hero, as: rival}], outside the game: [{card: Undercity, as: below}]}
when: [{put: Hero, to: battlefield, by: Ann}, resolve: all, {put: rival, to: battlefield, by: Bob}, resolve: all]
then: {Ann: {is not: [holding the initiative], life: 21}, Bob: {is: [holding the initiative], life: 21}, below: {at: Gate}}
""",
    )


@pytest.mark.parametrize(
    ("by", "taken"), [("attack: {Wolf: Bob, Raven: Bob}", 1), ("{deal: 2, to: Bob, with: Wolf}", 0)]
)
def test_combat_damage_takes_it_once_and_other_damage_does_not(by, taken):
    hero(
        TAKES,
        f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Wolf, Raven], outside the game: [Undercity]}}, Bob: {{is: [holding the initiative]}}}}
when: [{by}, advance to: end]
then: {{events: [{{event: takes the initiative, times: {taken}}}], Ann: {{life: {20 + taken}}}}}
""",
    )


@pytest.mark.parametrize(("state", "life"), [("is: [holding the initiative], ", 25), ("", 20)])
def test_a_card_asks_who_has_it(state, life):
    hero(
        "When Hero enters the battlefield, if you have the initiative, you gain 5 life.",
        f"""
given: {{turn: {{player: Ann}}, Ann: {{{state}hand: [Hero]}}, Bob: {{}}}}
when: [{ARRIVES}]
then: {{Ann: {{life: {life}}}}}
""",
    )
