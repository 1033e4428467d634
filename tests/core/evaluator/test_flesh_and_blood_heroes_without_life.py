"""Flesh and Blood: a demi-hero without life has none to lose, and is no living object (2.5.1a, 2.5.2)."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Hollow:
    types: [demi-hero]
    intellect: 2
    abilities:
      - use: {}
        keywords: [instant]
        works in: [inventory]
        do: [{transform: {choose: 1, type: hero, controller: you, target: false}, into: me}]
  Mortal: {types: [demi-hero], intellect: 2, life: 3, abilities: []}
  Spark: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Drain: {types: [instant], cost: 0, abilities: [{do: [{lose life: 2, player: opponent}]}]}
  Mend: {types: [instant], cost: 0, abilities: [{do: [{gain life: 2}]}]}
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, abilities: []}
""",
)
GONE_ON = """
given: {turn: {player: Ira}, Ira: {inventory: [Hollow], hand: [Mend]}, Dorn: {hand: [Spark, Drain]}}
"""


@each(
    {
        "whoever goes on as one has not lost (4.5.3a)": f"""{GONE_ON}
when: [{{use: Hollow, by: Ira}}, {{resolve: 1}}]
then: {{Hollow: {{zone: hero, lacks: [life]}}, winner: none}}
""",
        "what it would be dealt fails (8.5.3c)": f"""{GONE_ON}
when: [{{use: Hollow, by: Ira}}, {{resolve: 1}}, {{pass: Ira}}, {{play: Spark, by: Dorn}}, {{resolve: 1}}]
then: {{events: [{{event: takes damage, times: 0}}], winner: none}}
""",
        "it loses no life, and gains none (8.5.7a)": f"""{GONE_ON}
when:
  - {{use: Hollow, by: Ira}}
  - {{resolve: 1}}
  - {{play: Mend, by: Ira}}
  - {{resolve: 1}}
  - {{pass: Ira}}
  - {{play: Drain, by: Dorn}}
  - {{resolve: 1}}
then: {{Hollow: {{lacks: [life]}}, events: [{{event: gains life, times: 0}}], winner: none}}
""",
        "it cannot be attacked, and there is nothing else (1.4.5a)": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hero: [Hollow]}}
when: [{play: Jab, by: Ira}]
then: {illegal: "1.4.5"}
""",
        "one that has life is attacked, and dies": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hero: [Mortal]}}
when: [{play: Jab, by: Ira}, {resolve: 1}, {advance to: damage}]
then: {winner: Ira}
""",
        "its player can still concede": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hero: [Hollow]}}
when: [{concede: Dorn}]
then: {winner: Ira}
""",
    }
)
def test_a_hero_without_life_has_none_to_lose(body: str) -> None:
    FAB.confirm(body)
