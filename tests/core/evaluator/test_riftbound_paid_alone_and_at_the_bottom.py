"""Texts of Riftbound, read and played: what is paid for each, who is alone, whose second card, where that is."""

from __future__ import annotations

from functools import cache

import pytest

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.core.evaluator.riftbound_as_printed import cards_of, read_text
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

EDITIONS = ("v1.4", "v1.3", "v1.2")
BELOW, HOME = "on the bottom of your Main Deck", "to your base"
TEXTS: dict[str, tuple[str, str]] = {
    "Volley": ("Spell", "Pay any amount of [A]. Deal 2 to an enemy unit for each [A] paid."),
    "Muster": ("Spell", f"Pay any amount of [A]. Play a 1 [M] Recruit unit token {HOME} for each [A] paid. Draw 1."),
    "Rager": ("Unit", "When you play me, pay any amount of [A] to give me +1 [M] this turn for each [A] paid."),
    "Banner": ("Gear", "Your units that are alone have +2 [M]."),
    "Lone": ("Unit", "While I'm alone, I have +2 [M]."),
    "Follow": ("Spell", "Choose an enemy unit. Move a friendly unit to its location."),
    "Flank": ("Spell", "Move a friendly unit to the location of an enemy unit."),
    "Bury": ("Spell", "Return an enemy unit to the bottom of its owner's Main Deck."),
    "Flood": ("Spell", "Put all units on the bottom of their owners' Main Decks."),
    "Sift": ("Spell", f"Look at the top 3 cards of your Main Deck. Put one into your hand and the rest {BELOW}."),
    "Clerk": ("Gear", "When an opponent plays their second card each turn, draw 1."),
    "Census": ("Gear", "When a player draws their second card each turn, draw 1."),
    "Toll": ("Gear", "When a player plays their second unit each turn, draw 1."),
    "Tale": ("Spell", "[Reaction]\nDraw 1."),
}
OTHERS = {
    "Pup": {"types": ["unit"], "might": 1, "cost": {"energy": 0}, "abilities": []},
    "Ox": {"types": ["unit"], "might": 5, "abilities": []},
    "Silence": {
        "types": ["spell"],
        "keywords": ["reaction"],
        "abilities": [{"do": [{"counter": {"choose": 1, "zone": "chain", "type": "spell"}}]}],
    },
}
CASES = {
    "two is dealt for each power that is paid, all of it to one unit": """
        given: {Ana: {hand: [Volley], power: 3}, Ben: {base: [Ox]}}
        when: [{play: Volley}, {resolve: all}]
        choices: [{player: Ana, question: amount to pay, answer: 2}]
        then: {Ox: {damage: 4}, Ana: {power: 1}}
        twin: {change: {choices.0.answer: 3}, then: {Ox: {zone: trash}, Ana: {power: 0}}}
        """,
    "nothing need be paid, and then nothing is dealt": """
        given: {Ana: {hand: [Volley], power: 1}, Ben: {base: [Ox]}}
        when: [{play: Volley}, {resolve: all}]
        choices: [{player: Ana, question: amount to pay, answer: 0}]
        then: {Ox: {damage: 0}, Ana: {power: 1}}
        twin: {change: {choices.0.answer: 1}, then: {Ox: {damage: 2}}}
        """,
    "a token comes for each, and what stands behind is done once": """
        given: {Ana: {hand: [Muster], power: 3, deck: 4}, Ben: {}}
        when: [{play: Muster}, {resolve: all}]
        choices: [{player: Ana, question: amount to pay, answer: 3}]
        then: {Ana: {base: {count: 3}, hand: 1}}
        twin: {change: {choices.0.answer: 2}, then: {Ana: {base: {count: 2}, hand: 1}}}
        """,
    "a unit grows by what is paid as its ability resolves": """
        given: {Ana: {hand: [Rager], power: 2}, Ben: {}}
        when: [{play: Rager, at: base}, {resolve: all}]
        choices: [{player: Ana, question: amount to pay, answer: 2}, {player: Ana, question: pay, answer: yes}]
        then: {Rager: {might: 5}}
        twin: {change: {choices.0.answer: 1}, then: {Rager: {might: 4}}}
        """,
    "of three units the one with nobody of its own beside it is alone, whoever else is there": """
        given: {battlefields: [{card: Altar, controller: Ana}], Ana: {base: [Banner, Pup, {card: Pup, as: p}],
          at Altar: [Ox]}, Ben: {at Altar: [{card: Pup, as: foe}]}}
        when: []
        then: {Ox: {might: 7}, Pup: {might: 1}, foe: {might: 1}}
        twin: {change: {given.Ana.base: [Banner, Pup]}, then: {Pup: {might: 3}, Ox: {might: 7}}}
        """,
    "a unit is alone no more when another comes, and gear is nobody": """
        given: {Ana: {base: [Lone, Banner], hand: [Pup]}, Ben: {}}
        when: [{check: {Lone: {might: 7}}}, {play: Pup, at: base}, {resolve: all}]
        then: {Lone: {might: 3}, Pup: {might: 1}}
        twin: {change: {when: []}, then: {Lone: {might: 7}}}
        """,
    "a unit follows to where the chosen one is": """
        given: {battlefields: [Altar], Ana: {hand: [Follow], base: [Ox]},
          Ben: {at Altar: [Pup], base: [{card: Pup, as: p}]}}
        when: [{play: Follow}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Pup}]
        then: {Ox: {at: Altar}}
        twin: {change: {given.battlefields: [Altar, Mill], given.Ben: {at Altar: [Pup], at Mill: [{card: Pup, as: p}]},
          choices.0.answer: p}, then: {Ox: {at: Mill}}}
        """,
    "what is returned to the bottom of a deck is its owner's last card": """
        given: {Ana: {hand: [Bury]}, Ben: {base: [Ox], deck: 2}}
        when: [{play: Bury}, {resolve: all}, {draw: 2, by: Ben}]
        then: {Ox: {zone: deck}, Ben: {hand: 2, deck: 1}}
        twin: {change: {when.2: {draw: 3, by: Ben}}, then: {Ox: {zone: hand}}}
        """,
    "of all units each goes under the deck of its owner": """
        given: {Ana: {hand: [Flood], base: [Pup], deck: 1}, Ben: {base: [Ox, {card: Pup, as: p, owner: Ana}], deck: 1}}
        when: [{play: Flood}, {resolve: all}]
        choices: [{player: Ana, question: order on top, answer: [p, Pup]}]
        then: {Ana: {deck: 3, base: []}, Ben: {deck: 2, base: []}}
        twin: {change: {given.Ben.base: [Ox], choices: []}, then: {Ana: {deck: 2}, Ben: {deck: 2}}}
        """,
    "of three cards one is taken and the others lie below the deck": """
        given: {Ana: {hand: [Sift], deck: [Pup, Ox, Tale, Silence]}, Ben: {}}
        when: [{play: Sift}, {resolve: all}, {draw: 1, by: Ana}]
        choices: [{player: Ana, question: objects, answer: Ox},
          {player: Ana, question: order on top, answer: [Pup, Tale]}]
        then: {Ana: {hand: [Ox, Silence], deck: [Pup, Tale]}}
        twin: {change: {choices.1.answer: [Tale, Pup]}, then: {Ana: {deck: [Tale, Pup]}}}
        """,
    "an opponent's second card is not the second card that opponents play": """
        given: {players: [Ana, Ben, Cy], turn: {player: Ana},
          Ana: {base: [Clerk], hand: [{card: Tale, as: mine}], deck: 5},
          Ben: {hand: [Tale, {card: Tale, as: t2}], deck: 5}, Cy: {hand: [{card: Tale, as: t3}], deck: 5}}
        when: [{play: mine}, {pass: Ana}, {play: Tale, by: Ben}, {pass: Ben}, {play: t3, by: Cy}, {resolve: all}]
        then: {triggers: {Clerk: 0}}
        twin: {change: {when: [{play: mine}, {pass: Ana}, {play: Tale, by: Ben}, {play: t2, by: Ben}, {resolve: all}]},
          then: {triggers: {Clerk: 1}}}
        """,
    "each player's second draw is counted": """
        given: {Ana: {base: [Census], deck: 6}, Ben: {deck: 6}}
        when: [{draw: 1, by: Ana}, {draw: 1, by: Ben}, {check: {triggers: {Census: 0}}}, {draw: 1, by: Ben},
          {resolve: all}]
        then: {triggers: {Census: 2}, Ana: {hand: 3}}
        twin: {change: {when.3: {nothing: true}}, then: {triggers: {Census: 0}}}
        """,
    "a player's second unit is counted, and their spells are not": """
        given: {Ana: {base: [Toll], hand: [Pup, Tale, {card: Pup, as: p}], deck: 6}, Ben: {}}
        when: [{play: Pup, at: base}, {play: Tale}, {resolve: all}, {check: {triggers: {Toll: 0}}}, {play: p, at: base},
          {resolve: all}]
        then: {triggers: {Toll: 1}}
        twin: {change: {given.Ana.hand: [Pup, Tale, {card: Tale, as: p}], when.4: {play: p}},
          then: {triggers: {Toll: 0}}}
        """,
}
UNREAD = [
    "Draw 1 for each [A] paid.",
    "Pay any amount of [A]. Draw 1.",
    "Pay any amount of [R]. Deal 1 to a unit for each [G] paid.",
]


@cache
def _cards() -> str:
    return cards_of(TEXTS, OTHERS)


@each(CASES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_read_is_played_as_it_says(body: str, edition: str) -> None:
    scenario = scenario_in(Written("riftbound", (edition,), _cards()).read(body), edition)
    assert_confirmed(run_scenario(scenario, edition))
    assert scenario.twin is not None
    assert_confirmed(run_scenario(scenario.twin, edition))


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_paid_for_each_is_what_was_paid_before(text: str) -> None:
    assert read_text("Spell", "Spell", text).description is None
