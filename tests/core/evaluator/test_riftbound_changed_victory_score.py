"""Riftbound: cards that change how many points win the game (v1.4 194.3.a)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities import render
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data
from tests.verdicts import Written

CARDS = """
cards:
  Climb: {types: [battlefield], abilities: [{passive: {victory score: 1}, affects: {all: {type: player}}}]}
  Altar: {types: [battlefield], abilities: []}
  Tower: {types: [gear], abilities: [{passive: {victory score: 1}, affects: {all: {type: player}}}]}
  Gift: {types: [gear], abilities: [
    {passive: {victory score: -9}, affects: {all: {type: player, controller: opponent}}}]}
  Hope: {types: [unit], might: 1, abilities: [
    {passive: {might: 3}, affects: me, while: {points to win of: you, exactly: 2}}]}
  Crush: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: gear}}]}]}
  Scout: {types: [unit], might: 2, abilities: []}
"""
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"), CARDS)


def test_once_the_card_is_gone_what_there_is_of_points_wins_at_once() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Jinx}, Ahri: {points: 8}, Jinx: {base: [Tower], hand: [Crush], points: 3}}
when: [{play: Crush, by: Jinx}, {check: {winner: none}}, {resolve: 1}]
then: {Tower: {zone: trash}, winner: Ahri}
""")


def test_two_such_cards_are_added_up() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {points: 8, base: [Tower, {card: Tower, as: second}]}, Jinx: {}}
when: [{gain points: 1, by: Ahri}, {check: {winner: none}}, {gain points: 1, by: Ahri}]
then: {winner: Ahri}
""")


def test_the_point_that_is_won_by_conquering_is_the_last_of_the_changed_score() -> None:
    RIFTBOUND.confirm("""
given:
  turn: {player: Ahri}
  battlefields: [Climb, Altar]
  Ahri: {points: 7, base: [Scout], deck: 3}
  Jinx: {}
when: [{move: Scout, to: Altar}, {close showdown: true}]
then: {Ahri: {points: 8, hand: 0}, winner: none}
twin:
  change: {given.battlefields: [Altar, {card: Altar, as: other}], when.0.to: other}
  then: {Ahri: {points: 7, hand: 1}, winner: none}
""")


def test_no_score_is_less_than_one() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {base: [Gift]}, Jinx: {}}
when: [{check: {winner: none}}, {gain points: 1, by: Ahri}, {check: {winner: none}}, {gain points: 1, by: Jinx}]
then: {winner: Jinx}
""")


def test_how_many_points_are_still_needed_goes_by_the_changed_score() -> None:
    RIFTBOUND.confirm("""
given: {turn: {player: Ahri}, Ahri: {points: 7, base: [Hope, Tower]}, Jinx: {}}
when: []
then: {Hope: {might: 4}}
twin: {change: {given.Ahri.base: [Hope]}, then: {Hope: {might: 1}}}
""")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("{passive: {victory score: 1}, affects: me}", "players, of whom alone 'victory score' can be said"),
        ("{passive: {victory score: 1}, affects: {all: {type: unit}}}", "players, of whom alone"),
        ("{do: [{give: {victory score: 1}, to: {all: {type: player}}}]}", "a passive ability, alone or for later"),
    ],
)
def test_a_score_is_that_of_players_while_an_ability_says_so(said: str, why: str) -> None:
    kind = "spell" if "do:" in said else "gear"
    cards = f"cards: {{Odd: {{types: [{kind}], abilities: [{said}]}}}}\n"
    with pytest.raises(Exception, match=why):
        Written("riftbound", ("v1.3",), cards).read("given: {Ana: {}, Ben: {}}\nwhen: []\nthen: {Ana: {hand: 0}}")


@pytest.mark.parametrize(
    "text",
    [
        "Increase the points needed to win the game by 1.",
        "Decrease the points needed to win the game by 2.",
        "Opponents need 1 more point to win the game.",
        "You need 2 fewer points to win the game.",
    ],
)
def test_it_is_read_and_written_as_cards_say_it(text: str) -> None:
    [line] = ability_text("riftbound").read(text)
    [ability], problems = read_data(line.data, GAMES["riftbound"].table.vocabulary)
    assert not problems
    assert render(ability, GAMES.played["riftbound"].lexicon) == text
