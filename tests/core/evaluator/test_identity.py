"""Objects are compared by what they are: what left and came back is another object, whatever it is called."""

from __future__ import annotations

from tests.verdicts import Written

BLINKING = """
cards:
  Storm Caller:
    types: [creature]
    power: 2
    toughness: 2
    abilities: [{use: {}, do: [{deal: 1, to: {all: {type: creature, other: true}}}]}]
  Blink:
    types: [instant]
    abilities:
      - do:
          - {exile: {target: true, choose: 1, type: creature}, as: gone}
          - {return: {that: gone}, to: battlefield}
  Mantle:
    types: [enchantment]
    subtypes: [Aura]
    abilities:
      - enchant: {type: creature}
      - {passive: {power: 1, toughness: 1}, affects: {what I am attached to: true}}
"""


MAGIC = Written("magic", ("2024-06-07",), BLINKING)


def test_an_ability_does_not_mean_its_own_source_by_another() -> None:
    MAGIC.confirm(
        """
        given:
          turn: {player: Ana}
          Ana: {battlefield: [Storm Caller, {card: Storm Caller, as: second}]}
          Ben: {}
        when: [{activate: Storm Caller}, {resolve: all}]
        then: {Storm Caller: {damage: 0}, second: {damage: 1}}
        """
    )


def test_a_source_that_left_and_came_back_is_another_object_to_its_old_ability() -> None:
    MAGIC.confirm(
        """
        given:
          turn: {player: Ana}
          Ana: {hand: [Blink], battlefield: [Storm Caller]}
          Ben: {}
        when: [{activate: Storm Caller}, {cast: Blink}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Storm Caller}]
        then: {Storm Caller: {damage: 1}}
        """
    )


def test_an_aura_is_not_on_the_creature_that_came_back() -> None:
    MAGIC.confirm(
        """
        given:
          turn: {player: Ana}
          Ana: {hand: [Blink], battlefield: [Storm Caller, {card: Mantle, attached to: Storm Caller}]}
          Ben: {}
        when: [{check: {Storm Caller: {power: 3}}}, {cast: Blink}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Storm Caller}]
        then: {Storm Caller: {power: 2}, Mantle: {zone: graveyard}}
        """
    )
