"""Magic: tokens as large as something is at the moment they are created, and what detained permanents cannot do."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table
from tests.magic_boards import Boards

LANDS = "{count: {type: land, controller: you}}"
BOARDS = Boards(
    f"""
  Brood: {{types: [sorcery], abilities: [{{do: [{{create token: {{name: Ooze, types: [creature], subtypes: [Ooze],
    power: {LANDS}, toughness: {LANDS}}}}}]}}]}}
  Swell: {{types: [sorcery], mana cost: "{{X}}", abilities: [{{do: [
    {{create token: {{name: Hydra, types: [creature], power: X, toughness: 1}}, count: 2}}]}}]}}
  Echo: {{types: [sorcery], abilities: [{{do: [{{create token: {{name: Shade, types: [creature],
    power: {{minus: [1, 3]}}, toughness: 3}}}}]}}]}}
"""
)


def test_a_token_is_as_large_as_something_is_when_it_is_created_and_stays_so() -> None:
    BOARDS.confirm(
        "{cast: Brood, by: Ann}, {resolve: 1}, {play: third, by: Ann}",
        "Ooze: {power: 2, toughness: 2}",
        ann="hand: [Brood, {card: Forest, as: third}], battlefield: [Forest, Island]",
    )


def test_a_token_of_no_size_is_gone_at_once() -> None:
    BOARDS.confirm("{cast: Brood, by: Ann}, {resolve: 1}", "Ann: {battlefield: {count: 0}}", ann="hand: [Brood]")


def test_x_of_a_spell_is_the_power_of_each_of_its_tokens() -> None:
    BOARDS.confirm(
        "{cast: Swell, by: Ann}, {resolve: 1}",
        "Hydra: {power: 3, toughness: 1}, Hydra 2: {power: 3, toughness: 1}",
        ann="hand: [Swell], colorless: 3",
        choices="Ann value of X: 3",
    )


def test_a_size_below_zero_is_none_at_all() -> None:
    BOARDS.holds("{cast: Echo, by: Ann}, {resolve: 1}", "Shade: {power: 0, toughness: 3}", "107.1b", ann="hand: [Echo]")


BEAR = "  Bear: {types: [creature], power: 2, toughness: 2, abilities: [{use: {generic: 0}, do: [{draw: 1}]}]}\n"


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Create an X/X green Ooze creature token, where X is the number of lands you control.", "power: 2"),
        ("Create an X/X green Ooze creature token with trample, where X is the number of lands you control.",
         "power: 2, keywords: [trample]"),
    ],
)  # fmt: skip
def test_a_token_whose_size_is_said_behind_it_is_read_and_created(text: str, then: str) -> None:
    given = "  Ann: {hand: [Charm], battlefield: [Forest, Island]}\n  Bob: {}\n"
    played = f"when: [{{cast: Charm, by: Ann}}, {{resolve: all}}]\nthen: {{Ooze: {{{then}, toughness: 2}}}}\n"
    MAGIC.confirm(table(card("Charm", "sorcery", text), given, played))


@pytest.mark.parametrize("step", ["{activate: Bear, by: Bob}", "{end turn: true}, {attack: {Bear: Ann}}"])
def test_a_detained_permanent_does_nothing_until_the_next_turn_of_who_detained_it(step: str) -> None:
    text = "Detain target creature an opponent controls."
    given = "  Ann: {hand: [Writ]}\n  Bob: {battlefield: [Bear]}\n"
    for more, then in (("", "illegal: true"), ("{end turn: true}, {end turn: true}, ", None)):
        ended = then or ("stack: [Bear]" if "activate" in step else "Bear: {is: [attacking]}")
        played = f"when: [{{cast: Writ, by: Ann}}, {{resolve: all}}, {more}{step}]\nthen: {{{ended}}}\n"
        MAGIC.confirm(table(card("Writ", "sorcery", text) + BEAR, given, played))
