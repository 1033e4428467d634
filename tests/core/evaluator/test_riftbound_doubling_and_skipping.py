"""Doubling and swapping Might in Riftbound (v1.3: 432, 433), and skipping turns and parts of them (v1.4: 443)."""

from __future__ import annotations

import json
import re

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.evaluator.games.riftbound.unsaid import INSTEAD, WHY_NOT
from rules_data.core.scenarios import UnableToReadScenario, run_scenario
from tests.core.evaluator.cases import each
from tests.shipped import scenario_in
from tests.verdicts import Written, assert_confirmed, assert_stops

CARDS = """
cards:
  Boar: {types: [unit], might: 9}
  Pup: {types: [unit], might: 1}
  Rally: {types: [spell], keywords: [reaction], abilities: [
    {do: [{double might: {choose: 1, type: unit, controller: you}, for: this turn}]}]}
  Anthem: {types: [spell], abilities: [{do: [{double might: {all: {type: unit, controller: you}}, for: this turn}]}]}
  Trade: {types: [spell], keywords: [reaction], abilities: [
    {do: [{swap might: {choose: 2, type: unit}, for: this turn}]}]}
  Bolt: {types: [spell], keywords: [reaction], abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
  Lullaby: {types: [spell], abilities: [{do: [{skip: draw, player: opponent}]}]}
  Long Sleep: {types: [spell], abilities: [{do: [{skip: turn, player: opponent}]}]}
  Late Rising: {types: [spell], abilities: [{do: [{skip: beginning, player: opponent}]}]}
  No Prize: {types: [spell], abilities: [{do: [{skip: scoring, player: opponent}]}]}
"""
ALL, NEWEST = Written("riftbound", ("v1.4", "v1.3", "v1.2"), CARDS), Written("riftbound", ("v1.4",), CARDS)


def hold(book: Written, body: str) -> None:
    """Confirm a scenario under each edition, those included that are read from a neighbour's rows."""
    for edition in book.editions:
        assert_confirmed(run_scenario(scenario_in(book.read(body), edition), edition))


OF_MIGHT = {
    "doubled Might is gone with the turn": """
        given: {Ahri: {base: [Boar], hand: [Rally]}, Jinx: {}}
        when: [{play: Rally, by: Ahri}, {resolve: 1}, {check: {Boar: {might: 18}}}, {end turn: true}]
        then: {Boar: {might: 9}}
        """,
    "each of several units gets as much as it has itself": """
        given: {Ahri: {base: [Boar, Pup], hand: [Anthem]}, Jinx: {}}
        when: [{play: Anthem, by: Ahri}, {resolve: 1}]
        then: {Boar: {might: 18}, Pup: {might: 2}}
        """,
    "Might doubled twice is four times as much": """
        given: {Ahri: {base: [Pup], hand: [Anthem, Rally]}, Jinx: {}}
        when: [{play: Anthem, by: Ahri}, {resolve: 1}, {play: Rally, by: Ahri}, {resolve: 1}]
        then: {Pup: {might: 4}}
        """,
    "a buff that came after doubling is not doubled": """
        given: {Ahri: {base: [Pup], hand: [Rally]}, Jinx: {}}
        when: [{play: Rally, by: Ahri}, {resolve: 1}, {buff: Pup}]
        then: {Pup: {might: 3}}
        """,
    "the Might of two units is swapped until the end of the turn": """
        given: {Ahri: {base: [Pup], hand: [Trade]}, Jinx: {base: [Boar]}}
        when: [{play: Trade, by: Ahri}, {resolve: 1}, {check: {Pup: {might: 9}, Boar: {might: 1}}}, {end turn: true}]
        then: {Pup: {might: 1}, Boar: {might: 9}}
        """,
    "swapping as much for as much changes nothing": """
        given: {Ahri: {base: [{card: Pup, as: p}], hand: [Trade]}, Jinx: {base: [{card: Pup, as: q}]}}
        when: [{play: Trade, by: Ahri}, {resolve: 1}]
        then: {p: {might: 1}, q: {might: 1}, events: [{event: becomes mighty, times: 0}]}
        """,
    "with one of the two gone nothing is swapped": """
        given: {Ahri: {base: [Pup], hand: [Trade]}, Jinx: {base: [Boar], hand: [Bolt]}}
        when: [{play: Trade, by: Ahri}, {pass: Ahri}, {play: Bolt, by: Jinx}, {resolve: all}]
        choices: [{player: Jinx, question: targets, answer: Boar}]
        then: {Pup: {might: 1}, Boar: {zone: trash}}
        """,
}


@each(OF_MIGHT)
def test_might_is_doubled_and_swapped_by_what_it_is_at_that_moment(body):
    hold(ALL, body)


SKIPPED = {
    "the turn after it is whoever's it would be": """
        given: {Ahri: {hand: [Long Sleep], deck: 5}, Jinx: {deck: 5}}
        when: [{play: Long Sleep, by: Ahri}, {resolve: 1}, {end turn: true}, {check: {turn: Ahri, Jinx: {hand: 0}}},
          {end turn: true}]
        then: {turn: Jinx, Jinx: {hand: 1}, Ahri: {hand: 1}}
        """,
    "of three players the next one has their turn": """
        given: {Ahri: {hand: [Long Sleep], deck: 5}, Jinx: {deck: 5}, Teemo: {deck: 5}}
        when: [{skip: turn, player: opponent, with: Long Sleep, by: Ahri}, {end turn: true}]
        then: {turn: Ahri}
        """,
    "the beginning phase is skipped with its scoring step": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [Late Rising]},
          Jinx: {deck: 5, at Altar: [Boar]}}
        when: [{play: Late Rising, by: Ahri}, {resolve: 1}, {end turn: true}]
        then: {Jinx: {hand: 1, points: 0}}
        """,
    "only the next one is skipped": """
        given: {battlefields: [{card: Altar, controller: Jinx}], Ahri: {hand: [No Prize], deck: 5},
          Jinx: {deck: 5, at Altar: [Boar]}}
        when: [{play: No Prize, by: Ahri}, {resolve: 1}, {end turn: true}, {check: {Jinx: {points: 0}}},
          {end turn: true}, {end turn: true}]
        then: {Jinx: {hand: 2, points: 1}}
        """,
    "what is skipped twice is skipped the next two times": """
        given: {Ahri: {hand: [{card: Lullaby, as: l1}, {card: Lullaby, as: l2}], deck: 5}, Jinx: {deck: 5}}
        when: [{play: l1, by: Ahri}, {resolve: 1}, {play: l2, by: Ahri}, {resolve: 1}, {end turn: true},
          {end turn: true}, {end turn: true}, {check: {Jinx: {hand: 0}}}, {end turn: true}, {end turn: true}]
        then: {Jinx: {hand: 1}}
        """,
}


@each(SKIPPED)
def test_what_is_skipped_is_replaced_with_nothing(body):
    hold(NEWEST, body)


@pytest.mark.parametrize("edition", ["v1.3", "v1.2"])
def test_earlier_rules_do_not_say_what_skipping_does(edition):
    body = """
        given: {Ahri: {hand: [Lullaby]}, Jinx: {deck: 5}}
        when: [{play: Lullaby, by: Ahri}, {resolve: 1}, {end turn: true}]
        then: {Jinx: {hand: 0}}
        """
    assert_stops(ALL.run(body, edition), "The rules do not say what skipping does")


def test_the_main_phase_and_the_end_of_a_turn_are_not_skipped():
    for phase in ("main", "ending"):
        cards = f"\ncards:\n  Odd: {{types: [spell], abilities: [{{do: [{{skip: {phase}}}]}}]}}\n"
        with pytest.raises(UnableToReadScenario, match="a step or phase"):
            Written("riftbound", ("v1.4",), cards).read("given: {Ahri: {}}\nwhen: []\nthen: {turn: Ahri}\n")


TEXTS = [
    ("Double the Might of a friendly unit this turn.", {"Pup": 2, "Boar": 9}),
    ("Swap the Might of two units this turn.", {"Pup": 9, "Boar": 1}),
    ("Swap the Might of a friendly unit and an enemy unit this turn.", {"Pup": 9, "Boar": 1}),
]


@pytest.mark.parametrize(("text", "might"), TEXTS, ids=[text for text, _ in TEXTS])
def test_the_printed_words_are_read_and_run(text, might):
    read = ability_text("riftbound").read(text, "Song")
    abilities = json.dumps([each for one in read for each in one.data["abilities"]])
    cards = f"{CARDS}  Song: {{types: [spell], abilities: {abilities}}}\n"
    then = ", ".join(f"{name}: {{might: {number}}}" for name, number in might.items())
    Written("riftbound", ("v1.3", "v1.2"), cards).confirm(
        f"""
        given: {{Ahri: {{base: [Pup], hand: [Song]}}, Jinx: {{base: [Boar]}}}}
        when: [{{play: Song, by: Ahri}}, {{resolve: 1}}]
        then: {{{then}}}
        """
    )


def with_instructions(instructions: str) -> str:
    return f"""
cards:
  Odd: {{types: [spell], abilities: [{{do: {instructions}}}]}}
given: {{Ahri: {{hand: [Odd]}}, Jinx: {{}}}}
when: []
then: {{turn: Ahri}}
"""


@pytest.mark.parametrize("word", sorted(INSTEAD))
def test_a_word_that_is_no_instruction_is_answered_with_instructions_that_work(word):
    book = Written("riftbound", ("v1.3",))
    with pytest.raises(UnableToReadScenario, match=re.escape(f"found '{word}'. Write {INSTEAD[word]}.")):
        book.read(with_instructions(f"[{{{word}: me}}]"))
    book.read(with_instructions(INSTEAD[word]))


@pytest.mark.parametrize("word", sorted(WHY_NOT))
def test_what_cannot_be_said_is_refused_with_the_reason(word):
    with pytest.raises(UnableToReadScenario, match=re.escape(f"found '{word}'. {WHY_NOT[word]}")):
        Written("riftbound", ("v1.3",)).read(with_instructions(f"[{{{word}: me}}]"))


def test_two_units_change_places_at_once():
    cards = f"{CARDS}  Turnabout: {{types: [spell], abilities: [{{do: {INSTEAD['swap']}}}]}}\n"
    Written("riftbound", ("v1.3", "v1.2"), cards).confirm(
        """
        given:
          battlefields: [{card: Altar, controller: Ahri}]
          Ahri: {hand: [Turnabout], base: [Pup], at Altar: [Boar]}
          Jinx: {}
        when: [{play: Turnabout, by: Ahri}, {resolve: 1}]
        choices: [{player: Ahri, question: targets, answer: Pup}, {player: Ahri, question: targets, answer: Boar}]
        then: {Pup: {at: Altar}, Boar: {at: base}}
        """
    )
