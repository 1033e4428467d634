"""Who "its controller" and "its owner" are, as a text is played: those of what it speaks of, never just of the card."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3",))
FLESH_AND_BLOOD = Written("flesh-and-blood", ("2026-02",))


def abilities(game: str, text: str, name: str = "Sign") -> str:
    """What is read of a text, as a scenario has it."""
    read = [line.data for line in ability_text(game).read(text, name)]
    assert all(isinstance(each, dict) for each in read), text
    return json.dumps([one for each in read if isinstance(each, dict) for one in each["abilities"]])


@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_spell_is_countered_unless_its_own_controller_pays(pays: str) -> None:
    """Riftbound: who plays the counterspell is asked nothing, and pays nothing."""
    text = abilities("riftbound", "Counter a spell unless its controller pays {2}.")
    drawn, left = (1, 0) if pays == "yes" else (0, 2)
    RIFTBOUND.confirm(f"""
cards:
  Deal: {{types: [spell], keywords: [reaction], abilities: {text}}}
  Spark: {{types: [spell], abilities: [{{do: [{{draw: 1}}]}}]}}
given:
  turn: {{player: Ahri}}
  Ahri: {{hand: [Spark], energy: 2, deck: 3}}
  Jinx: {{hand: [Deal], energy: 2}}
when: [{{play: Spark, by: Ahri}}, {{pass: Ahri}}, {{play: Deal, by: Jinx}}, {{resolve: all}}]
choices: [{{player: Ahri, question: pay, answer: {pays}}}]
then: {{Ahri: {{hand: {drawn}, energy: {left}}}, Jinx: {{energy: 2}}}}
""")


@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_creature_is_tapped_unless_its_own_controller_pays(pays: str) -> None:
    text = abilities("magic", "{0}: Tap target creature unless its controller pays {1}.")
    tapped, left = ("is not", 0) if pays == "yes" else ("is", 1)
    MAGIC.confirm(f"""
cards:
  Rain: {{types: [enchantment], abilities: {text}}}
  Bear: {{types: [creature], power: 2, toughness: 2}}
  Ox: {{types: [creature], power: 2, toughness: 2}}
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Rain, Ox], white: 1}}
  Bob: {{battlefield: [Bear], white: 1}}
when: [{{activate: Rain, by: Ann}}, {{resolve: all}}]
choices: [{{player: Ann, question: targets, answer: Bear}}, {{player: Bob, question: pay, answer: {pays}}}]
then: {{Bear: {{{tapped}: [tapped]}}, Ann: {{white: 1}}, Bob: {{white: {left}}}}}
""")


LISTENERS = """
  Ear: {types: [enchantment], abilities: [{when: {event: shuffles, player: you}, do: [{gain life: 1}]}]}
  Other Ear: {types: [enchantment], abilities: [{when: {event: shuffles, player: you}, do: [{gain life: 1}]}]}
"""


def test_whoever_owns_what_is_shuffled_away_shuffles() -> None:
    """The creature is Bob's by now, and Ann owns it; the spell is Bob's."""
    text = abilities("magic", "Shuffle target creature into its owner's library.")
    MAGIC.confirm(f"""
cards:
  Away: {{types: [sorcery], mana cost: {{generic: 0}}, abilities: {text}}}
  Bear: {{types: [creature], power: 2, toughness: 2}}{LISTENERS}
given:
  turn: {{player: Bob, phase: precombat main}}
  Ann: {{battlefield: [Ear], library: 1}}
  Bob: {{hand: [Away], library: 1, battlefield: [Other Ear, {{card: Bear, owner: Ann}}]}}
when: [{{cast: Away, by: Bob}}, {{resolve: all}}]
then: {{Ann: {{life: 21, library: 2}}, Bob: {{life: 20, library: 1}}}}
""")


def test_a_card_that_shuffles_itself_away_has_its_own_owner_shuffle() -> None:
    text = abilities("magic", "{0}: Shuffle Sign into its owner's library.")
    MAGIC.confirm(f"""
cards:
  Sign: {{types: [artifact], abilities: {text}}}{LISTENERS}
given:
  turn: {{player: Bob, phase: precombat main}}
  Ann: {{battlefield: [Ear], library: 1}}
  Bob: {{battlefield: [Other Ear, {{card: Sign, owner: Ann}}]}}
when: [{{activate: Sign, by: Bob}}, {{resolve: all}}]
then: {{Ann: {{life: 21, library: 2}}, Bob: {{life: 20}}}}
""")


@pytest.mark.parametrize(("who", "hands"), [("my owner", (1, 0)), ("you", (0, 1))])
def test_the_owner_of_a_card_is_not_who_controls_it(who: str, hands: tuple[int, int]) -> None:
    MAGIC.confirm(f"""
cards:
  Sign: {{types: [artifact], abilities: [{{use: {{}}, do: [{{draw: 1, player: {who}}}]}}]}}
given:
  turn: {{player: Bob, phase: precombat main}}
  Ann: {{library: 2}}
  Bob: {{library: 2, battlefield: [{{card: Sign, owner: Ann}}]}}
when: [{{activate: Sign, by: Bob}}, {{resolve: all}}]
then: {{Ann: {{hand: {hands[0]}}}, Bob: {{hand: {hands[1]}}}}}
""")


def test_a_statements_condition_on_whoever_controls_it_is_asked_of_each() -> None:
    """Ann has 3 life and Bob 20: her creatures are larger, whoever says so."""
    MAGIC.confirm("""
cards:
  Banner:
    types: [enchantment]
    abilities: [{passive: {power: 2}, affects: {type: creature}, while: {life of: its controller, at most: 5}}]
  Bear: {types: [creature], power: 2, toughness: 2}
  Ox: {types: [creature], power: 2, toughness: 2}
given:
  turn: {player: Bob, phase: precombat main}
  Ann: {life: 3, battlefield: [Bear]}
  Bob: {battlefield: [Banner, Ox]}
then: {Bear: {power: 4}, Ox: {power: 2}}
""")


def test_what_is_awaited_later_of_the_player_who_was_hit_is_awaited_of_that_player() -> None:
    """Flesh and Blood: the hero that was hit loses life for playing a card, and not whoever attacked."""
    text = "If Sign hits a hero, until the start of your next turn, whenever they play an action card, they lose 2{H}."
    FLESH_AND_BLOOD.confirm(f"""
cards:
  Sign: {{types: [action], subtypes: [attack], power: 4, cost: 0, abilities: {abilities("flesh-and-blood", text)}}}
  Song: {{types: [action], cost: 0, abilities: [{{do: [{{draw: 1}}]}}]}}
given:
  turn: {{player: Dash}}
  Dash: {{hand: [Sign]}}
  Bravo: {{hand: [Song]}}
when: [{{play: Sign, by: Dash}}, {{resolve: all}}, {{end turn: true}}, {{play: Song, by: Bravo}}, {{resolve: all}}]
then: {{Dash: {{life: 20}}, Bravo: {{life: 14}}}}
""")
