"""An example told in sentences."""

import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import narrate

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


def test_an_answer_that_belongs_to_one_edition_says_so():
    assert story()["choices"] == [
        "In edition v1.3, Ahri is asked “may trigger” and answers no.",
        "In edition v1.2, Ahri is asked “may” and answers no.",
    ]
