"""Flesh and Blood: what an effect says that something costs, before more is added to it and taken off it (5.1.6a)."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.cases import each
from tests.verdicts import Written

TWO = json.dumps(ability_text("flesh-and-blood").read("This costs {r}{r} to play.")[0].data["abilities"])  # type: ignore[index,call-overload]
FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    f"""
cards:
  Decree: {{types: [action], subtypes: [aura], abilities:
    [{{passive: {{set cost: {{resources: 1}}}}, affects: {{type: action}}}}]}}
  Later: {{types: [action], subtypes: [aura], abilities:
    [{{passive: {{set cost: {{resources: 2}}}}, affects: {{type: action}}}}]}}
  Toll: {{types: [action], subtypes: [aura], abilities:
    [{{passive: {{cost: {{resources: 2}}}}, affects: {{type: action}}}}]}}
  Sale: {{types: [action], subtypes: [aura], abilities:
    [{{passive: {{cost: {{resources: -2}}}}, affects: {{type: action}}}}]}}
  Gift: {{types: [action], cost: 0, keywords: [go again], abilities:
    [{{do: [{{give: {{set cost: {{resources: 0}}}}, to: {{next: {{is: attack, controller: you}}}},
    for: this turn}}]}}]}}
  Own: {{types: [action], subtypes: [attack], cost: 6, power: 3, keywords: [go again], abilities: {TWO}}}
  Heavy: {{types: [action], subtypes: [attack], cost: 5, power: 9, keywords: [go again], abilities: []}}
  Whip: {{types: [weapon], subtypes: [whip, 1H], power: 2, abilities:
    [{{use: {{resources: 2, action points: 1}}, keywords: [action], do: [{{attack: true}}]}},
    {{passive: {{set cost: {{resources: 0}}}}, affects: me}}]}}
""",
)


@each(
    {
        "what is added is added to it, though it came before": """
given: {Ira: {hand: [Heavy], arena: [Toll, Decree], resources: 3}, Dorn: {}}
when: [{play: Heavy}]
then: {Ira: {resources: 0, action points: 0}}
""",
        "what is taken off is taken off that": """
given: {Ira: {hand: [Heavy], arena: [Sale, Toll, Decree], resources: 1}, Dorn: {}}
when: [{play: Heavy}]
then: {Ira: {resources: 0}}
""",
        "of two the later says what it costs": """
given: {Ira: {hand: [Heavy], arena: [Decree, Later], resources: 2}, Dorn: {}}
when: [{play: Heavy}]
then: {Ira: {resources: 0}}
""",
        "too little is too little": """
given: {Ira: {hand: [Heavy], arena: [Toll, Decree], resources: 2}, Dorn: {}}
when: [{play: Heavy}]
then: {illegal: "1.14.2"}
""",
        "the next attack costs nothing, and the one after it what it says": """
given: {Ira: {hand: [Gift, Heavy, Own], resources: 2}, Dorn: {}}
when: [{play: Gift}, {resolve: 1}, {play: Heavy}, {resolve: 1}, {advance to: resolution}, {play: Own}]
then: {Ira: {resources: 0}, Own: {zone: stack}}
""",
        "a card can say it of itself": """
given: {Ira: {hand: [Own], resources: 2}, Dorn: {}}
when: [{play: Own}]
then: {Ira: {resources: 0}}
""",
        "and a weapon of what its abilities cost": """
given: {Ira: {weapons: [Whip], resources: 1}, Dorn: {}}
when: [{use: Whip}]
then: {Ira: {resources: 1, action points: 0}}
""",
    }
)
def test_a_cost_is_set_first(body: str) -> None:
    FAB.confirm(body)


@pytest.mark.parametrize("behind", ["{pears: 1}", "1", "{resources: {count: {type: action}}}"])
def test_what_is_no_number_of_points_is_refused(behind: str) -> None:
    written = Written("flesh-and-blood", FAB.editions, FAB.cards.replace("{resources: 1}", behind))
    with pytest.raises(UnableToReadScenario):
        written.read("given: {Ira: {}, Dorn: {}}\nwhen: []\nthen: {winner: none}\n")
