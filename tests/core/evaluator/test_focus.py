"""Who may act in a showdown, and what Reaction allows (Core Rules v1.3 313, 345-347, 813; v1.2 313, 341-344)."""

import pytest

from tests.verdicts import assert_confirmed

BOARD = """
cards:
  Rush: {types: [spell], keywords: [action], abilities: [{do: [{draw: 1}]}]}
  Hush: {types: [spell], keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
given:
  turn: {player: Ahri}
  players: [Ahri, Jinx, Teemo]
  battlefields: [{card: Old Mill, controller: Jinx}]
  Ahri: {base: [{token: Recruit, as: a1, might: 2}], hand: [{card: Rush, as: rush of ahri}]}
  Jinx: {at Old Mill: [{token: Recruit, as: j1, might: 2}], hand: [{card: Rush, as: rush of jinx}]}
  Teemo: {hand: [Hush]}
"""


@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_the_player_who_contested_the_battlefield_begins_with_focus(run, edition):
    steps = "when: [{move: a1, to: Old Mill}, {play: rush of jinx, by: Jinx}]\nthen: {illegal: '313.1'}\n"
    assert_confirmed(run(BOARD + steps, edition))


@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_focus_passes_on_once_the_chain_a_card_opened_has_resolved(run, edition):
    steps = """
when:
  - {move: a1, to: Old Mill}
  - {play: rush of ahri, by: Ahri}
  - resolve: all
  - {play: rush of jinx, by: Jinx}
  - resolve: all
  - {play: Hush, by: Teemo}
then: {chain: [Hush], Ahri: {hand: 1}, Jinx: {hand: 1}}
"""
    assert_confirmed(run(BOARD + steps, edition))


def test_passing_hands_focus_on_and_a_card_lets_everybody_act_again(run):
    steps = """
when:
  - {move: a1, to: Old Mill}
  - pass: Ahri
  - pass: Jinx
  - {play: Hush, by: Teemo}
  - resolve: all
  - {play: rush of ahri, by: Ahri}
  - resolve: all
  - pass: Jinx
  - pass: Teemo
  - check: {showdown: Old Mill}
  - pass: Ahri
then: {showdown: none, a1: {zone: nowhere}, j1: {zone: nowhere}}
"""
    assert_confirmed(run(BOARD + steps))


def test_nobody_passes_without_focus(run):
    steps = "when: [{move: a1, to: Old Mill}, {pass: Jinx}]\nthen: {illegal: '313.1'}\n"
    assert_confirmed(run(BOARD + steps))


def test_focus_stays_after_a_chain_of_triggered_abilities(run):
    watcher = "{card: Drum, as: drum}"
    drum = "  Drum: {types: [gear], abilities: [{when: {event: attacks, object: {type: unit}}, do: [{draw: 1}]}]}\n"
    body = BOARD.replace("given:\n", drum + "given:\n").replace("Teemo: {hand", f"Teemo: {{base: [{watcher}], hand")
    steps = """
when:
  - {move: a1, to: Old Mill}
  - check: {chain: [drum]}
  - resolve: all
  - {play: rush of ahri, by: Ahri}
then: {chain: [rush of ahri]}
"""
    assert_confirmed(run(body + steps))


def test_a_reaction_needs_something_to_react_to_on_another_players_turn(run):
    alone = run(BOARD + "when: [{play: Hush, by: Teemo}]\nthen: {Teemo: {hand: 0}}\n")
    assert alone.verdict == "not executable"
    assert "turn" in alone.reason
    steps = """
when:
  - {play: rush of ahri, by: Ahri}
  - pass: Ahri
  - pass: Jinx
  - {play: Hush, by: Teemo}
then: {chain: [rush of ahri, Hush]}
"""
    assert_confirmed(run(BOARD + steps))


MEETING = """
cards:
  March:
    types: [spell]
    keywords: [action]
    abilities: [{do: [{move: {choose: 1, type: unit, controller: you, location: base}, to: choose}]}]
given:
  battlefields: [Old Mill]
  Ahri: {base: [{token: Recruit, as: a1}]}
  Jinx: {base: [{token: Recruit, as: j1, might: 3}], hand: [March]}
when:
  - {move: a1, to: Old Mill}
  - pass: Ahri
  - {play: March, by: Jinx}
  - resolve: all
"""


def test_a_showdown_becomes_a_combat_as_soon_as_an_opposing_unit_comes(run):
    then = "  - {close showdown: true}\nthen: {Old Mill: {controller: Jinx}, a1: {zone: nowhere}, showdown: none}\n"
    assert_confirmed(run(MEETING + then))


def test_in_the_earlier_edition_the_combat_follows_the_showdown(run):
    then = """
  - check: {a1: {attacking: false}, showdown: Old Mill}
  - close showdown: true
  - check: {a1: {attacking: true}, showdown: Old Mill, Old Mill: {controller: none}}
  - close showdown: true
then: {Old Mill: {controller: Jinx}, a1: {zone: nowhere}, showdown: none}
"""
    assert_confirmed(run(MEETING + then.lstrip("\n"), "v1.2"))
