"""Riftbound's spells that choose one of my units: what is said of them holds as long as that unit is on the board.

A unit that went where it is no legal target is chosen all the same (Core Rules v1.4 359.3.e.3 and its FAQ); one that
left the board is another object by the time it comes back.
"""

from __future__ import annotations

from functools import cache

import pytest

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.core.evaluator.riftbound_as_printed import cards_of
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

TEXTS: dict[str, tuple[str, str]] = {
    "Repulse": ("Spell", "[Reaction]\nCounter a spell that chooses a friendly unit."),
    "Shelter": ("Spell", "[Reaction]\nCounter an enemy spell that chooses one or more friendly units or gear."),
    "Bolt": ("Spell", "[Action]\nDeal 3 to a unit."),
    "Snipe": ("Spell", "[Action]\nDeal 3 to a unit at a battlefield."),
    "Pair": ("Spell", "[Action]\nDeal 1 to a unit. Deal 1 to another unit."),
    "Nova": ("Spell", "[Action]\nDeal 2 to all units."),
    "Home": ("Spell", "[Reaction]\nRecall a unit."),
    "Hand": ("Spell", "[Reaction]\nReturn a unit to its owner's hand."),
    "Scrap": ("Spell", "[Action]\nKill a gear."),
    "Proud": ("Unit", "When an opponent plays a spell that chooses me, draw 1."),
}
OTHERS = {
    "Wolf": {"types": ["unit"], "might": 4, "abilities": []},
    "Pup": {"types": ["unit"], "might": 1, "abilities": []},
    "Idol": {"types": ["gear"], "abilities": []},
}
CASES = {
    "a spell that chooses my unit is countered, one that chooses theirs is not": """
        given: {turn: {player: Ben}, Ana: {base: [Wolf], hand: [Repulse]}, Ben: {hand: [Bolt], base: [Pup]}}
        when: [{play: Bolt, by: Ben}, {pass: Ben}, {play: Repulse, by: Ana}, {resolve: all}]
        choices: [{player: Ben, question: targets, answer: Wolf}]
        then: {Wolf: {damage: 0}, Bolt: {zone: trash}}
        twin: {change: {choices.0.answer: Pup, when.3: null}, then: {illegal: true}}
        """,
    "a unit that went where it is no legal target is still chosen; one in a hand is not": """
        given: {turn: {player: Ben}, battlefields: [{card: Altar, controller: Ana}],
          Ana: {at Altar: [Wolf, Pup], hand: [Repulse, Home, Hand]}, Ben: {hand: [Snipe]}}
        when: [{play: Snipe, by: Ben}, {pass: Ben}, {play: Home, by: Ana}, {resolve: 1}, {pass: Ben},
          {play: Repulse, by: Ana}, {check: {chain: [Snipe, Repulse]}}, {resolve: 1}]
        choices: [{player: Ben, question: targets, answer: Wolf}, {player: Ana, question: targets, answer: Wolf}]
        then: {chain: []}
        twin: {change: {when.2: {play: Hand, by: Ana}, when.7: null, when.6: null}, then: {illegal: true}}
        """,
    "what strikes all units chooses none, and of two that are chosen one is enough": """
        given: {turn: {player: Ben}, Ana: {base: [Wolf], hand: [Repulse]}, Ben: {hand: [Nova, Pair], base: [Pup]}}
        when: [{play: Nova, by: Ben}, {pass: Ben}, {play: Repulse, by: Ana}]
        then: {illegal: true}
        twin: {change: {when: [{play: Pair, by: Ben}, {pass: Ben}, {play: Repulse, by: Ana}, {resolve: all}],
          choices: [{player: Ben, question: targets, answer: Wolf}, {player: Ben, question: targets, answer: Pup}]},
          then: {Wolf: {damage: 0}, Pup: {damage: 0}}}
        """,
    "gear is chosen too where the text says so, and my own spell is no enemy's": """
        given: {turn: {player: Ben}, Ana: {base: [Idol], hand: [Shelter]}, Ben: {hand: [Scrap]}}
        when: [{play: Scrap, by: Ben}, {pass: Ben}, {play: Shelter, by: Ana}, {resolve: all}]
        then: {Idol: {zone: base}}
        twin: {change: {given.turn.player: Ana, given.Ana: {base: [Idol], hand: [Shelter, Scrap]}, given.Ben: {},
          when: [{play: Scrap, by: Ana}, {play: Shelter, by: Ana}]}, then: {illegal: true}}
        """,
    "a spell has been played once it has resolved, and is known by whom it chose": """
        given: {turn: {player: Ben}, Ana: {base: [Proud], deck: 3}, Ben: {hand: [Bolt, Nova], base: [Wolf]}}
        when: [{play: Nova, by: Ben}, {resolve: all}, {check: {triggers: {Proud: 0}}}, {heal: Proud},
          {play: Bolt, by: Ben}, {resolve: 1}]
        choices: [{player: Ben, question: targets, answer: Wolf}]
        then: {triggers: {Proud: 0}}
        twin: {change: {given.Ana: {base: [{card: Proud, buffed: true}], deck: 3}, choices.0.answer: Proud},
          then: {triggers: {Proud: 1}, Proud: {damage: 3}}}
        """,
}


@cache
def _cards() -> str:
    return cards_of(TEXTS, OTHERS)


@each(CASES)
@pytest.mark.parametrize("edition", ["v1.4", "v1.3", "v1.2"])
def test_what_a_spell_chooses_is_known_while_it_waits_and_once_it_was_played(body: str, edition: str) -> None:
    scenario = scenario_in(Written("riftbound", (edition,), _cards()).read(body), edition)
    assert_confirmed(run_scenario(scenario, edition))
    assert scenario.twin is not None
    assert_confirmed(run_scenario(scenario.twin, edition))
