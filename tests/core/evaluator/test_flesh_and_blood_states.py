"""Flesh and Blood: what is asked of the state, and effects on all of a kind that last."""

from tests.verdicts import Written

CARDS = """
cards:
  Mist Drake: {types: [action], subtypes: [attack], supertypes: [Illusionist], power: 5, defense: 3,
    keywords: [phantasm]}
  Boulder: {types: [action], subtypes: [attack], power: 7, defense: 3}
  Slow Giant: {types: [action], subtypes: [attack], power: 4, defense: 3}
  Growth: {types: [instant], abilities: [{do: [{give: {power: 2}, to: {choose: 1, type: action, subtype: attack}}]}]}
  War Cry: {types: [instant],
    abilities: [{do: [{give: {power: 1}, to: {all: {is: [attack], controller: you}}, for: this turn}]}]}
"""
confirm = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS).confirm


def test_phantasm_sees_a_defending_card_grow():
    confirm(
        """
        given:
          turn: {player: Prism}
          Prism: {hand: [Mist Drake]}
          Bravo: {hand: [Slow Giant, Growth]}
        when:
          - {play: Mist Drake}
          - {resolve: 1}
          - {defend: [Slow Giant], by: Bravo}
          - {pass: Prism}
          - {play: Growth, by: Bravo}
          - {resolve: all}
        choices:
          - {player: Bravo, question: targets, answer: Slow Giant}
        then:
          Mist Drake: {zone: graveyard}
        twin:
          change: {choices.0.answer: Mist Drake}
          then:
            Mist Drake: {zone: combat chain}
        """
    )


def test_phantasm_does_nothing_on_a_card_that_defends_beside_a_big_one():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Slow Giant]}
          Prism: {hand: [Mist Drake, Boulder]}
        when:
          - {play: Slow Giant}
          - {resolve: 1}
          - {defend: [Mist Drake, Boulder], by: Prism}
          - {resolve: all}
        then:
          triggers: {Mist Drake/phantasm: 0}
          Mist Drake: {zone: combat chain}
        """
    )


def test_an_effect_on_your_attacks_this_turn_counts_for_those_to_come():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [War Cry, Slow Giant]}
          Bravo: {}
        when:
          - {play: War Cry}
          - {resolve: 1}
          - {play: Slow Giant}
          - {resolve: 1}
        then:
          Slow Giant: {power: 5}
        """
    )


def test_states_that_are_expected_of_a_player_are_those_of_the_hero() -> None:
    fab = Written(
        "flesh-and-blood",
        ("2026-06-10", "2026-02"),
        "cards: {Eye: {types: [instant], abilities: [{do: [{mark: {choose: 1, type: hero, controller: opponent}}]}]}}",
    )
    fab.confirm("""
given: {Ira: {hand: [Eye]}, Bravo: {life: 20}}
when: [{play: Eye}, {resolve: 1}]
then: {Bravo: {life: 20, is: [marked]}, Ira: {is not: [marked], tapped: false}}
""")
