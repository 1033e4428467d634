"""What is written from data reads back as the same data: all that ships, but for sentences listed one by one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    ControlledBy,
    EventPattern,
    Filter,
    OfType,
    Origin,
    Pick,
    Relation,
    Selector,
    Tagged,
    Trigger,
)
from rules_data.core.abilities.effects import VERBS
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Back, abilities_in, read_back
from rules_data.management import _written_figures
from tests.campaigns import in_full, some_of
from tests.shipped import cards_of, example, examples_of

LISTED = Path(__file__).resolve().parents[2] / "samples" / "not_read_back"
GAME_NAMES = ["riftbound", "magic", "flesh-and-blood"]
# Of the abilities of each game, in a run that is no campaign.
SAMPLED = 150
CREATURE = Filter((OfType(("creature",)), ControlledBy(Relation.YOU)))


def listed(game: str) -> set[str]:
    return set((LISTED / f"{game}.txt").read_text("utf-8").splitlines())


def shipped(game: str) -> tuple[Ability, ...]:
    """The abilities of a game's cards and examples, each once."""
    things = (*cards_of(game).values(), *(example(path) for path in examples_of(game)))
    return tuple(dict.fromkeys(ability for thing in things for ability in abilities_in(thing)))


def found_among(abilities: Iterable[Ability], game: str) -> set[str]:
    return set(_written_figures.WrittenFigures.of(abilities, GAMES.played[game]).listed())


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_ships_reads_back_but_for_the_sentences_that_are_listed(game: str) -> None:
    """The list only gets shorter: `manage.py bench written --game GAME --list` prints what belongs on it."""
    found = found_among(some_of(shipped(game), SAMPLED), game)
    assert found - listed(game) == set(), "written in words that no phrase reads: teach a phrase to read them"


@in_full
@pytest.mark.campaign
@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_is_listed_does_not_read_back(game: str) -> None:
    found = found_among(shipped(game), game)
    assert listed(game) - found == set(), "these read back now: take them from the list"


def triggered(*effects: object) -> Ability:
    return Ability(AbilityKind.TRIGGERED, effects, Trigger((EventPattern("dies", CREATURE),)))  # type: ignore[arg-type]


def test_an_ability_reads_back_as_itself() -> None:
    ability = triggered(VERBS["draw"](amount=2), VERBS["gain life"](amount=3))
    back = read_back(ability, GAMES.played["magic"])
    assert (back.words, back.outcome) == (
        "Whenever a creature you control dies, draw two cards, then gain 3 life.", Back.SAME
    )  # fmt: skip


def test_what_things_are_called_in_a_file_is_no_other_ability() -> None:
    """Its own name, the name of what is chosen, and who made it are told by no words."""
    chosen = Selector(Pick.CHOOSE, Filter((OfType(("creature",)),)), bind="guest")
    ability = triggered(VERBS["tap"](chosen), VERBS["untap"](Selector(Pick.THAT, name="guest")))
    named = replace(ability, name="visit", origin=Origin.DELAYED)
    with_other = replace(triggered(VERBS["tap"](replace(chosen, bind="host"))), name="stay")
    assert read_back(named, GAMES.played["magic"]).outcome is read_back(ability, GAMES.played["magic"]).outcome
    assert read_back(with_other, GAMES.played["magic"]).outcome is Back.SAME


def test_words_that_nobody_reads_are_told_as_such() -> None:
    ability = Ability(AbilityKind.INSTRUCTIONS, (VERBS["nothing"](),))
    back = read_back(ability, GAMES.played["flesh-and-blood"])
    assert back.outcome is Back.UNREAD
    assert back.words


def test_what_has_no_words_is_told_as_such() -> None:
    remembered = [Selector(Pick.THAT, name=name) for name in ("first", "second")]
    ability = Ability(AbilityKind.INSTRUCTIONS, tuple(VERBS["kill"](each) for each in remembered))
    assert read_back(ability, GAMES.played["riftbound"]).outcome is Back.REFUSED


def test_one_of_several_that_are_yours_is_called_so() -> None:
    mine = Selector(Pick.CHOOSE, Filter((Tagged(("Mech",)), ControlledBy(Relation.YOU))))
    back = read_back(Ability(AbilityKind.INSTRUCTIONS, (VERBS["kill"](mine),)), GAMES.played["riftbound"])
    assert (back.words, back.outcome) == ("Kill one of your Mechs.", Back.SAME)


def test_a_fight_reads_back_as_a_fight() -> None:
    of_each = (Filter((OfType(("creature",)), ControlledBy(who))) for who in (Relation.YOU, Relation.OPPONENT))
    one, other = (Selector(Pick.CHOOSE, creature) for creature in of_each)
    back = read_back(Ability(AbilityKind.INSTRUCTIONS, (VERBS["fight"](one, others=other),)), GAMES.played["magic"])
    assert back.outcome is Back.SAME, back.words
