"""Planeswalkers that are removed from combat while creatures attack them: no damage is dealt to them (506.4)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

SAGES = Boards("""
  Sage: {types: [planeswalker], loyalty: 3, abilities: []}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: permanent}, as: gone}, {return: {that: gone}, to: battlefield}]}]}
""")  # noqa: E501
END = "{advance to: end of combat}"
BOARD = {"ann": "battlefield: [Bear], life: 20", "bob": "battlefield: [Sage, Wall], hand: [Blink], life: 20"}


@pytest.mark.parametrize(
    "done",
    ["{gain control: Sage, by: Ann}", "{phase out: Sage}, {phase in: Sage}"],
    ids=["another player gains control of it", "it phases out and in"],
)
def test_what_is_removed_from_combat_is_dealt_no_damage(done: str) -> None:
    then = "Sage: {loyalty: 3}, Bob: {life: 20}, Ann: {life: 20}, Bear: {is: [attacking]}"
    SAGES.holds(f"{{attack: {{Bear: Sage}}}}, {done}, {{advance to: combat damage}}", then, "506.4", **BOARD)


def test_what_comes_back_as_another_object_is_not_attacked() -> None:
    blink = "{cast: Blink, by: Bob}, {resolve: all}"
    choices = "Bob targets: Sage"
    SAGES.confirm(f"{{attack: {{Bear: Sage}}}}, {blink}, {END}", "Sage: {loyalty: 3}", choices=choices, **BOARD)


def test_the_creature_may_still_be_blocked_by_whoever_defended() -> None:
    taken = "{attack: {Bear: Sage}}, {gain control: Sage, by: Ann}, {block: {Wall: Bear}}"
    SAGES.confirm(f"{taken}, {END}", "Wall: {damage: 2}, Sage: {loyalty: 3}", **BOARD)


def test_an_attacked_planeswalker_that_becomes_a_creature_as_well_is_attacked_still() -> None:
    wakes = "{give: {type: creature, base power: 5, base toughness: 5}, to: Sage}"
    SAGES.confirm(f"{{attack: {{Bear: Sage}}}}, {wakes}, {END}", "Sage: {loyalty: 1}", **BOARD)


def test_in_the_next_combat_it_is_attacked_anew() -> None:
    first = "{attack: {Bear: Sage}}, {phase out: Sage}, {phase in: Sage}, {end turn: true}, {end turn: true}"
    SAGES.confirm(f"{first}, {{attack: {{Bear: Sage}}}}, {END}", "Sage: {loyalty: 1}", **BOARD)
