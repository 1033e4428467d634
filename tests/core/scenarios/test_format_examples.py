"""What the format shows is what the reader takes: the instructions and abilities in its tables, game by game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file
from tests.shipped import CORPUS

GAMES_OF_PARTS = {"How to write": "riftbound", "Magic": "magic", "Flesh and Blood": "flesh-and-blood"}
SHOWN = re.compile(r"`(\{[^`]+\})`")
# Dots and capitals stand for what anyone may put there.
LEFT_OPEN = re.compile(r"\.\.|\b[A-Z]{3,}\b")


def rows() -> Iterator[tuple[str, str, str]]:
    """Game, heading, and line of the tables, up to those that are made from the declarations."""
    game, heading = "", ""
    for line in (CORPUS / "scenario-format.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            game = next((slug for title, slug in GAMES_OF_PARTS.items() if line[2:].startswith(title)), "")
        if line.startswith("## "):
            heading = line[3:]
        elif line.startswith("|") and game:
            yield game, heading, line


def shown(heading: str, begins: str = "{") -> list[tuple[str, str]]:
    """What tables under such a heading show whole."""
    return [
        (game, found)
        for game, title, line in rows()
        if title.startswith(heading)
        for found in SHOWN.findall(line)
        if found.startswith(begins) and not LEFT_OPEN.search(found)
    ]


# What only a card with two faces can be told to do.
OF_TWO_FACES = "transcend: true"
BACK = "back: {name: Even, types: [action]}\n"
SPOKEN_OF = re.compile(r"\b(?:that|linked|where): ([a-z]+)")
# An instruction with which something is chosen.
GIVES = {"riftbound": "kill", "magic": "destroy", "flesh-and-blood": "destroy"}


def read(game: str, ability: str) -> None:
    words = GAMES[game].played.table.vocabulary
    source = f"card: Odd\ntypes: [{min(words.types)}]\nabilities:\n  - {ability}\n"
    # What a table speaks of by a name has been given it by another ability of the card.
    for name in sorted(set(SPOKEN_OF.findall(ability))):
        source += f"  - {{{ON_A_CARD}, do: [{{{GIVES[game]}: {{choose: 1, target: false, as: {name}}}}}]}}\n"
    if OF_TWO_FACES in ability:
        source += BACK
    read_card_file(source, GAMES[game].played)


# What tells what "it" is.
ON_A_CARD = "when: {event: discards, player: you}"


@pytest.mark.parametrize(("game", "instruction"), shown("Effects"))
def test_an_instruction_that_is_shown_is_read(game: str, instruction: str) -> None:
    read(game, f"{{{ON_A_CARD}, do: [{instruction}]}}")


@pytest.mark.parametrize(("game", "event"), shown("Events", "{event:"))
def test_an_event_that_is_shown_is_read(game: str, event: str) -> None:
    read(game, f"{{when: {event}, do: [{{draw: 1}}]}}")


@pytest.mark.parametrize(("game", "condition"), shown("Conditions"))
def test_a_condition_that_is_shown_is_read(game: str, condition: str) -> None:
    read(game, f"{{{ON_A_CARD}, if: {condition}, do: [{{draw: 1}}]}}")


@pytest.mark.parametrize(("game", "ability"), shown("Abilities"))
def test_an_ability_that_is_shown_is_read(game: str, ability: str) -> None:
    read(game, ability)


def test_what_is_not_as_it_is_shown_would_be_found() -> None:
    assert len(shown("Effects")) > 60
    with pytest.raises(UnableToReadScenario):
        read("magic", "{do: [{banish: me}]}")
