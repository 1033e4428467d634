"""Whoever speaks of something by a name needs something there that gives it: else nobody would ever be found."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file

CHOSEN = "{choose: 1, target: false, as: victim}"
GIVES = {"riftbound": "kill", "magic": "destroy", "flesh-and-blood": "destroy"}
GAME_NAMES = sorted(GIVES)
ON = "when: {event: discards, player: you}"


def card(game: str, *abilities: str):
    kind = min(GAMES[game].table.vocabulary.types)
    lines = "".join(f"  - {{{ON}, do: [{ability}]}}\n" for ability in abilities)
    return read_card_file(f"card: Odd\ntypes: [{kind}]\nabilities:\n{lines}", GAMES[game].played)


def problem(game: str, *abilities: str):
    with pytest.raises(UnableToReadScenario) as refused:
        card(game, *abilities)
    (found,) = refused.value.problems
    return found


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("spoken", ["{that: victim}", "{all: {linked: victim}}", "{all: {that: victim}}"])
def test_a_name_that_nothing_gives_is_refused_where_it_stands(game, spoken):
    found = problem(game, f"{GIVES[game]}: {spoken}".join("{}"))
    assert (found.line, found.expected, found.found) == (4, "a name that something is given", "'victim'")
    assert "as: victim" in found.advice


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_name_given_in_the_same_ability_is_known_there(game):
    card(game, f"{{{GIVES[game]}: {CHOSEN}}}, {{{GIVES[game]}: {{that: victim}}}}")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_name_given_in_another_ability_of_the_card_is_known_whichever_is_written_first(game):
    first, second = f"{{{GIVES[game]}: {CHOSEN}}}", f"{{{GIVES[game]}: {{that: victim}}}}"
    card(game, first, second)
    card(game, second, first)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_name_that_is_nearly_right_is_answered_with_the_one_that_is(game):
    found = problem(game, f"{{{GIVES[game]}: {CHOSEN}}}, {{{GIVES[game]}: {{that: victin}}}}")
    assert "Did you mean victim?" in found.advice


def test_what_an_instruction_calls_by_a_name_of_its_own_is_known_with_it():
    piles = "{separate: {all: {type: creature}}}, {choose pile: true}, {destroy: {that: chosen pile}}"
    card("magic", piles)
    assert problem("magic", "{destroy: {that: chosen pile}}").found == "'chosen pile'"


def test_whoever_won_no_flip_is_spoken_of_in_vain():
    card("magic", "{flip a coin: true}, {draw: 1, if: {count: {linked: won the flip}}}")
    assert problem("magic", "{draw: 1, if: {count: {linked: won the flip}}}").found == "'won the flip'"


def test_the_name_may_be_given_by_another_card_of_the_file():
    """Abilities of two objects are not linked, which is for the rules to say and no mistake of the file."""
    body = """
example: names
game: magic
title: A name of another card
editions: ["2024-06-07"]
cards:
  Giver: {types: [sorcery], abilities: [{do: [{tap: {choose: 1, type: creature, target: false, as: kept}}]}]}
  Taker: {types: [sorcery], abilities: [{do: [{destroy: {that: kept}}]}]}
given: {turn: {player: Ann}, Ann: {hand: [TAKEN]}, Bob: {}}
when: [{cast: Taker, by: Ann}, resolve: all]
then: {Ann: {graveyard: 1}}
"""
    GAMES.read_scenario(body.replace("TAKEN", "Giver, Taker"))
    without = "\n".join(line for line in body.splitlines() if "Giver:" not in line)
    with pytest.raises(UnableToReadScenario, match="a name that something is given, found 'kept'"):
        GAMES.read_scenario(without.replace("TAKEN", "Taker"))
