"""Others are told to sacrifice: each chooses among their own; what the effect counts is its controller's (701.17)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards


def played(text: str) -> Boards:
    """A sorcery with this text, read as it is printed, beside the cards that every test knows."""
    lines = ability_text("magic").read(text, "Edict")
    abilities = [ability for line in lines for ability in line.data["abilities"]]  # type: ignore[index, call-overload]
    return Boards(f"  Edict: {{types: [sorcery], abilities: {abilities}}}\n")


CAST = "{cast: Edict, by: Ann}, {resolve: all}"


@pytest.mark.parametrize(
    ("ann", "bob", "choices", "then"),
    [
        pytest.param(
            "Rock, {card: Rock, as: other}", "Bear, Ogre, Giant", "; Bob objects: [Bear, Ogre]",
            "Bear: {zone: graveyard}, Ogre: {zone: graveyard}, Giant: {zone: battlefield}", id="two for two artifacts",
        ),
        pytest.param("Rock", "Bear, Ogre, {card: Rock, as: his}, {card: Rock, as: his too}", "; Bob objects: Ogre",
                     "Bear: {zone: battlefield}, Ogre: {zone: graveyard}", id="one for one, whatever the opponent has"),
        pytest.param("", "Bear, Rock", "", "Bear: {zone: battlefield}", id="none for none"),
    ],
)  # fmt: skip
def test_an_opponent_sacrifices_as_many_as_the_effects_controller_has_artifacts(ann, bob, choices, then) -> None:
    board = played("Target opponent sacrifices a creature of their choice for each artifact you control.")
    has = {"ann": f"hand: [Edict], battlefield: [{ann}]", "bob": f"battlefield: [{bob}]"}
    board.confirm(CAST, then, **has, choices=choices.removeprefix("; "))


def test_what_another_player_sacrificed_is_known_to_the_rest_of_the_effect() -> None:
    told = "Target opponent sacrifices a creature of their choice. You gain life equal to that creature's toughness."
    board = played(told)
    has = {"ann": "hand: [Edict], life: 20", "bob": "battlefield: [Ogre, Bear]"}
    board.confirm(CAST, "Ann: {life: 23}, Ogre: {zone: graveyard}", **has, choices="Bob objects: Ogre")
    board.confirm(CAST, "Ann: {life: 22}, Bear: {zone: graveyard}", **has, choices="Bob objects: Bear")


def test_each_of_several_opponents_chooses_among_their_own() -> None:
    board = played("Each opponent sacrifices a creature of their choice.")
    has = {"ann": "hand: [Edict], battlefield: [Giant]", "cid": "battlefield: [Wolf]"}
    then = "Giant: {zone: battlefield}, Bear: {zone: graveyard}, Ogre: {zone: battlefield}, Wolf: {zone: graveyard}"
    board.confirm(CAST, then, **has, bob="battlefield: [Ogre, Bear]", choices="Bob objects: Bear")


def test_by_what_is_sacrificed_the_effects_controller_is_meant_too() -> None:
    edict = (
        "  Edict: {types: [sorcery], abilities: [{do: [{sacrifice: {choose: 1, type: creature, target: false,\n"
        "    power: {less than: {count: {type: artifact, controller: you}}}}, player: opponent}]}]}\n"
    )
    has = {"ann": "hand: [Edict], battlefield: [Rock, {card: Rock, as: more}, {card: Rock, as: most}]"}
    then = "Bear: {zone: graveyard}, Ogre: {zone: battlefield}"
    Boards(edict).confirm(CAST, then, **has, bob="battlefield: [Bear, Ogre]")
