"""Texts of Flesh and Blood whose small words say whose it is: opponents', of an effect you control, of one element."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

EDITIONS = ("2026-06-10", "2026-02")
CARDS = """
cards:
  Lantern: {KIND, abilities: ABILITIES}
  Jab: {types: [action], subtypes: [attack], power: 3, cost: 1, keywords: [go again], defense: 3, abilities: []}
  Wall: {types: [action], defense: 3, cost: 0, keywords: [go again], abilities: []}
  Gate: {types: [action], defense: 3, cost: 2, abilities: []}
  Gift: {types: [instant], cost: 0, abilities: [{do: [{create token: {name: Might}, player: opponent}]}]}
  Mint: {types: [instant], cost: 0, abilities: [{do: [{create token: {name: Might}}]}]}
  Spark: {types: [action], cost: 0, keywords: [lightning fusion, go again], abilities: []}
  Frost: {types: [action], cost: 0, keywords: [ice fusion, go again], abilities: []}
  Bolt: {types: [instant], supertypes: [Lightning], cost: 0, abilities: []}
  Hail: {types: [instant], supertypes: [Ice], cost: 0, abilities: []}
"""
AURA = "types: [action], subtypes: [aura], cost: 0, keywords: [go again]"
ATTACK = "types: [action], subtypes: [attack], power: 5, cost: 0"
ARMS = "types: [equipment], subtypes: [arms]"


def written(kind: str, *text: str) -> Written:
    found = ability_text("flesh-and-blood").read("\n".join(text), "Paper Lantern")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    said = json.dumps([each for one in found if isinstance(one.data, dict) for each in one.data["abilities"]])  # type: ignore[union-attr]
    return Written("flesh-and-blood", EDITIONS, CARDS.replace("KIND", kind).replace("ABILITIES", said))


def test_attacks_that_opponents_control_lose_power_and_ones_own_do_not() -> None:
    text = "When this enters the arena, attack action cards your opponents control get -2{p} this turn."
    written(AURA, text).confirm("""
given: {Ira: {hand: [Lantern, Jab], resources: 1}, Dorn: {}}
when: [{play: Lantern}, {resolve: all}, {play: Jab}, {resolve: 1}]
then: {Jab: {power: 3}, Ira: {action points: 0}}
""")


@pytest.mark.parametrize(("by", "drawn"), [("Ira", 1), ("Dorn", 0)])
def test_a_token_counts_only_from_an_effect_of_whoever_creates_it(by: str, drawn: int) -> None:
    text = "The first time each turn you create a Might token from an effect you control, draw a card."
    played = "{play: Mint}" if by == "Ira" else "{pass: Ira}, {play: Gift, by: Dorn}"
    written(AURA, text).confirm(f"""
given: {{Ira: {{arena: [Lantern], hand: [Mint]}}, Dorn: {{hand: [Gift]}}}}
when: [{played}, {{resolve: all}}]
then: {{Ira: {{hand: {drawn if by == "Ira" else 1}}}, triggers: {{Lantern: {drawn}}}}}
""")


@pytest.mark.parametrize(
    ("fused", "shown", "allowed"), [("Spark", "Bolt", True), ("Frost", "Hail", False), ("Spark", "", False)]
)
def test_what_has_been_fused_this_turn_is_asked_by_its_element(fused: str, shown: str, allowed: bool) -> None:
    text = "**Instant** - Destroy this: Draw a card. Activate this ability only if you have Lightning fused this turn."
    held = f"[{fused}, {shown}]" if shown else f"[{fused}]"
    answer = "{player: Ira, question: pay optional cost, answer: yes}" if shown else ""
    then = "Lantern: {zone: graveyard}" if allowed else 'illegal: "5.2.2"'
    written(ARMS, text).confirm(f"""
given: {{Ira: {{arms: [Lantern], hand: {held}}}, Dorn: {{}}}}
when: [{{play: {fused}}}, {{resolve: 1}}, {{use: Lantern}}]
choices: [{answer}]
then: {{{then}}}
""")


@pytest.mark.parametrize("cost", ["cost", "{r} cost"])
def test_a_resource_cost_is_the_cost_of_a_card(cost: str) -> None:
    text = f"This can't be defended by cards with {cost} less than or equal to the number of chain links you control."
    written(ATTACK, text).confirm("""
given: {Ira: {hand: [Lantern]}, Dorn: {hand: [Jab, Gate]}}
when: [{play: Lantern}, {resolve: 1}, {defend: [Jab], by: Dorn}]
then: {illegal: "6.3.1"}
twin: {change: {when: [{play: Lantern}, {resolve: 1}, {defend: [Gate], by: Dorn}]}, then: {Gate: {is: [defending]}}}
""")


def test_a_word_between_marks_is_that_word() -> None:
    written(AURA, "'Non-attack' action cards lose and can't gain go again.").confirm("""
given: {Ira: {arena: [Lantern], hand: [Wall, Jab], resources: 1}, Dorn: {}}
when: [{play: Wall}, {check: {Wall: {lacks: [go again]}}}]
then: {Jab: {keywords: [go again]}}
""")
