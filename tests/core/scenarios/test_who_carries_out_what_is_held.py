"""Who carries out what stands within an instruction is said of each, and beside `repeat` or `if` would say nothing."""

import pytest

from rules_data.core.abilities import UnableToRenderAbility, render
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file

HOLDING = {
    "repeat": "repeat: 2, do: [DONE]",
    "if": "if: {turn of: you}, do: [DONE]",
    "for each": "for each: {controller: you}, do: [DONE]",
    "later": "later: {when: {event: discards, player: you}, do: [DONE]}",
}
THERE = [(game, word) for game in sorted(GAMES) for word in HOLDING if word in GAMES[game].table.vocabulary.verbs]


def read(game, word, done="{draw: 1}", beside=""):
    kind = min(GAMES[game].table.vocabulary.types)
    instruction = f"{{{HOLDING[word].replace('DONE', done)}{beside}}}"
    event = "{event: discards, player: you}"
    source = f"card: Odd\ntypes: [{kind}]\nabilities:\n  - {{when: {event}, do: [{instruction}]}}\n"
    return read_card_file(source, GAMES[game].played).facts.abilities[0]


def test_every_game_has_instructions_that_hold_others():
    assert {game for game, _ in THERE} == set(GAMES)


@pytest.mark.parametrize(("game", "word"), THERE)
def test_a_player_beside_what_holds_instructions_is_refused_where_it_stands(game, word):
    with pytest.raises(UnableToReadScenario) as refused:
        read(game, word, beside=", player: opponent")
    (problem,) = refused.value.problems
    assert problem.line == 4
    assert problem.found == f"`player` beside `{word}`"
    assert problem.advice == "Write `player` beside each of them."


@pytest.mark.parametrize(("game", "word"), THERE)
def test_a_player_within_it_is_read(game, word):
    assert "player=<Relation.OPPONENT" in repr(read(game, word, done="{draw: 1, player: opponent}"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_may_have_it_done_is_said_beside_it(game):
    (effect,) = read(game, "if", beside=", you may: true, player: opponent").effects
    assert (effect.player.value, effect.optional) == ("opponent", True)


DRAWN = {"riftbound": "draw 1", "magic": "draw a card", "flesh-and-blood": "draw a card"}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_may_be_done_on_a_condition_is_put_into_words_behind_a_trigger(game):
    ability = read(game, "if", beside=", you may: true")
    assert render(ability, GAMES[game].lexicon).endswith(f", if it's your turn, you may {DRAWN[game]}.")


@pytest.mark.parametrize(("game", "word"), THERE)
def test_who_else_may_have_it_done_is_not_put_into_words_that_say_who_does_it(game, word):
    with pytest.raises(UnableToRenderAbility):
        render(read(game, word, beside=", you may: true, player: opponent"), GAMES[game].lexicon)
