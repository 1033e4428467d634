"""A small word left out of a card's text, or another put for it, changes what is read; none is swallowed."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import (
    SMALL,
    Outcome,
    ability_text,
    changed_by_chance,
    changed_lines,
    make_grammar,
    read_phrases,
    swallowed,
)
from tests.campaigns import rounds

LINES = {
    "magic": (
        "When ~ enters, you may destroy another target creature with power 3 or less an opponent controls.",
        "Each creature you control gets +1/+1 until end of turn.",
        "Whenever another creature you control dies, each opponent loses 1 life unless that player pays {2}.",
        "{2}, {T}: Draw a card. Activate only if you control two or more artifacts and only as a sorcery.",
        "Up to two target creatures each get +2/+0 until end of turn.",
        "At the beginning of your end step, if you control no Lamps, draw two cards.",
        "When ~ dies, return another target creature card from your graveyard to your hand.",
        "~ enters tapped unless you control an Island.",
        "Creatures you control can't be blocked this turn except by Walls.",
        "Whenever ~ attacks alone, target player discards a card at random.",
        "You gain X life, where X is the number of Moths you control.",
    ),
    "riftbound": (
        "When you play me, you may kill another enemy unit with 3 {MIGHT} or less here.",
        "Give each friendly unit here +1 {MIGHT} this turn.",
        "While I'm at a battlefield, other friendly units have +1 {MIGHT}.",
        "When I hold, if you have 4 or more units, draw 1.",
    ),
    "flesh-and-blood": (
        "When ~ attacks, you may discard a card. If you do, draw a card.",
        "Deal 1 arcane damage to each opposing hero.",
        "If you control a dagger, ~ gains +2{P}.",
        "Your next attack action card this turn gains +3{P}.",
    ),
}


@pytest.mark.parametrize(("game", "line"), [(game, line) for game, lines in LINES.items() for line in lines])
def test_without_a_small_word_a_line_says_something_else_or_nothing(game: str, line: str):
    text = ability_text(game)
    (found,) = text.read(line)
    if found.outcome is Outcome.READ:
        assert list(swallowed(text.grammar, found.line.whole, found.data)) == []
        assert list(changed_lines(found.line.whole))


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "line"), [(game, line) for game, lines in LINES.items() for line in lines])
def test_no_small_word_can_come_or_go_unnoticed(game: str, line: str):
    """Whichever word comes, goes or takes another's place, and wherever: other data, or a word is not understood."""
    text = ability_text(game)
    (found,) = text.read(line)
    if found.outcome is Outcome.READ and found.data is not None:
        changes = changed_by_chance(found.line.whole, 1, rounds(600))
        assert list(swallowed(text.grammar, found.line.whole, found.data, changes)) == []
        for _word, changed in changes:
            (again,) = text.read(changed)
            assert again.outcome is Outcome.READ or again.reading.not_understood


def test_changes_by_chance_are_the_same_for_one_seed_and_of_every_small_word():
    line = LINES["magic"][0]
    drawn = [changed_by_chance(line, seed, 40) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    every = {word.partition(",")[0] for word, _changed in changed_by_chance(line, 1, 100_000)}
    assert every == set(SMALL)
    assert ("may", "When ~ enters, you destroy another target creature with power 3 or less an opponent controls.") in (
        changed_by_chance(line, 1, 100_000)
    )


@pytest.mark.parametrize("game", LINES)
def test_most_of_these_lines_are_read(game: str):
    read = [ability_text(game).read(line)[0].outcome is Outcome.READ for line in LINES[game]]
    assert sum(read) >= len(read) - 2


def test_a_phrase_that_swallows_a_word_is_found():
    source = "[line]\nyou draw {number} cards = {draw: $number}\nyou may draw {number} cards ~== {draw: $number}"
    grammar = make_grammar(read_phrases(source, "small"), {})
    (found,) = swallowed(grammar, "You may draw two cards", {"draw": 2})
    assert (found.word, found.changed) == ("may", "You draw two cards")


def test_one_thing_alone_is_not_read_as_all_of_them():
    (several,) = ability_text("magic").read("Creatures you control get +1/+1.")
    (alone,) = ability_text("magic").read("Creature you control get +1/+1.")
    assert several.outcome is Outcome.READ
    assert alone.outcome is not Outcome.READ


def test_what_x_is_stands_in_the_data_even_where_it_has_no_place():
    (found,) = ability_text("magic").read("Tap up to X target Moths, where X is the number of Lamps you control.")
    assert found.data is None or "Lamp" in str(found.data)
