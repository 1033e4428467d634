"""Several things that would move one permanent at the same time: its controller chooses where it goes (400.6)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Rock: {types: [creature], power: 2, toughness: 2, keywords: [indestructible], abilities: []}
  Rest: {types: [enchantment], abilities: [{replace: {event: dies, object: {type: creature}}, with: [{exile: it}]}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def confirm(done: str, then: str, answer: str = "", board: str = "Bear") -> None:
    choices = f"{{player: Bob, question: where it goes, answer: {answer}}}" if answer else ""
    times = 1 if answer else 0
    MAGIC.confirm(
        f"""
        given: {{turn: {{player: Ann}}, Ann: {{}}, Bob: {{battlefield: [{board}]}}}}
        when: [{{at once: [{done}], by: Ann}}]
        choices: [{choices}]
        then: {{asked: {{where it goes: {times}}}, {then}}}
        """
    )


@pytest.mark.parametrize("zone", ["graveyard", "exile"])
@pytest.mark.parametrize("done", ["{destroy: Bear}, {exile: Bear}", "{exile: Bear}, {destroy: Bear}"])
def test_the_controller_chooses_which_of_two_zones_it_goes_to(zone: str, done: str) -> None:
    confirm(done, f"Bear: {{zone: {zone}}}", zone)


@pytest.mark.parametrize("kind", ["is destroyed", "is put"])
def test_of_two_ways_to_the_same_zone_the_controller_chooses_one(kind: str) -> None:
    MAGIC.confirm(
        f"""
        given: {{turn: {{player: Ann}}, Ann: {{}}, Bob: {{battlefield: [Bear]}}}}
        when: [{{at once: [{{destroy: Bear}}, {{put: Bear, to: graveyard}}], by: Ann}}]
        choices: [{{player: Bob, question: which effect, answer: {kind}}}]
        then: {{Bear: {{zone: graveyard}}, events: [{{event: is destroyed, times: {int(kind == "is destroyed")}}}]}}
        """
    )


@pytest.mark.parametrize(
    ("chosen", "zone"), [("is destroyed", "battlefield"), ("'is destroyed, no regeneration'", "graveyard")]
)
def test_of_two_destructions_the_controller_chooses_the_one_that_a_shield_replaces(chosen: str, zone: str) -> None:
    MAGIC.confirm(
        f"""
        given: {{turn: {{player: Ann}}, Ann: {{}}, Bob: {{battlefield: [Bear]}}}}
        when:
          - {{regenerate: Bear, by: Bob}}
          - {{at once: [{{destroy: Bear, no regeneration: true}}, {{destroy: Bear}}], by: Ann}}
        choices: [{{player: Bob, question: which effect, answer: {chosen}}}]
        then: {{Bear: {{zone: {zone}}}}}
        """
    )


def test_two_destructions_that_are_alike_are_one_and_nobody_is_asked() -> None:
    MAGIC.confirm(
        """
        given: {turn: {player: Ann}, Ann: {}, Bob: {battlefield: [Bear]}}
        when:
          - {regenerate: Bear, by: Bob}
          - {at once: [{destroy: Bear}, {destroy: Bear}], by: Ann}
        then: {Bear: {zone: battlefield, tapped: true}, asked: {which effect: 0}}
        """
    )


def test_what_cannot_happen_contradicts_nothing() -> None:
    confirm("{destroy: Rock}, {exile: Rock}", "Rock: {zone: exile}", board="Rock")


def test_what_is_done_in_place_of_an_event_does_not_contradict_it() -> None:
    confirm("{destroy: Bear}", "Bear: {zone: exile}", board="Bear, Rest")


def test_two_permanents_that_move_are_no_contradiction() -> None:
    confirm("{destroy: Bear}, {exile: Rock}", "Bear: {zone: graveyard}, Rock: {zone: exile}", board="Bear, Rock")
