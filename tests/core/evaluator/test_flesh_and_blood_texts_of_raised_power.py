"""Flesh and Blood: texts about power that is greater than its base, where it has been raised and where it has not."""

from __future__ import annotations

import json

from rules_data.core.abilities.reading import ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written


def said(text: str) -> str:
    """The abilities of a text, as a file has them."""
    found = [line.data for line in ability_text("flesh-and-blood").read(text)]
    return json.dumps([one for data in found for one in data["abilities"]])  # type: ignore[index, call-overload]


URGED = said("**Attack Reaction** - {r}: Target attack with {p} greater than its base {p} gains **overpower**.")
SNARE = said("When this defends an attack with {p} greater than its base, create a Might token.")
GIVES = "[{do: [{give: {%s}, to: {choose: 1, is: attack}}]}]"
FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    f"""
cards:
  Urge: {{types: [equipment], subtypes: [arms], abilities: {URGED}}}
  Snare: {{types: [block], defense: 2, abilities: {SNARE}}}
  Swing: {{types: [action], subtypes: [attack], cost: 0, power: 3, abilities: []}}
  Hone: {{types: [instant], cost: 0, abilities: {GIVES % 'power: 1'}}}
  Temper Down: {{types: [instant], cost: 0, abilities: {GIVES % 'power: -2'}}}
  Rebase: {{types: [instant], cost: 0, abilities: {GIVES % 'base power: 6'}}}
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Swing, Hone, Temper Down, Rebase], arms: [Urge], resources: 1}}
  Dorn: {{hand: [Snare]}}
""",
)
ATTACKED = "{play: Swing}, {resolve: 1}"
RAISED = f"{ATTACKED}, {{play: Hone}}, {{resolve: 1}}"


@each(
    {
        "an attack whose power was raised can be the target": f"""
when: [{RAISED}, {{advance to: reaction}}, {{use: Urge, by: Ira}}, {{resolve: 1}}]
then: {{Swing: {{power: 4, keywords: [overpower]}}}}
""",
        "one whose power is its base can not": f"""
when: [{ATTACKED}, {{advance to: reaction}}, {{use: Urge, by: Ira}}]
then: {{illegal: "5.1.5"}}
""",
        "nor one whose base itself has been raised": f"""
when: [{ATTACKED}, {{play: Rebase}}, {{resolve: 1}}, {{advance to: reaction}}, {{use: Urge, by: Ira}}]
then: {{illegal: "5.1.5"}}
""",
        "nor one that has lost more than it has gained": f"""
when: [{RAISED}, {{play: Temper Down}}, {{resolve: 1}}, {{advance to: reaction}}, {{use: Urge, by: Ira}}]
then: {{illegal: "5.1.5"}}
""",
        "what defends a raised attack triggers": f"""
when: [{RAISED}, {{defend: [Snare], by: Dorn}}, {{resolve: 1}}]
then: {{triggers: {{Snare: 1}}, Dorn: {{arena: {{count: 1}}}}}}
""",
        "what defends any other does not": f"""
when: [{ATTACKED}, {{defend: [Snare], by: Dorn}}]
then: {{triggers: {{Snare: 0}}}}
""",
    }
)
def test_power_is_held_against_its_base(body: str) -> None:
    FAB.confirm(body)
