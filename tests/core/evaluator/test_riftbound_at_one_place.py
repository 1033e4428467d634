"""Riftbound: several units at one and the same place, and all units at a battlefield (Core Rules 355.10, 355.11)."""

from __future__ import annotations

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Gate: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 1, abilities: []}
  Soldier: {types: [unit], might: 2, abilities: []}
  Guard: {types: [unit], might: 3, abilities: []}
  Blaze: {types: [spell], keywords: [hidden], abilities: [{do: [{choose: {choose: 1, type: battlefield, as: field}},
    {deal: 2, to: {all: {controller: opponent, type: unit, where: field}}}]}]}
  Fire: {types: [spell], abilities: [{do: [{kill: {choose: any number, type: unit, location: battlefield,
    total might: {at most: 4}, same location: true}}]}]}
  Breath: {types: [spell], abilities: [{do: [{deal: 1, to: {choose: up to 3, type: unit, same location: true}}]}]}
  Drill: {types: [spell], abilities: [{do: [{buff: {choose: 2, type: unit, controller: you, location: battlefield,
    same location: true}}]}]}
  Blink: {types: [spell], keywords: [reaction], abilities: [{do: [
    {move: {choose: 1, type: unit, controller: you, location: battlefield}, to: base}]}]}
"""
BOOK = Written("riftbound", ("v1.3", "v1.2"), CARDS)
TWO = "turn: {player: Ahri}, battlefields: [{card: Altar, controller: Jinx}, {card: Gate, controller: Jinx}]"
MINE = "turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Ahri}]"

CASES = {
    "all units at a battlefield are those of the one that is chosen": f"""
        given: {{{TWO}, Ahri: {{hand: [Blaze]}},
          Jinx: {{at Altar: [Soldier, Scout], at Gate: [{{card: Soldier, as: other}}]}}}}
        when: [{{play: Blaze}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: targets, answer: Altar}}]
        then: {{Soldier: {{zone: trash}}, Scout: {{zone: trash}}, other: {{at: Gate, damage: 0}}}}
        twin: {{change: {{choices.0.answer: Gate}}, then: {{Soldier: {{damage: 0}}, other: {{zone: trash}}}}}}
        """,
    "a card that lay hidden chooses the battlefield where it lay": """
        given: {turn: {player: Ahri}, battlefields: [{card: Altar, controller: Ahri}, {card: Gate, controller: Jinx}],
          Ahri: {at Altar: [Guard, {card: Blaze, facedown: true}]}, Jinx: {at Gate: [Soldier]}}
        when: [{play: Blaze}]
        choices: [{player: Ahri, question: targets, answer: Gate}]
        then: {illegal answer: true}
        """,
    "units of two battlefields are not chosen together": f"""
        given: {{{TWO}, Ahri: {{hand: [Fire]}}, Jinx: {{at Altar: [Soldier, Scout], at Gate: [Guard]}}}}
        when: [{{play: Fire}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: targets, answer: [Scout, Soldier]}}]
        then: {{Soldier: {{zone: trash}}, Scout: {{zone: trash}}, Guard: {{at: Gate}}}}
        twin: {{change: {{choices.0.answer: [Scout, Guard]}}, then: {{illegal answer: true}}}}
        """,
    "the bases of two players are two places": """
        given: {Ahri: {hand: [Breath], base: [Guard]}, Jinx: {base: [Scout, Soldier]}}
        when: [{play: Breath}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: [Scout, Soldier]}]
        then: {Scout: {zone: trash}, Soldier: {damage: 1}, Guard: {damage: 0}}
        twin: {change: {choices.0.answer: [Scout, Guard]}, then: {illegal answer: true}}
        """,
    "where one has gone elsewhere, those at one place are chosen from (355.11.b)": f"""
        given: {{{TWO}, Ahri: {{hand: [Breath]}}, Jinx: {{at Altar: [Guard, Soldier], hand: [Blink]}}}}
        when: [{{play: Breath}}, {{pass: Ahri}}, {{play: Blink, by: Jinx}}, {{resolve: all}}]
        choices: [{{player: Ahri, question: targets, answer: [Guard, Soldier]}},
          {{player: Jinx, question: targets, answer: Guard}}, {{player: Ahri, question: objects, answer: Guard}}]
        then: {{Guard: {{damage: 1, at: base}}, Soldier: {{damage: 0}}}}
        """,
    "two at one battlefield are needed": f"""
        given: {{{MINE}, Ahri: {{hand: [Drill], at Altar: [Scout, Soldier], at Gate: [Guard]}}, Jinx: {{}}}}
        when: [{{play: Drill}}]
        then: {{chain: [Drill], asked: {{targets: 0}}, after resolving: {{Scout: {{is: [buffed]}},
          Soldier: {{is: [buffed]}}, Guard: {{is not: [buffed]}}}}}}
        twin: {{change: {{given.Ahri.at Altar: [Scout]}}, then: {{illegal: true}}}}
        """,
}


@each(CASES)
def test_what_is_chosen_together_is_at_one_place(body):
    BOOK.confirm(body)


ALL_AT_ONE = {"choose": {"choose": 1, "type": "battlefield", "as": "chosen"}}
READ = {
    "Deal 2 to all enemy units at a battlefield.": [
        ALL_AT_ONE,
        {"deal": 2, "to": {"all": {"controller": "opponent", "type": "unit", "where": "chosen"}}},
    ],
    "Kill all units at battlefields.": [{"kill": {"all": {"type": "unit", "location": "battlefield"}}}],
    "Stun up to two units at a battlefield.": [
        {
            "stun": {
                "choose": "up to 2",
                "type": "unit",
                "location": "battlefield",
                "same location": True,
                "as": "chosen",
            }
        }
    ],
    "Stun a unit at a battlefield.": [
        {"stun": {"choose": 1, "type": "unit", "location": "battlefield", "as": "chosen"}}
    ],
    "Buff two friendly units at the same battlefield.": [
        {
            "buff": {
                "choose": 2,
                "controller": "your team",
                "type": "unit",
                "location": "battlefield",
                "same location": True,
                "as": "chosen",
            }
        }
    ],
}


@pytest.mark.parametrize(("text", "done"), READ.items(), ids=READ)
def test_a_text_says_whether_it_is_one_battlefield(text, done):
    card = PrintedCard("Testy", "Testy", (PrintedFace("Testy", "Spell", text),), "", {"types": ("Spell",)})
    found = read_card_text(card, GAMES.played["riftbound"], "v1.4")
    assert found.description is not None, found.why
    assert found.description["abilities"][0]["do"] == done


PLACES = {
    "Move an enemy unit at a battlefield to its base.": "base",
    "Choose an enemy unit at a battlefield. Move a friendly unit to its location.": {"that": "chosen"},
    "Exhaust an enemy unit at a battlefield. Move a friendly unit to that battlefield.": {"that": "chosen"},
}


@pytest.mark.parametrize(("text", "to"), PLACES.items(), ids=PLACES)
def test_a_text_says_where_a_unit_is_moved(text, to):
    card = PrintedCard("Testy", "Testy", (PrintedFace("Testy", "Spell", text),), "", {"types": ("Spell",)})
    found = read_card_text(card, GAMES.played["riftbound"], "v1.4")
    assert found.description is not None, found.why
    assert found.description["abilities"][0]["do"][-1]["to"] == to


MOVING = """
cards:
  Altar: {types: [battlefield], abilities: [{when: {event: moves, object: {type: unit}, at: here}, do: [{draw: 1}]}]}
  Gate: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 1, keywords: [ganking], abilities: []}
  Soldier: {types: [unit], might: 2, abilities: []}
"""
HERE = {
    "a unit that comes here": ("{move: Soldier, to: Altar}", 1),
    "a unit that goes home": ("{move: Scout, to: base}", 0),
    "a unit that goes elsewhere": ("{move: Scout, to: Gate}", 0),
}


@pytest.mark.parametrize(("step", "drawn"), HERE.values(), ids=HERE)
def test_a_unit_moves_here_where_it_comes_to(step, drawn):
    Written("riftbound", ("v1.3", "v1.2"), MOVING).confirm(
        f"""
        given: {{battlefields: [{{card: Altar, controller: Ahri}}, {{card: Gate, controller: Ahri}}],
          Ahri: {{base: [Soldier], at Altar: [Scout, {{card: Soldier, as: other}}], deck: 5}}, Jinx: {{}}}}
        when: [{step}, {{resolve: all}}]
        then: {{Ahri: {{hand: {drawn}}}}}
        """
    )


GUARDED = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Gate: {types: [battlefield], abilities: []}
  Soldier: {types: [unit], might: 2, abilities: []}
  Guard: {types: [unit], might: 4, abilities: []}
  Fox: {types: [legend], abilities: [{when: {event: attacks, object: {type: unit, controller: opponent},
    at: battlefield you control}, do: [{give: {might: -1}, to: it, for: this turn}]}]}
  Post: {types: [gear], abilities: [{passive: {might: 1},
    affects: {type: unit, controller: you, location: battlefield you control}}]}
"""
OF_MINE = {
    "each unit that attacks a battlefield of mine, and none that attacks another player's": """
        given: {turn: {player: Jinx}, players: [Jinx, Ahri, Teemo], Ahri: {legend: Fox, at Altar: [Guard]}, Teemo: {},
          battlefields: [{card: Altar, controller: Ahri}], Jinx: {base: [Soldier, {card: Guard, as: other}]}}
        when: [{move: [Soldier, other], to: Altar}, {resolve: all}]
        then: {Soldier: {might: 1}, other: {might: 3}, Guard: {might: 4}, triggers: {Fox: 2}}
        twin: {change: {given.battlefields: [{card: Altar, controller: Teemo}], given.Teemo: {at Altar: [Guard]},
            given.Ahri: {legend: Fox}}, then: {Soldier: {might: 2}, triggers: {Fox: 0}}}
        """,
    "units at a battlefield of mine, once it is mine": """
        given: {battlefields: [{card: Altar, controller: Ahri}, Gate], Ahri: {base: [Post, Soldier], at Altar: [Guard]},
          Jinx: {}}
        when: [{move: [Soldier], to: Gate}, {check: {Soldier: {might: 2}, Guard: {might: 5}}}, {close showdown: true}]
        then: {Guard: {might: 5}, Soldier: {might: 3}}
        """,
}


@each(OF_MINE)
def test_a_battlefield_may_have_to_be_that_of_the_abilitys_controller(body):
    Written("riftbound", ("v1.3", "v1.2"), GUARDED).confirm(body)


def test_a_text_speaks_of_a_battlefield_that_you_control():
    text = "When an enemy unit attacks a battlefield you control, draw 1."
    card = PrintedCard("Testy", "Testy", (PrintedFace("Testy", "Legend", text),), "", {"types": ("Legend",)})
    found = read_card_text(card, GAMES.played["riftbound"], "v1.4")
    assert found.description is not None, found.why
    enemy = {"controller": "opponent", "type": "unit"}
    assert found.description["abilities"][0]["when"] == {
        "event": "attacks",
        "object": enemy,
        "at": "battlefield you control",
    }


def test_a_passive_speaks_of_each_unit_at_whichever_battlefield():
    text = "Friendly units at a battlefield have [Shield]."
    card = PrintedCard("Testy", "Testy", (PrintedFace("Testy", "Legend", text),), "", {"types": ("Legend",)})
    found = read_card_text(card, GAMES.played["riftbound"], "v1.4")
    assert found.description is not None, found.why
    [ability] = found.description["abilities"]
    assert ability["passive"] == {"keyword": ["shield"]}
    assert ability["affects"]["all"]["location"] == "battlefield"
