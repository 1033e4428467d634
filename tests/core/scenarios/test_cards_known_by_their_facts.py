"""A card of which only facts are known would run as a blank: using it is refused, unless a file says so on purpose."""

from __future__ import annotations

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file, run_scenario
from tests.verdicts import Written, assert_confirmed

EDITIONS = {"magic": "2024-06-07", "riftbound": "v1.3", "flesh-and-blood": "2026-06-10"}
# A type that cards on the board have, the pile they are in, and a step that a card can cause.
PLAYED = {
    "magic": ("creature", "battlefield", "{draw: 1, with: Sage, by: Ana}"),
    "riftbound": ("unit", "base", "{draw: 1, with: Sage, by: Ana}"),
    "flesh-and-blood": ("token", "arena", "{draw: 1, with: Sage, by: Ana}"),
}


def sage(game: str, abilities: str = ""):
    file = f"card: Sage\ntypes: [{PLAYED[game][0]}]\n{abilities}"
    return read_card_file(file, GAMES[game].played).facts


def text(game: str, body: str) -> str:
    return Written(game, (EDITIONS[game],)).text(body)


def board(game: str, cards: str = "") -> str:
    pile = PLAYED[game][1]
    given = f"given:\n  Ana: {{{pile}: [Sage]}}\n  Ben: {{}}\n"
    return f"\n{cards}{given}when: [{{draw: 1, by: Ana}}]\nthen: {{Ana: {{hand: 1}}}}\n"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_card_known_by_its_facts_is_refused_where_it_is_used(game):
    facts = sage(game)
    assert not facts.described
    source = text(game, board(game))
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(source, {"Sage": facts}.get)
    (problem,) = refused.value.problems
    line = source.splitlines()[problem.line - 1]
    assert line[problem.column - 1 :].startswith("Sage")
    assert "of which only facts are known" in problem.found
    assert "`abilities: []`" in problem.advice


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_card_known_by_its_facts_causes_nothing_either(game):
    step = PLAYED[game][2]
    body = f"\ngiven:\n  Ana: {{}}\n  Ben: {{}}\nwhen: [{step}]\nthen: {{Ana: {{hand: 1}}}}\n"
    with pytest.raises(UnableToReadScenario, match="only facts are known"):
        GAMES.read_scenario(text(game, body), {"Sage": sage(game)}.get)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_card_whose_file_says_that_it_has_no_abilities_is_used(game):
    facts = sage(game, "abilities: []\n")
    assert facts.described
    scenario = GAMES.read_scenario(text(game, board(game)), {"Sage": facts}.get)
    assert_confirmed(run_scenario(scenario, EDITIONS[game]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_example_that_describes_a_known_card_says_what_it_does_or_that_this_makes_no_difference(game):
    type_ = PLAYED[game][0]
    known = {"Sage": sage(game, "abilities: []\n")}.get
    silent = text(game, board(game, f"cards:\n  Sage: {{types: [{type_}]}}\n"))
    with pytest.raises(UnableToReadScenario) as refused:
        GAMES.read_scenario(silent, known)
    assert [problem.expected for problem in refused.value.problems] == ["the key `abilities`"]
    said = text(game, board(game, f"cards:\n  Sage: {{types: [{type_}], abilities: []}}\n"))
    assert_confirmed(run_scenario(GAMES.read_scenario(said, known), EDITIONS[game]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_card_that_is_made_up_needs_no_word_about_its_abilities(game):
    source = text(game, board(game, f"cards:\n  Sage: {{types: [{PLAYED[game][0]}]}}\n"))
    assert_confirmed(run_scenario(GAMES.read_scenario(source), EDITIONS[game]))
