"""An example told in sentences."""

import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import TwinStory, narrate, narrate_twin

SOURCE = """
example: told
game: riftbound
title: Told
editions: [v1.3, v1.2]
cards:
  Robber: {types: [unit], might: 2, keywords: [tank, {assault: 2}], abilities: [
    {when: {event: dies, object: {type: unit, controller: opponent}}, you may: true, do: [{draw: 1}]}]}
given: {turn: {player: Ahri}, Ahri: {base: [Robber]}, Jinx: {base: [{token: Recruit, as: r}]}}
when: [{kill: r}]
choices:
  - {player: Ahri, question: may trigger, answer: no, edition: v1.3}
  - {player: Ahri, question: may, answer: no, edition: v1.2}
then: {after resolving: {Ahri: {hand: 0}}}
"""


def story():
    return narrate(GAMES.read_scenario(SOURCE), yaml.safe_load(SOURCE))


def test_a_keyword_shows_its_number_only_when_it_counts():
    assert "[Tank] [Assault 2]" in story()["cards"][0]


def test_a_keyword_that_costs_something_is_told_once_with_its_cost():
    source = SOURCE.replace("keywords: [tank, {assault: 2}]", "keywords: [tank, {equip: {energy: 1}}]")
    (robber,) = narrate(GAMES.read_scenario(source), yaml.safe_load(source))["cards"]
    assert "[Tank]" in robber
    assert robber.casefold().count("equip") == 1


def test_an_answer_that_belongs_to_one_edition_says_so():
    assert story()["choices"] == [
        "In edition v1.3, Ahri is asked “may trigger” and answers no.",
        "In edition v1.2, Ahri is asked “may” and answers no.",
    ]


TWIN = """
twin:
  change:
    choices: [{player: Ahri, question: may trigger, answer: yes}]
    when: [{kill: r}, {resolve: all}]
  then: {Ahri: {hand: 1}}
"""


def test_a_twin_is_told_by_what_it_changes_and_by_what_it_leaves_out():
    source = SOURCE.replace("editions: [v1.3, v1.2]", "editions: [v1.3]") + TWIN
    told = narrate_twin(GAMES.read_scenario(source), source)
    assert told.before == {"choices": story()["choices"]}
    assert told.now["choices"] == ["Ahri is asked “may trigger” and answers yes."]
    assert told.now["what happens"] == ["Everything resolves, top first."]
    assert "cards" not in told.now
    assert told.now["documented outcome"]


def test_a_twin_that_only_turns_the_order_around_tells_both_orders():
    steps = "[{kill: r}, {kill: Robber}]"
    twin = "twin:\n  change:\n    when: [{kill: Robber}, {kill: r}]\n  then: {}\n"
    source = SOURCE.replace("[{kill: r}]", steps) + twin
    told = narrate_twin(GAMES.read_scenario(source), source)
    assert told.before["what happens"] == ["R is killed.", "Robber is killed."]
    assert told.now["what happens"] == ["Robber is killed.", "R is killed."]


def test_an_example_without_a_twin_tells_of_none():
    assert narrate_twin(GAMES.read_scenario(SOURCE), SOURCE) == TwinStory({}, {})


SETTINGS = """
example: several
game: riftbound
title: T
editions: [v1.4]
given:
  players: [Ahri, Lux, Jinx, Vi]
  teams: [[Ahri, Jinx], [Lux, Vi]]
  victory score: 11
  battlefields: [Altar]
  turn: {player: Ahri}
  Ahri: {points: 3}
  Lux: {}
  Jinx: {}
  Vi: {}
when: []
then: {}
"""


def test_who_plays_in_which_order_and_with_whom_and_for_how_many_points_is_told():
    assert narrate(GAMES.read_scenario(SETTINGS), yaml.safe_load(SETTINGS))["situation"] == [
        "It is Ahri's turn.",
        "Ahri and Jinx play together.",
        "Lux and Vi play together.",
        "In turn order the players are Ahri, Lux, Jinx and Vi.",
        "The victory score is 11.",
        "Battlefields: Altar.",
        "Ahri has 3 points.",
        "Lux has nothing else that matters.",
        "Jinx has nothing else that matters.",
        "Vi has nothing else that matters.",
    ]
