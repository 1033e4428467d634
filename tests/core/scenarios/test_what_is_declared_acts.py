"""Whatever a game declares acts: for each key and word there are two runs that differ by it.

The examples that ship and the witnesses are searched for a place where the entry stands. It is dropped, with the whole
item it stands in where it cannot be missed, or another word stands in its place or behind it; then the run differs.
What nothing shows yet is listed; what an example has shown since can be taken off that list.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import Effect, Entry, KeyTrial, Scenario, declared, entry_of
from tests.campaigns import some_of
from tests.shipped import cards_of, examples_of, scenario_in
from tests.witnesses import FOLDER, sources

GAME_NAMES = sorted(GAMES)
MOST_PLACES = 32
# Of each game, in a run that is no campaign.
SAMPLED_ENTRIES = 120


@cache
def trials(game: str) -> tuple[KeyTrial, ...]:
    """Every scenario of a game to be tried: first those that are run once and not in every course, shortest first."""
    files = [*(path.read_text() for path in examples_of(game)), *sources(game)]
    cards = cards_of(game).get
    return tuple(KeyTrial(file, GAMES.played, cards, in_its_editions) for file in sorted(files, key=_how_long))


def _how_long(file: str) -> tuple[bool, int]:
    return "explore: true" in file, len(file)


def in_its_editions(scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
    """A scenario in each edition that it names: some words act in one alone that follows another's rows."""
    yield from ((label, scenario_in(scenario, label)) for label in scenario.editions)


def not_shown(game: str) -> set[Entry]:
    """The entries of which no run differs, but for those that are listed: each of these would be tried in vain."""
    words = GAMES[game].table.vocabulary
    places = defaultdict(list)
    for trial in trials(game):
        for met in trial.met:
            places[entry_of(met, words)].append((trial, met))
    return {
        entry
        for entry in some_of(sorted(set(declared(words)) - listed(game), key=str), SAMPLED_ENTRIES)
        if not any(
            tried.effect is Effect.DIFFERS
            for trial, met in places[entry][:MOST_PLACES]
            for tried in trial.tries(met)
        )
    }


def listed(game: str) -> set[Entry]:
    written = yaml.safe_load((FOLDER / "not-shown.yaml").read_text())[game] or {}
    return {Entry(what, str(word)) for what, words in written.items() for word in words}


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_entry_is_shown_but_those_that_are_listed(game: str) -> None:
    unknown = sorted(map(str, not_shown(game)))
    assert unknown == [], "declared, and no run differs by it: write a witness"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_more_is_shown_than_is_listed(game: str) -> None:
    entries = set(declared(GAMES[game].table.vocabulary))
    assert len(listed(game)) < len(entries) / 2


def test_what_makes_no_difference_in_an_example_is_found() -> None:
    file = (
        "example: trial\ngame: riftbound\ntitle: A trial\neditions: [v1.3]\n"
        "cards:\n  Bell: {types: [unit], might: 2, abilities: [{when: {event: dies, object: me}, do: [{draw: 1}]}]}\n"
        "given: {Ana: {base: [Bell]}, Ben: {}}\n"
        "when: [{kill: Bell}, {resolve: all}]\nthen: {Ana: {hand: 1}}\n"
    )
    trial = KeyTrial(file, GAMES.played, {}.get)
    effects = {(tried.met.what, tried.met.word): tried.effect for tried in trial.all()}
    assert effects["a card", "might"] is Effect.NONE
    assert effects["an event", "dies"] is Effect.DIFFERS
    (might,) = (met for met in trial.met if met.word == "might")
    assert trial.part_of(might) == "cards"
    assert "described whole" in trial.why_none(might)


LONE = """
example: lone
game: magic
title: A change that stands alone
editions: ["2024-06-07"]
cards:
  Law: {types: [enchantment], abilities: [{passive: {power: 1}, affects: {type: creature}}]}
  Bear: {types: [creature], power: 2, toughness: 2}
given: {turn: {player: Ann}, Ann: {battlefield: [Law, Bear]}, Bob: {}}
when: []
then: {Bear: {power: 3}}
"""


def _tried(word: str) -> list[tuple[str, Effect]]:
    trial = KeyTrial(LONE, GAMES.played, {}.get)
    [met, *_] = [each for each in trial.met if each.key and each.word == word]
    return [(tried.change, tried.effect) for tried in trial.tries(met)]


def test_a_key_that_may_not_be_missed_and_stands_alone_is_dropped_with_the_ability():
    """Without it a mapping would be empty, which is refused and would show nothing."""
    dropped, whole, *_ = _tried("power")
    assert dropped == ("dropped", Effect.REFUSED)
    assert whole == ("dropped with what it stands in", Effect.DIFFERS)


def test_a_key_that_can_be_missed_is_not_shown_by_dropping_what_is_around_it():
    changes = [change for change, _ in _tried("type")]
    assert "dropped with what it stands in" not in changes
