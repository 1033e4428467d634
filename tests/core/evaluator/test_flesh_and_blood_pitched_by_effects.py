"""Flesh and Blood: cards that effects have somebody pitch, and what is gained for a card that is (1.14.3, 8.5.44)."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Red: {types: [action], subtypes: [attack], cost: 0, power: 6, pitch: 1, color: red, abilities: []}
  Blue: {types: [action], subtypes: [attack], cost: 0, power: 1, pitch: 3, color: blue, abilities: []}
  Chi: {types: [resource], chi: 1, color: blue, abilities: []}
  Blank: {types: [action], cost: 0, abilities: []}
  Mid: {types: [action], subtypes: [attack], cost: 2, power: 5, abilities: []}
  Top: {types: [instant], cost: 0, abilities: [{do: [{pitch: {top: 1}}]}]}
  Round: {types: [instant], cost: 0, abilities: [{do: [{pitch: {top: 1}, player: any}]}]}
  Two:
    types: [instant]
    cost: 0
    abilities:
      - do:
          - {pitch: {choose: 2, zone: hand, owner: you, color: red}, you may: true}
          - {if: {done: true}, do: [{gain life: 1}], otherwise: [{lose life: 1}]}
  Sated:
    types: [action]
    subtypes: [aura]
    abilities: [{when: {event: is pitched, object: {owner: you}}, do: [{gain life: 1}]}]
  Void:
    types: [action]
    subtypes: [aura]
    abilities: [{replace: {event: is pitched, object: {color: blue}}, with: [{banish: it}]}]
  Ban:
    types: [action]
    subtypes: [aura]
    abilities: [{passive: {cannot: be pitched}, affects: {color: red, zone: [hand, deck]}}]
""",
)


@each(
    {
        "the top card of the deck gives its resources, and has been pitched": """
given: {Ira: {hand: [Top], deck: [Red], arena: [Sated]}, Dorn: {}}
when: [{play: Top}, {resolve: 1}, {check: {Ira: {resources: 1, pitch: [Red], life: 20}}}, {resolve: 1}]
then: {Ira: {life: 21}}
""",
        "one that gives chi gives chi": """
given: {Ira: {hand: [Top], deck: [Chi]}, Dorn: {}}
when: [{play: Top}, {resolve: 1}]
then: {Ira: {chi: 1, resources: 0, pitch: [Chi]}}
""",
        "a card without a pitch value stays where it is (1.14.3a)": """
given: {Ira: {hand: [Top], deck: [Blank]}, Dorn: {}}
when: [{play: Top}, {resolve: 1}]
then: {Ira: {resources: 0, deck: [Blank], pitch: {count: 0}}}
""",
        "so does one that an effect keeps from being pitched": """
given: {Ira: {hand: [Top], deck: [Red], arena: [Ban]}, Dorn: {}}
when: [{play: Top}, {resolve: 1}]
then: {Ira: {resources: 0, deck: [Red]}}
""",
        "each player has what their own card gives": """
given: {Ira: {hand: [Round], deck: [Red]}, Dorn: {deck: [Blue]}}
when: [{play: Round}, {resolve: 1}]
then: {Ira: {resources: 1}, Dorn: {resources: 3, pitch: [Blue]}}
""",
        "who may pitch two and has but one is not asked (1.8.3b)": """
given: {Ira: {hand: [Two, Red, Blue]}, Dorn: {}}
when: [{play: Two}, {resolve: 1}]
then: {Ira: {resources: 0, life: 19, hand: 2}}
twin:
  change:
    given.Ira.hand: [Two, Red, {card: Red, as: other}]
    choices: [{player: Ira, question: may, answer: yes}]
  then: {Ira: {resources: 2, life: 21, hand: 0}}
""",
        "what becomes of a card in place of being pitched gives nothing, and the cost is paid with others": """
given: {Ira: {hand: [Mid, Blue, Red, {card: Red, as: other}], arena: [Void]}, Dorn: {}}
when: [{play: Mid}]
choices: [{player: Ira, question: pitch, answer: Blue}, {player: Ira, question: pitch, answer: Red}]
then: {Ira: {resources: 0, pitch: {count: 2}, banished: [Blue]}}
""",
        "or not at all": """
given: {Ira: {hand: [Mid, Blue], arena: [Void]}, Dorn: {}}
when: [{play: Mid}]
then: {illegal: "1.14.2"}
""",
    }
)
def test_what_is_pitched_gives_what_it_says(body: str) -> None:
    FAB.confirm(body)
