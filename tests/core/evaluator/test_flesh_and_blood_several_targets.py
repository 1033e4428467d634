"""Flesh and Blood: attacks with several attack-targets, each defended and dealt damage by itself (1.4.5c, 7.3.2f)."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_stops

SAID = json.dumps(ability_text("flesh-and-blood").read("This attacks up to 2 targets.")[0].data["abilities"][0])
FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    f"""
cards:
  Sweep:
    types: [action]
    subtypes: [attack]
    cost: 0
    power: 5
    abilities: [{SAID}, {{when: {{event: hits, object: me}}, do: [{{draw: 1}}]}}]
  Jab: {{types: [action], subtypes: [attack], cost: 0, power: 3, defense: 3, abilities: []}}
  Wall: {{types: [action], cost: 0, defense: 4, abilities: []}}
  Dodge: {{types: [defense reaction], cost: 0, defense: 3, abilities: []}}
  Imp: {{types: [action], subtypes: [ally], power: 2, life: 3, abilities: []}}
  Guard: {{types: [equipment], subtypes: [arms], defense: 2, keywords: [protect], abilities: []}}
  Slay: {{types: [instant], cost: 0, abilities: [{{do: [{{destroy: {{choose: 1, subtype: ally}}}}]}}]}}
  Haunt: {{types: [attack reaction], cost: 0, abilities: [{{do: [{{discard: 1, player: defending player}}]}}]}}
  Wide: {{types: [action], cost: 0, keywords: [go again], abilities:
    [{{do: [{{give: {{attacks up to: 2}}, to: {{next: {{is: [attack], controller: you}}}}, for: this turn}}]}}]}}
  Whip: {{types: [weapon], subtypes: [whip, 1H], power: 2, abilities:
    [{{use: {{action points: 1}}, keywords: [action], do: [{{attack: true}}]}},
    {{passive: {{attacks up to: 3}}, affects: me}}]}}
""",
)
BOTH = "choices: [{player: Ira, question: attack target, answer: [Dorn's hero, Kano's hero]}]\n"
ON_TWO = (
    "given: {Ira: {hand: [Sweep, Haunt, Slay]}, Dorn: {hand: [Jab], arena: [Imp]}, Kano: {hand: [Wall, Dodge]}, "
    "Levi: {arms: [Guard], hand: [{card: Dodge, as: third}]}}\n"
)
DEALT = "{advance to: damage}, {resolve: all}"


@each(
    {
        "each hero is dealt what their own cards leave, and each is a hit": f"""{ON_TWO}{BOTH}
when: [{{play: Sweep}}, {{resolve: 1}}, {{defend: [Jab], by: Dorn}}, {{defend: [Wall], by: Kano}}, {DEALT}]
then: {{Dorn: {{life: 18}}, Kano: {{life: 19}}, Ira: {{hand: 4}}, events: [{{event: hits, times: 2}}]}}
""",
        "who declares nothing is dealt all of it": f"""{ON_TWO}{BOTH}
when: [{{play: Sweep}}, {{resolve: 1}}, {{defend: [Wall], by: Kano}}, {DEALT}]
then: {{Dorn: {{life: 15}}, Kano: {{life: 19}}}}
""",
        "who comes first clockwise declares first, in whatever order they were named (7.3.2f)": f"""{ON_TWO}
when: [{{play: Sweep}}, {{resolve: 1}}, {{defend: [Wall], by: Kano}}, {{defend: [Jab], by: Dorn}}]
choices: [{{player: Ira, question: attack target, answer: [Kano's hero, Dorn's hero]}}]
then: {{illegal: "7.3.2"}}
""",
        "a reaction defends the hero of whoever plays it (7.4.2d)": f"""{ON_TWO}{BOTH}
when:
  - {{play: Sweep}}
  - {{resolve: 1}}
  - {{advance to: reaction}}
  - {{play: Dodge, by: Kano}}
  - {{resolve: 1}}
  - {{advance to: damage}}
then: {{Dorn: {{life: 15}}, Kano: {{life: 18}}}}
""",
        "whoever is not attacked plays none (7.4.2b)": f"""{ON_TWO}{BOTH}
when: [{{play: Sweep}}, {{resolve: 1}}, {{advance to: reaction}}, {{play: third, by: Levi}}]
then: {{illegal: "7.4.2b"}}
""",
        "what protects any hero defends the one it is declared for": f"""{ON_TWO}{BOTH}
when: [{{play: Sweep}}, {{resolve: 1}}, {{defend: [Jab, Guard], by: Dorn}}, {DEALT}]
then: {{Dorn: {{life: 20}}, Kano: {{life: 15}}}}
""",
        "of a hero and an ally of the same player the hero is defended": f"""{ON_TWO}
when: [{{play: Sweep}}, {{resolve: 1}}, {{defend: [Jab], by: Dorn}}, {DEALT}]
choices: [{{player: Ira, question: attack target, answer: [Imp, Dorn's hero]}}]
then: {{Dorn: {{life: 18}}, Imp: {{zone: graveyard}}}}
""",
        "where one target is gone the other is dealt its damage (7.5.2b)": f"""{ON_TWO}
when: [{{play: Sweep}}, {{resolve: 1}}, {{play: Slay}}, {{resolve: 1}}, {DEALT}]
choices: [{{player: Ira, question: attack target, answer: [Imp, Kano's hero]}}]
then: {{Dorn: {{life: 20}}, Kano: {{life: 15}}, events: [{{event: hits, times: 1}}]}}
""",
        "who concedes is no target any more, and the other is the defending hero": f"""{ON_TWO}{BOTH}
when: [{{play: Sweep}}, {{resolve: 1}}, {{concede: Dorn}}, {{advance to: reaction}}, {{play: Haunt}}, {{resolve: 1}},
  {{advance to: damage}}]
then: {{Kano: {{life: 15, hand: 1}}}}
""",
        "one target may be enough": f"""{ON_TWO}
when: [{{play: Sweep, attacking: Kano}}, {{resolve: 1}}, {{advance to: damage}}]
then: {{Dorn: {{life: 20}}, Kano: {{life: 15}}}}
""",
        "it can be given to the next attack": f"""{BOTH}
given: {{Ira: {{hand: [Wide, Jab]}}, Dorn: {{}}, Kano: {{}}}}
when: [{{play: Wide}}, {{resolve: 1}}, {{play: Jab}}, {{resolve: 1}}, {{advance to: damage}}]
then: {{Dorn: {{life: 17}}, Kano: {{life: 17}}}}
""",
        "and a weapon can say it of its attacks": f"""{BOTH}
given: {{Ira: {{weapons: [Whip]}}, Dorn: {{}}, Kano: {{}}}}
when: [{{use: Whip}}, {{resolve: 1}}, {{advance to: damage}}]
then: {{Dorn: {{life: 18}}, Kano: {{life: 18}}}}
""",
    }
)
def test_each_target_is_attacked_by_itself(body: str) -> None:
    FAB.confirm(_with_a_discard(body) if "play: Haunt" in body else body)


def _with_a_discard(body: str) -> str:
    return body.replace("Kano's hero]}]", "Kano's hero]}, {player: Kano, question: discard, answer: Wall}]")


@pytest.mark.parametrize("answer", ["[Dorn's hero, Kano's hero, Levi's hero]", "[Dorn's hero, Dorn's hero]"])
def test_no_more_targets_than_it_says_and_none_of_them_twice(answer: str) -> None:
    choices = f"choices: [{{player: Ira, question: attack target, answer: {answer}}}]\n"
    assert_stops(FAB.run(ON_TWO + choices + "when: [{play: Sweep}]\nthen: {stack: [Sweep]}\n"), "may not answer")


def test_a_text_about_the_one_defending_hero_says_that_there_are_two() -> None:
    body = "when: [{play: Sweep}, {resolve: 1}, {advance to: reaction}, {play: Haunt}, {resolve: 1}]\n"
    run = FAB.run(ON_TWO + BOTH + body + "then: {Dorn: {hand: 0}}\n")
    assert_stops(run, "Several heroes are each the defending hero")


def test_up_to_one_target_is_what_any_attack_has_and_refused() -> None:
    plain = Written("flesh-and-blood", FAB.editions, FAB.cards.replace('"attacks up to": 2', '"attacks up to": 1'))
    with pytest.raises(UnableToReadScenario, match=r"how many targets \(a whole number from 2"):
        plain.read(ON_TWO + "when: []\nthen: {winner: none}\n")
