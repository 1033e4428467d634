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
    "unlimited": "unlimited",
}
# A label names abilities that are written out; a text with it says them, and these stand for its words.
LABELS = {
    "combo": "Combo — If Head Jab was the last attack this combat chain, this gets +1{p}.",
    "crush": "Crush — When this deals 4 or more damage to a hero, draw a card.",
    "reprise": "Reprise — If the defending hero has defended with an action card this chain link, gain 1{h}.",
    "contract": "Contract — You are contracted to banish opponents' red cards. Whenever you complete this contract, "
    "draw a card.",
    "surge": "Surge — If this deals 4 or more damage, draw a card.",
    "solflare": "Solflare — When this is charged to your hero's soul, draw a card.",
    "unity": "Unity — When this defends together with a card from hand, draw a card.",
    "evo upgrade": "Evo Upgrade — If you have 2 or more evos equipped, this gets +2{p}.",
    "galvanize": "Galvanize — Whenever this defends, you may destroy an item. If you do, gain 2{h}.",
    "tower": "Tower — If this has 13 or more {p}, it gets dominate.",
    "decompose": "Decompose — You may banish 3 Earth cards from your graveyard. If you do, draw a card.",
    "bond": "Ice Bond — Whenever this defends, if an Ice card was pitched to play it, gain 1{h}.",
    "flow": "Ice Flow — If you've played an Ice card this turn, draw a card.",
    "heavy": "Heavy — If you control no other weapons, this gets +1{p}.",
    "high tide": "High Tide — If there are 3 or more blue cards in your pitch zone, gain 1{h}.",
    "go fish": "Go Fish — When this hits a hero, they reveal a card from their hand. If it's red, create a Gold token.",
    "quickstrike": "Quickstrike — When this attacks, if it has go again, draw a card.",
    "starfall": "Starfall — If an instant was put into your graveyard this turn, draw a card.",
}
# Labels of abilities that cannot be said yet: a text with one is not read, and nothing is left out of it in silence.
NOT_READ = {
    "channel": "Channel Ice — At the end of your turn, destroy this unless you return a card from your pitch zone.",
    "material": "Material — If this is under a permanent, draw a card.",
    "rupture": "Rupture — When this attacks, if it was played as chain link 4 or higher, draw a card.",
}


def headings(section: str) -> set[str]:
    text = Path(CORPUS / "flesh-and-blood" / "cr" / "2026-06-10.txt").read_text("utf-8")
    return {found.lower() for found in re.findall(rf"^{re.escape(section)}\.\d+ (.+)$", text, re.MULTILINE)}


def test_every_ability_keyword_is_accounted_for() -> None:
    listed = {*RULES_OF_KEYWORDS, *ELSEWHERE, *ONLY_WORDS, *OF_DECKS, *REFUSED}
    assert {name.split(" [")[0] for name in headings("8.3")} == listed


def test_every_label_is_accounted_for() -> None:
    assert headings("8.4") == {*LABELS, *NOT_READ}


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


@pytest.mark.parametrize("text", LABELS.values(), ids=LABELS)
def test_a_label_stands_before_an_ability_that_is_read_and_runs(text: str) -> None:
    [line] = ability_text("flesh-and-blood").read(text)
    abilities, unknown = read_data(line.data, PLAYED.table.vocabulary)
    assert unknown == (), line.data
    assert abilities, line.reading.not_understood


@pytest.mark.parametrize("text", NOT_READ.values(), ids=NOT_READ)
def test_what_cannot_be_said_of_a_label_is_told_apart_from_what_can(text: str) -> None:
    [line] = ability_text("flesh-and-blood").read(text)
    assert line.data is None
    assert line.reading.not_understood


def _card_with(keyword: str) -> str:
    return (
        f"cards:\n  Thing: {{types: [action], subtypes: [aura], keywords: [{keyword}]}}\n"
        "given: {Ira: {hand: [Thing]}, Bravo: {}}\nwhen: []\nthen: {winner: none}\n"
    )
