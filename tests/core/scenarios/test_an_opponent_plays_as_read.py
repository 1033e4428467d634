"""Texts about "an opponent": whoever controls the ability chooses one, and goes on speaking of that player."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

TEXT = ability_text("magic")
BOARD = """
given:
  turn: {player: Ann}
  Ann: {hand: [Rite], battlefield: [Bear], library: 9}
  Bob: {battlefield: [{card: Bear, as: his}]}
  Cid: {}
when: [{cast: Rite, by: Ann}, {resolve: all}]
"""


@pytest.mark.parametrize(
    ("text", "choices", "then"),
    [
        ("An opponent draws two cards.", "[[Ann, objects, Cid]]", "Cid: {hand: 2}, Bob: {hand: 0}"),
        ("Choose an opponent. That player loses 3 life.", "[[Ann, objects, Bob]]", "Cid: {life: 20}, Bob: {life: 17}"),
        (
            "An opponent chooses a creature you control. Destroy it.",
            "[[Ann, objects, Cid]]",
            "Bear: {zone: graveyard}, his: {zone: battlefield}",
        ),
        (
            "Destroy target creature. An opponent creates a 1/1 red Goblin creature token.",
            "[[Ann, targets, his], [Ann, objects, Cid]]",
            "his: {zone: graveyard}, Goblin: {controller: Cid}",
        ),
        ("You draw two cards. An opponent gains 4 life.", "[[Ann, objects, Bob]]", "Ann: {hand: 2}, Bob: {life: 24}"),
    ],
)
def test_the_controller_chooses_which_opponent_it_is(text: str, choices: str, then: str) -> None:
    [line] = TEXT.read(text, "Rite")
    assert isinstance(line.data, dict), line.reading.why
    cards = (
        f"cards:\n  Rite: {json.dumps({'types': ['sorcery'], **line.data})}\n"
        "  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}\n"
    )
    answers = "\n".join(
        f"  - {{player: {player}, question: {question}, answer: {answer}}}"
        for player, question, answer in (each.split(", ") for each in choices.strip("[]").split("], ["))
    )
    Written("magic", ("2024-06-07",), cards).confirm(f"{BOARD}choices:\n{answers}\nthen: {{{then}}}\n")
