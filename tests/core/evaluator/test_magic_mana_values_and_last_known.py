"""What X is in a mana value, and what is known as it last was: objects that the effect itself speaks of and moves."""

from __future__ import annotations

from tests.verdicts import Written

CARDS = """
cards:
  Coil: {types: [creature], mana cost: "{X}{G}", power: 2, toughness: 2, abilities: []}
  Pair: {types: [sorcery], mana cost: "{X}{X}{R}", abilities: [{do: [{draw: 1}]}]}
  Plain: {types: [sorcery], mana cost: "{2}{R}", abilities: [{do: [{draw: 1}]}]}
  Muzzle: {types: [instant], abilities: [
    {do: [{counter: {choose: 1, zone: stack, type: spell, mana value: {at least: 5}}}]}]}
  Tithe: {types: [instant], abilities: [{do: [
    {counter: {choose: 1, zone: stack, type: spell, as: gone}}, {gain life: {mana value of: {that: gone}}}]}]}
  Dig: {types: [instant], abilities: [{do: [
    {choose: {choose: 1, zone: graveyard}, as: found}, {gain life: {mana value of: {that: found}}}]}]}
  Bell: {types: [enchantment], abilities: [
    {when: {event: is cast, player: you, object: {type: sorcery, mana value: {exactly: 5}}}, do: [{gain life: 1}]}]}
  Sweep: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature, mana value: {at most: 1}}}}]}]}
"""
MAGIC = Written("magic", ("2024-06-07",), CARDS)


def test_a_spell_that_looks_for_large_ones_finds_it_on_the_stack() -> None:
    MAGIC.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Coil], green: 5}, Bob: {hand: [Muzzle]}}
        when: [{cast: Coil, by: Ann}, {pass: Ann}, {cast: Muzzle, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: value of X, answer: 4}]
        then: {Coil: {zone: graveyard, mana value: 1}}
        twin:
          change:
            when: [{cast: Coil, by: Ann}, {pass: Ann}, {cast: Muzzle, by: Bob}]
            choices: [{player: Ann, question: value of X, answer: 3}]
          then: {illegal: true}
    """)


def test_each_x_of_the_cost_counts() -> None:
    MAGIC.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Pair], red: 7, battlefield: [Bell]}, Bob: {}}
        when: [{cast: Pair, by: Ann}, {check: {Pair: {mana value: 5}}}, {resolve: all}]
        choices: [{player: Ann, question: value of X, answer: 2}]
        then: {triggers: {Bell: 1}, Pair: {mana value: 1}}
    """)


def test_another_spell_has_no_part_in_it() -> None:
    MAGIC.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Pair, Plain], red: 6, battlefield: [Bell]}, Bob: {}}
        when: [{cast: Plain, by: Ann}, {check: {Plain: {mana value: 3}}}, {resolve: all}, {cast: Pair, by: Ann}]
        choices: [{player: Ann, question: value of X, answer: 1}]
        then: {triggers: {Bell: 0}, Pair: {mana value: 3}}
    """)


def test_of_a_spell_that_was_countered_the_x_is_known_as_it_last_was_on_the_stack() -> None:
    MAGIC.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Coil], green: 5}, Bob: {hand: [Tithe]}}
        when: [{cast: Coil, by: Ann}, {pass: Ann}, {cast: Tithe, by: Bob}, {resolve: all}]
        choices: [{player: Ann, question: value of X, answer: 4}]
        then: {Coil: {zone: graveyard, mana value: 1}, Bob: {life: 25}}
    """)


def test_a_card_that_is_found_in_the_graveyard_is_that_card_and_not_the_spell_it_was() -> None:
    MAGIC.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Coil], green: 5}, Bob: {hand: [Tithe, Dig]}}
        when: [{cast: Coil, by: Ann}, {pass: Ann}, {cast: Tithe, by: Bob}, {resolve: all},
               {pass: Ann}, {cast: Dig, by: Bob}, {resolve: all}]
        choices:
          - {player: Ann, question: value of X, answer: 4}
          - {player: Bob, question: targets, answer: Coil}
        then: {Bob: {life: 26}}
    """)


def test_on_the_battlefield_it_is_small_whatever_was_paid() -> None:
    MAGIC.confirm("""
        given: {turn: {player: Ann}, Ann: {hand: [Coil, Sweep], green: 5}, Bob: {}}
        when: [{cast: Coil, by: Ann}, {resolve: all}, {cast: Sweep, by: Ann}, {resolve: all}]
        choices: [{player: Ann, question: value of X, answer: 4}]
        then: {Coil: {zone: graveyard}}
    """)


CREATURES = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Graze: {types: [sorcery], abilities: [{do: [
    {choose: {choose: 1, zone: graveyard, type: creature}, as: found}, {gain life: {power of: {that: found}}}]}]}
  Blade: {types: [sorcery], abilities: [{do: [
    {exile: {choose: 1, type: creature}, as: struck}, {gain life: {power of: {that: struck}}}]}]}
"""
LAST_KNOWN = Written("magic", ("2024-06-07",), CREATURES)


def test_a_creature_card_in_a_graveyard_is_as_large_as_it_is_printed() -> None:
    LAST_KNOWN.confirm("""
        given:
          turn: {player: Ann}
          Ann: {battlefield: [{card: Bear, counters: {"+1/+1": 3}}], hand: [Graze]}
          Bob: {}
        when: [{destroy: Bear, by: Bob}, {cast: Graze, by: Ann}, {resolve: all}]
        then: {Ann: {life: 22}}
    """)


def test_a_creature_that_the_same_effect_has_exiled_is_as_large_as_it_last_was() -> None:
    LAST_KNOWN.confirm("""
        given:
          turn: {player: Ann}
          Ann: {battlefield: [{card: Bear, counters: {"+1/+1": 3}}], hand: [Blade]}
          Bob: {}
        when: [{cast: Blade, by: Ann}, {resolve: all}]
        then: {Bear: {zone: exile}, Ann: {life: 25}}
    """)
