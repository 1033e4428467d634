"""Loops of mandatory actions are drawn games (104.4b); what somebody can leave, or what changes, is none."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Ghost:
    types: [creature]
    power: 1
    toughness: 1
    abilities:
      - when: {event: enters, object: me}
        do: [{exile: {all: {type: creature, controller: you, other: true}}}]
      - when: {event: leaves, object: me}
        do: [{return: {all: {zone: exile, type: creature, owner: you}}, to: battlefield}]
  Ping: {types: [artifact], abilities: [{when: {event: gains life, player: you}, do: [{lose life: 1}]}]}
  Pong: {types: [artifact], abilities: [{when: {event: loses life, player: you}, do: [{gain life: 1}]}]}
  Gong: {types: [artifact], abilities: [{when: {event: loses life, player: you}, you may: true, do: [{gain life: 1}]}]}
  Drain: {types: [artifact], abilities: [{when: {event: gains life, player: you}, do: [{lose life: 2}]}]}
  Once:
    types: [artifact]
    abilities: [{when: {event: loses life, player: you}, limit: once each turn, do: [{gain life: 1}]}]
  Tenth:
    types: [artifact]
    abilities:
      - when: {event: gains life, player: opponent}
        if: {happened: {event: gains life, player: opponent}, in: turn, exactly: 20}
        do: [{win the game: true}]
  Twentieth:
    types: [artifact]
    abilities: [{replace: {event: gains life, player: opponent}, ordinal: 20, with: [{win the game: true}]}]
  Spark: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Drum:
    types: [artifact]
    abilities:
      - when: {event: gains life, player: you}
        do: [{create token: {name: Imp, types: [creature], power: 1, toughness: 1}}]
  Maw:
    types: [artifact]
    abilities: [{when: {event: enters, object: {token: true}}, do: [{sacrifice: {all: {token: true}}}]}]
  Bell:
    types: [artifact]
    abilities: [{when: {event: dies, object: {token: true}}, do: [{gain life: 1}, {lose life: 1}]}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run
DRAWN = "{events: [{event: loses the game, times: 0}], winner: draw}"


def play(board, then, choices="", steps="{cast: Spark, by: Ann}, {resolve: all}"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: [{board}], hand: [Spark]}}
  Bob: {{life: 20}}
  Cid: {{life: 20}}
when: [{steps}]
choices: [{choices}]
then: {then}
"""


def drawn(seen):
    return [step for step in seen.trace if "drawn" in step.text or "is a draw" in step.text]


def test_two_abilities_that_trigger_one_another_forever_make_a_draw():
    seen = confirm(play("Ping, Pong", DRAWN))
    assert any("The same situation has come again" in step.text and step.rules == ("104.4b",) for step in seen.trace)
    assert [step.text for step in drawn(seen)][-1] == "The game is a draw"


def test_objects_that_come_back_as_new_ones_are_the_same_situation():
    two = "{card: Ghost, as: one}"
    steps = "{return: {all: {zone: graveyard, name: Ghost}}, to: battlefield, by: Ann}, {resolve: all}"
    body = play(two, "{winner: draw}", steps=steps).replace(
        "hand: [Spark]", "hand: [], graveyard: [{card: Ghost, as: two}]"
    )
    assert drawn(confirm(body))


def test_tokens_that_are_made_and_die_each_time_are_the_same_situation():
    assert drawn(confirm(play("Drum, Maw, Bell", "{winner: draw}")))


def test_a_loop_with_an_optional_action_is_no_draw_and_ends_when_its_player_wants():
    yes = ", ".join(["{player: Ann, question: may, answer: 'yes'}"] * 20)
    seen = confirm(play("Ping, Gong", "{Ann: {life: 20}}", yes + ", {player: Ann, question: may, answer: 'no'}"))
    assert not drawn(seen)


@pytest.mark.parametrize(
    ("board", "bob", "then"),
    [
        ("Drain, Pong", "", "{Ann: {life: 0}, events: [{event: loses the game, times: 1}], winner: none}"),
        ("Ping, Once", "", "{Ann: {life: 20}, winner: none}"),
        ("Ping, Pong", "Tenth", "{winner: Bob}"),
        ("Ping, Pong", "Twentieth", "{winner: Bob}"),
    ],
)
def test_what_changes_with_each_round_ends_by_itself(board, bob, then):
    assert not drawn(confirm(play(board, then).replace("Bob: {", f"Bob: {{battlefield: [{bob}], ")))


def test_players_may_act_before_it_has_gone_round():
    body = play("Ping, Pong", "{Ann: {life: 21}, stack: [Ping]}", steps="{cast: Spark, by: Ann}, {resolve: 1}")
    assert not drawn(confirm(body))


def test_a_drawn_game_is_over():
    after = "{cast: Spark, by: Ann}, {resolve: all}, {end turn: true}"
    seen = run(play("Ping, Pong", "{winner: none}", steps=after))
    assert seen.illegal or "game is over" in seen.reason


def test_a_loop_during_a_turn_that_goes_on_is_found_as_well():
    assert drawn(run(play("Ping, Pong", "{winner: none}", steps="{cast: Spark, by: Ann}, {advance to: end}")))
