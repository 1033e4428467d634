"""Riftbound: who wins of several, whose turns come next, what a deck that is used up gives, what lies hidden."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Scout: {types: [unit], might: 1}
  Soldier: {types: [unit], might: 2}
  Shade: {types: [unit], might: 3, keywords: [hidden]}
  Snare: {types: [spell], keywords: [hidden], abilities: [{do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
  Elder: {types: [legend], abilities: []}
  Tinker: {types: [spell], abilities: [{do: [{play token: {name: Gadget, types: [gear]}}]}]}
  Muster: {types: [spell], abilities: [{do: [{play token: {name: Recruit, might: 1}}]}]}
  Guide: {types: [unit], might: 1, abilities: [
    {when: {event: end of, phase: turn, player: you}, do: [{move: {choose: 1, name: Soldier}, to: choose}]}]}
"""
EDITIONS = ("v1.3", "v1.2")
RIFT = Written("riftbound", EDITIONS, CARDS)

# --- winning ---

WINNERS = {
    "two with as many points": ("[{gain points: 1, player: any}]", "none"),
    "one with more than the other": ("[{gain points: 2}, {gain points: 1, player: opponent}]", "Ahri"),
    "the only one with enough": ("[{gain points: 1}]", "Ahri"),
    "nobody with enough": ("[{lose points: 1}]", "none"),
}


@pytest.mark.parametrize(("steps", "winner"), WINNERS.values(), ids=WINNERS)
def test_whoever_has_enough_points_and_more_than_anyone_wins(steps: str, winner: str) -> None:
    RIFT.confirm(
        f"""
        given: {{Ahri: {{points: 7}}, Jinx: {{points: 7}}}}
        when: [{{at once: {steps}, by: Ahri}}]
        then: {{winner: {winner}}}
        """,
        "v1.3",
    )


def test_two_who_are_level_do_not_keep_a_third_with_more_points_from_winning() -> None:
    body = """
        given: {players: [Ahri, Jinx, Teemo], Ahri: {points: 7}, Jinx: {points: 7}, Teemo: {points: 7}}
        when: [{at once: [{gain points: 1, player: any}, {gain points: MORE}], by: Teemo}]
        then: {winner: WINNER}
        """
    RIFT.confirm(body.replace("MORE", "1").replace("WINNER", "Teemo"), "v1.3")
    RIFT.confirm(body.replace("MORE", "0").replace("WINNER", "none"), "v1.3")


# --- turns ---

TURNS = {
    "one more is taken before the others' turns": ("1", "[Ahri, Jinx, Teemo]"),
    "two more are taken one after the other": ("2", "[Ahri, Ahri, Jinx, Teemo, Ahri]"),
    "none leaves the order as it is": ("0", "[Jinx, Teemo, Ahri]"),
}


@pytest.mark.parametrize(("many", "order"), TURNS.values(), ids=TURNS)
def test_of_additional_turns(many: str, order: str) -> None:
    steps = ", ".join(f"{{end turn: true}}, {{check: {{turn: {player}}}}}" for player in order.strip("[]").split(", "))
    RIFT.confirm(
        f"""
        given:
          turn: {{player: Ahri}}
          players: [Ahri, Jinx, Teemo]
          Ahri: {{deck: 9}}
          Jinx: {{deck: 9}}
          Teemo: {{deck: 9}}
        when: [{{extra turn: {many}, by: Ahri}}, {steps}]
        then: {{phase: main}}
        """,
        "v1.3",
    )


def test_a_battlefield_reached_as_a_turn_ends_is_conquered_in_that_turn() -> None:
    RIFT.confirm(
        """
        given:
          turn: {player: Ahri}
          battlefields: [Altar]
          Ahri: {base: [Guide, Soldier], deck: 3}
          Jinx: {deck: 3}
        when: [{end turn: true}]
        then: {turn: Jinx, Altar: {controller: Ahri, contested: false}, Ahri: {points: 1}, showdown: none}
        """
    )


# --- decks ---

DECKS = {
    "of a trash of different cards it is said which is drawn": """
        given: {Ahri: {deck: 0, trash: [Scout, Soldier]}, Jinx: {}}
        when: [{draw: 1, by: Ahri}]
        choices: [{player: Ahri, question: drawn at random, answer: Soldier}]
        then: {Ahri: {hand: [Soldier], deck: 1, trash: 0}, Jinx: {points: 1}}
        """,
    "of cards that are alike it is not": """
        given: {Ahri: {deck: 0, trash: [Scout, {card: Scout, as: other}]}, Jinx: {}}
        when: [{draw: 1, by: Ahri}]
        then: {Ahri: {hand: 1, deck: 1}, asked: {drawn at random: 0}, Jinx: {points: 1}}
        """,
    "nor where all of them are drawn": """
        given: {Ahri: {deck: 0, trash: [Scout, Soldier]}, Jinx: {}}
        when: [{draw: 2, by: Ahri}]
        then: {Ahri: {hand: [Scout, Soldier], deck: 0}, asked: {drawn at random: 0}}
        """,
    "what is left of a deck is drawn before it is used up": """
        given: {Ahri: {deck: [Soldier], trash: [Scout]}, Jinx: {}}
        when: [{draw: 2, by: Ahri}]
        then: {Ahri: {hand: [Soldier, Scout]}, Jinx: {points: 1}}
        """,
    "a deck with as many cards as are drawn gives nobody a point": """
        given: {Ahri: {deck: [Soldier], trash: [Scout]}, Jinx: {}}
        when: [{draw: 1, by: Ahri}]
        then: {Ahri: {hand: [Soldier], deck: 0, trash: [Scout]}, Jinx: {points: 0}}
        """,
}


@each(DECKS)
def test_of_decks_that_are_used_up(body: str) -> None:
    RIFT.confirm(body)


# --- what stays where it is ---

FIXED = {
    "a legend is not killed": "{kill: Elder}",
    "a legend is not returned": "{return: Elder}",
    "a legend is not recycled": "{recycle: Elder}",
    "a battlefield is not killed": "{kill: Altar}",
    "a battlefield is not returned": "{return: Altar}",
}


@pytest.mark.parametrize("step", FIXED.values(), ids=FIXED)
def test_what_belongs_to_its_place_stays_there(step: str) -> None:
    RIFT.confirm(
        f"""
        given:
          battlefields: [{{card: Altar, controller: Ahri}}]
          Ahri: {{legend: Elder, at Altar: [Scout]}}
          Jinx: {{}}
        when: [{step[:-1]}, by: Jinx}}]
        then: {{Elder: {{zone: legend}}, Altar: {{controller: Ahri}}, Ahri: {{hand: 0, trash: 0}}, events: [
          {{event: dies, times: 0}}, {{event: leaves, times: 0}}]}}
        """
    )


HIDDEN = {
    "a hidden unit is played at its battlefield and nobody is asked": """
        given:
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]
          Ahri: {at Altar: [Scout, {card: Shade, facedown: true}], at Gate: [Soldier]}
          Jinx: {}
        when: [{play: Shade, by: Ahri}]
        then: {Shade: {at: Altar}, asked: {location: 0}}
        """,
    "and at no other, not even its player's": """
        given:
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]
          Ahri: {at Altar: [Scout, {card: Shade, facedown: true}], at Gate: [Soldier]}
          Jinx: {}
        when: [{play: Shade, by: Ahri, at: Gate}]
        then: {illegal: true, Shade: {zone: facedown}}
        """,
    "the same unit from a hand is played to any of them": """
        given:
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]
          Ahri: {hand: [Shade], at Altar: [Scout], at Gate: [Soldier]}
          Jinx: {}
        when: [{play: Shade, by: Ahri}]
        choices: [{player: Ahri, question: location, answer: Gate}]
        then: {Shade: {at: Gate}}
        """,
    "a hidden spell chooses what is at its battlefield": """
        given:
          battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]
          Ahri: {at Altar: [Scout, {card: Snare, facedown: true}], at Gate: [Soldier]}
          Jinx: {base: [{card: Scout, as: foe}]}
        when: [{play: Snare, by: Ahri}, {resolve: 1}]
        then: {Scout: {zone: trash}, Soldier: {damage: 0}, foe: {damage: 0}, asked: {targets: 0}}
        """,
    "whoever loses a battlefield loses what lies hidden there": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {at Altar: [Scout, {card: Shade, facedown: true}]}
          Jinx: {}
        when: [{move: [Scout], to: base}]
        then: {Shade: {zone: trash}, Altar: {controller: none}}
        """,
    "a token gear has no battlefield to choose and a token unit has": """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {hand: [Tinker, Muster], at Altar: [Scout]}
          Jinx: {}
        when: [{play: Tinker, by: Ahri}, {resolve: 1}, {check: {asked: {location: 0}}}, {play: Muster, by: Ahri},
          {resolve: 1}]
        choices: [{player: Ahri, question: location, answer: Altar}]
        then: {Gadget: {at: base}, Recruit: {at: Altar}}
        """,
}


@each(HIDDEN)
def test_of_where_things_come_to_lie(body: str) -> None:
    RIFT.confirm(body)
