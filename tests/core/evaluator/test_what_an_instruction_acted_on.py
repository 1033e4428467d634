"""A name in an instruction is the name of what it was to act on: once each, and not of what went along with that."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Ox: {types: [creature], power: 2, toughness: 4}
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [
    {passive: {power: 1}, affects: {what I am attached to: true}}]}
  Wrap: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}]}
  Blink: {types: [sorcery], abilities: [{do: [{exile: {choose: 1, type: creature}, as: gone},
    {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Sweep: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature}}, as: dead},
    {gain life: {count: {linked: dead, zone: graveyard}}}]}]}
  Ears: {types: [enchantment], abilities: [
    {when: {any of: [{event: becomes unattached}, {event: loses control}]}, one or more: true, do: [{nothing: true}]}]}
""",
)
OF_MAGIC = {
    "what was exiled comes back, and neither its Equipment nor its Aura does so with it": """
        given:
          turn: {player: Ann}
          Ann: {hand: [Blink], battlefield: [Bear, {card: Blade, attached to: Bear}, {card: Wrap, attached to: Bear}]}
          Bob: {}
        when: [{cast: Blink, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: targets, answer: Bear}]
        then: {Bear: {zone: battlefield, power: 2}, Blade: {zone: battlefield, is not: [attached]},
          Wrap: {zone: graveyard}}
        """,
    "of several that were destroyed each counts once, whoever they belong to, and what was saved does not": """
        given:
          turn: {player: Ann}
          Ann: {life: 20, hand: [Sweep], battlefield: [Bear, {card: Blade, attached to: Bear}]}
          Bob: {battlefield: [Ox, {card: Ox, as: second}]}
        when: [{give: {keyword: indestructible}, to: second, for: until end of turn, by: Bob}, {cast: Sweep, by: Ann},
          {resolve: all}]
        then: {Ann: {life: 22}, second: {zone: battlefield}}
        """,
}


@pytest.mark.parametrize("heard", ["{}", "{battlefield: [Ears]}"], ids=["unheard", "heard"])
@each(OF_MAGIC)
def test_magic(body, heard):
    """Whether or not somebody hears what goes along with it."""
    MAGIC.confirm(body.replace("given:\n", f"given:\n          players: [Ann, Bob, Cid]\n          Cid: {heard}\n"))


RIFTBOUND = Written(
    "riftbound",
    ("v1.3",),
    """
cards:
  Bold: {types: [unit], might: 5}
  Blade: {types: [gear], might: 1, abilities: []}
  Offering: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit, controller: you}, as: victim},
    {gain xp: {count: {linked: victim, zone: trash}}}]}]}
""",
)
OF_RIFTBOUND = {
    "a unit that is killed is one object, and the gear on it none that was killed": """
        given:
          turn: {player: Ahri}
          Ahri: {base: [Bold, {card: Blade, attached to: Bold}], hand: [Offering]}
          Jinx: {}
        when: [{play: Offering, by: Ahri}, {resolve: all}]
        then: {Bold: {zone: trash}, Blade: {zone: base}, Ahri: {xp: 1}}
        """,
}


@each(OF_RIFTBOUND)
def test_riftbound(body):
    RIFTBOUND.confirm(body)
