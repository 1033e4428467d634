"""A number printed as a star is what the card's text says it is (Magic 208.2, 604.3)."""

from __future__ import annotations

import pytest

from rules_data.core.cards.model import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_text, run_scenario, written
from tests.verdicts import Written, assert_confirmed

MAGIC = GAMES.played["magic"]
BOTH = "Quill's power and toughness are each equal to the number of creatures you control."
POWER = "Quill's power is equal to the number of creatures you control."
MORE = (
    "Quill's power is equal to the number of creatures you control and its toughness is equal to that number plus 1."
)


def described(text: str, power: str, toughness: str):
    face = PrintedFace("Quill", "Creature — Spirit", text, {"power": power, "toughness": toughness})
    return read_card_text(PrintedCard("k", "Quill", (face,), "", {"types": ("Creature",)}), MAGIC)


@pytest.mark.parametrize(
    ("text", "printed", "seen"),
    [(BOTH, ("*", "*"), (2, 2)), (POWER, ("*", "4"), (2, 4)), (MORE, ("*", "1+*"), (2, 3))],
)
def test_a_star_is_the_number_that_the_text_says(text: str, printed: tuple[str, str], seen: tuple[int, int]) -> None:
    read = described(text, *printed)
    assert read.description is not None
    scenario = {
        "example": "stars", "game": "magic", "title": "Stars", "editions": ["2024-06-07"],
        "cards": {"Quill": read.description, "Ox": {"types": ["creature"], "power": 1, "toughness": 1}},
        "given": {"Ana": {"battlefield": ["Quill", "Ox"], "hand": []}, "Ben": {}},
        "when": [{"advance to": "end"}],
        "then": {"Quill": {"power": seen[0], "toughness": seen[1]}},
    }  # fmt: skip
    assert_confirmed(run_scenario(GAMES.read_scenario(written(scenario)), "2024-06-07"))


def test_a_star_is_nothing_where_the_text_is_lost_and_what_stands_beside_it_is_left() -> None:
    read = described(MORE, "*", "1+*")
    silence = {"types": ["enchantment"], "abilities": [{"passive": {"lose abilities": True}, "affects": {"all": {"type": "creature"}}}]}  # noqa: E501
    scenario = {
        "example": "stars", "game": "magic", "title": "Stars", "editions": ["2024-06-07"],
        "cards": {"Quill": read.description, "Silence": silence},
        "given": {"Ana": {"battlefield": ["Quill", "Silence"]}, "Ben": {}},
        "when": [{"advance to": "end"}],
        "then": {"Quill": {"power": 0, "toughness": 1, "zone": "battlefield"}},
    }  # fmt: skip
    assert_confirmed(run_scenario(GAMES.read_scenario(written(scenario)), "2024-06-07"))


@pytest.mark.parametrize(("text", "power", "toughness"), [("Flying", "*", "2"), (POWER, "*", "*"), (BOTH, "?", "2")])
def test_a_star_of_which_the_text_says_nothing_is_no_number(text: str, power: str, toughness: str) -> None:
    read = described(text, power, toughness)

    assert read.description is None
    assert "don't fit" in read.why


@pytest.mark.parametrize(
    ("game", "edition", "types", "stat", "players"),
    [
        ("magic", "2024-06-07", "creature", "power", "Ann: {}, Bob: {}"),
        ("flesh-and-blood", "2026-06-10", "action", "defense", "Ira: {}, Bravo: {}"),
        ("riftbound", "v1.3", "unit", "might", "Ahri: {}, Jinx: {}"),
    ],
)
def test_a_star_in_an_example_is_refused_with_what_is_written_in_its_place(
    game: str, edition: str, types: str, stat: str, players: str
) -> None:
    body = f"given: {{{players}}}\nwhen: []\nthen: {{winner: none}}\n"
    advised = f"found '\\*'. Write 0, and in an ability what it is: .*base {stat}"
    with pytest.raises(UnableToReadScenario, match=advised):
        Written(game, (edition,), f'cards: {{Quill: {{types: [{types}], {stat}: "*"}}}}\n').read(body)
    number = f"{{passive: {{base {stat}: {{count: {{type: {types}}}}}}}, affects: me}}"
    Written(game, (edition,), f"cards: {{Quill: {{types: [{types}], {stat}: 0, abilities: [{number}]}}}}\n").read(body)
