"""A sacrifice that cannot happen is not replaced either: nobody sacrifices what they do not control or what cannot be
sacrificed (614.7, 701.17).
"""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Idol: {types: [artifact]}
  Altar: {types: [enchantment], abilities: [{replace: {event: is sacrificed, object: {type: artifact}}, with: [{gain life: 5}]}]}
  Chain: {types: [enchantment], abilities: [{passive: {cannot: be sacrificed}, affects: {type: artifact, controller: you}}]}
""")  # noqa: E501


@pytest.mark.parametrize(
    ("ann", "by", "life", "zone"),
    [
        ("Idol", "Ann", 20, "graveyard"),
        ("Idol, Altar", "Ann", 25, "battlefield"),
        ("Idol, Chain", "Ann", 20, "battlefield"),
        ("Idol, Altar, Chain", "Ann", 20, "battlefield"),
        ("Idol", "Bob", 20, "battlefield"),
        ("Idol, Altar", "Bob", 20, "battlefield"),
        ("Idol, Altar, Chain", "Bob", 20, "battlefield"),
    ],
    ids=[
        "it is sacrificed", "it is replaced", "it cannot be", "so it is not replaced", "by another player it is not",
        "so that is not replaced", "for either reason",
    ],
)  # fmt: skip
def test_what_cannot_be_sacrificed_stays_and_nothing_comes_instead(ann, by, life, zone):
    then = f"Ann: {{life: {life}}}, Idol: {{zone: {zone}}}"
    BOARDS.confirm(f"{{sacrifice: Idol, by: {by}}}", then, ann=f"battlefield: [{ann}]", bob="hand: []")


@pytest.mark.parametrize(
    ("ann", "left"),
    [("Idol, Rock", "Idol"), ("Idol", "Idol"), ("Idol, Chain, Rock", "Idol, Chain, Rock")],
    ids=["another one is", "without another one nothing is", "of what can't be none is"],
)
def test_what_cannot_be_sacrificed_is_not_chosen_for_it(ann, left):
    edicts = Boards("""
  Idol: {types: [artifact], abilities: [{passive: {cannot: be sacrificed}, affects: me}]}
  Chain: {types: [enchantment], abilities: [{passive: {cannot: be sacrificed}, affects: {type: artifact, controller: you}}]}
  Edict: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: artifact, target: false}, player: opponent}]}]}
""")  # noqa: E501
    then = f"Ann: {{battlefield: [{left}]}}, asked: {{objects: 0}}"
    when = "{cast: Edict, by: Bob}, {resolve: 1}"
    edicts.confirm(when, then, ann=f"battlefield: [{ann}]", bob="hand: [Edict]", turn="Bob")
