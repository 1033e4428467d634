"""Riftbound: texts as cards print them, read and then played."""

from __future__ import annotations

import json
import re

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_text
from tests.verdicts import Written

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Scout: {types: [unit], might: 1, abilities: []}
  Soldier: {types: [unit], might: 2, abilities: []}
  Dart: {types: [spell], keywords: [reaction], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
"""

PLAYED = {
    "as much as there are as it is given": (
        "When I attack, give me +1 :rb_might: this turn for each enemy unit here.",
        "unit",
        """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {base: [It], hand: [Dart]},
          Jinx: {at Altar: [Scout, Soldier, {card: Soldier, as: third}]}}
        when: [{move: It, to: Altar}, {resolve: all}, {check: {It: {might: 5}}}, {play: Dart}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {It: {might: 5}, Scout: {zone: trash}}
        """,
    ),
    "a unit that dies here": (
        "When a unit dies here, draw 1.",
        "battlefield",
        """
        given: {battlefields: [{card: It, controller: Ahri}], Jinx: {},
          turn: {player: Ahri}, Ahri: {at It: [Scout], base: [Soldier], hand: [Dart], deck: 3}}
        when: [{play: Dart}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Ahri: {hand: 1}}
        twin: {change: {choices: [{player: Ahri, question: targets, answer: Soldier}]}, then: {Ahri: {hand: 0}}}
        """,
    ),
    "a unit that is played here": (
        "When a unit is played here, buff it.",
        "battlefield",
        """
        given: {battlefields: [{card: It, controller: Ahri}], Ahri: {at It: [Scout], hand: [Soldier]}, Jinx: {}}
        when: [{play: Soldier, at: It}, {resolve: all}]
        then: {Soldier: {is: [buffed]}}
        twin: {change: {when.0: {play: Soldier, at: base}}, then: {Soldier: {is not: [buffed]}}}
        """,
    ),
    "any one opponent with more points": (
        "While an opponent has more points than you, I have +1 :rb_might:.",
        "unit",
        """
        given: {players: [Ahri, Jinx, Teemo], Ahri: {base: [It], points: 2}, Jinx: {points: 1}, Teemo: {points: 3}}
        when: []
        then: {It: {might: 3}}
        twin: {change: {given.Teemo.points: 2}, then: {It: {might: 2}}}
        """,
    ),
    "what comes back from the trash": (
        "When you conquer, you may discard 1 to return me from your trash to your hand.",
        "unit",
        """
        given: {battlefields: [Altar], Ahri: {base: [Scout], trash: [It], hand: [Dart]}, Jinx: {}}
        when: [{move: Scout, to: Altar}, {close showdown: true}, {resolve: all}]
        choices: [{player: Ahri, question: may trigger, answer: yes, edition: v1.3},
          {player: Ahri, question: pay, answer: yes}]
        then: {Ahri: {hand: [It], trash: [Dart]}}
        twin: {change: {given.Ahri: {base: [Scout, It], hand: [Dart]}, choices: []}, then: {triggers: {It: 0}}}
        """,
    ),
    "a unit that is killed with a spell": (
        "When you kill an enemy unit with a spell, draw 1.",
        "unit",
        """
        given: {Ahri: {base: [It], hand: [Dart], deck: 3}, Jinx: {base: [Scout]}}
        when: [{play: Dart}, {resolve: all}]
        choices: [{player: Ahri, question: targets, answer: Scout}]
        then: {Ahri: {hand: 1}}
        twin: {change: {when: [{kill: Scout, by: Ahri}], choices: []}, then: {triggers: {It: 0}}}
        """,
    ),
    "a unit that is readied": (
        "When I'm readied, draw 1.",
        "unit",
        """
        given: {turn: {player: Jinx}, Jinx: {}, Ahri: {base: [{card: It, exhausted: true}], deck: 3}}
        when: [{end turn: true}, {resolve: all}]
        then: {Ahri: {hand: 2}}
        twin: {change: {given.Ahri.base: [It]}, then: {Ahri: {hand: 1}}}
        """,
    ),
}


def described(text: str, kind: str):
    facets = {"types": (kind.capitalize(),)}
    facts = {"might": "2"} if kind == "unit" else {}
    card = PrintedCard("It", "It", (PrintedFace("It", kind, text, facts=facts),), "", facets)
    found = read_card_text(card, GAMES.played["riftbound"], "v1.3")
    assert found.description is not None, found.why
    return found.description


@pytest.mark.parametrize(("text", "kind", "body"), PLAYED.values(), ids=PLAYED)
def test_a_text_does_in_play_what_it_says(text, kind, body):
    it = f"  It: {json.dumps(described(text, kind))}\n"
    Written("riftbound", ("v1.3", "v1.2"), CARDS + it).confirm(body)


REFUSED = {
    "a state": (
        "{when: {state: {this: me, is: {is: [attached]}}}, do: [{draw: 1}]}",
        "found a state of the game. An ability of this game waits for something that happens",
    ),
    "the host of what is attached": (
        "{passive: {might: 1}, affects: {what I am attached to: true}}",
        "found 'what I am attached to'. Did you mean attached to or attached to me",
    ),
}


@pytest.mark.parametrize(("ability", "told"), REFUSED.values(), ids=REFUSED)
def test_what_can_do_nothing_is_refused(ability, told):
    """383.1: abilities trigger on what happens; 718.3: what is attached speaks of its host as of itself."""
    gear = f"  It: {{types: [gear], tags: [Equipment], keywords: [{{equip: {{}}}}], abilities: [{ability}]}}\n"
    with pytest.raises(UnableToReadScenario, match=re.escape(told)):
        Written("riftbound", ("v1.3",), CARDS + gear).read("given: {Ahri: {base: [It]}, Jinx: {}}\nthen: {}")


def test_what_is_attached_may_wait_for_that():
    (ability,) = described("When I'm attached to a unit, draw 1.", "gear")["abilities"]
    assert ability["when"] == {"event": "is attached", "object": "me"}


def test_a_buff_that_is_spent_is_no_target():
    """704.1: buffs are counters, and no spell or ability targets them."""
    done = described("Spend a buff. If you do, draw 2.", "spell")["abilities"][0]["do"][0]
    assert done["spend buff"]["target"] is False
