"""Flesh and Blood: replacement effects of one player of which it makes no difference which is applied first (6.5.2)."""

from __future__ import annotations

import pytest

from tests.core.evaluator.by_their_rules import holds
from tests.verdicts import Written

FAB = Written(
    "flesh-and-blood",
    ("2026-06-10", "2026-02"),
    """
cards:
  Bolt: {types: [instant], cost: 0, abilities: [{do: [{deal: 4, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Screen: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3}]}]}
  Wall: {types: [instant], cost: 0, abilities: [{do: [{prevent: 5}]}]}
  Dodge: {types: [instant], cost: 0, abilities: [{do: [{prevent: 3, for: next time}]}]}
  Leap: {types: [instant], cost: 0, abilities: [{do: [{prevent: 5, for: next time}]}]}
  Spur: {types: [action], subtypes: [aura], abilities: [{replace: {event: takes damage, by: {controller: you},
    object: {type: hero}}, keeps: true, amount: {sum: [that much, 1]}}]}
  Charm: {types: [action], subtypes: [aura], keywords: [{ward: 3}], abilities: []}
  Snap: {types: [action], subtypes: [attack], power: 3, cost: 0,
    abilities: [{when: {event: hits, object: me}, do: [{draw: 1}]}]}
  Mend: {types: [instant], cost: 0, abilities: [{do: [{later: {replace: {event: takes damage, object: {type: hero,
    controller: you}}, with: [{gain life: that much}]}, for: next time}]}]}
""",
)


def twice_hurt(first: str, second: str, then: str, answer: str = "") -> str:
    """Dorn is dealt 4 damage twice, with two such instants in force."""
    choice = f"{{player: Dorn, question: order replacements, answer: {answer} (prevent)}}"
    choices = f"choices: [{choice}]\n" if answer else ""
    return f"""
given:
  turn: {{player: Ira}}
  Ira: {{hand: [{{card: Bolt, as: b1}}, {{card: Bolt, as: b2}}]}}
  Dorn: {{hand: [{{card: {first}, as: one}}, {{card: {second}, as: two}}]}}
when:
  - {{pass: Ira}}
  - {{play: one, by: Dorn}}
  - {{resolve: 1}}
  - {{pass: Ira}}
  - {{play: two, by: Dorn}}
  - {{resolve: 1}}
  - {{play: b1}}
  - {{resolve: 1}}
  - {{play: b2}}
  - {{resolve: 1}}
{choices}then: {then}
"""


@pytest.mark.parametrize(
    ("first", "second", "life", "rule"),
    [("Screen", "Screen", 18, "6.4.10j"), ("Screen", "Wall", 20, "6.4.10j"), ("Dodge", "Dodge", 16, "6.4.10i")],
)
def test_nobody_is_asked_where_all_orders_come_to_the_same(first: str, second: str, life: int, rule: str) -> None:
    then = f"{{Dorn: {{life: {life}}}, asked: {{order replacements: 0}}}}"
    holds(FAB, f"what one leaves the other takes ({rule})", twice_hurt(first, second, then))


@pytest.mark.parametrize(("first", "life"), [("one", 16), ("two", 19)])
def test_it_is_asked_which_one_off_prevention_is_used(first: str, life: int) -> None:
    """Where 5 are prevented of 4, the other one is kept for the next time; where 3 are, both are used."""
    then = f"{{Dorn: {{life: {life}}}}}"
    holds(FAB, "either may be the first (6.4.10i, 6.5.1)", twice_hurt("Dodge", "Leap", then, answer=first))


def test_two_effects_that_add_as_much_are_not_asked_about() -> None:
    FAB.confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Bolt], arena: [{card: Spur, as: s1}, {card: Spur, as: s2}]}, Dorn: {}}
when: [{play: Bolt}, {resolve: 1}]
then: {Dorn: {life: 14}, asked: {order replacements: 0}}
""")


def test_it_is_asked_which_of_two_permanents_is_destroyed_first() -> None:
    FAB.confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Bolt]}, Dorn: {arena: [{card: Charm, as: c1}, {card: Charm, as: c2}]}}
when: [{play: Bolt}, {resolve: 1}]
choices: [{player: Dorn, question: order replacements, answer: c2/ward 3}]
then: {Dorn: {life: 20}, asked: {order replacements: 1}}
""")


def test_an_attack_whose_damage_is_replaced_is_told_not_to_have_hit() -> None:
    body = """
given: {turn: {player: Ira}, Ira: {hand: [Snap]}, Dorn: {hand: [Mend]}}
when: [{play: Snap}, {resolve: 1}, {pass: Ira}, {play: Mend, by: Dorn}, {resolve: 1}, {advance to: damage}]
then: {triggers: {Snap: 0}, Dorn: {life: 23}}
"""
    holds(FAB, "it has not hit (7.5.5b)", body)
