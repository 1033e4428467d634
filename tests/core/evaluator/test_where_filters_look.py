"""Where a filter looks that names its zone, or players, only within `any of` or `all of`."""

import pytest

from tests.verdicts import Written

WRITTEN = Written("magic", ("2024-06-07",))
confirm = WRITTEN.confirm


def test_you_and_your_creatures_are_protected_together():
    confirm(
        """
        cards:
          Shelter:
            types: [instant]
            abilities: [{do: [{prevent: all, to: {all: {any of: [{type: player, controller: you},
                {type: creature, controller: you}]}}}]}]
          Tremor:
            types: [sorcery]
            abilities: [{do: [{at once: [{deal: 2, player: any}, {deal: 2, to: {all: {type: creature}}}]}]}]
          Ox: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ben}
          Ana: {battlefield: [{card: Ox, as: own}], hand: [Shelter]}
          Ben: {battlefield: [{card: Ox, as: other}], hand: [Tremor]}
        when:
          - {cast: Tremor, by: Ben}
          - {cast: Shelter, by: Ana}
          - {resolve: all}
        then:
          Ana: {life: 20}
          Ben: {life: 18}
          own: {zone: battlefield}
          other: {zone: graveyard}
        twin:
          change: {when: [{cast: Tremor, by: Ben}, {resolve: all}]}
          then: {Ana: {life: 18}, own: {zone: graveyard}}
        """
    )


@pytest.mark.parametrize("inside", ["any of", "all of"])
def test_a_player_can_be_the_target_among_others(inside):
    confirm(
        f"""
        cards:
          Spark:
            types: [instant]
            abilities: [{{do: [{{deal: 3, to: {{choose: 1, {inside}: [{{type: player}}]}}}}]}}]
        given:
          turn: {{player: Ana}}
          Ana: {{hand: [Spark]}}
          Ben: {{}}
        when: [{{cast: Spark, by: Ana}}, {{resolve: all}}]
        choices: [{{player: Ana, question: targets, answer: Ben}}]
        then: {{Ben: {{life: 17}}}}
        twin:
          change: {{choices: [{{player: Ana, question: targets, answer: Ana}}]}}
          then: {{Ana: {{life: 17}}}}
        """
    )


@pytest.mark.parametrize("inside", ["any of", "all of"])
def test_a_zone_named_within_is_looked_into(inside):
    confirm(
        f"""
        cards:
          Census:
            types: [sorcery]
            abilities:
              - do: [{{gain life: {{count: {{{inside}: [{{zone: graveyard, owner: you, type: creature}}]}}}}}}]
          Ox: {{types: [creature], power: 2, toughness: 2}}
        given:
          turn: {{player: Ana}}
          Ana: {{hand: [Census], graveyard: [Ox, {{card: Ox, as: second}}], battlefield: [{{card: Ox, as: third}}]}}
          Ben: {{graveyard: [{{card: Ox, as: fourth}}]}}
        when: [{{cast: Census, by: Ana}}, {{resolve: all}}]
        then: {{Ana: {{life: 22}}}}
        twin:
          change: {{given.Ana.graveyard: [Ox]}}
          then: {{Ana: {{life: 21}}}}
        """
    )


def test_of_several_places_each_is_looked_into():
    confirm(
        """
        cards:
          Census:
            types: [sorcery]
            abilities:
              - do: [{gain life: {count: {type: creature, any of: [{zone: graveyard, owner: you}, {controller: you}]}}}]
          Ox: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {hand: [Census], graveyard: [Ox], battlefield: [{card: Ox, as: second}, {card: Ox, as: third}]}
          Ben: {battlefield: [{card: Ox, as: fourth}]}
        when: [{cast: Census, by: Ana}, {resolve: all}]
        then: {Ana: {life: 23}}
        twin:
          change: {given.Ana.graveyard: []}
          then: {Ana: {life: 22}}
        """
    )
