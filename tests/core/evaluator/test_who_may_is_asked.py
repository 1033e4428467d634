"""Whoever may do something is asked whether they do, not whoever controls the effect."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Run, Verdict, run_scenario
from tests.verdicts import assert_confirmed

EXAMPLE = """
example: who-may
title: Others may do something
editions: ["2024-06-07"]
game: magic
cards:
  Offer: {types: [sorcery], abilities: [{do: [DO]}]}
  Ox: {types: [creature], power: 2, toughness: 2}
given:
  players: [Ana, Ben, Cid]
  turn: {player: Ana}
  Ana: {hand: [Offer], library: 4}
  Ben: {hand: [{card: Ox, as: b}], library: 4}
  Cid: {hand: [{card: Ox, as: c}], library: 4}
when:
  - {cast: Offer, by: Ana}
  - resolve: all
choices: [CHOICES]
then: {THEN}
"""
EACH = "{draw: 1, player: opponent, you may: true}"
ONE = "{draw: 1, player: {choose: 1, controller: opponent}, you may: true}"
PUT = """{for each: {type: player, controller: opponent}, do: [{put: {choose: 1, type: creature, zone: hand,
  owner: its controller, target: false}, to: battlefield, player: its controller, you may: true}]}"""


def run(does: str, then: str, **answers: str) -> Run:
    given = ", ".join(f"{{player: {who}, question: may, answer: {said}}}" for who, said in answers.items())
    more = f"{given}, {{player: Ana, question: targets, answer: Ben}}" if does == ONE else given
    written = EXAMPLE.replace("DO", does).replace("THEN", then).replace("CHOICES", more)
    return run_scenario(GAMES.read_scenario(written), "2024-06-07")


@pytest.mark.parametrize(("ben", "cid"), [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
def test_each_of_several_players_decides_for_themselves(ben: str, cid: str) -> None:
    drawn = {"yes": 2, "no": 1}
    found = run(EACH, f"Ana: {{hand: 0}}, Ben: {{hand: {drawn[ben]}}}, Cid: {{hand: {drawn[cid]}}}", Ben=ben, Cid=cid)

    assert_confirmed(found)


@pytest.mark.parametrize(("ben", "hand"), [("yes", 2), ("no", 1)])
def test_a_target_player_decides_whether_they_do_it(ben: str, hand: int) -> None:
    assert_confirmed(run(ONE, f"Ben: {{hand: {hand}}}, Ana: {{hand: 0}}", Ben=ben))


def test_it_is_not_for_the_controller_of_the_effect_to_say() -> None:
    found = run(ONE, "Ben: {hand: 2}", Ana="yes")

    assert found.verdict is Verdict.NOT_EXECUTABLE
    assert "Ben must answer 'may'" in found.reason


def test_for_each_player_that_player_is_asked_and_acts() -> None:
    assert_confirmed(run(PUT, "b: {zone: battlefield, controller: Ben}, c: {zone: hand}", Ben="yes", Cid="no"))


def test_whether_it_was_done_is_known_of_those_who_did_it() -> None:
    does = f"{EACH}, {{if: {{done: true}}, do: [{{gain life: 3}}]}}"
    assert_confirmed(run(does, "Ana: {life: 23}", Ben="no", Cid="yes"))
    assert_confirmed(run(does, "Ana: {life: 20}", Ben="no", Cid="no"))


@pytest.mark.parametrize(("said", "life"), [("yes", 17), ("no", 20)])
def test_what_one_may_have_a_player_do_is_for_oneself_to_say(said: str, life: int) -> None:
    """ "You may have target player lose 3 life": whoever controls the effect decides, not the player who loses it."""
    (line,) = ability_text("magic").read("You may have target player lose 3 life. If you do, draw a card.", "Offer")
    done = json.dumps(line.data["abilities"][0]["do"])[1:-1]  # type: ignore[index, call-overload]
    answers = f"{{player: Ana, question: targets, answer: Ben}}, {{player: Ana, question: may, answer: {said}}}"
    then = f"Ben: {{life: {life}}}, Ana: {{hand: {int(said == 'yes')}}}"
    written = EXAMPLE.replace("DO", done).replace("THEN", then).replace("CHOICES", answers)

    assert_confirmed(run_scenario(GAMES.read_scenario(written), "2024-06-07"))
