"""Counters that an effect puts, and those that are put by no effect: as a cost, or by the game's own rules (609.1)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Season:
    types: [enchantment]
    abilities:
      - replace: {event: counter is put, object: {type: permanent, controller: you}, by effect: true}
        keeps: true
        amount: {times: [that much, 2]}
  Wanderer: {types: [planeswalker], loyalty: 3, abilities: []}
  Growth: {types: [instant], abilities: [{do: [{put counter: +1/+1, on: {choose: 1, type: creature}}]}]}
  Hydra:
    types: [creature]
    power: 1
    toughness: 1
    abilities:
      - {replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: +1/+1, on: me, count: 2}]}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Cub: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{put counter: +1/+1, on: me}]}]}
  Well: {types: [artifact], abilities: [{use: {do: [{put counter: charge, on: me}]}, do: [{put counter: charge, on: me}]}]}
  Tale:
    types: [enchantment]
    subtypes: [Saga]
    abilities: [{chapter: [1], do: [{draw: 1}]}, {chapter: [2], do: [{draw: 1}]}, {chapter: [3], do: [{draw: 1}]}]
"""  # noqa: E501
MAGIC = Written("magic", ("2024-06-07",), CARDS)


@pytest.mark.parametrize(
    ("card", "counters"), [("Growth", "Elf: {counters: {+1/+1: 2}}"), ("Cub", "Cub: {counters: {+1/+1: 2}}"),
                           ("Hydra", "Hydra: {counters: {+1/+1: 4}}"), ("Wanderer", "Wanderer: {loyalty: 6}")],
)  # fmt: skip
def test_what_a_spell_an_ability_or_a_card_as_it_enters_puts_is_put_by_an_effect(card, counters):
    MAGIC.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [{card}], battlefield: [Season, Elf]}}, Bob: {{}}}}
when: [{{cast: {card}, by: Ann}}, resolve: all]
choices: [{"{player: Ann, question: targets, answer: Elf}" if card == "Growth" else ""}]
then: {{{counters}}}
""")


def test_of_an_ability_only_what_it_does_is_an_effect_and_not_its_cost():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Season, Well]}, Bob: {}}
when: [{activate: Well, by: Ann}, resolve: all]
then: {Well: {counters: {charge: 3}}}
""")


def test_a_saga_enters_with_twice_as_many_lore_counters_and_goes_on_by_one_each_turn():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Tale], library: 9, battlefield: [Season]}, Bob: {library: 9}}
when: [{cast: Tale, by: Ann}, resolve: all]
choices: [{player: Ann, question: order triggers, answer: [Tale/1, Tale/2]}]
then: {Tale: {counters: {lore: 2}}}
""")
    MAGIC.confirm("""
given: {turn: {player: Ann, phase: draw}, Ann: {library: 9, battlefield: [Season, {card: Tale, counters: {lore: 1}}]}, Bob: {}}
when: [{advance to: precombat main}]
then: {Tale: {counters: {lore: 2}}}
""")  # noqa: E501


def test_counters_of_another_players_permanents_are_left_alone():
    MAGIC.confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Growth], battlefield: [Season]}, Bob: {battlefield: [Elf]}}
when: [{cast: Growth, by: Ann}, resolve: all]
choices: [{player: Ann, question: targets, answer: Elf}]
then: {Elf: {counters: {+1/+1: 1}}}
""")


def test_a_planeswalker_that_nothing_on_a_card_puts_there_enters_with_twice_its_loyalty_as_well():
    board = "given: {turn: {player: Ann}, Ann: {hand: [Wanderer], battlefield: [%s]}, Bob: {}}\n"
    put = "when: [{put: Wanderer, to: battlefield, by: Ann}]\nthen: {Wanderer: {loyalty: %d}}\n"
    MAGIC.confirm(board % "Season" + put % 6)
    MAGIC.confirm(board % "Elf" + put % 3)
