"""What the site says of a situation of Flesh and Blood, of its steps and of what comes of them."""

from __future__ import annotations

import yaml

from rules_data.core.scenarios.narrating import narrate
from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"))
BODY = """
cards:
  Valve: {types: [instant], cost: 1, keywords: [{ward: 1}], abilities: [{do: [{intimidate: true, player: opponent}]}]}
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, abilities: []}
  Helm: {types: [equipment], subtypes: [head], defense: 1, abilities: []}
  Blade: {types: [weapon], subtypes: [sword, 1H], power: 2, abilities: []}
  Core: {types: [action], subtypes: [item], cost: 0, abilities:
    [{use: {do: [{discard: 1, of: me}]}, keywords: [instant], works in: [hand], do: [{draw: 1}]}]}
given:
  turn: {player: Ira}
  Ira: {hand: [Valve, Jab, {card: Core, as: spare}], weapons: [Blade], resources: 1, pitch: 1,
    arena: [{card: Core, counters: {steam: 2, rust: 1}}]}
  Dorn: {head: [Helm]}
when: [{play: Valve}, {resolve: 1}, {gain resources: 1, by: Ira}, {deal: 2, to: Ira, type: arcane},
  {play: Jab, attacking: Dorn}, {resolve: 1}]
then: {state: attack, Jab: {lacks: [defense]}, Ira: {resources: 1},
  events: [{event: intimidates, times: 1}, {event: is banished, times: 0}]}
"""


def told() -> dict[str, list[str]]:
    return narrate(FAB.read(BODY), yaml.safe_load(FAB.text(BODY)))


def test_a_situation_names_zones_and_counts_as_players_do() -> None:
    assert told()["situation"] == [
        "It is Ira's turn.",
        "Ira has Valve, Jab and Core (spare) in hand; Blade in the weapon zone; 1 resource; 1 card in the pitch zone; "
        "Core (2 steam counters and 1 rust counter) in arena.",
        "Dorn has Helm in the head zone.",
    ]


def test_whoever_alone_has_a_card_plays_it() -> None:
    assert told()["what happens"] == [
        "Ira plays Valve.",
        "The top item resolves.",
        "Ira gains 1 resource point.",
        "2 arcane damage is dealt to Ira.",
        "Ira plays Jab, attacking Dorn.",
        "The top item resolves.",
    ]


def test_outcomes_are_whole_sentences() -> None:
    assert told()["documented outcome"] == [
        "It is the attack step.",
        "Jab has no defense.",
        "Ira has 1 resource.",
        "Happens once: intimidates.",
        "Never happens: is banished.",
    ]


def test_cards_say_their_numbers_and_what_is_done_to_whom() -> None:
    cards = told()["cards"]
    assert "Valve (instant): [Ward 1] Intimidate each opponent." in cards
    assert "Core (action): Instant — Discard this: Draw a card. This works from your hand." in cards
