"""Flesh and Blood: what is said of a target that has ceased to exist, and what heroes can be kept from."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"))


def abilities(text: str) -> str:
    """What is read of a text, as a scenario has it."""
    (read,) = ability_text("flesh-and-blood").read(text)
    assert isinstance(read.data, dict), read.reading.why
    return json.dumps(read.data["abilities"])


HUSH = "Negate target instant card. Its controller draws a card."
GOLD = "Its controller creates Gold tokens equal to its cost."
CARDS = """
  Snuff: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, subtype: ally}}]}]}
  Sip: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Hound: {types: [action], subtypes: [ally], cost: 3, power: 3, life: 3, abilities: []}
"""


@pytest.mark.parametrize("answered", [True, False])
def test_whose_a_target_was_is_known_whether_or_not_it_is_still_there(answered: bool) -> None:
    answer = "{play: Snuff}, " if answered else ""
    FAB.confirm(f"""
cards:
  Midas: {{types: [instant], cost: 0, abilities: {abilities(f"Destroy target ally. {GOLD}")}}}
{CARDS}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Midas, Snuff]}}, Dorn: {{arena: [Hound]}}, Mara: {{}}}}
when: [{{play: Midas}}, {answer}{{resolve: all}}]
then: {{Hound: {{zone: graveyard}}, Ira: {{arena: []}}, Dorn: {{arena: {{count: 3}}}}, Mara: {{arena: []}}}}
""")


def test_what_is_gone_is_not_done_anything_to_where_it_has_gone() -> None:
    """The ally that a first effect has put into the hand is not banished from there; its controller still draws."""
    FAB.confirm(f"""
cards:
  Away: {{types: [instant], cost: 0, abilities: {abilities("Banish target ally. Its controller draws a card.")}}}
  Home: {{types: [instant], cost: 0, abilities: {abilities("Return target ally to its owner's hand.")}}}
{CARDS}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Away, Home]}}, Dorn: {{arena: [Hound], deck: 5}}}}
when: [{{play: Away}}, {{play: Home}}, {{resolve: all}}]
then: {{Hound: {{zone: hand}}, Dorn: {{hand: 2, deck: 4}}}}
""")


def test_whoever_played_what_is_negated_draws() -> None:
    FAB.confirm(f"""
cards:
  Hush: {{types: [instant], cost: 0, abilities: {abilities(HUSH)}}}
{CARDS}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Sip], life: 9}}, Dorn: {{hand: [Hush]}}, Mara: {{}}}}
when: [{{play: Sip}}, {{pass: Ira}}, {{play: Hush, by: Dorn}}, {{resolve: all}}]
then: {{Ira: {{hand: 1, life: 9}}, Dorn: {{hand: 0}}, Mara: {{hand: 0}}}}
""")


@pytest.mark.parametrize(
    ("text", "ira", "dorn"),
    [
        ("You can't gain {h} this turn.", 9, 10),
        ("Opposing heroes can't gain {h} this turn.", 10, 9),
        ("Heroes can't gain {h} this turn.", 9, 9),
    ],
)
def test_heroes_are_kept_from_gaining_life_for_a_turn(text: str, ira: int, dorn: int) -> None:
    FAB.confirm(f"""
cards:
  Drought: {{types: [instant], cost: 0, abilities: {abilities(text)}}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Drought], life: 9}}, Dorn: {{life: 9}}}}
when: [{{play: Drought}}, {{resolve: 1}}, {{gain life: 1, by: Ira}}, {{gain life: 1, by: Dorn}}]
then: {{Ira: {{life: {ira}}}, Dorn: {{life: {dorn}}}}}
""")


REFUSED = {
    "[{play: Ore}]": "8.1.7a",
    "[{play: Wall}]": "8.1.12a",
    "[{play: Jab}, {advance to: reaction}, {pass: Ira}, {play: Lunge, by: Dorn}]": "8.1.2a",
    "[{play: Jab}, {advance to: reaction}, {play: Parry}]": "8.1.3a",
    "[{play: Jab}, {resolve: 1}, {defend: [Helm], by: Dorn}, {advance to: resolution}, {play: Jab 2}, {resolve: 1},"
    " {defend: [Helm], by: Dorn}]": "7.3.2b",
    "[{play: Jab}, {resolve: 1}, {defend: [Rag], by: Dorn}]": "7.3.2b",
    "[{play: Jab}, {resolve: 1}, {defend: [Parry 2], by: Dorn}]": "7.3.2a",
}


@pytest.mark.parametrize("steps", REFUSED)
def test_what_is_refused_names_the_very_rule(steps: str) -> None:
    FAB.confirm(f"""
cards:
  Ore: {{types: [resource], pitch: 3, abilities: []}}
  Wall: {{types: [block], defense: 3, abilities: []}}
  Jab: {{types: [action], subtypes: [attack], cost: 0, power: 3, keywords: [go again], abilities: []}}
  Lunge: {{types: [attack reaction], cost: 0, abilities: []}}
  Parry: {{types: [defense reaction], cost: 0, defense: 2, abilities: []}}
  Helm: {{types: [equipment], subtypes: [head], defense: 1, abilities: []}}
  Rag: {{types: [action], cost: 0, abilities: []}}
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Ore, Wall, Jab, {{card: Jab, as: Jab 2}}, Parry]}}
  Dorn: {{hand: [Lunge, Rag, {{card: Parry, as: Parry 2}}], head: [Helm]}}
when: {steps}
then: {{illegal: "{REFUSED[steps]}"}}
""")
