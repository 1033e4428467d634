"""Flesh and Blood, 5.2.3: how often abilities may be activated where effects allow more than their limits."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Edge: {types: [weapon], subtypes: [sword, 1H], power: 3, abilities: [
    {use: {}, keywords: [action], limit: once each turn, do: [{attack: true}]}]}
  Claw: {types: [weapon], subtypes: [claw, 1H], power: 1, abilities: [
    {use: {}, keywords: [action], do: [{attack: true}]}]}
  Bow: {types: [weapon], subtypes: [bow, 2H], abilities: [
    {use: {}, name: load, keywords: [instant], limit: once each turn, do: [{gain life: 1}]},
    {use: {}, name: aim, keywords: [instant], limit: once each turn, do: [{gain resources: 1}]}]}
  Once More: {types: [instant], abilities: [{do: [
    {give: {more attacks: 1}, to: {choose: 1, type: weapon}, for: this turn}]}]}
  Twice: {types: [instant], abilities: [{do: [
    {give: {attacks in total: 2}, to: {choose: 1, type: weapon}, for: this turn}]}]}
  Spread: {types: [instant], abilities: [{do: [
    {give: {more activations: 2}, to: {choose: 1, type: weapon}, for: this turn}]}]}
  Each: {types: [instant], abilities: [{do: [
    {give: {more activations of each: 1}, to: {all: {subtype: bow, controller: you}}, for: this turn}]}]}
  Two Edged: {types: [weapon], subtypes: [sword, 1H], power: 3, abilities: [
    {use: {}, keywords: [action], limit: once each turn, do: [{attack: true}]},
    {use: {}, keywords: [attack reaction], limit: once each turn, do: [
      {give: {power: 1}, to: {choose: 1, is: [active attack], type: weapon}}]}]}
  Hunger: {types: [action], subtypes: [aura], abilities: [
    {when: {event: hits, object: {type: weapon, controller: you}}, do: [
      {give: {more attacks: 1}, to: it, for: this turn}]}]}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)
ATTACK = "{use: Edge}, {resolve: 1}, {advance to: resolution}"
MINE = "weapons: [Edge], action points: 9"

OF_TWO = (
    "{use: Two Edged, ability: '1'}, {resolve: 1}, {advance to: reaction}, "
    "{use: Two Edged, ability: '2'}, {resolve: 1}"
)
CASES = {
    "each of two abilities without a name has its own limit, and a weapon's attack is the active attack": f"""
        given: {{Ira: {{weapons: [Two Edged]}}, Bravo: {{life: 20}}}}
        when: [{OF_TWO}, {{advance to: damage}}]
        then: {{Bravo: {{life: 16}}, Two Edged: {{power: 3}}}}
        """,
    "and none of them is used more often than that": f"""
        given: {{Ira: {{weapons: [Two Edged]}}, Bravo: {{life: 20}}}}
        when: [{OF_TWO}, {{use: Two Edged, ability: '2'}}]
        then: {{illegal: 5.2.2}}
        """,
    "one more attack is one more, and no second one": f"""
        given: {{Ira: {{{MINE}, hand: [Once More]}}, Bravo: {{life: 20}}}}
        when: [{{play: Once More}}, {{resolve: 1}}, {ATTACK}, {ATTACK}, {{use: Edge}}]
        then: {{illegal: true, Bravo: {{life: 14}}}}
        """,
    "two effects allow two more attacks": f"""
        given: {{Ira: {{{MINE}, hand: [Once More, {{card: Once More, as: other}}]}}, Bravo: {{life: 20}}}}
        when: [{{play: Once More}}, {{resolve: 1}}, {{play: other}}, {{resolve: 1}}, {ATTACK}, {ATTACK}, {ATTACK}]
        then: {{Bravo: {{life: 11}}}}
        twin: {{change: {{when.13: {{use: Edge}}}}, then: {{illegal: true}}}}
        """,
    "what sets the number of attacks adds nothing when it comes twice": f"""
        given: {{Ira: {{{MINE}, hand: [Twice, {{card: Twice, as: other}}]}}, Bravo: {{life: 20}}}}
        when: [{{play: Twice}}, {{resolve: 1}}, {{play: other}}, {{resolve: 1}}, {ATTACK}, {ATTACK}, {{use: Edge}}]
        then: {{illegal: true, Bravo: {{life: 14}}}}
        """,
    "an additional attack goes beyond a number that was set": f"""
        given: {{Ira: {{{MINE}, hand: [Twice, Once More]}}, Bravo: {{life: 20}}}}
        when: [{{play: Twice}}, {{resolve: 1}}, {{play: Once More}}, {{resolve: 1}}, {ATTACK}, {ATTACK}, {ATTACK}]
        then: {{Bravo: {{life: 11}}}}
        twin: {{change: {{when.13: {{use: Edge}}}}, then: {{illegal: true}}}}
        """,
    "a number that is set limits what had no limit": """
        given: {Ira: {weapons: [Claw], hand: [Twice], action points: 9}, Bravo: {life: 20}}
        when: [{play: Twice}, {resolve: 1}, {use: Claw}, {resolve: 1}, {advance to: resolution}, {use: Claw},
          {resolve: 1}, {advance to: resolution}, {use: Claw}]
        then: {illegal: true, Bravo: {life: 18}}
        twin: {change: {when.0: {draw: 1, by: Ira}, when.1: {draw: 1, by: Ira}, then: {}}, then: {stack: [Claw]}}
        """,
    "additional activations of one object are spread over its abilities": """
        given: {Ira: {weapons: [Bow], hand: [Spread], life: 10, resources: 0}, Bravo: {}}
        when: [{play: Spread}, {resolve: 1}, {use: Bow, ability: load}, {use: Bow, ability: load},
          {use: Bow, ability: load}, {use: Bow, ability: aim}, {resolve: 4}]
        then: {Ira: {life: 13, resources: 1}}
        twin: {change: {when.6: {use: Bow, ability: aim}}, then: {illegal: true}}
        """,
    "an additional activation of each ability cannot be spread": """
        given: {Ira: {weapons: [Bow], hand: [Each], life: 10, resources: 0}, Bravo: {}}
        when: [{play: Each}, {resolve: 1}, {use: Bow, ability: load}, {use: Bow, ability: load},
          {use: Bow, ability: aim}, {use: Bow, ability: aim}, {resolve: 4}]
        then: {Ira: {life: 12, resources: 2}}
        twin: {change: {when: [{play: Each}, {resolve: 1}, {use: Bow, ability: load}, {use: Bow, ability: load},
          {use: Bow, ability: load}]}, then: {illegal: true}}
        """,
    "an additional attack is of no use to an ability that is no attack": """
        given: {Ira: {weapons: [Bow], hand: [Once More]}, Bravo: {}}
        when: [{play: Once More}, {resolve: 1}, {use: Bow, ability: load}, {use: Bow, ability: load}]
        then: {illegal: true}
        """,
    "to attack once more with an attack is to do so with its weapon, each time that it hits": f"""
        given: {{Ira: {{{MINE}, arena: [Hunger]}}, Bravo: {{life: 20}}}}
        when: [{ATTACK}, {{resolve: all}}, {ATTACK}, {{resolve: all}}, {ATTACK}]
        then: {{Bravo: {{life: 11}}}}
        """,
    "the additional attack is over with the turn": """
        given: {Ira: {weapons: [Edge], hand: [Once More], action points: 9}, Bravo: {life: 20}}
        when: [{play: Once More}, {resolve: 1}, {end turn: true}, {end turn: true}, {use: Edge}, {resolve: 1},
          {advance to: resolution}, {gain action points: 1, by: Ira}, {use: Edge}]
        then: {illegal: true, Bravo: {life: 17}}
        """,
}


@each(CASES)
def test_of_activating_beyond_a_limit(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("You may attack an additional time with target sword this turn.", {"more attacks": 1}),
        ("Target dagger may attack twice this turn.", {"attacks in total": 2}),
        ("You may activate target bow you control 3 additional times this turn.", {"more activations": 3}),
        (
            "You may activate abilities of daggers you control an additional time this turn.",
            {"more activations of each": 1},
        ),
    ],
)
def test_a_text_says_how_often_more(text: str, given: object) -> None:
    (line,) = ability_text("flesh-and-blood").read(text)
    assert isinstance(line.data, dict), line.reading.not_understood
    (done,) = line.data["abilities"][0]["do"]
    assert done["give"] == given


def test_it_is_not_the_hero_who_was_hit_that_attacks_once_more() -> None:
    text = "When this hits a hero, you may attack with it an additional time this turn."
    (line,) = ability_text("flesh-and-blood").read(text)
    assert isinstance(line.data, dict)
    (done,) = line.data["abilities"][0]["do"]
    assert done["to"] == "me"
