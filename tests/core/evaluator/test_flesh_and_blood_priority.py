"""Flesh and Blood: who has priority, after a pass and after whatever all have passed for (1.11.3 to 1.11.5)."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Zap: {types: [instant], cost: 0, abilities: [{do: [{gain life: 1}]}]}
  Bell: {types: [equipment], subtypes: [arms], abilities: [{use: {}, keywords: [instant], do: [{gain life: 1}]}]}
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, defense: 2, abilities: []}
""",
)
TWO = "given: {Ira: {hand: [Zap, Jab, {card: Zap, as: z2}], arms: [Bell]}, Dorn: {hand: [{card: Zap, as: his}]}}\n"
THREE = "given: {Ira: {hand: [Zap]}, Dorn: {hand: [{card: Zap, as: his}]}, Kano: {hand: [{card: Zap, as: k}]}}\n"


@each(
    {
        "who has passed plays nothing until somebody acts": f"""{TWO}
when: [{{play: Zap}}, {{pass: Ira}}, {{play: z2, by: Ira}}]
then: {{illegal: "1.11.4"}}
""",
        "and activates nothing": f"""{TWO}
when: [{{play: Zap}}, {{pass: Ira}}, {{use: Bell, by: Ira}}]
then: {{illegal: "1.11.4"}}
""",
        "once another has acted it goes round to them again": f"""{TWO}
when: [{{play: Zap}}, {{pass: Ira}}, {{play: his, by: Dorn}}, {{pass: Dorn}}, {{use: Bell, by: Ira}}]
then: {{priority: Ira, stack: [Zap, his, Bell]}}
""",
        "of three the second that has passed as little as the first": f"""{THREE}
when: [{{play: Zap}}, {{pass: Ira}}, {{pass: Dorn}}, {{play: his, by: Dorn}}]
then: {{illegal: "1.11.4"}}
""",
        "the third may act, and then the turn goes round from there": f"""{THREE}
when: [{{play: Zap}}, {{pass: Ira}}, {{pass: Dorn}}, {{play: k, by: Kano}}, {{pass: Kano}}]
then: {{priority: Ira}}
""",
        "the turn-player has priority once all have passed and a layer has resolved": f"""{TWO}
when: [{{play: Zap}}, {{pass: Ira}}, {{resolve: 1}}]
then: {{priority: Ira, Ira: {{life: 21}}}}
""",
        "as when a step of combat has begun": f"""{TWO}
when: [{{play: Jab}}, {{resolve: 1}}, {{pass: Ira}}, {{advance to: reaction}}]
then: {{priority: Ira}}
""",
        "whoever concedes takes nobody's priority with them": f"""{THREE}
when: [{{play: Zap}}, {{pass: Ira}}, {{concede: Kano}}]
then: {{priority: Dorn}}
""",
        "and leaves their own to the next": f"""{THREE}
when: [{{pass: Ira}}, {{play: his, by: Dorn}}, {{concede: Dorn}}]
then: {{priority: Kano}}
""",
    }
)
def test_priority_goes_round(body: str) -> None:
    FAB.confirm(body)
