"""What stands behind `replace` takes the place of what happens, or is refused (Magic 614.1)."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.magic_boards import Boards


def instead_of(event: str, done: str = "{nothing: true}") -> Boards:
    return Boards(f"  Gate: {{types: [enchantment], abilities: [{{replace: {{event: {event}}}, with: [{done}]}}]}}\n")


@pytest.mark.parametrize("mark", ["monstrous", "renowned", "solved", "saddled"])
def test_what_a_permanent_becomes_is_replaced(mark: str) -> None:
    there = "battlefield: [Gate, Ogre]"
    when = f"{{designate: Ogre, {mark}: true, by: Ann}}"
    board = instead_of(f"becomes {mark}", "{gain life: 2}")
    board.confirm(when, f"Ann: {{life: 22}}, Ogre: {{is not: [{mark}]}}", ann=there)
    other = "renowned" if mark != "renowned" else "monstrous"
    unlike = f"{{designate: Ogre, {other}: true, by: Ann}}"
    board.confirm(unlike, f"Ann: {{life: 20}}, Ogre: {{is: [{other}]}}", ann=there)


def test_what_a_permanent_is_already_it_does_not_become() -> None:
    when = "{designate: Ogre, monstrous: true, by: Ann}, {destroy: Gate, by: Ann}, "
    board = instead_of("becomes monstrous, object: {power: 2}", "{gain life: 2}")
    then = "Ann: {life: 20}, Ogre: {is: [monstrous]}"
    board.confirm(when + "{designate: Ogre, monstrous: true, by: Ann}", then, ann="battlefield: [Gate, Ogre]")


ONLY_TOLD = (
    "deals damage", "attacks alone", "is attacked", "is unblocked", "becomes blocked by", "blocks a creature",
    "is cast", "ability is activated", "is targeted", "resolves", "is tapped for mana", "crews", "saddles",
    "becomes crewed",
    "loses control", "leaves the game", "beginning of",
)  # fmt: skip


@pytest.mark.parametrize("event", ONLY_TOLD)
def test_what_is_only_told_is_refused_with_what_to_replace(event: str) -> None:
    with pytest.raises(UnableToReadScenario, match="an event that can be replaced"):
        instead_of(event).run("{tap: Gate, by: Ann}", ann="battlefield: [Gate]")


def test_of_several_events_of_which_nothing_is_left_none_has_to_be_named() -> None:
    board = instead_of("is milled")
    then = "Ann: {graveyard: 0, library: 10}, asked: {which event: 0}"
    board.confirm("{mill: 3, by: Ann}", then, ann="battlefield: [Gate]")
