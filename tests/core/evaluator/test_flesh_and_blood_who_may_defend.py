"""Flesh and Blood: what cannot defend against an attack, and how many such cards; attacks from the arsenal."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Sneak: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [
    {passive: {cannot be defended by: {cost: {at most: 1}}}, affects: me}]}
  Weak Only: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [
    {passive: {cannot be defended by: {power: {at most: 5}}}, affects: me}]}
  Crowd: {types: [action], subtypes: [attack], power: 4, cost: 0, abilities: [
    {passive: {cannot be defended by: {type: action}, more than: 1}, affects: me}]}
  Cheap: {types: [action], cost: 1, defense: 2}
  Dear: {types: [action], cost: 3, defense: 2}
  Hood: {types: [equipment], subtypes: [head], defense: 1}
  Parry: {types: [defense reaction], cost: 1, defense: 4}
  Blind: {types: [instant], cost: 0, abilities: [{do: [
    {give: {cannot be defended by: {type: equipment}}, to: {choose: 1, is: [attacking]}, for: this turn}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

CASES = {
    "what an attack cannot be defended by does not defend": """
        given: {Ira: {hand: [Sneak]}, Bravo: {hand: [Cheap, Dear]}}
        when: [{play: Sneak}, {resolve: 1}, {defend: [Dear, Cheap], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {defend: [Dear], by: Bravo}, then: {}}, then: {Dear: {is: [defending]}}}
        """,
    "equipment has no cost, and so none that is too low": """
        given: {Ira: {hand: [Sneak]}, Bravo: {head: [Hood]}}
        when: [{play: Sneak}, {resolve: 1}, {defend: [Hood], by: Bravo}]
        then: {Hood: {is: [defending]}}
        """,
    "a card without power has none that is low": """
        given: {Ira: {hand: [Weak Only]}, Bravo: {hand: [Dear, Strike]}}
        when: [{play: Weak Only}, {resolve: 1}, {defend: [Dear], by: Bravo}]
        then: {Dear: {is: [defending]}}
        twin: {change: {when.2: {defend: [Strike], by: Bravo}}, then: {illegal: true}}
        """,
    "a defense reaction that may not defend is not played": """
        given: {Ira: {hand: [Sneak]}, Bravo: {hand: [Parry], resources: 1}}
        when: [{play: Sneak}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Parry, by: Bravo}]
        then: {illegal: true}
        twin: {change: {given.Ira.hand: [Crowd], when.0: {play: Crowd}, then: {}}, then: {stack: [Parry]}}
        """,
    "of what may not defend in number, so many may": """
        given: {Ira: {hand: [Crowd]}, Bravo: {hand: [Cheap, Dear], head: [Hood]}}
        when: [{play: Crowd}, {resolve: 1}, {defend: [Cheap, Dear], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {defend: [Cheap, Hood], by: Bravo}, then: {}}, then: {Cheap: {is: [defending]}}}
        """,
    "an effect may say it of an attack that is there": """
        given: {Ira: {hand: [Strike, Blind]}, Bravo: {head: [Hood]}}
        when: [{play: Strike}, {resolve: 1}, {play: Blind, by: Ira}, {resolve: 1}, {defend: [Hood], by: Bravo}]
        then: {illegal: true}
        twin: {change: {when.2: {draw: 1, by: Ira}, when.3: {draw: 1, by: Ira}, then: {}},
          then: {Hood: {is: [defending]}}}
        """,
}


@each(CASES)
def test_of_what_may_defend(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize(("zone", "life"), [("arsenal", 15), ("hand", 17)])
def test_a_text_asks_whether_a_card_was_played_from_the_arsenal(zone: str, life: int) -> None:
    (line,) = ability_text("flesh-and-blood").read("When this attacks, if it was played from arsenal, it gets +2{p}.")
    assert isinstance(line.data, dict), line.reading.not_understood
    abilities = json.dumps(line.data["abilities"])
    cards = f"cards:\n  Dart: {{types: [action], subtypes: [attack], power: 3, cost: 0, abilities: {abilities}}}\n"
    Written("flesh-and-blood", ("2026-06-10",), cards).confirm(f"""
        given: {{Ira: {{{zone}: [Dart]}}, Bravo: {{life: 20}}}}
        when: [{{play: Dart}}, {{resolve: all}}, {{advance to: damage}}]
        then: {{Bravo: {{life: {life}}}}}
        """)
