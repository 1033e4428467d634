"""Texts that say of which color permanents are, and whom all creatures have to block: read, written and played."""

from __future__ import annotations

import pytest
import yaml

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards


def described(text: str, **facts: object) -> str:
    """A card as a file describes it, with the abilities that its text is read as."""
    [line] = ability_text("magic").read(text, "Sample")
    assert isinstance(line.data, dict), line.reading.not_understood
    said = yaml.safe_dump({**facts, **line.data}, default_flow_style=True, width=10_000).strip()
    return f"  Sample: {said}\n"


@pytest.mark.parametrize(
    ("text", "bear", "ogre"),
    [
        ("All creatures are black.", "black", "black"),
        ("Creatures you control are white.", "white", "red"),
        ("Green creatures are blue.", "blue", "red"),
    ],
)
def test_a_text_says_of_which_color_permanents_are(text: str, bear: str, ogre: str) -> None:
    boards = Boards(described(text, types=["enchantment"]))
    then = f"Bear: {{colors: [{bear}]}}, Ogre: {{colors: [{ogre}]}}"
    boards.confirm("{draw: 1, by: Ann}", then, ann="battlefield: [Sample, Bear]", bob="battlefield: [Ogre]")


def test_all_creatures_able_to_block_a_creature_do_so() -> None:
    lure = Boards(described("All creatures able to block Sample do so.", types=["creature"], power=1, toughness=1))
    board = {"ann": "battlefield: [Sample, Giant]", "bob": "battlefield: [Bear, {card: Wolf, tapped: true}]"}
    lure.confirm("{attack: {Sample: Bob}}, {block: {Bear: Sample}}", "Bear: {is: [blocking]}", **board)
    lure.confirm("{attack: {Sample: Bob, Giant: Bob}}, {block: {Bear: Giant}}", "illegal: 509.1c", **board)


def test_spells_that_a_text_says_cannot_be_cast_are_cast_by_nobody() -> None:
    text = "Noncreature spells with mana value 4 or greater can't be cast."
    cards = described(text, types=["creature"], power=2, toughness=2)
    cards += '  Big: {types: [sorcery], mana cost: "{4}", abilities: [{do: [{draw: 1}]}]}\n'
    cards += '  Beast: {types: [creature], mana cost: "{4}", power: 4, toughness: 4}\n'
    law = Boards(cards)
    for player in ("Ann", "Bob"):
        mine = {player.lower(): "red: 4, hand: [Big, Beast], battlefield: [Sample]", "turn": player}
        law.confirm(f"{{cast: Big, by: {player}}}", "illegal: true", **mine)
        law.confirm(f"{{cast: Beast, by: {player}}}", "stack: [Beast]", **mine)
