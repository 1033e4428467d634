"""A card in a hideaway, a land that an effect has a player play, and Cases that are solved (702.75, 305, 719)."""

import json

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written

PLAYED = GAMES["magic"].played
EDITION = "2024-06-07"
HOLLOW = ("Hideaway 3", "{T}: You may play the exiled card without paying its mana cost.")
CASE = (
    "To solve — You control two or more creatures.",
    "Solved — Whenever a creature dies, you gain 1 life.",
    "Solved — Sacrifice Lamp: Draw a card.",
)
OTHERS = """
  Giant: {types: [creature], mana cost: "{6}{G}", power: 7, toughness: 7, abilities: []}
  Elf: {types: [creature], mana cost: "{G}", power: 1, toughness: 1, abilities: []}
  Wolf: {types: [creature], power: 2, toughness: 2, abilities: []}
  Murder: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
"""


def lamp(types, *lines):
    card = PrintedCard("Lamp", "Lamp", (PrintedFace("Lamp", types, "\n".join(lines)),), "", {"types": (types,)})
    found = read_card_text(card, PLAYED, EDITION)
    assert found.description is not None, found.why
    return Written("magic", (EDITION,), f"cards:\n  Lamp: {json.dumps(found.description)}{OTHERS}")


def hidden(what, then, more=""):
    """A hideaway among three cards, and its own ability on what was exiled."""
    lamp("artifact", *HOLLOW).confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Lamp, Forest], library: [Elf, Giant, Plains, Island]}}
  Bob: {{}}
when: [{{cast: Lamp, by: Ann}}, resolve: all, {more}{{activate: Lamp, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: objects, answer: {what}}}, {{player: Ann, question: may, answer: yes}}]
then: {{{then}}}
""")


@pytest.mark.parametrize(("what", "left"), [("Giant", "[Island, Elf, Plains]"), ("Elf", "[Island, Giant, Plains]")])
def test_one_card_is_exiled_the_others_go_to_the_bottom_and_that_one_is_cast(what, left):
    hidden(what, f"{what}: {{zone: battlefield}}, Ann: {{library: {left}}}")


def test_a_land_is_played_and_counts_as_the_land_of_the_turn():
    hidden("Plains", "Plains: {zone: battlefield}, events: [{event: is cast, times: 1}]")
    lamp("artifact", *HOLLOW).confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Lamp, Forest], library: [Plains, Elf, Giant, Island]}, Bob: {}}
when: [{cast: Lamp, by: Ann}, resolve: all, {activate: Lamp, by: Ann}, resolve: all, {play: Forest, by: Ann}]
choices: [{player: Ann, question: objects, answer: Plains}, {player: Ann, question: may, answer: yes}]
then: {illegal: "305.2b"}
""")


def test_no_second_land_is_played_and_none_in_another_players_turn():
    hidden("Plains", "Plains: {zone: exile}", "{play: Forest, by: Ann}, ")
    hidden("Plains", "Plains: {zone: exile}", "{end turn: true}, ")
    hidden("Giant", "Giant: {zone: battlefield}", "{end turn: true}, ")


@pytest.mark.parametrize(("wolves", "solved"), [("[Lamp, Wolf, Elf]", "is"), ("[Lamp, Wolf]", "is not")])
def test_a_case_is_solved_in_its_controllers_end_step_where_its_condition_is_true(wolves, solved):
    lamp("enchantment", *CASE).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: {wolves}}}, Bob: {{battlefield: [Giant]}}}}
when: [advance to: end, resolve: all]
then: {{Lamp: {{{solved}: [solved]}}, events: [{{event: becomes solved, times: {int(solved == "is")}}}]}}
""")


def test_a_case_is_not_solved_once_its_condition_is_no_longer_true_or_in_an_opponents_turn():
    lamp("enchantment", *CASE).confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Lamp, Wolf, Elf]}, Bob: {hand: [Murder]}}
when: [advance to: end, {cast: Murder, by: Bob}, resolve: all]
choices: [{player: Bob, question: targets, answer: Wolf}]
then: {Lamp: {is not: [solved]}}
""")
    lamp("enchantment", *CASE).confirm("""
given: {turn: {player: Bob}, Ann: {battlefield: [Lamp, Wolf, Elf]}, Bob: {}}
when: [advance to: end]
then: {stack: [], triggers: {Lamp/to solve: 0}}
""")


@pytest.mark.parametrize(("creatures", "life"), [("[Lamp, Wolf, Elf]", 21), ("[Lamp, Wolf]", 20)])
def test_what_stands_behind_solved_triggers_only_for_a_case_that_is_solved(creatures, life):
    lamp("enchantment", *CASE).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: {creatures}}}, Bob: {{hand: [Murder]}}}}
when: [advance to: end, resolve: all, {{cast: Murder, by: Bob}}, resolve: all]
choices: [{{player: Bob, question: targets, answer: Wolf}}]
then: {{Ann: {{life: {life}}}}}
""")


def test_what_stands_behind_solved_is_activated_only_for_a_case_that_is_solved():
    lamp("enchantment", *CASE).confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Lamp, Wolf]}, Bob: {}}
when: [{activate: Lamp, by: Ann}]
then: {illegal: true}
""")
