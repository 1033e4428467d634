"""Magic: power, toughness and life totals that are doubled, also below zero (701.9)."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table
from tests.magic_boards import Boards

BOARDS = Boards(
    """
  Shrink: {types: [instant], abilities: [{do: [{give: {power: -3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Boost: {types: [instant], abilities: [{do: [{double power: {choose: 1, type: creature}, for: until end of turn}]}]}
  Rally: {types: [sorcery], abilities: [{do: [{double power and toughness: {all: {type: creature, controller: you}}, for: until end of turn}]}]}
  Harden: {types: [instant], abilities: [{do: [{double toughness: {choose: 1, type: creature}, for: permanently}]}]}
  Beacon: {types: [sorcery], abilities: [{do: [{double life total: {all: {type: player}}}]}]}
  Angel: {types: [creature], power: 4, toughness: 4, abilities: [{passive: {cannot: lose the game}, affects: {all: {type: player, controller: you}}}]}
"""  # noqa: E501
)


def test_power_below_zero_goes_further_down_as_it_is_doubled() -> None:
    BOARDS.holds(
        "{cast: Shrink, by: Ann}, {resolve: 1}, {cast: Boost, by: Ann}, {resolve: 1}",
        "Bear: {power: -2, toughness: 2}",
        "701.9c",
        ann="hand: [Shrink, Boost], battlefield: [Bear]",
    )


def test_power_of_zero_stays_zero() -> None:
    BOARDS.confirm(
        "{cast: Shrink, by: Ann}, {resolve: 1}, {cast: Boost, by: Ann}, {resolve: 1}",
        "Ogre: {power: 0}",
        ann="hand: [Shrink, Boost], battlefield: [Ogre]",
    )


def test_what_is_doubled_keeps_what_it_got_whatever_becomes_of_its_power() -> None:
    BOARDS.confirm(
        "{cast: Boost, by: Ann}, {resolve: 1}, {cast: Growth, by: Ann}, {resolve: 1}",
        "Bear: {power: 7, toughness: 5}",
        ann="hand: [Boost, Growth], battlefield: [Bear]",
    )


def test_doubling_ends_with_the_turn_where_it_says_so() -> None:
    BOARDS.confirm(
        "{cast: Boost, by: Ann}, {resolve: 1}, {end turn: true}",
        "Bear: {power: 2}",
        ann="hand: [Boost], battlefield: [Bear]",
    )


def test_each_creature_is_doubled_by_its_own_numbers() -> None:
    BOARDS.holds(
        "{cast: Rally, by: Ann}, {resolve: 1}",
        "Bear: {power: 4, toughness: 4}, Wall: {power: 0, toughness: 8}, Ogre: {power: 3, toughness: 3}",
        "701.9b",
        ann="hand: [Rally], battlefield: [Bear, Wall]",
        bob="battlefield: [Ogre]",
    )


def test_toughness_is_doubled_for_good_and_power_is_not() -> None:
    BOARDS.confirm(
        "{cast: Harden, by: Ann}, {resolve: 1}, {end turn: true}",
        "Bear: {power: 2, toughness: 4}",
        ann="hand: [Harden], battlefield: [Bear]",
    )


def test_each_player_gains_what_they_have_or_loses_what_they_lack() -> None:
    BOARDS.holds(
        "{cast: Beacon, by: Ann}, {resolve: 1}",
        "Ann: {life: -8}, Bob: {life: 6}, winner: none",
        "701.9d",
        ann="life: -4, hand: [Beacon], battlefield: [Angel]",
        bob="life: 3",
    )


def test_nobody_gains_life_who_has_none_to_double() -> None:
    BOARDS.confirm(
        "{cast: Beacon, by: Ann}, {resolve: 1}",
        "Ann: {life: 0}, Bob: {life: 40}, events: [{event: gains life, times: 1}]",
        ann="life: 0, hand: [Beacon], battlefield: [Angel]",
    )


BEAR = "  Bear: {types: [creature], power: 2, toughness: 3}\n"


@pytest.mark.parametrize(
    ("text", "power", "toughness"),
    [
        ("Double target creature's power until end of turn.", 4, 3),
        ("Double the power of each creature you control until end of turn.", 4, 3),
        ("Double the toughness of target creature until end of turn.", 2, 6),
        ("Double the power and toughness of target creature you control until end of turn.", 4, 6),
        ("Target creature gets +1/+0 until end of turn. Double its power until end of turn.", 6, 3),
    ],
)
def test_doubling_is_read_and_played(text: str, power: int, toughness: int) -> None:
    given = "  Ann: {hand: [Charm], battlefield: [Bear]}\n  Bob: {}\n"
    then = f"then: {{Bear: {{power: {power}, toughness: {toughness}}}}}\n"
    played = "when: [{cast: Charm, by: Ann}, {resolve: all}]\n" + then
    MAGIC.confirm(table(card("Charm", "sorcery", text) + BEAR, given, played))


@pytest.mark.parametrize(
    ("text", "life"), [("Double your life total.", (14, 5)), ("Double target player's life total.", (7, 10))]
)
def test_a_doubled_life_total_is_read_and_played(text: str, life: tuple[int, int]) -> None:
    choices = "choices: [{player: Ann, question: targets, answer: Bob}]\n" if "target" in text else ""
    then = f"then: {{Ann: {{life: {life[0]}}}, Bob: {{life: {life[1]}}}}}\n"
    played = "when: [{cast: Charm, by: Ann}, {resolve: all}]\n" + choices + then
    given = "  Ann: {life: 7, hand: [Charm]}\n  Bob: {life: 5}\n"
    MAGIC.confirm(table(card("Charm", "sorcery", text), given, played))
