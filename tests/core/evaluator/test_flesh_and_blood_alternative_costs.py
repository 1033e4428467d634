"""Flesh and Blood: what is paid in place of a resource cost, and one of several additional costs (5.1.3, 5.4.4)."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written


def said(text: str) -> str:
    """The abilities of a text, as a file has them."""
    found = [line.data for line in ability_text("flesh-and-blood").read(text, "Cash Up")]
    return json.dumps([one for data in found for one in data["abilities"]])  # type: ignore[index, call-overload]


OFFER = said("You may destroy 2 Trinkets you control rather than pay Cash Up's {r} cost.\nDraw 2 cards.")
CHOICE = said("As an additional cost to play this, discard a card or destroy a Trinket you control.\nGain 1{h}.")
FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    f"""
cards:
  Cash Up: {{types: [action], cost: 4, keywords: [go again], abilities: {OFFER}}}
  Choosy: {{types: [action], cost: 0, abilities: {CHOICE}}}
  Trinket: {{types: [token], subtypes: [item], abilities: []}}
  Jab: {{types: [action], subtypes: [attack], cost: 0, power: 3, abilities: []}}
  Toll: {{types: [action], subtypes: [aura], abilities:
    [{{passive: {{cost: {{resources: 1}}}}, affects: {{type: action}}}}]}}
  Smother: {{types: [action], subtypes: [aura], abilities:
    [{{replace: {{event: is destroyed, object: {{name: Trinket}}}}, with: [{{banish: it}}]}}]}}
""",
)
TWO = "{token: Trinket, as: t1}, {token: Trinket, as: t2}"
WHICH = "choices: [{player: Ira, question: which cost, answer: %s}]\n"


@each(
    {
        "both can be paid, and the player says which": f"""
given: {{Ira: {{hand: [Cash Up], arena: [{TWO}], resources: 4}}, Dorn: {{}}}}
when: [{{play: Cash Up}}, {{resolve: 1}}]
{WHICH % "its own"}
then: {{Ira: {{hand: 2, resources: 0, action points: 1}}, t1: {{zone: permanent}}}}
twin: {{change: {{choices.0.answer: alternative}}, then: {{Ira: {{hand: 2, resources: 4}}, t1: {{zone: nowhere}}}}}}
""",
        "what is added is paid besides": f"""
given: {{Ira: {{hand: [Cash Up], arena: [{TWO}, Toll], resources: 1}}, Dorn: {{}}}}
when: [{{play: Cash Up}}, {{resolve: 1}}]
then: {{Ira: {{hand: 2, resources: 0}}, t1: {{zone: nowhere}}}}
""",
        "and cannot be left out": f"""
given: {{Ira: {{hand: [Cash Up], arena: [{TWO}, Toll], resources: 0}}, Dorn: {{}}}}
when: [{{play: Cash Up}}]
then: {{illegal: "1.14.2"}}
""",
        "so is the action point (8.1.1c)": f"""
given: {{Ira: {{hand: [Cash Up], arena: [{TWO}], action points: 0}}, Dorn: {{}}}}
when: [{{play: Cash Up}}]
then: {{illegal: "1.14.2"}}
""",
        "one Trinket is not enough": """
given: {Ira: {hand: [Cash Up], arena: [{token: Trinket, as: t1}]}, Dorn: {}}
when: [{play: Cash Up}]
then: {illegal: "1.14.2"}
""",
        "what something else becomes of is paid all the same (1.14.4c)": f"""
given: {{Ira: {{hand: [Cash Up], arena: [{TWO}, Smother]}}, Dorn: {{}}}}
when: [{{play: Cash Up}}, {{resolve: 1}}]
choices: [{{player: Ira, question: order replacements, answer: Smother for t1}}]
then: {{Ira: {{hand: 2}}}}
""",
        "of two additional costs one is paid": f"""
given: {{Ira: {{hand: [Choosy, Jab], arena: [{{token: Trinket, as: t1}}]}}, Dorn: {{}}}}
when: [{{play: Choosy}}, {{resolve: 1}}]
{WHICH % "destroy"}
then: {{Ira: {{life: 21}}, t1: {{zone: nowhere}}, Jab: {{zone: hand}}}}
twin: {{change: {{choices.0.answer: discard}}, then: {{Jab: {{zone: graveyard}}, t1: {{zone: permanent}}}}}}
""",
        "of the two only what can be": """
given: {Ira: {hand: [Choosy, Jab]}, Dorn: {}}
when: [{play: Choosy}, {resolve: 1}]
then: {Ira: {life: 21}, Jab: {zone: graveyard}}
""",
    }
)
def test_what_is_paid_in_place_of_a_cost(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize("cost", ["discard a card", "banish a card from your hand", "destroy a Trinket you control"])
def test_what_may_be_paid_instead_is_read(cost: str) -> None:
    assert "alternative cost" in said(f"You may {cost} rather than pay Cash Up's {{r}} cost.")
