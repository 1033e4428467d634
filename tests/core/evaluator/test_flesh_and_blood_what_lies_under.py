"""Flesh and Blood: what lies under a permanent is found by that alone, wherever a filter looks otherwise (3.0.14)."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Kiln:
    types: [token]
    subtypes: [item]
    abilities:
      - {name: break, use: {destroy: {choose: 1, under me: true, target: false}}, keywords: [instant], do: [{draw: 1}]}
      - {name: count, use: {}, keywords: [instant], do: [{gain life: {count: {under me: true}}}]}
  Bake:
    types: [action]
    cost: 0
    keywords: [go again]
    abilities: [{do: [{transform: {choose: 1, subtype: ash, controller: you}, into token: {name: Kiln}}]}]
  Clay: {types: [action], subtypes: [ash], abilities: []}
given: {Ana: {hand: [Bake], arena: [Clay, {card: Clay, as: dust}]}, Ben: {arena: [{token: Kiln, as: his}]}}
choices: [{player: Ana, question: targets, answer: Clay}]
""",
)


@each(
    {
        "the one that lies there is counted, and the one beside it is not": """
when: [{play: Bake, by: Ana}, {resolve: 1}, {use: Kiln, ability: count, by: Ana}, {resolve: 1}]
then: {Clay: {zone: under}, Ana: {life: 21}}
""",
        "it pays a cost": """
when: [{play: Bake, by: Ana}, {resolve: 1}, {use: Kiln, ability: break, by: Ana}, {resolve: 1}]
then: {Clay: {zone: graveyard}, dust: {zone: permanent}, Ana: {hand: 1}}
""",
        "where nothing lies, nothing is there to be counted": """
when: [{play: Bake, by: Ana}, {resolve: 1}, {pass: Ana}, {use: his, ability: count, by: Ben}, {resolve: 1}]
then: {Ben: {life: 20}}
""",
    }
)
def test_what_lies_under_a_permanent_is_found(body: str) -> None:
    FAB.confirm(body)
