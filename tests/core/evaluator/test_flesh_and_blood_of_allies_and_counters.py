"""Flesh and Blood: what allies deal is nobody else's, and counters change each value whose symbol they bear."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.core.evaluator.by_their_rules import each_of, holds
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Witch:
    types: [action]
    subtypes: [ally]
    power: 2
    life: 3
    abilities:
      - {use: {}, keywords: [instant], do: [{deal: 2, to: {choose: 1, type: hero, controller: opponent}, type: arcane}]}
  Bolt:
    types: [instant]
    cost: 0
    abilities: [{do: [{deal: 2, to: {choose: 1, type: hero, controller: opponent}, type: arcane}]}]
  Reap:
    types: [instant]
    cost: 0
    abilities:
      - do:
          - if: {happened: {event: takes damage, object: {type: hero, controller: opponent}, by player: you,
              category: arcane}, in: turn}
            do: [{draw: 1}]
  Mourn:
    types: [instant]
    cost: 0
    abilities:
      - do:
          - if: {happened: {event: takes damage, object: {type: hero, controller: opponent},
              by: {subtype: ally, controller: you}}, in: turn}
            do: [{draw: 1}]
  Bless: {types: [instant], cost: 0, abilities: [{do: [{put counter: "+1 life", to: {choose: 1, subtype: ally}}]}]}
  Wit: {types: [instant], cost: 0, abilities: [{do: [{put counter: "+2 intellect", to: {choose: 1, type: hero,
    controller: you}}]}]}
  Nibble: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, subtype: ally}}]}]}
  Page: {types: [hero], life: 20, intellect: 4, abilities: []}
  Pipe: {types: [equipment], subtypes: [arms], abilities: [{use: {do: [{remove counter: steam, count: 2,
    from: {choose: 1, subtype: item, controller: you, target: false}}]}, keywords: [instant], do: [{gain life: 1}]}]}
  Boiler: {types: [action], subtypes: [item], abilities: []}
""",
)
HELD = {
    "counters that a cost takes from one of several come from one that has so many (1.14.4b)": """
given: {turn: {player: Ira}, Ira: {arms: [Pipe], life: 10, arena: [{card: Boiler, as: b1, counters: {steam: 1}},
  {card: Boiler, as: b2, counters: {steam: 2}}]}, Dorn: {}}
when: [{use: Pipe}, {resolve: 1}]
then: {b1: {counters: {steam: 1}}, b2: {counters: {steam: 0}}, Ira: {life: 11}, asked: {objects: 0}}
""",
    "arcane damage that my ally has dealt to a hero is no damage that I have dealt (8.2.8e)": """
given: {turn: {player: Ira}, Ira: {arena: [Witch], hand: [Reap]}, Dorn: {}}
when: [{use: Witch}, {resolve: 1}, {play: Reap}, {resolve: 1}]
then: {Dorn: {life: 18}, Ira: {hand: 0}}
""",
    "what my card has dealt I have dealt (8.5.3)": """
given: {turn: {player: Ira}, Ira: {arena: [Witch], hand: [Reap, Bolt]}, Dorn: {}}
when: [{play: Bolt}, {resolve: 1}, {play: Reap}, {resolve: 1}]
then: {Dorn: {life: 18}, Ira: {hand: 1}}
""",
    "that an ally of mine has dealt it can be asked as well (8.5.3)": """
given: {turn: {player: Ira}, Ira: {arena: [Witch], hand: [Mourn]}, Dorn: {}}
when: [{use: Witch}, {resolve: 1}, {play: Mourn}, {resolve: 1}]
then: {Ira: {hand: 1}}
""",
    "a counter on an ally adds to its life, and stays as its life total is reset (4.4.3a)": """
given: {turn: {player: Ira}, Ira: {arena: [Witch], hand: [Bless, Nibble]}, Dorn: {}}
when: [{play: Bless}, {resolve: 1}, {play: Nibble}, {resolve: 1}, {check: {Witch: {life: 2}}}, {end turn: true}]
then: {Witch: {life: 4}}
""",
    "a counter adds to a hero's intellect, and as many cards are drawn (8.5.6)": """
given: {turn: {player: Ira}, Ira: {hero: [{card: Page, as: Ira's}], hand: [Wit]}, Dorn: {}}
when: [{play: Wit}, {resolve: 1}, {check: {Ira's: {intellect: 6}}}, {end turn: true}]
then: {Ira: {hand: 6}}
""",
}


@each_of(HELD)
def test_it_comes_out_so(sentence: str, body: str) -> None:
    holds(FAB, sentence, body)


@pytest.mark.parametrize("counter", ["+1", "+1{p}", "-1 pitch", "+1 strength", "+0 power"])
def test_a_counter_that_would_change_no_value_is_refused(counter: str) -> None:
    body = f"""
given: {{turn: {{player: Ira}}, Ira: {{arena: [{{card: Witch, counters: {{"{counter}": 1}}}}]}}, Dorn: {{}}}}
when: []
then: {{winner: none}}
"""
    with pytest.raises(UnableToReadScenario, match="a counter that acts by the rules"):
        FAB.read(body)
