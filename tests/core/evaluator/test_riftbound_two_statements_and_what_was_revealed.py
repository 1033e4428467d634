"""Texts of Riftbound, read and played: two statements in one sentence, what was revealed, whom a spell chooses."""

from __future__ import annotations

from functools import cache

import pytest

from rules_data.core.scenarios import run_scenario
from tests.core.evaluator.cases import each
from tests.core.evaluator.riftbound_as_printed import cards_of, read_text
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed

DECK, THEM = "your Main Deck", "from among them"
SEEN = f"look at the top 3 cards of {DECK}. You may reveal a unit {THEM} and draw it"
PAID = "If you paid my additional cost"
TEXTS: dict[str, tuple[str, str]] = {
    "Standard": ("Gear", "Friendly units have +1 [M], and enemy units have -1 [M]."),
    "Warden": ("Unit", "While I'm at a battlefield, friendly units have +1 [M] and enemy units can't move."),
    "Shepherd": ("Unit", f"When you play me, {SEEN}. Recycle the rest. Then if you revealed a Cat, do this: Draw 1."),
    "Storm": ("Spell", "Deal 2 to all units. For each enemy unit this kills, do this: Draw 1."),
    "Culling": (
        "Unit",
        "You may discard 1 as an additional cost to play me.\n"
        f"When you play me, each player must kill one of their units. {PAID}, you don't kill a unit this way.",
    ),
    "Cull": ("Spell", "This costs [2] less if you choose a Cat.\nKill a unit."),
    "Return": ("Spell", "Choose up to 2 cards from opponents' trashes. Their owners recycle them."),
}
OTHERS = {
    "Pup": {"types": ["unit"], "tags": ["Dog"], "might": 1, "abilities": []},
    "Cat": {"types": ["unit"], "tags": ["Cat"], "might": 2, "abilities": []},
    "Ox": {"types": ["unit"], "might": 5, "abilities": []},
    "Note": {"types": ["spell"], "abilities": [{"do": [{"draw": 1}]}]},
}
CASES = {
    "each side has what is said of it": """
        given: {Ana: {base: [Standard, Cat]}, Ben: {base: [Ox]}}
        when: []
        then: {Cat: {might: 3}, Ox: {might: 4}}
        twin: {change: {given.Ana.base: [Cat]}, then: {Cat: {might: 2}, Ox: {might: 5}}}
        """,
    "the condition in front is that of both": """
        given: {turn: {player: Ben}, battlefields: [{card: Altar, controller: Ana}, {card: Mill, controller: Ben}],
          Ana: {at Altar: [Warden], base: [Cat]}, Ben: {base: [Ox]}}
        when: [{check: {Cat: {might: 3}}}, {move: Ox, to: Mill}]
        then: {illegal: true}
        twin: {change: {given.Ana: {base: [Warden, Cat]}, when: [{move: Ox, to: Mill}]},
          then: {Cat: {might: 2}, Ox: {at: Mill}}}
        """,
    "it is asked what was revealed, whatever was recycled since": """
        given: {Ana: {hand: [Shepherd], deck: [Cat, Pup, Note, Ox]}, Ben: {}}
        when: [{play: Shepherd, at: base}, {resolve: all}]
        choices: [{player: Ana, question: may, answer: yes}, {player: Ana, question: objects, answer: Cat}]
        then: {Ana: {hand: [Cat, Ox]}}
        twin: {change: {choices.1.answer: Pup}, then: {Ana: {hand: [Pup]}}}
        """,
    "where nothing is revealed nothing is asked of it": """
        given: {Ana: {hand: [Shepherd], deck: [Cat, Pup, Note, Ox]}, Ben: {}}
        when: [{play: Shepherd, at: base}, {resolve: all}]
        choices: [{player: Ana, question: may, answer: no}]
        then: {Ana: {hand: 0, deck: 4}}
        twin: {change: {choices: [{player: Ana, question: may, answer: yes},
          {player: Ana, question: objects, answer: Cat}]}, then: {Ana: {hand: 2, deck: 2}}}
        """,
    "a card is drawn for each enemy unit that this kills, and for no other": """
        given: {Ana: {hand: [Storm], base: [Pup], deck: 5}, Ben: {base: [Cat, {card: Pup, as: p}, Ox]}}
        when: [{play: Storm}, {resolve: all}]
        then: {Ana: {hand: 2}, Ox: {damage: 2}, Pup: {zone: trash}}
        twin: {change: {given.Ben.base: [Ox]}, then: {Ana: {hand: 0}}}
        """,
    "whoever paid besides kills nothing of their own": """
        given: {Ana: {hand: [Culling, Note], base: [Cat]}, Ben: {base: [Ox]}}
        when: [{play: Culling, at: base}, {resolve: all}]
        choices: [{player: Ana, question: pay optional cost, answer: yes}]
        then: {Ox: {zone: trash}, Cat: {zone: base}, Culling: {zone: base}}
        twin: {change: {choices: [{player: Ana, question: pay optional cost, answer: no},
          {player: Ana, question: objects, answer: Cat}]}, then: {Ox: {zone: trash}, Cat: {zone: trash}}}
        """,
    "a spell is cheaper for what it chooses": """
        given: {Ana: {hand: [Cull], energy: 1}, Ben: {base: [Cat, Ox]}}
        when: [{play: Cull}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: Cat}]
        then: {Cat: {zone: trash}, Ana: {energy: 0}}
        twin: {change: {choices.0.answer: Ox, when: [{play: Cull}]}, then: {illegal: true}}
        """,
    "cards of several trashes are recycled by those who own them": """
        given: {players: [Ana, Ben, Cy], Ana: {hand: [Return]}, Ben: {trash: [Ox], deck: 1},
          Cy: {trash: [Cat], deck: 1}}
        when: [{play: Return}, {resolve: all}]
        choices: [{player: Ana, question: targets, answer: [Ox, Cat]}]
        then: {Ben: {deck: 2, trash: []}, Cy: {deck: 2, trash: []}}
        twin: {change: {choices.0.answer: [Ox]}, then: {Ben: {deck: 2}, Cy: {deck: 1}}}
        """,
}


@cache
def _cards() -> str:
    return cards_of(TEXTS, OTHERS, {"Cull": 3})


@each(CASES)
@pytest.mark.parametrize("edition", ["v1.4", "v1.3", "v1.2"])
def test_what_is_read_is_played_as_it_says(body: str, edition: str) -> None:
    scenario = scenario_in(Written("riftbound", (edition,), _cards()).read(body), edition)
    assert_confirmed(run_scenario(scenario, edition))
    assert scenario.twin is not None
    assert_confirmed(run_scenario(scenario.twin, edition))


def test_what_was_revealed_is_not_asked_where_nothing_was() -> None:
    assert read_text("Seer", "Unit", "When you play me, if you revealed a Cat, draw 1.").description is None


def test_xp_can_be_paid_for_what_a_spell_does() -> None:
    study = read_text("Study", "Spell", "You may pay 2 XP to draw 1.").description
    assert study is not None
    assert study["abilities"] == [{"do": [{"pay": {"xp": 2}, "to do": [{"draw": 1}]}]}]
