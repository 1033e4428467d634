"""Replacement, prevention and the order of interactions, beyond the examples that ship (Flesh and Blood 6.4, 6.5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.scenarios import UnableToReadScenario
from tests.campaigns import campaign
from tests.verdicts import Written, assert_confirmed

SPARK = "Spark: {types: [instant], abilities: [{do: [{deal: 4, to: {choose: 1, type: hero, controller: opponent}}]}]}"


BOLT = "{{types: [instant], abilities: [{{do: [{{deal: {hit}, to: {{all: {{type: hero, owner: opponent}}}}}}]}}]}}"


def aura(amount):
    """A card whose replacement effect changes damage."""
    replaces = f"{{replace: {{event: takes damage}}, keeps: true, amount: {amount}}}"
    return f"{{types: [action], subtypes: [aura], abilities: [{replaces}]}}"


WRITTEN = Written("flesh-and-blood", ("2026-06-10", "2026-02"))
confirm, run = WRITTEN.confirm, WRITTEN.run


@campaign(40)
@given(st.lists(st.integers(1, 6), min_size=1, max_size=4), st.integers(1, 12))
def test_a_shield_prevents_its_amount_in_all_and_no_more(hits, shield):
    dealt = max(0, sum(hits) - shield)
    spells = "\n".join(f"  Bolt{n}: {BOLT.format(hit=hit)}" for n, hit in enumerate(hits))
    plays = ", ".join(f"{{play: Bolt{n}}}, {{resolve: 1}}" for n in range(len(hits)))
    hand = ", ".join(f"Bolt{n}" for n in range(len(hits)))
    confirm(f"""
cards:
  Shield: {{types: [instant], abilities: [{{do: [{{prevent: {shield}}}]}}]}}
{spells}
given: {{turn: {{player: Ira}}, Ira: {{hand: [{hand}]}}, Dorn: {{hand: [Shield], life: 40}}}}
when: [{{play: Shield, by: Dorn}}, {{resolve: 1}}, {plays}]
then: {{Dorn: {{life: {40 - dealt}}}}}
""")


def test_four_players_apply_their_effects_clockwise_from_the_selected_one():
    confirm(f"""
cards:
  {SPARK}
  A: {aura("{times: [that much, 2]}")}
  B: {aura("{sum: [that much, 1]}")}
  C: {aura("{times: [that much, 3]}")}
  D: {aura("{minus: [that much, 1]}")}
given:
  turn: {{player: One}}
  players: [One, Two, Three, Four]
  One: {{hand: [Spark], arena: [A]}}
  Two: {{arena: [B]}}
  Three: {{arena: [C], life: 40}}
  Four: {{arena: [D]}}
when: [{{play: Spark}}, {{resolve: 1}}]
choices:
  - {{player: One, question: targets, answer: Three's hero}}
  - {{player: One, question: first player, answer: Four}}
then: {{Three: {{life: 19}}, asked: {{first player: 1}}}}
""")


def test_ward_quell_and_barrier_come_one_after_another():
    found = confirm("""
cards:
  Bolt: {types: [instant], abilities: [{do: [{deal: 6, type: arcane, to: {all: {type: hero, owner: opponent}}}]}]}
  Aura: {types: [action], subtypes: [aura], keywords: [{ward: 2}]}
  Boots: {types: [equipment], subtypes: [legs], keywords: [{quell: 1}]}
given: {turn: {player: Ira}, Ira: {hand: [Bolt]}, Dorn: {arena: [Aura], legs: [Boots], resources: 1, life: 20}}
when: [{play: Bolt}, {resolve: 1}, {advance to: end}, {resolve: all}]
choices:
  - {player: Dorn, question: order replacements, answer: Boots/quell 1}
  - {player: Dorn, question: apply replacement, answer: yes}
then: {Dorn: {life: 17}, Aura: {zone: graveyard}}
""")
    prevented = [step.detail for step in found.trace if step.kind == "prevented"]
    assert [(one["before"], one["prevented"], one["after"]) for one in prevented] == [(6, 1, 5), (5, 2, 3)]


def test_an_optional_replacement_that_is_declined_is_not_asked_again():
    confirm(f"""
cards:
  {SPARK}
  Cloak:
    types: [equipment]
    abilities: [{{replace: {{event: takes damage}}, you may: true, prevent: 2}}]
given: {{turn: {{player: Ira}}, Ira: {{hand: [Spark]}}, Dorn: {{equipment: [Cloak], life: 20}}}}
when: [{{play: Spark}}, {{resolve: 1}}]
choices: [{{player: Dorn, question: apply replacement, answer: no}}]
then: {{Dorn: {{life: 16}}, asked: {{apply replacement: 1}}}}
""")


def test_a_replacement_of_the_next_event_is_used_up_by_it():
    confirm(f"""
cards:
  {SPARK}
  Hex:
    types: [instant]
    abilities:
      - do:
          - later: {{replace: {{event: takes damage}}, keeps: true, amount: {{sum: [that much, 2]}}}}
            for: next time
given:
  turn: {{player: Ira}}
  Ira: {{hand: [Hex, {{card: Spark, as: s1}}, {{card: Spark, as: s2}}]}}
  Dorn: {{life: 20}}
when: [{{play: Hex}}, {{resolve: 1}}, {{play: s1}}, {{resolve: 1}}, {{play: s2}}, {{resolve: 1}}]
then: {{Dorn: {{life: 10}}}}
""")


def test_an_attack_whose_damage_is_all_prevented_does_not_hit():
    confirm("""
cards:
  Jab: {types: [action], subtypes: [attack], power: 3, abilities: [{when: {event: hits, object: me}, do: [{draw: 1}]}]}
  Veil: {types: [equipment], abilities: [{replace: {event: takes damage, category: physical}, prevent: all}]}
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {equipment: [Veil], life: 20}}
when: [{play: Jab}, {resolve: 1}, {advance to: resolution}]
then: {Dorn: {life: 20}, triggers: {Jab: 0}, events: [{event: takes damage, times: 0}]}
""")


def test_an_event_replaced_by_one_of_its_own_kind_is_not_replaced_by_the_same_effect_again():
    confirm("""
cards:
  Study: {types: [action], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Greed: {types: [action], subtypes: [item], abilities: [{replace: {event: draws, player: you}, with: [{draw: 2}]}]}
given: {turn: {player: Ira}, Ira: {hand: [Study], arena: [Greed]}, Dorn: {}}
when: [{play: Study}, {resolve: 1}]
then: {Ira: {hand: 2}}
""")


def test_a_standard_replacement_in_several_parts_is_carried_out_in_their_order():
    confirm("""
cards:
  Study: {types: [action], cost: 0, abilities: [{do: [{draw: 1}]}]}
  Toll:
    types: [action]
    subtypes: [item]
    abilities:
      - replace: {event: draws, player: you}
        with: [{if: {life of: you, at least: 15}, do: [{lose life: 1}], otherwise: [{gain life: 1}]}, {draw: 1}]
given: {turn: {player: Ira}, Ira: {hand: [Study], arena: [Toll], life: 16}, Dorn: {}}
when: [{play: Study}, {resolve: 1}]
then: {Ira: {hand: 1, life: 15}}
""")


@pytest.mark.parametrize("kind", ["standard", "identity"])
def test_an_object_enters_with_counters_in_one_event(kind):
    confirm(f"""
cards:
  Engine:
    types: [action]
    subtypes: [item]
    cost: 0
    abilities:
      - {{replace: {{event: enters, object: me}}, class: {kind}, enters with: {{steam: 2}}}}
      - {{when: {{state: {{this: me, is: {{counters: {{steam: 0}}}}}}}}, do: [{{destroy: me}}]}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Engine]}}, Dorn: {{}}}}
when: [{{play: Engine}}, {{resolve: all}}]
then: {{Engine: {{zone: arena, counters: {{steam: 2}}}}, triggers: {{Engine: 0}}}}
""")


@pytest.mark.parametrize(
    ("ability", "expected"),
    [
        ("{replace: {event: takes damage}, class: outher}", "a class of replacement effects"),
        ("{replace: {event: takes damage}, prevent: much}", "an amount"),
        ("{replace: {event: takes damege}, prevent: 1}", "an event"),
        ("{replace: {event: enters, object: me}, enters with: steam}", "counters by name"),
    ],
)
def test_what_is_not_known_of_a_replacement_is_refused_with_its_place(ability, expected):
    with pytest.raises(UnableToReadScenario) as refused:
        run(f"""
cards: {{Thing: {{types: [action], abilities: [{ability}]}}}}
given: {{turn: {{player: Ira}}, Ira: {{arena: [Thing]}}, Dorn: {{}}}}
then: {{Ira: {{life: 20}}}}
""")
    assert expected in str(refused.value)


def test_every_order_of_a_players_effects_is_explored():
    found = run(f"""
explore: true
cards:
  {SPARK}
  Half: {aura("{times: [that much, 2]}")}
  Less: {aura("{minus: [that much, 1]}")}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Spark]}}, Dorn: {{arena: [Half, Less], life: 20}}}}
when: [{{play: Spark}}, {{resolve: 1}}]
then: {{triggers: {{Spark: 0}}}}
sometimes: {{Dorn: {{life: 13}}}}
never: {{Dorn: {{life: 12}}}}
""")
    assert_confirmed(found)


@pytest.mark.parametrize(
    ("duration", "rule", "other"), [("next time", "6.4.10i", "6.4.10j"), ("this turn", "6.4.10j", "6.4.10i")]
)
def test_what_is_prevented_cites_the_rule_of_its_kind_of_prevention(duration, rule, other):
    run = confirm(f"""
        cards:
          Guard: {{types: [instant], abilities: [{{do: [{{prevent: 2, for: {duration}}}]}}]}}
        given:
          turn: {{player: Ira}}
          Ira: {{hand: [Guard], life: 20}}
          Bravo: {{}}
        when: [{{play: Guard}}, {{resolve: 1}}, {{deal: 3, to: Ira, by: Bravo}}]
        then: {{Ira: {{life: 19}}}}
        """)
    told = next(step for step in run.trace if step.kind == "prevented")
    assert rule in told.rules
    assert other not in told.rules
