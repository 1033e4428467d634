"""A target for each of several players: each is chosen by itself, and belongs to that player (115.3, 601.2c)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Rite: {types: [sorcery], abilities: [{do: [{for each: {type: player, controller: opponent}, do: [DONE]}]}]}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Wolf: {types: [creature], power: 2, toughness: 2, abilities: []}
  Cloak: {types: [instant], abilities: [{do: [{give: {keyword: hexproof}, to: {choose: 1, type: creature}}]}]}
"""
ONE = "{destroy: {choose: 1, type: creature, controller: that player}}"
AT_MOST = "{destroy: {choose: up to 1, type: creature, controller: that player}}"


def situation(targets: list[str], then: str, cid: str = "battlefield: [Wolf]", when: str = "") -> str:
    choices = ", ".join(f"{{player: Ann, question: targets, answer: {each}}}" for each in targets)
    return f"""
        given:
          turn: {{player: Ann}}
          Ann: {{hand: [Rite], battlefield: [{{card: Bear, as: mine}}]}}
          Bob: {{battlefield: [Bear, {{card: Bear, as: second}}], hand: [Cloak], graveyard: [{{card: Wolf, as: dead}}]}}
          Cid: {{{cid}}}
        when: [{{cast: Rite, by: Ann}}, {when}{{resolve: all}}]
        choices: [{choices}]
        then: {{{then}}}
        """


def magic(done: str) -> Written:
    return Written("magic", ("2024-06-07",), CARDS.replace("DONE", done))


def test_each_opponent_has_a_target_of_their_own() -> None:
    then = "second: {zone: graveyard}, Bear: {zone: battlefield}, Wolf: {zone: graveyard}, mine: {zone: battlefield}"
    magic(ONE).confirm(situation(["second"], then))  # of Cid's there is one alone, and nobody is asked
    magic(AT_MOST).confirm(situation(["second", "Wolf"], then))


@pytest.mark.parametrize("wrong", ["mine", "Wolf"])
def test_what_another_player_controls_is_no_target_for_an_opponent(wrong: str) -> None:
    assert_stops(magic(ONE).run(situation([wrong], "Bear: {zone: battlefield}")), "may not answer 'targets'")


def test_nothing_may_be_chosen_where_it_is_up_to_one() -> None:
    then = "Bear: {zone: battlefield}, Wolf: {zone: graveyard}"
    magic(AT_MOST).confirm(situation(["nothing", "Wolf"], then))


def test_what_is_no_longer_a_legal_target_leaves_the_others_as_they_are() -> None:
    cloaked = "{cast: Cloak, by: Bob}, "
    body = situation(["Bear", "Wolf"], "Bear: {zone: battlefield}, Wolf: {zone: graveyard}", when=cloaked)
    magic(AT_MOST).confirm(body.replace("choices: [", "choices: [{player: Bob, question: targets, answer: Bear}, "))


def test_that_player_is_each_of_them_in_turn() -> None:
    exiled = "{exile: {all: {zone: graveyard, owner: that player}}}"
    done = f"{AT_MOST}, {{lose life: 2, player: that player}}, {exiled}"
    then = "Bob: {life: 18, graveyard: 0}, Cid: {life: 18, graveyard: 0}, Bear: {zone: exile}, dead: {zone: exile}"
    magic(done).confirm(situation(["Bear", "Wolf"], then))


def test_a_card_of_each_players_graveyard_can_be_the_target() -> None:
    done = "{exile: {choose: up to 1, zone: graveyard, owner: that player}}"
    magic(done).confirm(situation(["dead"], "dead: {zone: exile}"))


def test_where_one_of_several_players_has_no_target_it_is_said_that_the_rules_leave_it_open() -> None:
    run = magic(ONE).run(situation(["Bear"], "Bear: {zone: battlefield}", cid=""))
    assert_stops(run, "there is none that is Cid's")
