"""Situations of Magic in which a player is the monarch, or has the city's blessing, already."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Statue:
    types: [creature]
    power: 1
    toughness: 1
    abilities:
      - {passive: {power: 4}, affects: me, while: {count: {type: player, controller: you, is: [city's blessing]}}}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)


@pytest.mark.parametrize(("given", "cards"), [("{is: [monarch]}", 1), ("{}", 0)])
def test_whoever_is_the_monarch_from_the_start_draws_at_the_end_of_their_turn(given, cards):
    MAGIC.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {given}, Bob: {{}}}}
when: [{{advance to: end}}, resolve: all]
then: {{Ann: {{hand: {cards}, {"is" if cards else "is not"}: [monarch]}}}}
""")


@pytest.mark.parametrize(("attacked", "monarch", "other"), [("Bob", "Ann", "Bob"), ("Cid", "Bob", "Ann")])
def test_the_crown_of_the_start_is_taken_by_combat_damage(attacked, monarch, other):
    MAGIC.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Bear]}}, Bob: {{is: [monarch]}}, Cid: {{}}}}
when: [{{attack: {{Bear: {attacked}}}}}, {{advance to: end of combat}}, resolve: all]
then: {{{monarch}: {{is: [monarch]}}, {other}: {{is not: [monarch]}}}}
""")


@pytest.mark.parametrize(("given", "power"), [("is: [city's blessing], ", 5), ("", 1)])
def test_the_blessing_of_the_start_is_there_without_ten_permanents(given, power):
    MAGIC.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{{given}battlefield: [Statue]}}, Bob: {{}}}}
when: [{{pass: Ann}}]
then: {{Statue: {{power: {power}}}}}
""")


def test_two_players_are_not_the_monarch_at_once():
    with pytest.raises(UnableToReadScenario, match="one monarch"):
        MAGIC.read("""
given: {turn: {player: Ann}, Ann: {is: [monarch]}, Bob: {is: [monarch]}}
when: [{pass: Ann}]
then: {Ann: {hand: 0}}
""")


@pytest.mark.parametrize("word", ["tapped", "queen"])
def test_a_player_is_nothing_that_only_objects_are(word):
    with pytest.raises(UnableToReadScenario, match="what a player can be"):
        MAGIC.read(f"""
given: {{turn: {{player: Ann}}, Ann: {{is: [{word}]}}, Bob: {{}}}}
when: [{{pass: Ann}}]
then: {{Ann: {{hand: 0}}}}
""")
