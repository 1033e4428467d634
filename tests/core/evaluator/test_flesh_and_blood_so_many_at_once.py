"""What waits for so many cards or tokens at once triggers once for all of them, and not for fewer (1.9.2)."""

import pytest
import yaml

from rules_data.core.abilities.reading.games_text import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import run_scenario
from tests.verdicts import assert_confirmed

EDITION = "2026-06-10"


def abilities(text: str) -> list[object]:
    [line] = ability_text("flesh-and-blood").read(text, "Foo")
    assert line.data, f"unread: {text}"
    return line.data["abilities"]


def life_after(waits: str, *spells: str) -> None:
    """Ana has 11 of 10 life after the spells, since what waits has triggered once."""
    made = {f"Spell {number}": abilities(text) for number, text in enumerate(spells)}
    cards = {name: {"types": ["action"], "cost": 0, "abilities": found} for name, found in made.items()}
    kept = {"types": ["equipment"], "subtypes": ["chest"], "abilities": abilities(waits)}
    token = {"types": ["token"], "subtypes": ["aura"], "abilities": []}
    ana = {"chest": ["Foo"], "hand": list(cards), "life": 10, "action points": len(spells)}
    scenario = {
        "example": "at-once", "game": "flesh-and-blood", "title": "At once", "editions": [EDITION],
        "cards": {"Foo": kept, "Runechant": token, **cards},
        "given": {"turn": {"player": "Ana"}, "Ana": ana, "Ben": {}, "Cid": {}},
        "when": [step for name in cards for step in ({"play": name, "by": "Ana"}, {"resolve": "all"})],
        "then": {"Ana": {"life": 11}},
    }  # fmt: skip
    assert_confirmed(run_scenario(GAMES.read_scenario(yaml.safe_dump(scenario, sort_keys=False)), EDITION))


@pytest.mark.parametrize(("waits", "spell"), [
    ("Whenever you draw 1 or more cards, gain 1{h}.", "Draw a card."),
    ("Whenever you draw 1 or more cards, gain 1{h}.", "Draw 3 cards."),
    ("Whenever you draw 2 or more cards, gain 1{h}.", "Draw 2 cards."),
    ("Whenever you draw 2 or more cards, gain 1{h}.", "Draw 3 cards."),
    ("Whenever you create 1 or more Runechants, gain 1{h}.", "Create 2 Runechant tokens."),
    ("Whenever you create 2 or more Runechants, gain 1{h}.", "Create 3 Runechant tokens."),
])  # fmt: skip
def test_it_triggers_once_for_as_many_as_there_are(waits: str, spell: str) -> None:
    life_after(waits, spell)


@pytest.mark.parametrize(("waits", "fewer", "enough"), [
    ("Whenever you draw 3 or more cards, gain 1{h}.", "Draw 2 cards.", "Draw 3 cards."),
    ("Whenever you create 2 or more Runechants, gain 1{h}.", "Create a Runechant token.", "Create 2 Runechant tokens."),
])  # fmt: skip
def test_it_does_not_trigger_for_fewer_at_once_however_often(waits: str, fewer: str, enough: str) -> None:
    life_after(waits, fewer, fewer, enough)
