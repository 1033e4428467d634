"""Haunt: which cards are exiled haunting a creature, and what they say of it there (702.55)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.magic_boards import Boards

HAUNTING = Boards("""
  Thrull:
    types: [creature]
    power: 2
    toughness: 3
    keywords: [haunt]
    abilities: [{when: {any of: [{event: enters, object: me}, {event: dies, object: {linked: haunted}}]}, do: [{gain life: 1}]}]
  Cry:
    types: [sorcery]
    keywords: [haunt]
    abilities: [{do: [{discard: 1, player: {choose: 1}}]}, {when: {event: dies, object: {linked: haunted}}, do: [{gain life: 1}]}]
  Leyline: {types: [enchantment], abilities: [{replace: {event: is put into a graveyard}, with: [{exile: it}]}]}
""")  # noqa: E501
BOARD = {"ann": "battlefield: [Thrull], life: 20", "bob": "battlefield: [Bear, Wolf]", "choices": "Ann targets: Bear"}


def test_a_permanent_that_dies_haunts_a_creature_and_triggers_in_exile_as_that_dies() -> None:
    HAUNTING.holds(
        "{destroy: Thrull}, {resolve: all}, {destroy: Bear}, {resolve: all}",
        "Thrull: {zone: exile}, Ann: {life: 21}",
        "702.55a",
        **BOARD,
    )


def test_the_death_of_another_creature_is_nothing_to_it() -> None:
    done = "{destroy: Thrull}, {resolve: all}, {destroy: Wolf}, {resolve: all}"
    HAUNTING.confirm(done, "Thrull: {zone: exile}, Ann: {life: 20}", **BOARD)


def test_a_card_whose_target_has_gone_stays_in_its_graveyard() -> None:
    done = "{destroy: Thrull}, {destroy: Bear}, {resolve: all}"
    HAUNTING.confirm(done, "Thrull: {zone: graveyard}, Ann: {life: 20}", **BOARD)


def test_a_spell_haunts_a_creature_once_it_has_resolved() -> None:
    board = {"ann": "hand: [Cry], life: 20", "bob": "battlefield: [Bear]"}
    cast, targets = "{cast: Cry, by: Ann}, {resolve: all}", "Ann targets: Bob; Ann targets: Bear"
    dies = "{destroy: Bear}, {resolve: all}"
    HAUNTING.confirm(f"{cast}, {dies}", "Cry: {zone: exile}, Ann: {life: 21}", choices=targets, **board)


def test_a_spell_that_is_countered_haunts_nobody() -> None:
    HAUNTING.confirm(
        "{cast: Cry, by: Ann}, {cast: Void, by: Bob}, {resolve: all}",
        "Cry: {zone: graveyard}, triggers: {Cry: 0}",
        ann="hand: [Cry]",
        bob="hand: [Void], battlefield: [Bear]",
        choices="Ann targets: Bob; Bob targets: Cry",
    )


def test_what_is_exiled_instead_of_dying_haunts_nobody() -> None:
    board = BOARD | {"bob": "battlefield: [Bear, Leyline]", "choices": ""}
    HAUNTING.confirm("{destroy: Thrull}, {resolve: all}", "triggers: {Thrull: 0}", **board)


def test_a_card_without_haunt_does_not_know_what_it_haunts() -> None:
    asks = "{when: {event: dies, object: {linked: haunted}}, do: [{draw: 1}]}"
    odd = Boards(f"  Odd: {{types: [enchantment], abilities: [{asks}]}}\n")
    with pytest.raises(UnableToReadScenario, match="'haunted'"):
        odd.run("{draw: 1, by: Ann}", ann="battlefield: [Odd]")


def test_haunt_and_what_speaks_of_the_haunted_creature_are_read_as_cards_print_them() -> None:
    text = "Haunt\nWhen Sample enters or the creature it haunts dies, you gain 2 life."
    entering, dying = {"event": "enters", "object": "me"}, {"event": "dies", "object": {"linked": "haunted"}}
    assert [line.data for line in ability_text("magic").read(text, "Sample")] == [
        {"keywords": ["haunt"]},
        {"abilities": [{"when": {"any of": [entering, dying]}, "do": [{"gain life": 2}]}]},
    ]
