"""What an effect says of objects that it can mean nothing for is refused where it stands, and what it can is read."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario

PLACES = {"magic": ("2024-06-07", "enchantment", "battlefield"), "riftbound": ("v1.3", "gear", "base")}


def read(game: str, changes: str, affects: str) -> None:
    edition, kind, pile = PLACES[game]
    GAMES.read_scenario(f"""
example: said-of-it
game: {game}
title: Said of it
editions: ["{edition}"]
cards:
  Sign: {{types: [{kind}], abilities: [{{passive: {{{changes}}}, affects: {affects}}}]}}
given:
  Ann: {{{pile}: [Sign]}}
  Bob: {{}}
when: [{{draw: 1, by: Ann}}]
then: {{Ann: {{hand: 1}}}}
""")


@pytest.mark.parametrize(
    "changes",
    ["cannot: attack", "cannot: be destroyed", "power: 1", "base toughness: 2", "keyword: flying", "must: attack",
     "type: artifact"],
)  # fmt: skip
def test_players_are_not_told_what_only_objects_can_be_or_do(changes: str) -> None:
    with pytest.raises(UnableToReadScenario, match="of players"):
        read("magic", changes, "{type: player}")


@pytest.mark.parametrize(
    "changes",
    ["cannot: be targeted", "cannot: be dealt damage", "keyword: hexproof", "keyword: shroud",
     "keyword: protection from red", "cannot: gain life"],
)  # fmt: skip
def test_players_can_be_protected_and_kept_from_what_players_do(changes: str) -> None:
    read("magic", changes, "{type: player, controller: you}")


def test_where_creatures_are_meant_beside_players_it_is_read() -> None:
    read("magic", "cannot: be dealt damage", "{any of: [{type: player}, {type: creature}]}")
    read("magic", "power: 1", "{type: [creature, player]}")


@pytest.mark.parametrize(
    ("game", "changes", "affects"),
    [
        ("magic", "enters: tapped", "{type: instant}"),
        ("magic", "cannot: block", "{type: [instant, sorcery]}"),
        ("riftbound", "cannot: be killed", "{type: spell}"),
        ("riftbound", "cannot: move to base", "{type: spell, controller: opponent}"),
        ("riftbound", "enters: ready", "{type: spell}"),
    ],
)
def test_what_never_comes_to_the_board_is_kept_from_nothing_there(game: str, changes: str, affects: str) -> None:
    with pytest.raises(UnableToReadScenario, match="never there"):
        read(game, changes, affects)


@pytest.mark.parametrize(
    ("game", "changes", "affects"),
    [
        ("magic", "enters: tapped", "{type: [instant, artifact]}"),
        ("magic", "cannot: be cast", "{type: instant, zone: hand}"),
        ("riftbound", "cannot: be played", "{type: spell, zone: hand}"),
        ("riftbound", "cannot: be targeted", "{type: spell, zone: chain}"),
        ("riftbound", "cannot: be killed", "{type: [spell, gear]}"),
    ],
)
def test_what_may_come_there_or_matters_elsewhere_is_read(game: str, changes: str, affects: str) -> None:
    read(game, changes, affects)


@pytest.mark.parametrize(("game", "changes"), [("riftbound", "cost: {energy: -1}"), ("magic", "cost: {generic: 1}")])
def test_a_cost_is_changed_of_what_is_played_and_not_of_cards_that_lie_in_a_hand(game: str, changes: str) -> None:
    """By the time its cost is worked out a card has left the hand, so nothing would ever be cheaper."""
    with pytest.raises(UnableToReadScenario, match="of cards in the hand"):
        read(game, changes, "{zone: hand, owner: you}")
    read(game, changes, "{type: spell, controller: you}")


@pytest.mark.parametrize(
    "changes",
    ["cost: {energy: 1}", "additional cost: {energy: 1}", "optional additional costs: {energy: -1}",
     "ability: {passive: {additional cost: {energy: 1}}, affects: me}"],
)  # fmt: skip
@pytest.mark.parametrize("whom", ["me", "{all: {type: unit}}", "{choose: 1, type: unit}"])
def test_what_is_there_already_is_given_no_cost(changes: str, whom: str) -> None:
    """It has been paid for, and would be another object by the time that it is played again."""
    with pytest.raises(UnableToReadScenario, match="the cost of what is there already"):
        does(f"{{give: {{{changes}}}, to: {whom}, for: this turn}}")


def test_what_will_be_played_can_cost_more_and_so_can_the_cards_that_something_speaks_of() -> None:
    does("{later: {passive: {additional cost: {energy: 1}}, affects: {type: unit}}, for: this turn}")
    does("{give: {ability: {passive: {cost: {energy: 1}}, affects: {type: unit}}}, to: me, for: this turn}")


def does(instruction: str) -> None:
    GAMES.read_scenario(f"""
example: done-by-it
game: riftbound
title: Done by it
editions: [v1.3]
cards:
  Sign: {{types: [gear], abilities: [{{use: {{}}, do: [{instruction}]}}]}}
given: {{Ann: {{base: [Sign]}}, Bob: {{}}}}
when: [{{use: Sign}}]
then: {{chain: [Sign]}}
""")


@pytest.mark.parametrize("whom", ["{choose: 1, is: [attack]}", "{next: {subtype: attack, controller: you}}"])
def test_an_attack_never_resolves_and_is_given_nothing_to_do_as_it_resolves(whom: str) -> None:
    with pytest.raises(UnableToReadScenario, match="an ability that acts"):
        given_in_flesh_and_blood("{do: [{draw: 1}]}", whom)


def test_what_resolves_can_be_given_something_to_do_and_an_attack_what_triggers() -> None:
    given_in_flesh_and_blood("{do: [{draw: 1}]}", "{next: {type: action, controller: you}}")
    given_in_flesh_and_blood("{when: {event: hits, object: me}, do: [{draw: 1}]}", "{choose: 1, is: [attack]}")


def given_in_flesh_and_blood(ability: str, whom: str) -> None:
    done_in_flesh_and_blood(f"{{give: {{ability: {ability}}}, to: {whom}, for: this turn}}")


def test_no_object_can_be_given_what_keeps_effects_from_triggering() -> None:
    with pytest.raises(UnableToReadScenario, match=r"an ability that says so.*\{later: \{passive:"):
        done_in_flesh_and_blood("{give: {prevents triggers: {event: hits}}, to: {all: {type: hero}}, for: this turn}")
    done_in_flesh_and_blood("{later: {passive: {prevents triggers: {event: hits}}}, for: this turn}")


def done_in_flesh_and_blood(instruction: str) -> None:
    GAMES.read_scenario(f"""
example: given-to-it
game: flesh-and-blood
title: Given to it
editions: ["2026-06-10"]
cards:
  Word:
    types: [instant]
    cost: 0
    abilities: [{{do: [{instruction}]}}]
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Word]}}
  Bravo: {{}}
when: [{{play: Word}}]
then: {{stack: [Word]}}
""")
