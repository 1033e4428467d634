"""A trace tells of events as players of each game do."""

from __future__ import annotations

import string

import pytest

from rules_data.core.abilities import second_person
from rules_data.core.evaluator import TraceStep
from rules_data.core.evaluator.events import describing
from rules_data.core.evaluator.events.sentences import HowMany
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Run
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3",))
FLESH = Written("flesh-and-blood", ("2026-06-10",))


def told(run: Run) -> list[str]:
    """What the trace says of events, in order."""
    steps: list[TraceStep] = [step for step in run.trace if step.kind == "event"]
    return [step.text for step in steps]


@pytest.mark.parametrize("game", sorted(GAMES.played))
def test_every_sentence_is_of_an_event_that_the_game_has(game: str) -> None:
    table = GAMES.played[game].table
    known = {*table.vocabulary.events, *table.commits}
    assert [kind for kind in table.sentences.events if kind not in known] == []
    assert [phase for phase in table.sentences.phases if phase not in table.vocabulary.phases] == []
    places = table.vocabulary.zones | table.vocabulary.put_where
    assert [zone for zone in table.sentences.into if zone not in places] == []


@pytest.mark.parametrize("game", sorted(GAMES.played))
def test_every_slot_of_a_sentence_stands_for_something(game: str) -> None:
    sentences = GAMES.played[game].table.sentences.events.values()
    slots = {name for sentence in sentences for _, name, _, _ in string.Formatter().parse(sentence) if name}
    assert slots <= set(describing._SLOTS)


def test_a_player_draws_gains_and_loses_and_a_creature_is_sacrificed() -> None:
    run = MAGIC.confirm(
        """
        cards:
          Book: {types: [sorcery], abilities: [{do: [{draw: 2}, {gain life: 1}, {lose life: 3, player: opponent}]}]}
          Bear: {types: [creature], power: 2, toughness: 2}
          Rite: {types: [sorcery], abilities: [{do: [{sacrifice: {all: {type: creature}}}]}]}
        given: {turn: {player: Ada}, Ada: {hand: [Book, Rite], library: 5, battlefield: [Bear]}, Ben: {}}
        when: [{cast: Book, by: Ada}, {resolve: 1}, {cast: Rite, by: Ada}, {resolve: 1}]
        then: {Ada: {hand: 2, life: 21}, Ben: {life: 17}}
        """
    )
    said = told(run)
    assert "Ada casts Book" in said
    assert said.count("Ada draws a card") == 2
    assert {"Ada gains 1 life", "Ben loses 3 life", "Ada sacrifices Bear"} <= set(said)


def test_what_is_damaged_or_destroyed_is_told_with_what_does_it() -> None:
    run = MAGIC.confirm(
        """
        cards:
          Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: creature}}]}]}
          Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
          Ox: {types: [creature], power: 1, toughness: 4}
        given: {turn: {player: Ada}, Ada: {hand: [Bolt, Doom]}, Ben: {battlefield: [Ox]}}
        when: [{cast: Bolt, by: Ada}, {resolve: 1}, {cast: Doom, by: Ada}, {resolve: 1}]
        then: {Ox: {zone: graveyard}}
        """
    )
    assert {"Ox is dealt 3 damage by Bolt", "Ox is destroyed by Doom"} <= set(told(run))


def test_two_units_attack_and_one_attacks() -> None:
    both = RIFTBOUND.confirm(
        """
        given:
          turn: {player: Ahri}
          battlefields: [{card: Old Mill, controller: Jinx}]
          Ahri: {base: [{token: Guard, as: g1}, {token: Guard, as: g2}]}
          Jinx: {at Old Mill: [{token: Recruit, as: d1}]}
        when: [{move: [g1, g2], to: Old Mill}]
        then: {g1: {at: Old Mill}}
        """
    )
    said = told(both)
    assert "g1 and g2 attack at Old Mill" in said
    assert "d1 defends at Old Mill" in said


@pytest.mark.parametrize(
    ("number", "noun", "says"),
    [
        (1, "a card", "a card"),
        (3, "a card", "3 cards"),
        (0, "a card", "0 cards"),
        (1, "an action point", "an action point"),
        (2, "an action point", "2 action points"),
    ],
)
def test_a_number_is_told_with_its_noun(number: int, noun: str, says: str) -> None:
    assert format(HowMany(number), noun) == says


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("is", "are"),
        ("attacks", "attack"),
        ("clashes", "clash"),
        ("becomes", "become"),
        ("goes", "go"),
        ("passes", "pass"),
    ],
)
def test_a_verb_of_one_thing_becomes_that_of_several(one: str, several: str) -> None:
    assert second_person(one) == several


def test_a_step_begins_with_a_capital_but_a_name_stays_as_it_is_written() -> None:
    run = MAGIC.confirm(
        """
        cards:
          greeter: {types: [creature], power: 1, toughness: 1,
                    abilities: [{when: {event: enters, object: {type: creature, other: true}}, do: [{gain life: 1}]}]}
          Bear: {types: [creature], power: 2, toughness: 2}
          Echo: {types: [enchantment],
                 abilities: [{replace: {event: ability triggers}, keeps: true, amount: {sum: [that much, 1]}}]}
        given: {Ann: {battlefield: [greeter, Echo], hand: [Bear]}, Bob: {}}
        when: [{cast: Bear}, {resolve: all}]
        then: {Ann: {life: 22}}
        """
    )
    texts = [step.text for step in run.trace]
    assert "An ability of greeter triggers 2 times" in texts
    assert any(text.startswith("greeter triggers") for text in texts)
    assert [text for text in texts if text.startswith("an ")] == []
