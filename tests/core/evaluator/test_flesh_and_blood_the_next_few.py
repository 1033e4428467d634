"""Flesh and Blood: effects on the next two or more objects (Comprehensive Rules 6.2.2b, 6.2.4)."""

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

EDITIONS = ("2026-06-10", "2026-02")
CARDS = """
cards:
  Drum: {{types: [instant], cost: 0,
    abilities: [{{do: [{{give: {{{}}}, to: {{next: {{{}}}, count: 2}}, for: this turn}}]}}]}}
  Wait: {{types: [action], cost: 0, keywords: [go again], abilities: [{{do: [{{draw: 1}}]}}]}}
  Jab: {{types: [action], subtypes: [attack], power: 3, cost: 1, keywords: [go again], abilities: []}}
  Cut: {{types: [action], subtypes: [attack], power: 1, cost: 1, keywords: [go again], abilities: []}}
  Hook: {{types: [action], subtypes: [attack], power: 4, cost: 1, abilities: []}}
"""
ATTACKS = "is: [attack], controller: you"


def confirm(gives, to, body):
    Written("flesh-and-blood", EDITIONS, CARDS.format(gives, to)).confirm(body)


def test_an_amount_is_fixed_as_the_effect_first_applies_and_the_second_object_gets_the_same():
    confirm("power: {hand of: you}", ATTACKS, """
given: {turn: {player: Ira}, Ira: {resources: 9, hand: [Drum, Jab, Cut, Hook]}, Dorn: {}}
when: [{play: Drum}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Cut}, {resolve: 1}]
then: {Jab: {power: 5}, Cut: {power: 3}}
""")  # fmt: skip


def test_two_cards_cost_less_and_the_third_does_not():
    confirm("cost: {resources: -1}", "is: [attack, played], controller: you", """
given: {turn: {player: Ira}, Ira: {resources: 1, hand: [Drum, Jab, Cut, Hook]}, Dorn: {}}
when: [{play: Drum}, {resolve: 1}, {play: Jab}, {resolve: 1}, {advance to: resolution}, {play: Cut}, {resolve: 1},
  {check: {Ira: {resources: 1}}}, {advance to: resolution}, {play: Hook}]
then: {Ira: {resources: 0}}
""")  # fmt: skip


@pytest.mark.parametrize(
    ("third", "then"), [("", "stack: [Wait, w2]"), (", {play: w3, as instant: true}", "illegal: true")]
)
def test_two_cards_may_be_played_as_instants_and_the_third_may_not(third, then):
    confirm("can: be played as an instant", "type: action, controller: you", f"""
given: {{turn: {{player: Dorn}}, Dorn: {{}},
  Ira: {{hand: [Drum, Wait, {{card: Wait, as: w2}}, {{card: Wait, as: w3}}]}}}}
when: [{{pass: Dorn}}, {{play: Drum, by: Ira}}, {{resolve: 1}}, {{pass: Dorn}},
  {{play: Wait, by: Ira, as instant: true}}, {{play: w2, by: Ira, as instant: true}}{third.replace("}", ", by: Ira}")}]
then: {{{then}}}
""")  # fmt: skip


def test_an_object_that_can_use_only_a_part_of_the_effect_is_one_of_the_two_all_the_same():
    confirm("power: 2, keyword: dominate", "type: action, controller: you", """
given: {turn: {player: Ira}, Ira: {resources: 9, hand: [Drum, Wait, Jab, Cut]}, Dorn: {}}
when: [{play: Drum}, {resolve: 1}, {play: Wait}, {resolve: 1}, {play: Jab}, {resolve: 1},
  {check: {Jab: {power: 5, keywords: [dominate, go again]}}}, {advance to: resolution}, {play: Cut}, {resolve: 1}]
then: {Jab: {power: 5}, Cut: {power: 1}}
""")  # fmt: skip


@pytest.mark.parametrize("wrong", ["count: 1", "count: X", "count: {hand of: you}", "times: 2"])
def test_how_many_are_waited_for_is_a_number_from_two_on(wrong):
    cards = CARDS.format("power: 1", ATTACKS).replace("count: 2", wrong)
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(Written("flesh-and-blood", EDITIONS, cards).text("given: {Ira: {hand: [Drum]}}\nthen: {}"))
    assert "how many" in str(refused.value) or "Known: count, next" in str(refused.value)


MINE = {"is": ["attack"], "controller": "you"}


@pytest.mark.parametrize(
    ("text", "to", "lasts"),
    [
        ("Your next 2 attacks this turn get +1{p}.", MINE, "this turn"),
        ("Your next two attacks this turn get +1{p}.", MINE, "this turn"),
        ("The next 2 attacks this turn get +1{p}.", {"is": ["attack"]}, "this turn"),
        ("The next 2 attacks you play this turn get +1{p}.", {**MINE, "is": ["attack", "played"]}, "this turn"),
        ("Your next 2 attacks this combat chain get +1{p}.", MINE, "this combat chain"),
    ],
)
def test_a_text_says_how_many_are_waited_for(text, to, lasts):
    (line,) = ability_text("flesh-and-blood").read(text)
    given = {"give": {"power": 1}, "to": {"next": to, "count": 2}, "for": lasts}
    assert line.data == {"abilities": [{"do": [given]}]}


def test_the_next_two_cards_cost_less_as_a_text_says_it():
    (line,) = ability_text("flesh-and-blood").read("The next 2 ally cards you play this turn cost {r} less to play.")
    to = {"next": {"subtype": "ally", "controller": "you", "is": ["played"]}, "count": 2}
    assert line.data == {"abilities": [{"do": [{"give": {"cost": {"resources": -1}}, "to": to, "for": "this turn"}]}]}


def test_x_is_no_word_of_a_type():
    (line,) = ability_text("flesh-and-blood").read("Your next X attacks this turn get +1{p}.")
    assert line.data is None
