"""Riftbound's reflexive triggers, read from texts and played: what stands behind "do this:", and who decides when."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

RIFTBOUND = ability_text("riftbound")
EDITIONS = ("v1.4", "v1.3", "v1.2")


def said(text: str) -> str:
    """The abilities of a text, as a file has them."""
    found = RIFTBOUND.read(text, "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])  # type: ignore[index, call-overload]


SPELLS = {
    "Rouse": "Play a 2 {MIGHT} Sand Soldier unit token. Then do this: You may pay {1} to ready it.",
    "Wake": "Draw 1. Then do this: You may ready a unit.",
    "Drive": (
        "Move an enemy unit to a battlefield. Then do this: Choose another enemy unit at its destination. Draw 1. "
        "They deal damage equal to their Mights to each other."
    ),
    "Scorch": "Deal 2 to an enemy unit. If this kills it, do this: Draw 1.",
    "Double": (
        "Choose an enemy unit. Play an exhausted Reflection unit token to your base. Then do this: Gain 1 point. It "
        "becomes a copy of that unit. Give it Tank."
    ),
    "Shove": "Move an enemy unit to a battlefield. Then stun it.",
    "Charge": "Move a friendly unit to a battlefield. Then deal 2 to an enemy unit there.",
    "Refuge": (
        "Choose one of your units. The next time it would die this turn, you may pay {1} to heal it, exhaust it, and "
        "recall it instead."
    ),
    "Muster": "Play three 1 {MIGHT} Tentacle unit tokens. Then do this: Ready up to two of them.",
    "Peek": (
        "Reveal the top 2 cards of your Main Deck. Gain 1 point. You may banish one, then play it. Recycle the rest."
    ),
}
UNITS = {
    "Twin": (
        "When you play me, play two ready Reflection unit tokens. Then do this: Gain 1 point. They become copies of me."
    ),
    "Guise": "When I attack, play a Reflection unit token here. Then do this: It becomes a copy of another unit here.",
    "Herald": "While I'm at a battlefield, opponents can't gain points.",
}
SPELL_LINES = "\n".join(f"  {name}: {{types: [spell], abilities: {said(text)}}}" for name, text in SPELLS.items())
UNIT_LINES = "\n".join(f"  {name}: {{types: [unit], might: 2, abilities: {said(t)}}}" for name, t in UNITS.items())
CARDS = f"""
cards:
  Altar: {{types: [battlefield], abilities: []}}
  Moor: {{types: [battlefield], abilities: []}}
  Pup: {{types: [unit], might: 1, abilities: []}}
  Elk: {{types: [unit], might: 3, abilities: []}}
  Ox: {{types: [unit], might: 5, abilities: []}}
  Mark: {{types: [spell], keywords: [reaction], abilities: [{{do: [{{gain points: 1}}]}}]}}
  Poke: {{types: [spell], keywords: [reaction], abilities: [{{do: [{{deal: 3, to: {{choose: 1, type: unit}}}}]}}]}}
{SPELL_LINES}
{UNIT_LINES}
"""
PLAY = Written("riftbound", EDITIONS, CARDS)
FIELDS = "turn: {player: Ana}, battlefields: [{card: Altar, controller: Ben}, {card: Moor, controller: Ben}]"

CASES = {
    "what is paid for a reflexive trigger is paid before others answer it (383.3.b.1)": """
        given: {FIELDS, Ana: {hand: [Rouse], energy: 1}, Ben: {}}
        when: [{play: Rouse}, {resolve: 1}, {check: {chain: [Rouse (do this)], Ana: {energy: 0}}}, {resolve: all}]
        choices: [{player: Ana, question: pay, answer: yes}]
        then: {Sand Soldier: {is: [ready]}}
        """,
    "what another unit is chosen for is done to it behind the colon too, and what moved is not the other one": """
        given: {FIELDS, Ana: {hand: [Drive], deck: 1},
          Ben: {at Altar: [Elk], at Moor: [Ox, Pup], base: [{card: Pup, as: home}]}}
        when: [{play: Drive}, {resolve: 1}, {check: {Elk: {at: Moor}, Ox: {damage: 0}}}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Elk}, {player: Ana, question: location, answer: Moor},
          {player: Ana, question: targets, answer: Ox}]
        then: {Elk: {zone: trash}, Ox: {damage: 3}, Pup: {at: Moor}}
        twin: {change: {choices.2.answer: home}, then: {illegal answer: true}}
        """,
    "a card is drawn for a unit that this has killed, and not for one that something else kills": """
        given: {FIELDS, Ana: {hand: [Scorch], deck: 2}, Ben: {at Altar: [Pup, Elk]}}
        when: [{play: Scorch}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {Pup: {zone: trash}, Ana: {hand: 1}}
        twin: {change: {choices.0.answer: Elk, choices.1: {player: Ana, question: targets, answer: Elk},
          given.Ana.hand: [Scorch, Poke], when.2: {play: Poke}, when.3: {resolve: all}}, then: {Elk: {zone: trash},
          Ana: {hand: 0}}}
        """,
    "the token becomes a copy of the unit that was chosen, and not of itself": """
        given: {FIELDS, Ana: {hand: [Double]}, Ben: {base: [Elk, Ox]}}
        when: [{play: Double}, {resolve: 1}, {check: {Reflection: {might: 0, keywords: []}}}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Ox}]
        then: {Reflection: {might: 5, keywords: [tank], zone: base}}
        twin: {change: {choices.0.answer: Elk}, then: {Reflection: {might: 3}}}
        """,
    "two of three tokens are readied": """
        given: {FIELDS, Ana: {hand: [Muster]}, Ben: {}}
        when: [{play: Muster}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: [Tentacle, Tentacle 3]}]
        then: {Tentacle: {is: [ready]}, Tentacle 2: {is: [exhausted]}, Tentacle 3: {is: [ready]}}
        """,
    "one of the cards that were shown is banished and played, and the other goes to the bottom": """
        given: {FIELDS, Ana: {hand: [Peek], deck: [Elk, {card: Ox, as: second}, Pup]}, Ben: {}}
        when: [{play: Peek}, {resolve: all}]
        choices: [{player: Ana, question: may, answer: yes}, {player: Ana, question: objects, answer: Elk}]
        then: {Elk: {zone: base}, second: {zone: deck}, Ana: {deck: {count: 2}}}
        """,
    "both tokens become copies of the unit that was played": """
        given: {FIELDS, Ana: {hand: [Twin]}, Ben: {}}
        when: [{play: Twin, at: base}, {resolve: all}]
        then: {Reflection: {might: 2}, Reflection 2: {might: 2}, triggers: {Twin: 1}}
        """,
    "another unit than the token itself is copied": """
        given: {FIELDS, Ana: {base: [Guise]}, Ben: {at Altar: [Elk]}}
        when: [{move: [Guise], to: Altar}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Reflection}]
        then: {illegal answer: true}
        twin: {change: {choices.0.answer: Elk}, then: {Reflection: {might: 3, controller: Ana}}}
        """,
    "a conquest without its point still is one (383.4.c.2.c)": """
        given: {FIELDS, Ana: {base: [Elk], hand: [Mark], points: 3},
          Ben: {at Altar: [Herald], hand: [{card: Mark, as: b}]}}
        when: [{move: [Elk], to: Moor}, {close showdown: true}, {play: Mark, by: Ana}, {pass: Ana}, {play: b, by: Ben},
          {resolve: all}]
        then: {Ana: {points: 3}, Ben: {points: 1}, Moor: {controller: Ana}}
        twin: {change: {given.Ben: {at Altar: [Pup], base: [Herald], hand: [{card: Mark, as: b}]}},
          then: {Ana: {points: 5}, Ben: {points: 1}}}
        """,
}


SPOKEN_OF = {
    "what has been moved to a battlefield is spoken of afterwards, and not the battlefield": """
        given: {FIELDS, Ana: {hand: [Shove]}, Ben: {at Altar: [Elk]}}
        when: [{play: Shove}, {resolve: all}]
        then: {Elk: {at: Moor, is: [stunned]}}
        """,
    "there is where it will be, as its destination is chosen before the targets (355.4)": """
        given: {FIELDS, Ana: {hand: [Charge], base: [Elk]}, Ben: {at Altar: [Ox], at Moor: [Pup]}}
        when: [{play: Charge}, {resolve: all}]
        choices: [{player: Ana, question: location, answer: Altar}]
        then: {Elk: {at: Altar}, Ox: {damage: 2}, Pup: {at: Moor}}
        twin: {change: {choices.0.answer: Moor}, then: {Elk: {at: Moor}, Pup: {zone: trash}, Ox: {damage: 0}}}
        """,
    "what may be paid to save a unit is paid as it would die, and nobody has to": """
        given: {FIELDS, Ana: {hand: [Refuge, Poke], base: [Elk], energy: 1}, Ben: {}}
        when: [{play: Refuge}, {resolve: all}, {play: Poke}, {resolve: all}]
        choices: [{player: Ana, question: apply replacement, answer: yes}]
        then: {Elk: {zone: base, damage: 0, is: [exhausted]}, Ana: {energy: 0}}
        twin: {change: {choices.0.answer: no}, then: {Elk: {zone: trash}, Ana: {energy: 1}}}
        """,
}


@each(CASES | SPOKEN_OF)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_stands_behind_do_this_is_done_then(body: str, edition: str) -> None:
    confirm(body, edition)


def confirm(body: str, edition: str) -> None:
    scenario = scenario_in(PLAY.read(body.replace("FIELDS", FIELDS)), edition)
    assert_confirmed(run_scenario(scenario, edition))
    if scenario.twin is not None:
        assert_confirmed(run_scenario(scenario.twin, edition))


@pytest.mark.parametrize(
    ("edition", "question", "waits"),
    [("v1.4", "may trigger", "[Wake (do this)]"), ("v1.3", "may trigger", "[Wake (do this)]"),
     ("v1.2", "may", "[Wake (do this)]")],
)  # fmt: skip
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whether_it_is_done_at_all_is_decided_as_for_any_trigger(
    edition: str, question: str, waits: str, answer: str
) -> None:
    """With "you may" first it is decided before it waits, so that it never does if declined; in v1.2 as it resolves."""
    chain = "[]" if answer == "no" and question == "may trigger" else waits
    confirm(f"""
        given: {{FIELDS, Ana: {{hand: [Wake], deck: 2, base: [{{card: Elk, exhausted: true}}]}}, Ben: {{}}}}
        when: [{{play: Wake}}, {{resolve: 1}}, {{check: {{chain: {chain}}}}}, {{resolve: all}}]
        choices: [{{player: Ana, question: {question}, answer: {answer}}}]
        then: {{Elk: {{is: [{"ready" if answer == "yes" else "exhausted"}]}}}}
    """, edition)  # fmt: skip
