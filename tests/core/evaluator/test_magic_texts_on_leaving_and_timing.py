"""Texts on exile instead of leaving, on casting as though with flash, on preventing all damage to you, as they play."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards


def permanent(text: str, more: str = "") -> Boards:
    """A board with an enchantment that has this text."""
    lines = ability_text("magic").read(text, "Shrine")
    abilities = [ability for line in lines for ability in line.data["abilities"]]  # type: ignore[index, call-overload]
    return Boards(f"  Shrine: {{types: [enchantment], abilities: {abilities}}}\n{more}")


ELSEWHERE = "instead of putting it anywhere else"
RETURN = (
    "{0}: Return target creature card from your graveyard to the battlefield. It gains haste. "
    f"If that creature would leave the battlefield, exile it {ELSEWHERE}."
)
HAND = "  Gust: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}\n"


@pytest.mark.parametrize("spell", ["Gust", "Murder"])
def test_what_would_leave_is_exiled_wherever_it_would_go(spell: str) -> None:
    when = f"{{activate: Shrine, by: Ann}}, {{resolve: all}}, {{cast: {spell}, by: Bob}}, {{resolve: all}}"
    board = {"ann": "battlefield: [Shrine], graveyard: [Ogre, Wolf]", "bob": f"hand: [{spell}]"}
    choices = "Ann targets: Ogre; Bob targets: Ogre"
    permanent(RETURN, HAND).confirm(when, "Ogre: {zone: exile}, Wolf: {zone: graveyard}", choices=choices, **board)


def test_another_object_leaves_as_it_would() -> None:
    when = "{activate: Shrine, by: Ann}, {resolve: all}, {cast: Gust, by: Bob}, {resolve: all}"
    board = {"ann": "battlefield: [Shrine, Bear], graveyard: [Ogre]", "bob": "hand: [Gust]"}
    choices = "Ann targets: Ogre; Bob targets: Bear"
    permanent(RETURN, HAND).confirm(when, "Bear: {zone: hand}, Ogre: {zone: battlefield}", choices=choices, **board)


KINDS = [("spells", True), ("creature spells", True), ("artifact spells", False)]


@pytest.mark.parametrize(("kinds", "castable"), KINDS)
def test_spells_of_a_kind_are_cast_as_though_they_had_flash(kinds: str, castable: bool) -> None:
    board = permanent(f"You may cast {kinds} as though they had flash.")
    then = "Bear: {zone: battlefield}" if castable else "illegal: true"
    when = "{cast: Bear, by: Ann}" + (", {resolve: all}" if castable else "")
    board.confirm(when, then, ann="battlefield: [Shrine], hand: [Bear]", turn="Bob")
    board.refused("{cast: Bear, by: Bob}", ann="battlefield: [Shrine]", bob="hand: [Bear]")


@pytest.mark.parametrize(("kind", "life"), [("damage", 20), ("combat damage", 17), ("noncombat damage", 18)])
def test_all_damage_to_you_of_a_kind_is_prevented(kind: str, life: int) -> None:
    when = "{cast: Bolt, by: Ann}, {resolve: all}, {attack: {Wolf: Bob}}, {advance to: postcombat main}"
    board = {"ann": "battlefield: [Wolf], hand: [Bolt]", "bob": "battlefield: [Shrine]", "choices": "Ann targets: Bob"}
    text = f"Prevent all {kind} that would be dealt to you."
    permanent(text).confirm(when, f"Bob: {{life: {life}}}, Ann: {{life: 20}}", **board)


def test_who_did_not_cast_it_from_their_hand_is_asked_as_it_enters() -> None:
    text = "When Shrine enters, if you didn't cast it from your hand, you lose 5 life."
    board = permanent(text)
    board.confirm("{cast: Shrine, by: Ann}, {resolve: all}", "Ann: {life: 20}", ann="hand: [Shrine]")
    board.confirm("{put: Shrine, to: battlefield, by: Ann}, {resolve: all}", "Ann: {life: 15}", ann="hand: [Shrine]")
