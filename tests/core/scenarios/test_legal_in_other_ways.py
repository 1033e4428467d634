"""Among what is legal stands in which other ways a card may be played: as one of its halves, or face down."""

from __future__ import annotations

import pytest

from rules_data.core.evaluator import Deadline
from rules_data.core.games import GAMES
from rules_data.core.scenarios import legal_moves, position_of

SPLIT = (
    "{halves: [{name: Ebb, types: [instant], abilities: [{do: [{draw: 1}]}]}, "
    "{name: Flow, types: [instant], abilities: [{do: [{gain life: 1}]}]}]KEYWORDS}"
)


def listed(card: str, given: str) -> list[dict]:
    """What may be done with the card in Ann's main phase."""
    source = f"""
example: a-table
game: magic
title: A table
editions: ["2024-06-07"]
cards:
  Card: {card}
given:
  turn: {{player: Ann}}
  Ann: {{{given}}}
  Bob: {{}}
when: []
"""
    found = legal_moves(position_of(GAMES.read_scenario(source, unfinished=True), "2024-06-07", Deadline()))
    return [dict(action.step) for action in found.actions if action.word == "cast"]


def test_a_split_card_is_cast_as_either_half():
    found = listed(SPLIT.replace("KEYWORDS", ""), "hand: [Card], library: 5")
    assert [step["as"] for step in found] == ["Ebb", "Flow"]


def test_a_split_card_with_fuse_may_be_cast_as_both_halves_as_well():
    found = listed(SPLIT.replace("KEYWORDS", ", keywords: [fuse]"), "hand: [Card], library: 5")
    assert [step["as"] for step in found] == ["Ebb", "Flow", "Card"]


@pytest.mark.parametrize(("mana", "ways"), [(3, ["face down"]), (2, [])])
def test_a_card_with_morph_that_costs_too_much_may_be_cast_face_down_for_three(mana, ways):
    card = '{types: [creature], power: 5, toughness: 5, mana cost: "{6}", keywords: [{morph: "{2}"}], abilities: []}'
    assert [step.get("as") for step in listed(card, f"hand: [Card], colorless: {mana}")] == ways


def test_a_card_that_can_be_cast_as_it_is_is_listed_so_alone():
    card = '{types: [creature], power: 5, toughness: 5, mana cost: "{1}", keywords: [{morph: "{2}"}], abilities: []}'
    assert [step.get("as") for step in listed(card, "hand: [Card], colorless: 3")] == [None]


def test_a_card_without_morph_is_cast_face_down_by_nobody():
    card = '{types: [creature], power: 5, toughness: 5, mana cost: "{6}", abilities: []}'
    assert listed(card, "hand: [Card], colorless: 3") == []
