"""Texts of Flesh and Blood on what is paid, and on what may be played, are read from their words and then run."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written, assert_stops

EDITIONS = ("2026-06-10", "2026-02")
SHARED = """
  Jab: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: []}
  Blade: {types: [weapon], subtypes: [sword, 1H], power: 3, abilities: [
    {use: {resources: 2, action points: 1}, keywords: [action], do: [{attack: true}]}]}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1, abilities: []}
  Lunge: {types: [action], subtypes: [attack], power: 6, cost: 0, abilities: []}
  Trip: {types: [attack reaction], cost: 0, abilities: [{do: [{gain life: 1}]}]}
"""


def written(kind: str, *lines: str) -> Written:
    found = ability_text("flesh-and-blood").read("\n".join(lines), "Paper Lantern")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    abilities = json.dumps([each for one in found for each in one.data.get("abilities", [])])
    return Written("flesh-and-blood", EDITIONS, f"\ncards:\n  Lantern: {{{kind}, abilities: {abilities}}}{SHARED}")


ATTACK = "types: [action], subtypes: [attack], power: 3, cost: 0"
ACTION = "types: [action], cost: 0, keywords: [go again]"
AURA = "types: [action], subtypes: [aura]"


@pytest.mark.parametrize(("answer", "power"), [("yes", 6), ("no", 3)])
def test_what_a_card_gains_for_an_additional_cost_it_has_if_that_was_paid(answer: str, power: int) -> None:
    text = "As an additional cost to play this, you may destroy a Copper you control. If you do, this gets +3{p}."
    written(ATTACK, text).confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], arena: [{{token: Copper}}]}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
choices: [{{player: Ira, question: pay optional cost, answer: {answer}}}]
then: {{Lantern: {{power: {power}}}}}
""")


def test_when_you_do_triggers_as_the_card_is_played() -> None:
    text = "As an additional cost to play this, you may destroy an item you control. When you do, draw a card."
    written(ATTACK, text).confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern], arena: [{token: Gold}]}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: pay optional cost, answer: yes}]
then: {Ira: {hand: 1}}
""")


def test_sword_attacks_cost_less_to_activate_and_others_do_not() -> None:
    body = """
given: {turn: {player: Ira}, Ira: {weapons: [Blade], arena: [Lantern], resources: 1}, Dorn: {}}
when: [{use: Blade}]
then: {Ira: {resources: 0}}
"""
    written(AURA, "Your sword attacks cost {r} less to activate.").confirm(body)
    assert_stops(written(AURA, "Your dagger attacks cost {r} less to activate.").run(body), "cannot pay")


def test_only_the_next_weapon_attack_costs_less_to_activate() -> None:
    text = "Your next weapon attack this turn costs {r} less to activate."
    assert_stops(
        written(ACTION, text).run("""
given: {turn: {player: Ira}, Ira: {weapons: [Blade], hand: [Lantern], resources: 2, action points: 3}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}, {use: Blade}, {resolve: 1},
  {advance to: resolution}, {use: Blade}]
then: {Ira: {resources: 0}}
"""),
        "cannot pay",
    )


BANISHED = "When this hits, you may banish a card from your hand. If you do, you may play it this turn."


@pytest.mark.parametrize("ends", [False, True])
def test_what_a_text_allows_to_be_played_this_turn_is_played_this_turn_alone(ends: bool) -> None:
    cards = written("types: [action], subtypes: [attack], power: 3, cost: 0, keywords: [go again]", BANISHED)
    steps = "{end turn: true}, {end turn: true}, " if ends else "{advance to: resolution}, "
    body = f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern, Jab], deck: 0}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {{advance to: damage}}, {{resolve: all}}, {steps}{{play: Jab}}]
choices: [{{player: Ira, question: may, answer: yes}}]
then: {{Jab: {{zone: stack}}}}
"""
    if ends:
        body = body.replace("then: {Jab: {zone: stack}}", "then: {illegal: true}")
    cards.confirm(body)


@pytest.mark.parametrize(("arsenal", "hand", "answers"), [
    ("", 0, "choices: [{player: Ira, question: may, answer: yes}]"),
    ("{card: Jab, as: kept}", 1, ""),
])  # fmt: skip
def test_reloading_needs_an_empty_arsenal(arsenal: str, hand: int, answers: str) -> None:
    written(ACTION, "**Reload**.").confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern, {{card: Jab, as: shot}}], arsenal: [{arsenal}]}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
{answers}
then: {{Ira: {{hand: {hand}}}}}
""")


def test_a_card_is_retrieved_for_a_resource() -> None:
    written(ACTION, "You may **retrieve** a dagger from your graveyard.").confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern], graveyard: [Knife], resources: 1}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: pay, answer: yes}]
then: {Knife: {zone: weapon}, Ira: {resources: 0}}
""")


def test_a_state_trigger_speaks_of_its_own_object() -> None:
    written(AURA, "When this has no frost counters on it, destroy it.").confirm("""
given: {turn: {player: Ira}, Ira: {arena: [{card: Lantern, counters: {frost: 1}}]}, Dorn: {}}
when: [{remove counter: frost, from: Lantern, by: Ira}, {resolve: all}]
then: {Lantern: {zone: graveyard}}
""")


def test_every_source_that_one_controls_is_meant_by_a_source() -> None:
    written(AURA, "Whenever a source you control deals damage to an opposing hero, gain 1{h}.").confirm("""
given: {turn: {player: Ira}, Ira: {arena: [Lantern], hand: [Jab]}, Dorn: {life: 20}}
when: [{play: Jab}, {resolve: 1}, {advance to: damage}, {resolve: all}]
then: {Dorn: {life: 17}, Ira: {life: 21}}
""")
