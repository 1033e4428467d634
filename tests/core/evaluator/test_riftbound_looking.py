"""Looking at the top of a deck: predicting, drawing what was found, recycling the rest, revealing."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import Verdict
from tests.verdicts import Written

CARDS = """
cards:
  Augur: {types: [spell], keywords: [action], abilities: [{do: [{predict: 3}]}]}
  Dig: {types: [spell], keywords: [action], abilities: [{do: [
    {look at: {top: 3, as: seen}},
    {you may: [{reveal: {choose: 1, type: gear, linked: seen, zone: deck, target: false, as: found}},
               {draw card: {that: found}}]},
    {recycle: {all: {linked: seen, zone: deck}}}]}]}
  Watch: {types: [gear], abilities: [
    {name: shown, when: {event: is revealed, object: {type: gear}, player: you}, do: [{gain points: 1}]},
    {name: drawn, when: {event: draws, player: you}, do: [{gain points: 1}]}]}
  Lantern: {types: [gear], abilities: []}
  Pup: {types: [unit], might: 1, abilities: []}
"""
V13 = Written("riftbound", ("v1.3",), CARDS)
BOTH = Written("riftbound", ("v1.3", "v1.2"), CARDS)

DECK = "[{card: Pup, as: one}, {card: Lantern, as: two}, {card: Pup, as: three}, {card: Pup, as: four}]"


def test_any_of_the_predicted_cards_are_recycled_and_the_others_lie_as_their_player_likes() -> None:
    V13.confirm(f"""
        given:
          turn: {{player: Ahri}}
          Ahri: {{hand: [Augur], deck: {DECK}}}
          Jinx: {{}}
        when: [{{play: Augur, by: Ahri}}, {{resolve: all}}, {{draw: 2, by: Ahri}}]
        choices:
          - {{player: Ahri, question: predict, answer: [one]}}
          - {{player: Ahri, question: order on top, answer: [three, two]}}
        then: {{Ahri: {{hand: [three, two], deck: [four, one]}}}}
    """)


def test_nothing_has_to_be_recycled_and_a_small_deck_burns_nobody_out() -> None:
    V13.confirm("""
        given:
          turn: {player: Ahri}
          Ahri: {hand: [Augur], deck: [{card: Pup, as: last}], trash: 2}
          Jinx: {}
        when: [{play: Augur, by: Ahri}, {resolve: all}]
        choices: [{player: Ahri, question: predict, answer: []}]
        then: {Ahri: {deck: [last], trash: 3}, Jinx: {points: 0}, asked: {order on top: 0}}
    """)


def test_an_empty_deck_asks_nothing() -> None:
    V13.confirm("""
        given: {turn: {player: Ahri}, Ahri: {hand: [Augur], deck: 0}, Jinx: {}}
        when: [{play: Augur, by: Ahri}, {resolve: all}]
        then: {asked: {predict: 0}, Jinx: {points: 0}}
    """)


def test_cards_that_were_not_looked_at_cannot_be_recycled() -> None:
    V13.confirm(f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{hand: [Augur], deck: {DECK}}}, Jinx: {{}}}}
        when: [{{play: Augur, by: Ahri}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: predict, answer: [four]}}]
        then: {{illegal answer: true}}
    """)


def test_one_of_those_that_were_looked_at_is_drawn_and_the_rest_are_recycled() -> None:
    BOTH.confirm(f"""
        given:
          turn: {{player: Ahri}}
          Ahri: {{base: [Watch], hand: [Dig], deck: {DECK}}}
          Jinx: {{base: [{{card: Watch, as: other}}]}}
        when: [{{play: Dig, by: Ahri}}, {{resolve: 1}}]
        choices:
          - {{player: Ahri, question: may, answer: yes}}
        then:
          Ahri: {{hand: [two], deck: {{count: 3}}}}
          triggers: {{Watch/shown: 1, Watch/drawn: 1, other/shown: 0, other/drawn: 0}}
          four: {{zone: deck}}
    """)


def test_without_a_gear_among_them_nothing_is_drawn_and_all_are_recycled() -> None:
    BOTH.confirm("""
        given:
          turn: {player: Ahri}
          Ahri: {base: [Watch], hand: [Dig], deck: [{card: Pup, as: one}, {card: Pup, as: two}, {card: Pup, as: three},
            {card: Lantern, as: four}]}
          Jinx: {}
        when: [{play: Dig, by: Ahri}, {resolve: all}, {draw: 1, by: Ahri}]
        choices: [{player: Ahri, question: may, answer: yes}]
        then: {Ahri: {hand: [four], deck: {count: 3}}, triggers: {Watch/shown: 0, Watch/drawn: 1}}
    """)


def test_an_edition_that_knows_no_predicting_refuses_it() -> None:
    run = BOTH.run(
        """
        given: {turn: {player: Ahri}, Ahri: {hand: [Augur], deck: 5}, Jinx: {}}
        when: [{play: Augur, by: Ahri}, {resolve: all}]
        then: {Ahri: {deck: 5}}
    """,
        "v1.2",
    )
    assert run.verdict is Verdict.NOT_EXECUTABLE
    assert "predicting" in (run.reason or "")


@pytest.mark.parametrize("written", ["nothing", "[]"])
def test_choosing_none_is_answered_as_it_is_shown_or_with_an_empty_list(written: str) -> None:
    V13.confirm(f"""
        given:
          turn: {{player: Ahri}}
          Ahri: {{hand: [Augur], deck: [{{card: Pup, as: one}}, {{card: Lantern, as: two}}]}}
          Jinx: {{}}
        when: [{{play: Augur, by: Ahri}}, {{resolve: all}}, {{draw: 1, by: Ahri}}]
        choices:
          - {{player: Ahri, question: predict, answer: {written}}}
          - {{player: Ahri, question: order on top, answer: [two, one]}}
        then: {{Ahri: {{hand: [two], deck: [one]}}}}
    """)
