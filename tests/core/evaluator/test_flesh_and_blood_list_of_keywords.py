"""Every keyword and label of Flesh and Blood's chapter 8: whether it does something here, is a word, or is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.evaluator.games.flesh_and_blood.questions_keywords import RULES_OF_KEYWORDS
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario
from rules_data.core.scenarios.read_data import read_data
from tests.shipped import CORPUS
from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10",))
PLAYED = GAMES["flesh-and-blood"].played

# What a keyword of 8.3 is where its meaning is no ability in the list of what keywords stand for.
ELSEWHERE = {
    "attack": "an instruction of an activated ability",
    "go again": "given as the layer or the chain link resolves",
}
ONLY_WORDS = {
    "legendary": "about decks alone",
    "stealth": "it means nothing",
}
OF_DECKS = {"specialization": "Ira Specialization"}
REFUSED = {
    "essence": "essence of ice",
    "pairs": "pairs",
    "modular": "modular",
    "meld": "meld",
    "unlimited": "unlimited",
}
# A label names abilities that are written out; a text with it says them, and these stand for its words.
LABELS = {
    "combo": "Combo — If Head Jab was the last attack this combat chain, this gets +1{p}.",
    "crush": "Crush — When this deals 4 or more damage to a hero, draw a card.",
    "reprise": "Reprise — If the defending hero has defended with a card from their hand this chain link, draw a card.",
    "channel": "",
    "material": "",
    "rupture": "",
    "contract": "",
    "surge": "",
    "solflare": "Solflare — When this is charged to your hero's soul, draw a card.",
    "unity": "",
    "evo upgrade": "",
    "galvanize": "Galvanize — When this defends, you may destroy an item you control. If you do, draw a card.",
    "tower": "",
    "decompose": "",
    "bond": "Earth Bond — When this attacks, if an Earth card was pitched to play this, draw a card.",
    "flow": "",
    "heavy": "",
    "high tide": "High Tide — If there are 2 or more blue cards in your pitch zone, draw a card.",
    "go fish": "",
    "quickstrike": "",
    "starfall": "",
}


def headings(section: str) -> set[str]:
    text = Path(CORPUS / "flesh-and-blood" / "cr" / "2026-06-10.txt").read_text("utf-8")
    return {found.lower() for found in re.findall(rf"^{re.escape(section)}\.\d+ (.+)$", text, re.MULTILINE)}


def test_every_ability_keyword_is_accounted_for() -> None:
    listed = {*RULES_OF_KEYWORDS, *ELSEWHERE, *ONLY_WORDS, *OF_DECKS, *REFUSED}
    assert {name.split(" [")[0] for name in headings("8.3")} == listed


def test_every_label_is_accounted_for() -> None:
    assert headings("8.4") == set(LABELS)


@pytest.mark.parametrize("name", sorted({*RULES_OF_KEYWORDS} - {"fusion"}))
def test_a_keyword_that_stands_for_an_ability_can_be_written(name: str) -> None:
    word = f"{{{name}: 1}}" if PLAYED.table.vocabulary.keywords[name] else name
    FAB.read(_card_with(word))


@pytest.mark.parametrize("name", sorted(REFUSED.values()))
def test_a_keyword_that_would_do_nothing_is_refused(name: str) -> None:
    with pytest.raises(UnableToReadScenario, match=f"'{name}'"):
        FAB.read(_card_with(name))


@pytest.mark.parametrize("text", OF_DECKS.values())
def test_what_is_about_decks_alone_does_nothing_in_a_game(text: str) -> None:
    [line] = ability_text("flesh-and-blood").read(text)
    assert read_data(line.data, PLAYED.table.vocabulary) == ((), ())


@pytest.mark.parametrize("text", [text for text in LABELS.values() if text])
def test_a_label_stands_before_an_ability_that_is_read_and_runs(text: str) -> None:
    [line] = ability_text("flesh-and-blood").read(text)
    abilities, unknown = read_data(line.data, PLAYED.table.vocabulary)
    assert unknown == (), line.data
    assert abilities, line.reading.not_understood


def _card_with(keyword: str) -> str:
    return (
        f"cards:\n  Thing: {{types: [action], subtypes: [aura], keywords: [{keyword}]}}\n"
        "given: {Ira: {hand: [Thing]}, Bravo: {}}\nwhen: []\nthen: {winner: none}\n"
    )
