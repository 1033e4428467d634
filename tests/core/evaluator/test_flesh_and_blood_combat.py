"""Flesh and Blood beyond the examples that ship: playing, the combat chain, the turn, and what is refused."""

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, pitch: 1}
  Quick Cut: {types: [action], subtypes: [attack], power: 2, keywords: [go again]}
  Crush: {types: [action], subtypes: [attack], power: 6, keywords: [dominate]}
  Wall: {types: [action], defense: 3}
  Parry: {types: [defense reaction], defense: 4}
  Push: {types: [attack reaction],
    abilities: [{do: [{give: {power: 3}, to: {choose: 1, is: [attack], controller: you}}]}]}
  Flash: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Blue: {types: [resource], pitch: 3}
  Red: {types: [resource], pitch: 1}
  Big Plan: {types: [action], cost: 4, abilities: [{do: [{gain life: 1}]}]}
  Edge:
    types: [weapon]
    subtypes: [sword]
    power: 3
    abilities: [{use: {action points: 1, resources: 1}, keywords: [action], limit: once each turn,
        do: [{attack: true}]}]
  Old Helm: {types: [equipment], subtypes: [head], defense: 2, keywords: [battleworn]}
  Thin Mail: {types: [equipment], subtypes: [chest], defense: 1, keywords: [temper]}
  Frail Guard: {types: [equipment], subtypes: [arms], defense: 2, keywords: [blade break]}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2}
"""


WRITTEN = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)
confirm = WRITTEN.confirm


def test_an_undefended_attack_hits_for_its_power():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {advance to: damage}
        then:
          Bravo: {life: 16}
          events: [{event: hits, object: Strike}]
          state: damage
        """
    )


def test_cards_that_defend_together_add_up_and_go_to_the_graveyard():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20, hand: [Wall], head: [Old Helm]}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {defend: [Wall, Old Helm], by: Bravo}
          - {close combat chain: true}
        then:
          Bravo: {life: 20, graveyard: [Wall]}
          Old Helm: {zone: head, defense: 1, counters: {"-1 defense": 1}}
          Ira: {graveyard: [Strike]}
          state: closed
        """
    )


def test_temper_and_blade_break_wear_equipment_out():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {chest: [Thin Mail], arms: [Frail Guard]}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {defend: [Thin Mail, Frail Guard], by: Bravo}
          - {close combat chain: true}
        choices:
          - {player: Bravo, question: order triggers, answer: [Thin Mail/temper, Frail Guard/blade break]}
        then:
          Bravo: {graveyard: [Thin Mail, Frail Guard]}
        """
    )


def test_a_weapon_attacks_once_each_turn_and_returns_to_its_zone():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {weapons: [Edge], resources: 2, action points: 2}
          Bravo: {life: 20}
        when:
          - {use: Edge}
          - {resolve: 1}
          - check: {Edge: {zone: combat chain, is: [attacking, permanent]}}
          - {close combat chain: true}
          - check: {Edge: {zone: weapon, is not: [attacking]}, Bravo: {life: 17}}
          - {use: Edge}
        then: {illegal: "5.2.2"}
        """
    )


def test_go_again_lets_the_combat_chain_go_on():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Quick Cut, Strike]}
          Bravo: {life: 20}
        when:
          - {play: Quick Cut}
          - {resolve: 1}
          - {advance to: resolution}
          - check: {Ira: {action points: 1}}
          - {play: Strike}
          - {resolve: 1}
          - {advance to: damage}
        then:
          Bravo: {life: 14}
          Ira: {action points: 0, combat chain: [Quick Cut, Strike]}
        """
    )


def test_reactions_are_played_in_the_reaction_step_by_those_they_concern():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike, Push]}
          Bravo: {life: 20, hand: [Parry]}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {advance to: reaction}
          - {play: Parry}
          - {resolve: 1}
          - {play: Push}
          - {resolve: 1}
          - {advance to: damage}
        then:
          Bravo: {life: 17}
          Strike: {power: 7}
        """
    )


def test_several_players_choose_what_they_attack():
    confirm(
        """
        given:
          players: [Ira, Bravo, Dash]
          turn: {player: Ira}
          Ira: {hand: [Strike, Quick Cut]}
          Bravo: {life: 20}
          Dash: {life: 20, arena: [Wolf]}
        when:
          - {play: Quick Cut}
          - {resolve: 1}
          - {advance to: resolution}
          - {play: Strike, attacking: Wolf}
          - {resolve: 1}
          - {close combat chain: true}
        choices:
          - {player: Ira, question: attack target, answer: Dash's hero}
        then:
          Bravo: {life: 20}
          Dash: {life: 18}
          Wolf: {zone: graveyard}
        """
    )


def test_pitching_pays_what_is_missing_card_by_card():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Big Plan, Blue, Red], life: 10}
          Bravo: {}
        when:
          - {play: Big Plan}
          - {resolve: 1}
        choices:
          - {player: Ira, question: pitch, answer: Blue}
        then:
          Ira: {pitch: [Blue, Red], resources: 0, life: 11}
        """
    )


def test_a_turn_ends_with_its_procedure():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike, Wall], pitch: [Blue, Red], resources: 2, deck: 6, weapons: [{card: Edge, tapped: true}]}
          Bravo: {}
        when:
          - {end turn: true}
        choices:
          - {player: Ira, question: arsenal, answer: Wall}
          - {player: Ira, question: order pitched, answer: [Red, Blue]}
        then:
          turn: Bravo
          Ira: {arsenal: [Wall], hand: 4, pitch: 0, deck: 5, resources: 0, action points: 0}
          Edge: {is: [untapped]}
          Bravo: {action points: 1}
        """
    )


def test_who_loses_their_last_life_loses_and_the_last_one_wins():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 4}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {advance to: damage}
        then: {winner: Ira}
        """
    )


def test_an_attack_that_is_gone_before_damage_closes_the_chain():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20}
        when:
          - {play: Strike}
          - {resolve: 1}
          - {destroy: Strike, by: Bravo}
        then:
          state: closed
          Bravo: {life: 20}
        """
    )


def test_only_the_turn_player_gains_action_points():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {}
          Bravo: {}
        when:
          - {gain action points: 2, by: Ira}
          - {gain action points: 2, by: Bravo}
        then:
          Ira: {action points: 3}
          Bravo: {action points: 0}
        """
    )


def test_passing_one_by_one_does_what_everyone_passing_does():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20}
        when:
          - {play: Strike}
          - {pass: Ira}
          - check: {stack: [Strike]}
          - {pass: Bravo}
          - check: {state: attack}
          - {pass: Ira}
          - {pass: Bravo}
        then: {state: defend}
        """
    )


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        ("[{play: Strike}, {play: Crush}]", "8.1.1"),
        ("[{play: Push}]", "8.1.2a"),
        ("[{play: Parry, by: Bravo}]", "8.1.3a"),
        ("[{play: Wall, by: Bravo}]", "8.1.1"),
        ("[{play: Big Plan}]", "1.14.2"),
        ("[{play: Blue}]", "8.1.7a"),
        ("[{play: Strike}, {resolve: 1}, {play: Big Plan}]", "7.0.1a"),
        ("[{play: Crush}, {resolve: 1}, {defend: [Wall, w2], by: Bravo}]", "8.3.4"),
        ("[{play: Strike}, {resolve: 1}, {defend: [Flash], by: Bravo}]", "7.3.2b"),
        ("[{play: Strike}, {resolve: 1}, {defend: [Wall], by: Bravo}, {defend: [w2], by: Bravo}]", "7.3.2"),
        ("[{play: Strike}, {resolve: 1}, {resolve: 1}]", "5.3.1"),
        ("[{close combat chain: true}]", "7.7.2"),
    ],
)
def test_what_the_rules_forbid_is_illegal_under_its_rule(steps, rule):
    confirm(
        f"""
        given:
          turn: {{player: Ira}}
          Ira: {{hand: [Strike, Crush, Push, Big Plan], arsenal: [Blue], action points: 2}}
          Bravo: {{hand: [Wall, {{card: Wall, as: w2}}, Parry, Flash]}}
        when: {steps}
        then: {{illegal: "{rule}"}}
        """
    )


@pytest.mark.parametrize(
    ("body", "found", "expected"),
    [
        ("Ira: {hand: [Strik]}", "Strik", "a card of this example"),
        ("Ira: {bench: [Strike]}", "bench", "a key of the player"),
        ("Ira: {mana: 2}", "mana", "a key of the player"),
    ],
)
def test_what_is_no_word_of_the_game_is_refused_with_its_place(body, found, expected):
    text = WRITTEN.text(f"given:\n  turn: {{player: Ira}}\n  {body}\n  Bravo: {{}}\nthen: {{stack: []}}\n")
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(text)
    problem = refused.value.problems[0]
    assert found in problem.found
    assert expected in problem.expected
    assert problem.line == text.splitlines().index(f"  {body}") + 1


def test_capitals_do_not_matter_in_a_type_box_and_players_mean_their_heroes():
    confirm(
        """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20}
        when:
          - {deal: 2, to: Bravo, by: Ira, type: arcane}
          - {give: {supertype: brute}, to: Strike}
        then:
          Bravo: {life: 18}
          events: [{event: takes damage, object: Bravo, category: arcane, amount: 2}]
        """
    )
