"""Magic: texts that begin with the name of a subtype, or say of a card what it is, are read and played."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text

from .test_magic_printed_cards_are_played import play

BOARD = """
cards:
  Sort: {{types: [creature], subtypes: [Goblin, Rat, Fox, Mount, Vehicle], power: 2, toughness: 2}}
  Isle: {{types: [land], subtypes: [Island]}}
  Plain: {{types: [land]}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [It, Sort, Isle, {{card: Plain, as: p1}}, Rat], library: [{top}]}}
  Bob: {{battlefield: [{{card: Sort, as: s2}}]}}
when: [{{tap: Sort, by: Ann}}]
then: {{{then}}}
"""


@pytest.mark.parametrize("first", ["Goblins", "Rats", "Foxes", "Mounts", "Vehicles", "Goblin creatures"])
def test_a_subtype_that_another_phrase_spells_out_begins_a_sentence(first: str) -> None:
    then = "Sort: {keywords: [haste]}, s2: {keywords: []}, Rat: {keywords: []}"
    play(
        "Enchantment",
        f"{first} you control have haste.",
        BOARD.format(top="", then=then),
    )


@pytest.mark.parametrize(
    "text",
    ["Islands have hexproof.", "Island lands have hexproof.", "Lands that are Islands have hexproof.",
     "Each land that's an Island has hexproof."],
)  # fmt: skip
def test_a_land_that_is_an_island_is_one_however_that_is_said(text: str) -> None:
    then = "Isle: {keywords: [hexproof]}, p1: {keywords: []}, Sort: {keywords: []}"
    play("Enchantment", text, BOARD.format(top="", then=then))


@pytest.mark.parametrize(("top", "power"), [("Plain, Ox", 3), ("Ox, Plain", 2), ("", 2)])
def test_what_the_top_card_of_a_library_is(top: str, power: int) -> None:
    text = "As long as the top card of your library is a land card, Goblins you control get +1/+0."
    then = f"Sort: {{power: {power}}}, s2: {{power: 2}}"
    play("Enchantment", text, BOARD.format(top=top, then=then))


def test_the_names_of_phases_and_actions_are_no_subtypes() -> None:
    """In Riftbound phrases have capitals as well, and none of them may be taken for a tag."""
    (line,) = ability_text("riftbound").read("Draw 1.")
    assert line.data == {"abilities": [{"do": [{"draw": 1}]}]}


def test_cards_that_opponents_own_are_put_from_exile_into_their_graveyards() -> None:
    text = "Put a card an opponent owns from exile into its owner's graveyard. You gain 2 life."
    play(
        "Sorcery",
        text,
        """
given:
  turn: {player: Ann}
  Ann: {hand: [It], exile: [Rat]}
  Bob: {exile: [Ox]}
when: [{cast: It, by: Ann}, {resolve: all}]
then: {Ox: {zone: graveyard}, Rat: {zone: exile}, Ann: {life: 22}}
""",
    )
