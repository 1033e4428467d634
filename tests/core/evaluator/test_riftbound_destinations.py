"""Riftbound: where a spell or ability moves a unit is chosen as it is played (Core Rules v1.3 355.4, v1.2 352.3)."""

from __future__ import annotations

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Grove: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 2, abilities: []}
  Guard: {types: [unit], might: 5, abilities: []}
  March:
    types: [spell]
    abilities: [{do: [{ready: {choose: 1, type: unit, controller: you, as: mine}}, {move: {that: mine}, to: choose}]}]
  Send:
    types: [spell]
    abilities: [{do: [{move: {choose: 1, type: unit}, to: {choose: 1, type: battlefield, target: false}}]}]
  Home:
    types: [spell]
    abilities:
      - do: [{move: {choose: 1, type: unit}, to: {choose: 1, type: battlefield, controller: you, target: false}}]
  Snare:
    types: [spell]
    keywords: [reaction]
    abilities: [{do: [{exhaust: {choose: 1, type: unit, controller: opponent}}]}]
"""
BOOK = Written("riftbound", ("v1.3", "v1.2"), CARDS)
FIELDS = "battlefields: [{card: Altar, controller: Ahri}, {card: Grove, controller: Ahri}], turn: {player: Ahri}"

CASES = {
    "it is known to those who react": """
        given: {FIELDS, Jinx: {hand: [Snare]},
          Ahri: {hand: [Send], base: [Scout], at Altar: [{card: Guard, as: a}], at Grove: [{card: Guard, as: g}]}}
        when: [{play: Send}, {check: {asked: [{player: Ahri, question: targets}, {player: Ahri, question: location}]}},
          {pass: Ahri}, {play: Snare, by: Jinx}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}, {player: Ahri, question: location, answer: Grove},
          {player: Jinx, question: targets, answer: Scout}]
        then: {Scout: {at: Grove}}
        """,
    "what an earlier instruction chose does not go where it is already": """
        given: {FIELDS, Ahri: {hand: [March], at Altar: [Scout], at Grove: [{card: Guard, as: g}]}, Jinx: {}}
        when: [{play: March}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}, {player: Ahri, question: location, answer: base}]
        then: {Scout: {at: base}}
        twin: {change: {choices.1.answer: Altar}, then: {illegal answer: true}}
        """,
    "a battlefield that somebody else controls is not one of mine": """
        given: {battlefields: [{card: Altar, controller: Ahri}, {card: Grove, controller: Jinx}], turn: {player: Ahri},
          Ahri: {hand: [Home], base: [Scout], at Altar: [Guard]}, Jinx: {at Grove: [{card: Guard, as: theirs}]}}
        when: [{play: Home}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Scout: {at: Altar}, asked: {location: 0}}
        """,
}


@each(CASES)
def test_it_is_chosen_as_the_move_is_played(body: str) -> None:
    BOOK.confirm(body.replace("FIELDS", FIELDS))


def test_an_example_has_to_say_it() -> None:
    run = BOOK.run(f"""
        given: {{{FIELDS}, Ahri: {{hand: [Send], base: [Scout], at Altar: [Guard]}}, Jinx: {{}}}}
        when: [{{play: Send}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: targets, answer: Scout}}]
        then: {{Scout: {{at: Grove}}}}
        """)
    assert_stops(run, "Ahri must answer 'location' for Send")
